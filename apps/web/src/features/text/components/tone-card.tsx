import { targetsFor } from '@understory/insight/text/contexts'
import { useState } from 'react'
import { contextNames } from '../../../lib/words/en/context.ts'
import { textWords } from '../../../lib/words/en/text.ts'
import { toneSourceWords } from '../../../lib/words/en/tone-source.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { useStored } from '../../../storage/use-stored.ts'
import { BANDS, WANTED_TONES, type WantedTone, wantedTone } from '../../../storage/wanted-tone.ts'
import { Button } from '../../../ui/button.tsx'
import { Card, CardHead } from '../../../ui/card.tsx'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { readTone } from '../tone.ts'
import { type Reading, type Span, TONES } from '../types.ts'
import { ToneBar } from './tone-bar.tsx'

type ToneCardProps = {
  reading: Reading | null
  struck: readonly Span[]
  onLight: (spans: readonly Span[]) => void
  onStrike: (span: Span) => void
  onRemoveStruck: () => void
  onWhy: () => void
}

export function ToneCard({ reading, struck, onLight, onStrike, onRemoveStruck, onWhy }: ToneCardProps) {
  const words = useWords(textWords)
  const sources = useWords(toneSourceWords)
  const names = useWords(contextNames)
  const wanted = useStored(wantedTone)
  const usual = reading && targetsFor(reading.context).formality
  const formality = reading && readTone('formality', reading.scores.formality, struck)
  const isShaded = formality !== null && !formality.isTip
  return (
    <Card aria-labelledby="text-tone" className="grid content-start">
      <CardHead note={reading && isShaded && words.tone.usual(names[reading.context])}>
        <h2 id="text-tone">{words.tone.heading}</h2>
      </CardHead>
      <WantedToneFields wanted={wanted} />
      {reading && !reading.language.english && (
        <p className="mt-5 text-ink-soft">
          {reading.metrics.words > 0 ? sources.englishOnly : <span lang="en">{reading.language.reason}</span>}
        </p>
      )}
      {reading?.language.english && (
        <>
          <div className="mt-5 grid gap-4">
            {TONES.map((name) => (
              <ToneBar
                key={name}
                name={name}
                score={reading.scores[name]}
                struck={struck}
                usual={name === 'formality' && usual ? usual : undefined}
                wanted={name === 'warmth' || name === 'confidence' || name === 'formality' ? wanted[name] : undefined}
                onLight={onLight}
                onStrike={onStrike}
                onWhy={onWhy}
              />
            ))}
          </div>
          <div aria-live="polite" className="mt-4 grid gap-1">
            {WANTED_TONES.map((name) => {
              const wish = wanted[name]
              const tone = readTone(name, reading.scores[name], struck)
              if (!wish || !tone) return null
              const bands = words.tone.bands[name]
              const said =
                wish === tone.band
                  ? words.wanted.meets(words.tone.names[name])
                  : words.wanted.more({
                      name: words.tone.names[name],
                      wanted: bands[wish].toLowerCase(),
                      received: bands[tone.band].toLowerCase(),
                    })
              return <p key={name}>{said}</p>
            })}
          </div>
          {struck.length > 0 && (
            <Button variant="secondary" size="sm" className="mt-4 justify-self-start" onClick={onRemoveStruck}>
              {words.tone.remove(struck.length)}
            </Button>
          )}
          <p className="note mt-4" aria-live="polite">
            {sources.sentences[reading.sentences]}
          </p>
          <p className="note mt-2">{words.tone.interval}</p>
        </>
      )}
    </Card>
  )
}

/** Three optional goals, collapsed until one is set. */
function WantedToneFields({ wanted }: { wanted: WantedTone }) {
  const words = useWords(textWords)
  const [isOpen, setIsOpen] = useState<boolean>()
  return (
    <details
      open={isOpen ?? Object.keys(wanted).length > 0}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      className="print:hidden"
    >
      <summary className="mb-2">
        <span>
          {words.wanted.heading}
          <span className="block text-small font-normal text-ink-soft">{words.wanted.lead}</span>
        </span>
      </summary>
      <div className="grid gap-3 md:grid-cols-3">
        {WANTED_TONES.map((name) => (
          <Field key={name} label={words.tone.names[name]}>
            <Select
              value={wanted[name] ?? ''}
              onChange={({ currentTarget }) => {
                const { [name]: _, ...rest } = wanted
                const step = BANDS.find((band) => band === currentTarget.value)
                wantedTone.write(step ? { ...rest, [name]: step } : rest)
              }}
            >
              <option value="">{words.wanted.open}</option>
              {BANDS.map((band) => (
                <option key={band} value={band}>
                  {words.tone.bands[name][band]}
                </option>
              ))}
            </Select>
          </Field>
        ))}
      </div>
    </details>
  )
}
