import type { Chosen, Part } from '@understory/contract/coaching'
import type { Context } from '@understory/contract/contexts'
import type { LanguageCode } from '@understory/contract/languages'

export type PartsProps = {
  parts: readonly Part[]
  context: Context
  lang: LanguageCode | undefined
  /** Settings of the person. */
  chosen: Chosen
  isBusy: boolean
  choose: (change: Chosen, label: string) => void
  say: (message: string) => void
}
