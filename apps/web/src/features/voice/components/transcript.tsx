import { useMemo } from 'react'
import { decimal } from '../../../lib/figures.ts'
import { voiceResultsWords } from '../../../lib/words/en/voice-results.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import type { Playback } from '../../../recorder/use-playback.ts'
import { Card, CardHead } from '../../../ui/card.tsx'
import { cx } from '../../../ui/cx.ts'
import type { Measures } from '../figures.ts'
import { type SpokenWord, spokenWords } from '../spoken-words.ts'
import type { VoiceResult } from '../types.ts'

type TranscriptProps = { result: VoiceResult; measures: Measures | null; playback: Playback }

/** What was said, in step with the sound; a press on a word plays from there. */
export function Transcript({ result: { reading }, measures, playback }: TranscriptProps) {
  const words = useWords(voiceResultsWords).transcript
  const { transcript, transcriptWords = [], transcriptSource = 'none' } = reading
  const spoken = useMemo(
    () => spokenWords(transcript, transcriptWords, measures),
    [transcript, transcriptWords, measures],
  )
  const hasTimes = spoken.some(({ time }) => time)
  const isEstimated = hasTimes && transcriptWords.length !== spoken.length
  return (
    <Card aria-labelledby="voice-transcript" className="px-8 pt-[26px] pb-[30px]">
      <CardHead note={hasTimes && (isEstimated ? `${words.select}. ${words.estimated}.` : words.select)}>
        <h2 id="voice-transcript">{words.heading}</h2>
      </CardHead>
      {spoken.length === 0 ? (
        <p className="max-w-[66ch] text-ink-soft">{words.none}</p>
      ) : (
        <p className="max-w-[66ch] font-display text-[1.1875rem]/[1.86] text-pretty max-md:text-[1.125rem]/[1.8]">
          {spoken.map((word, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: words never change places
            <Word key={index} word={word} playback={playback} />
          ))}
        </p>
      )}
      {words.by[transcriptSource] && <p className="note mt-4">{words.by[transcriptSource]}</p>}
    </Card>
  )
}

function Word({ word: { text, time, isFiller, pauseBefore }, playback }: { word: SpokenWord; playback: Playback }) {
  const words = useWords(voiceResultsWords).strip
  const { seconds, isPlaying } = playback
  const isNow = isPlaying && time !== null && seconds >= time.start && seconds < time.end
  const look = cx(
    isFiller && 'text-berry-ink underline decoration-dotted decoration-[2.5px] underline-offset-5',
    isNow && 'rounded-1 bg-leaf-soft',
    time && 'cursor-pointer',
  )
  return (
    <>
      {pauseBefore !== null && (
        <>
          <span className="mx-1 rounded-full bg-info-soft px-[9px] py-1 align-[2px] text-[.9375rem]/none font-medium whitespace-nowrap text-info">
            {words.seconds(decimal(pauseBefore, 1))}
          </span>{' '}
        </>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the position under the drawing does the same by keyboard */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the position under the drawing does the same by keyboard */}
      <span className={look} onClick={time ? () => playback.play(time.start) : undefined}>
        {text}
      </span>{' '}
    </>
  )
}
