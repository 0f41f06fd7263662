import type { Chosen, Part } from '@understory/contract/coaching'
import type { Context } from '@understory/contract/contexts'
import type { LanguageCode } from '@understory/contract/languages'

/** What the parts of a reply share. */
export type PartsProps = {
  parts: readonly Part[]
  context: Context
  lang: LanguageCode | undefined
  /** What the person set in it. */
  chosen: Chosen
  isBusy: boolean
  choose: (change: Chosen, label: string) => void
  say: (message: string) => void
}
