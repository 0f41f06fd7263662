import type { TextScoreWire } from '@understory/contract/text-scores'
import { type FocusEvent, useId, useState } from 'react'
import { textWords } from '../../../lib/words/en/text.ts'
import { toneSourceWords } from '../../../lib/words/en/tone-source.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { BANDS, type Band } from '../../../storage/wanted-tone.ts'
import { Button } from '../../../ui/button.tsx'
import { bandAt, overlap, readTone, sayTone, type ToneReading } from '../tone.ts'
import type { Span, ToneName } from '../types.ts'
import { ToneTrack } from './tone-track.tsx'

type ToneBarProps = {
  name: ToneName
  score: TextScoreWire
  struck: readonly Span[]
  usual?: { low: number; high: number } | undefined
  wanted?: Band | undefined
  /** Highlights words in the text; clears on leave. */
  onLight: (spans: readonly Span[]) => void
  onStrike: (span: Span) => void
  /** Called when the reasons open. */
  onWhy: () => void
}

const MOST = 8
const STEP = 20

/** One tone. Hover or focus highlights the words behind it; opened, they can be struck. */
export function ToneBar({ name, score, struck, usual, wanted, onLight, onStrike, onWhy }: ToneBarProps) {
  const { tone: words, glance } = useWords(textWords)
  const sources = useWords(toneSourceWords)
  const [isOpen, setIsOpen] = useState(false)
  const list = useId()
  const tone = readTone(name, score, struck)
  const title = words.names[name]
  if (!tone) return <NoTone title={title} value={words.none} reason={score.reason ?? words.noReason} />

  const said = score.isTooShort ? sources.tooShort : sayTone(name, tone, words)
  const [low, high] = words.poles[name]
  const phrases = score.contributions.slice(0, MOST)
  const strike = tone.isTip ? words.strikeTip : words.strike

  function toggle() {
    if (!isOpen) onWhy()
    setIsOpen(!isOpen)
  }

  function nameAt(place: number): string {
    return words.bands[name][bandAt(place)].toLowerCase()
  }

  function sayRange(low: string, high: string): string {
    return low === high ? low : glance.range({ low, high })
  }

  function rangeNamed({ low, high }: { low: number; high: number }): string {
    return sayRange(nameAt(low), nameAt(high))
  }

  /** The drawing in words: value, interval, usual range and goal. */
  function sayTrack(shown: ToneReading): string {
    const parts = [said]
    const likely =
      shown.exact === null
        ? rangeNamed(shown)
        : sayRange(String(Math.round(score.low ?? 0)), String(Math.round(score.high ?? 0)))
    parts.push(words.sureOf(likely))
    if (usual) parts.push(words.usualOf(rangeNamed(usual)))
    if (wanted) parts.push(words.wantedOf(words.bands[name][wanted].toLowerCase()))
    return parts.join('; ')
  }

  function onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLDivElement>) {
    if (!currentTarget.contains(relatedTarget)) onLight([])
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing only lights what focus lights too
    <div
      className="grid gap-1"
      onPointerEnter={() => onLight(phrases)}
      onPointerLeave={() => onLight([])}
      onFocus={() => onLight(phrases)}
      onBlur={onBlur}
    >
      <div className="flex items-baseline justify-between gap-3">
        <span className="flex items-baseline gap-1">
          <span className="font-semibold">{title}</span>
          <Button
            variant="quiet"
            size="sm"
            aria-expanded={isOpen}
            aria-controls={isOpen ? list : undefined}
            aria-label={words.whyOf(title)}
            onClick={toggle}
          >
            {words.why}
          </Button>
        </span>
        <span className="fig text-end">{said}</span>
      </div>
      {tone.isTip ? (
        <p className="note">{usual ? words.usualWords(rangeNamed(usual)) : words.tip}</p>
      ) : (
        <ToneTrack
          tone={tone}
          usual={usual}
          wanted={wanted && rangeOf(wanted)}
          label={words.label({ name: title, low, high })}
          valueText={sayTrack(tone)}
        />
      )}
      {!tone.isTip && (
        <div className="flex justify-between gap-3">
          <span className="note">{low}</span>
          <span className="note">{high}</span>
        </div>
      )}
      {isOpen && (
        <div id={list} className="mb-2 grid gap-2 rounded-3 bg-surface-sunk p-4">
          {tone.isTip && score.reason && (
            <p lang="en" className="text-small text-ink-soft">
              {score.reason}
            </p>
          )}
          {score.digs?.map((dig) => (
            <p key={dig.start} className="text-small text-ink-soft">
              {sources.dig(dig.text)}
            </p>
          ))}
          <p className="text-small text-ink-soft">{phrases.length > 0 ? strike : words.noWhy}</p>
          <ul className="flex flex-wrap gap-2">
            {phrases.map((phrase) => (
              <li key={phrase.start}>
                <PhraseSwitch
                  phrase={phrase}
                  isStruck={struck.some((span) => overlap(span, phrase))}
                  showsPoints={!tone.isTip}
                  onStrike={onStrike}
                />
              </li>
            ))}
          </ul>
          {Math.abs(score.whole ?? 0) >= 1 && (
            <p className="text-small text-ink-soft">
              {sources.whole({
                direction: (score.whole ?? 0) > 0 ? 'up' : 'down',
                points: tone.isTip ? 0 : Math.round(Math.abs(score.whole ?? 0)),
              })}
            </p>
          )}
          {score.learnedOn && <p className="note">{words.learned(score.learnedOn)}</p>}
        </div>
      )}
    </div>
  )
}

type Phrase = TextScoreWire['contributions'][number]

type PhraseSwitchProps = { phrase: Phrase; isStruck: boolean; showsPoints: boolean; onStrike: (span: Span) => void }

function PhraseSwitch({ phrase, isStruck, showsPoints, onStrike }: PhraseSwitchProps) {
  const words = useWords(textWords).tone
  const { start, end, text, effect } = phrase
  const points = Math.round(Math.abs(effect))
  return (
    <button
      type="button"
      aria-pressed={isStruck}
      onClick={() => onStrike({ start, end })}
      className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line-strong bg-surface-raised px-3.5 aria-pressed:border-leaf aria-pressed:bg-leaf-soft"
    >
      <span className={isStruck ? 'line-through' : undefined}>“{text}”</span>
      <span className="text-ink-soft text-small">
        <span className="sr-only">{effect > 0 ? words.raises : words.lowers} </span>
        <bdi dir="ltr">
          <span aria-hidden="true">{effect > 0 ? '+' : '−'}</span>
          {showsPoints && (points === 0 ? '<1' : points)}
        </bdi>
      </span>
    </button>
  )
}

function NoTone({ title, value, reason }: { title: string; value: string; reason: string }) {
  return (
    <div className="grid gap-1">
      <div className="flex items-baseline justify-between gap-3">
        <span className="font-semibold">{title}</span>
        <span className="fig text-ink-soft">{value}</span>
      </div>
      <p lang="en" className="text-small text-ink-soft">
        {reason}
      </p>
    </div>
  )
}

function rangeOf(band: Band): { low: number; high: number } {
  const low = BANDS.indexOf(band) * STEP
  return { low, high: low + STEP }
}
