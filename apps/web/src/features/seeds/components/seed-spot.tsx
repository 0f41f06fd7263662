import { useRef, useState } from 'react'
import { lazyPart } from '../../../lib/lazy-part.tsx'
import { dashboard } from '../../../lib/words/en/dashboard.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Button } from '../../../ui/button.tsx'

const SeedPlot = lazyPart(() => import('./seed-plot.tsx'), 'SeedPlot')

/** Opens the seed form in the welcome block. */
export function SeedSpot() {
  const words = useWords(dashboard)
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <Button
        ref={button}
        variant="quiet"
        icon="plus"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
        className="mt-2 -ms-3"
      >
        {words.seedHere}
      </Button>
      {isOpen && (
        <SeedPlot
          onEnd={(hadFocus) => {
            setIsOpen(false)
            if (hadFocus) button.current?.focus({ preventScroll: true })
          }}
        />
      )}
    </>
  )
}
