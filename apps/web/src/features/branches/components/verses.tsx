import { anotherVerse, closingVerse, TRANSLATION, type Verse } from '@understory/forest/content/verses'
import { useState } from 'react'
import { useTimer } from '../../../lib/use-timer.ts'
import { stillWaters } from '../../../lib/words/en/still-waters.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Button } from '../../../ui/button.tsx'
import { CoachLink } from './coach-link.tsx'

const WAIT_MS = 500

/** A random verse, shown after half a second, with a question. */
export function DailyVerse() {
  const words = useWords(stillWaters)
  const [verse, setVerse] = useState<Verse>()
  // Each increment picks another verse.
  const [wish, setWish] = useState(1)
  useTimer(WAIT_MS, wish, () => setVerse((shown) => anotherVerse(shown, Math.random())))

  return (
    <section aria-label={words.verse} className="grid max-w-[68ch] gap-5 pt-10">
      <div aria-live="polite" className="grid min-h-[270px] content-start gap-5 max-md:min-h-[390px]">
        {verse && (
          <div key={verse.reference} className="grid animate-appear gap-5">
            <blockquote className="grid gap-3 border-s-3 border-sprout ps-5">
              <p lang="en" className="font-display text-[1.5rem]/[1.5] text-pretty max-md:text-[1.25rem]/[1.5]">
                {verse.text}
              </p>
              <footer className="text-ink-soft">
                <cite className="font-semibold not-italic">{verse.reference}</cite>, {TRANSLATION}. {words.theme}{' '}
                {words.themes[verse.theme]}.
              </footer>
            </blockquote>
            <div className="grid justify-items-start gap-2">
              <h2 className="text-h3">{words.reflection}</h2>
              <p lang="en">{verse.prompt}</p>
              <CoachLink
                context="Faith"
                draft={words.draft({ reference: verse.reference, prompt: verse.prompt })}
                label={words.talk}
                quiet
              />
            </div>
          </div>
        )}
      </div>
      <Button onClick={() => setWish(wish + 1)} className="justify-self-start">
        {words.today}
      </Button>
    </section>
  )
}

export function ClosingVerse() {
  return (
    <blockquote lang="en" className="mt-16 grid justify-items-center gap-1 text-center">
      <p className="font-display text-[1.25rem] italic">{closingVerse.text}</p>
      <cite className="text-small text-ink-soft not-italic">{closingVerse.reference}</cite>
    </blockquote>
  )
}
