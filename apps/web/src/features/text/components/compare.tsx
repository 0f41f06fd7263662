import { decimalOr, whole } from '../../../lib/figures.ts'
import { textWords } from '../../../lib/words/en/text.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Button } from '../../../ui/button.tsx'
import { Card, CardHead } from '../../../ui/card.tsx'
import { FiguresTable } from '../../../ui/figures-table.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { gradeOf } from '../figures.ts'
import { readTone, sayTone } from '../tone.ts'
import { type Reading, type Snapshot, TONES } from '../types.ts'

type CompareProps = { before: Snapshot; text: string; reading: Reading; onReset: () => void }

/** The text as first analyzed, compared with the current one. */
export function Compare({ before, text, reading, onReset }: CompareProps) {
  const all = useWords(textWords)
  const words = all.compare
  const isSame = before.text === text
  const rows = [
    { name: all.glance.words, of: ({ metrics }: Reading) => whole(metrics.words) },
    { name: words.meanWords, of: ({ metrics }: Reading) => decimalOr(metrics.meanSentenceWords, 1, all.tone.none) },
    { name: all.glance.grade, of: ({ metrics }: Reading) => gradeOf(metrics, all.glance) ?? all.tone.none },
    {
      name: words.notes,
      of: ({ findings }: Reading) => String(findings.filter(({ weight }) => weight === 'suggestion').length),
    },
    ...TONES.map((name) => ({
      name: all.tone.names[name],
      of: ({ scores }: Reading) => {
        const tone = readTone(name, scores[name])
        return tone ? sayTone(name, tone, all.tone) : all.tone.none
      },
    })),
  ]
  return (
    <Card aria-labelledby="text-compare" className="mt-6">
      <CardHead>
        <h2 id="text-compare">{words.heading}</h2>
      </CardHead>
      {isSame ? (
        <p className="text-ink-soft">{words.same}</p>
      ) : (
        <>
          <div className="grid gap-6 md:grid-cols-2">
            {[
              { heading: words.before, side: before.text },
              { heading: words.after, side: text },
            ].map(({ heading, side }) => (
              <div key={heading} className="min-w-0">
                <h3 className="mb-2 text-h3">{heading}</h3>
                <TextArea
                  readOnly
                  value={side}
                  aria-label={heading}
                  className="h-72 font-display text-[1.0625rem]/[1.6]"
                />
              </div>
            ))}
          </div>
          <div className="mt-5 overflow-x-auto">
            <FiguresTable
              caption={words.heading}
              columns={[words.figure, words.before, words.after]}
              rows={rows.map(({ name, of }) => ({ key: name, head: name, cells: [of(before.reading), of(reading)] }))}
            />
          </div>
          <Button variant="quiet" size="sm" className="mt-4" onClick={onReset}>
            {words.reset}
          </Button>
        </>
      )}
    </Card>
  )
}
