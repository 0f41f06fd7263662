import { voiceResultsWords } from '../../../lib/words/en/voice-results.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { TakeWave } from '../../../recorder/components/take-wave.tsx'
import { type Playback, usePlayback } from '../../../recorder/use-playback.ts'
import { leavesDisfluency } from '../../../storage/result-choices.ts'
import { useStored } from '../../../storage/use-stored.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { FiguresTable } from '../../../ui/figures-table.tsx'
import { factsOf } from '../facts.ts'
import { type Figures, figuresOf, fillersOf, paceChange } from '../figures.ts'
import { knownFacts } from '../missing-transcript.ts'
import type { VoiceResult } from '../types.ts'

/** Two takes of the same words with figures and playback. */
export function CompareCard({ before, now, playback }: { before: VoiceResult; now: VoiceResult; playback: Playback }) {
  const words = useWords(voiceResultsWords)
  const earlier = usePlayback(before.take)
  const figures = [figuresOf(before), figuresOf(now)] as const
  const leaves = useStored(leavesDisfluency)
  const [factsBefore, factsNow] = [facts(before, figures[0]), facts(now, figures[1])]
  const told = new Set(knownFacts([...factsBefore, ...factsNow], words).map(({ key }) => key))
  const change = paceChange(figures[0].measures, figures[1].measures)
  return (
    <Card aria-labelledby="voice-compare">
      <h2 id="voice-compare" className="text-h3">
        {words.compare.heading}
      </h2>
      {now.prompt && <p className="note mt-1">{now.prompt}</p>}
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-6 md:grid-cols-2">
        <Hear name={words.compare.before} result={before} playback={earlier} />
        <Hear name={words.compare.now} result={now} playback={playback} />
      </div>
      {change && <p className="mt-4 font-semibold">{words.compare[change]}.</p>}
      <FiguresTable
        caption={words.compare.heading}
        columns={[words.compare.figure, words.compare.before, words.compare.now]}
        rows={factsNow
          .filter(({ key }) => told.has(key))
          .map(({ key, value }) => ({
            key,
            head: words.facts[key],
            cells: [factsBefore.find((fact) => fact.key === key)?.value ?? '–', value ?? '–'],
          }))}
        className="mt-3"
      />
    </Card>
  )

  function facts(result: VoiceResult, of: Figures) {
    return factsOf(result, of, of.measures ? fillersOf(of.measures) : [], words, leaves)
  }
}

function Hear({ name, result, playback }: { name: string; result: VoiceResult; playback: Playback }) {
  const words = useWords(voiceResultsWords).compare
  return (
    <div>
      <p className="mb-1 font-semibold">{name}</p>
      <div className="flex items-center gap-3">
        <Button
          iconOnly
          icon={playback.isPlaying ? 'pause' : 'play'}
          aria-label={playback.isPlaying ? words.stop(name) : words.hear(name)}
          className="print:hidden"
          onClick={() => (playback.isPlaying ? playback.pause() : playback.play())}
        />
        <TakeWave take={result.take} progress={playback.progress} className="h-14 min-w-0 flex-1" />
      </div>
    </div>
  )
}
