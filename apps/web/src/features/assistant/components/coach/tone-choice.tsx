import { TONES, type Tone } from '@understory/contract/coaching'
import { coach } from '../../../../lib/words/en/coach.ts'
import { useWords } from '../../../../lib/words/use-words.ts'
import { Segmented } from '../../../../ui/segmented.tsx'
import type { PartsProps } from './reply-parts.ts'

/** The tone of a built phrase, if the bar doesn't show it. */
export function ToneChoice({ tone = 'plain', choose }: Pick<PartsProps, 'choose'> & { tone?: Tone | undefined }) {
  const words = useWords(coach)
  const segments = TONES.map((value) => ({ value, label: words.tones[value] }))
  return (
    <Segmented
      label={words.kinds.tone}
      segments={segments}
      value={tone}
      onValueChange={(next) => choose({ tone: next }, words.tones[next])}
    />
  )
}
