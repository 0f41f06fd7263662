import { Link } from '@tanstack/react-router'
import type { TextFinding } from '@understory/contract/text-measures'
import { textWords } from '../../../lib/words/en/text.ts'
import { textPanelWords } from '../../../lib/words/en/text-panel.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { HelpNote } from '../../../ui/help-note.tsx'
import { linkClass } from '../../../ui/link.tsx'
import { readTone } from '../tone.ts'
import { type Reading, TONES } from '../types.ts'

type ReadingSummaryProps = { text: string; reading: Reading; findings: readonly TextFinding[]; most?: number }

const FIRST = 3

/** A summary, the tones in words and the first findings. */
export function ReadingSummary({ text, reading, findings, most = FIRST }: ReadingSummaryProps) {
  const all = useWords(textWords)
  const words = useWords(textPanelWords)
  const first = findings.filter(({ weight }) => weight === 'suggestion').slice(0, most)
  const tones = TONES.flatMap((name) => {
    const tone = readTone(name, reading.scores[name])
    return tone ? [{ name: all.tone.names[name], said: all.tone.bands[name][tone.band] }] : []
  })
  return (
    <div className="grid gap-3 rounded-3 bg-leaf-softer px-4 py-3">
      <h4 className="font-semibold font-text text-body">{words.result}</h4>
      <p aria-live="polite">{reading.summary}</p>
      {tones.length > 0 && (
        <dl className="grid gap-1">
          {tones.map(({ name, said }) => (
            <div key={name} className="flex justify-between gap-3">
              <dt className="text-ink-soft">{name}</dt>
              <dd className="fig">{said}</dd>
            </div>
          ))}
        </dl>
      )}
      {first.length > 0 && (
        <>
          <h5 className="font-semibold font-text text-small">{words.first}</h5>
          <ul className="grid gap-2 text-small">
            {first.map(({ start, end, reason, kind }) => (
              <li key={`${kind} ${start}`} className="wrap-anywhere">
                <q className="font-display">{text.slice(start, Math.min(end, start + 80))}</q>{' '}
                <span lang="en" className="text-ink-soft">
                  {reason}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      <HelpNote part={reading.help} />
      <Link to="/dashboard/text-analysis" className={linkClass('inline-flex min-h-11 items-center justify-self-start')}>
        {words.more}
      </Link>
    </div>
  )
}
