import type { Context } from '@understory/contract/contexts'
import type { ReactNode } from 'react'
import { sections } from '../../../../lib/words/en/sections.ts'
import { LANGUAGE } from '../../../../lib/words/locale.ts'
import { useWords } from '../../../../lib/words/use-words.ts'
import { Fold } from '../../../../ui/fold.tsx'
import { CoachLink } from '../coach-link.tsx'
import { Lines } from './parts.tsx'

type MomentFoldProps = {
  title: string
  answer: string
  phrase: string
  context: Context
  open?: boolean
  children?: ReactNode
}

/** A case's title; it opens to what to do, what to say, and the coach. */
export function MomentFold({ title, answer, phrase, context, open = false, children }: MomentFoldProps) {
  const words = useWords(sections)
  return (
    <Fold summary={title} open={open}>
      <p className="max-w-[64ch] text-ink-soft">{answer}</p>
      <Lines lines={[phrase]} label={title} />
      {children}
      <p lang={LANGUAGE} className="mb-4">
        <CoachLink context={context} draft={title} label={words.coach} about={title} quiet />
      </p>
    </Fold>
  )
}
