import { type KeyboardEvent, useState } from 'react'
import type { VoiceReading } from '../../../api/voice-reading.ts'
import { minutesAndSeconds } from '../../../lib/duration.ts'
import { decimal } from '../../../lib/figures.ts'
import { voiceResultsWords } from '../../../lib/words/en/voice-results.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import type { Playback } from '../../../recorder/use-playback.ts'
import { Card, CardHead } from '../../../ui/card.tsx'
import { cx } from '../../../ui/cx.ts'
import type { fillersByWord } from '../figures.ts'
import { type SpokenWord, wordAfter } from '../spoken-words.ts'

type TranscriptProps = {
  reading: VoiceReading
  spoken: readonly SpokenWord[]
  fillers: ReturnType<typeof fillersByWord>
  playback: Playback
}

/** The transcript in sync with playback; pressing a word plays from there. */
export function Transcript({ reading, spoken, fillers, playback }: TranscriptProps) {
  const words = useWords(voiceResultsWords).transcript
  const { transcriptWords = [], transcriptSource = 'none' } = reading
  const hasTimes = spoken.some(({ time }) => time)
  const isEstimated = hasTimes && transcriptWords.length !== spoken.length
  return (
    <Card aria-labelledby="voice-transcript" className="px-8 pt-[26px] pb-[30px]">
      <CardHead note={hasTimes && (isEstimated ? `${words.select}. ${words.estimated}.` : words.select)}>
        <h2 id="voice-transcript">{words.heading}</h2>
      </CardHead>
      <Words spoken={spoken} playback={playback} />
      {fillers.length > 0 && (
        <p className="note mt-4">
          {words.fillers} <span lang="en">{fillers.map(([text, count]) => `${text} ${count}`).join(' · ')}</span>
        </p>
      )}
      {words.by[transcriptSource] && <p className="note mt-4">{words.by[transcriptSource]}</p>}
    </Card>
  )
}

/** One tab stop; arrow keys move between words. */
function Words({ spoken, playback }: { spoken: readonly SpokenWord[]; playback: Playback }) {
  const words = useWords(voiceResultsWords).transcript
  const [chosen, setChosen] = useState(0)
  const stop = spoken[chosen]?.time ? chosen : spoken.findIndex(({ time }) => time)

  function move(event: KeyboardEvent<HTMLElement>): void {
    const next = wordAfter(event.key, stop, spoken)
    if (next === undefined) return
    event.preventDefault()
    setChosen(next)
    event.currentTarget.querySelector<HTMLElement>(`[data-word="${next}"]`)?.focus()
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand in for a paragraph of words
    <div
      role="group"
      aria-label={words.words}
      onKeyDown={move}
      className="max-w-[66ch] font-display text-[1.1875rem]/[1.86] text-pretty max-md:text-[1.125rem]/[1.8]"
    >
      {spoken.map((word, index) => (
        <Word
          // biome-ignore lint/suspicious/noArrayIndexKey: words never change places
          key={index}
          word={word}
          index={index}
          isStop={index === stop}
          playback={playback}
          onChoose={() => setChosen(index)}
        />
      ))}
    </div>
  )
}

type WordProps = { word: SpokenWord; index: number; isStop: boolean; playback: Playback; onChoose: () => void }

function Word({ word: { text, time, isFiller, pauseBefore }, index, isStop, playback, onChoose }: WordProps) {
  const { strip, transcript } = useWords(voiceResultsWords)
  const { seconds, isPlaying } = playback
  const isNow = isPlaying && time !== null && seconds >= time.start && seconds < time.end
  const look = cx(
    isFiller && 'text-berry-ink underline decoration-dotted decoration-[2.5px] underline-offset-5',
    isNow && 'bg-leaf-soft',
    time && 'cursor-pointer rounded-1',
  )
  return (
    <>
      {pauseBefore !== null && (
        <>
          <span className="mx-1 rounded-full bg-info-soft px-[9px] py-1 align-[2px] text-[.9375rem]/none font-medium whitespace-nowrap text-info">
            {strip.seconds(decimal(pauseBefore, 1))}
          </span>{' '}
        </>
      )}
      {time ? (
        // biome-ignore lint/a11y/useSemanticElements: the text of a button cannot be selected and copied
        <span
          role="button"
          data-word={index}
          tabIndex={isStop ? 0 : -1}
          aria-description={transcript.playFrom(minutesAndSeconds(time.start))}
          className={look}
          onFocus={onChoose}
          onClick={() => playback.play(time.start)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' && event.key !== ' ') return
            event.preventDefault()
            playback.play(time.start)
          }}
        >
          {text}
        </span>
      ) : (
        <span className={look}>{text}</span>
      )}{' '}
    </>
  )
}
