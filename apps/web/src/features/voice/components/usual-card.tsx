import { voiceResultsWords } from '../../../lib/words/en/voice-results.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Card } from '../../../ui/card.tsx'
import type { Scores } from '../figures.ts'

/** Compared with the person's earlier recordings in this context. */
export function UsualCard({ scores }: { scores: Scores | null }) {
  const words = useWords(voiceResultsWords).usual
  const usual = scores?.usual ?? []
  return (
    <Card aria-labelledby="voice-usual">
      <h2 id="voice-usual" className="text-h3">
        {words.heading}
      </h2>
      {usual.length === 0 ? (
        <p className="mt-2 text-ink-soft">{words.none}</p>
      ) : (
        <ul lang="en" className="mt-2 grid gap-1.5">
          {usual.map(({ measure, says }) => (
            <li key={measure}>{says}</li>
          ))}
        </ul>
      )}
    </Card>
  )
}
