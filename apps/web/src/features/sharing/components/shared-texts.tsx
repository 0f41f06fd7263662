import type { Snapshot } from '@understory/contract/sharing'
import { sharedView } from '../../../lib/words/en/shared-view.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Card } from '../../../ui/card.tsx'

/** UTF-16 offsets. */
export type Pin = { textId: string; start: number; end: number; sentence: string }

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

/** Shared texts by sentence; each can have a note. */
export function SharedTexts({ texts, onPin }: { texts: Snapshot['texts']; onPin?: ((pin: Pin) => void) | undefined }) {
  const words = useWords(sharedView).texts
  return (
    <Card aria-labelledby="texts" className="grid gap-5">
      <h2 id="texts">{words.heading}</h2>
      {texts.map((text) => (
        <p key={text.id} className="[overflow-wrap:anywhere] whitespace-pre-wrap">
          {[...segmenter.segment(text.text)].map(({ segment, index }) => {
            const sentence = segment.trim()
            if (!onPin || sentence === '') return segment
            const pin = { textId: text.id, start: index, end: index + segment.trimEnd().length, sentence }
            return (
              <button
                key={index}
                type="button"
                aria-label={words.pin(sentence)}
                onClick={() => onPin(pin)}
                className="inline rounded-1 text-start hover:bg-leaf-soft"
              >
                {segment}
              </button>
            )
          })}
        </p>
      ))}
    </Card>
  )
}
