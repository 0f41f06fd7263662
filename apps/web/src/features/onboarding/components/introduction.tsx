import type { Onboarding } from '@understory/forest/onboarding'
import { type ReactNode, useState } from 'react'
import { onboarding as onboardingWords } from '../../../lib/words/en/onboarding.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { seenOnboarding } from '../../../storage/seen-onboarding.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { StepDots } from '../../../ui/step-dots.tsx'

type IntroductionProps = {
  onboarding: Onboarding
  onClose: () => void
  onMore?: () => void
  size: 'sm' | 'md'
  artOf?: (step: number) => ReactNode
}

/** An introduction in steps. Every way out of it counts as having seen it. */
export function Introduction({ onboarding, onClose, onMore, size, artOf }: IntroductionProps) {
  const words = useWords(onboardingWords)
  const [step, setStep] = useState(0)
  const { steps, close, skip, back, next, finish, more } = onboarding
  const isLast = step === steps.length - 1

  function leave(then: () => void): void {
    seenOnboarding.write(true)
    then()
  }

  return (
    <Dialog
      open
      onOpenChange={() => leave(onClose)}
      title={steps[step]?.title}
      description={steps[step]?.text}
      art={artOf?.(step)}
      size={size}
      closeLabel={close}
    >
      <div className="mt-6 flex flex-wrap items-center gap-2">
        <StepDots label={words.step({ step: step + 1, count: steps.length })} count={steps.length} current={step} />
        <div className="ms-auto flex flex-wrap items-center gap-2">
          {isLast && more && onMore ? (
            <Button variant="quiet" onClick={() => leave(onMore)}>
              {more}
            </Button>
          ) : (
            <Button variant="quiet" className="text-ink!" onClick={() => leave(onClose)}>
              {skip}
            </Button>
          )}
          {back && step > 0 && (
            <Button variant="secondary" onClick={() => setStep(step - 1)}>
              {back}
            </Button>
          )}
          <Button variant="primary" onClick={() => (isLast ? leave(onClose) : setStep(step + 1))}>
            {isLast ? finish : next}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
