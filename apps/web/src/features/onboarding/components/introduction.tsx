import { useLocation, useNavigate } from '@tanstack/react-router'
import { headerOnboarding, type Onboarding, tour } from '@understory/forest/onboarding'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { handToAssistant } from '../../../lib/handoff.ts'
import { onboarding as onboardingWords } from '../../../lib/words/en/onboarding.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { preferredContext } from '../../../storage/preferences.ts'
import { seenOnboarding } from '../../../storage/seen-onboarding.ts'
import { Scene, type SceneName } from '../../../ui/art/scene.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { StepDots } from '../../../ui/step-dots.tsx'

/** Three short notes; the last offers the tour. */
export function HeaderOnboarding({ onClose, onTour }: { onClose: () => void; onTour: () => void }) {
  return <Introduction onboarding={headerOnboarding} onClose={onClose} onMore={onTour} size="sm" />
}

const SCENES: readonly SceneName[] = ['tour-1', 'tour-2', 'tour-3']

export function Tour({ onClose }: { onClose: () => void }) {
  return (
    <Introduction
      onboarding={tour}
      onClose={onClose}
      size="md"
      artOf={(step) => <Scene name={SCENES[step] ?? 'tour-1'} className="aspect-[560/260] w-full" />}
    />
  )
}

type IntroductionProps = {
  onboarding: Onboarding
  onClose: () => void
  onMore?: () => void
  size: 'sm' | 'md'
  artOf?: (step: number) => ReactNode
}

/** A stepped introduction that ends in a first action. Any exit counts as seen. */
function Introduction({ onboarding, onClose, onMore, size, artOf }: IntroductionProps) {
  const words = useWords(onboardingWords)
  const navigate = useNavigate()
  const form = useId()
  const [step, setStep] = useState(0)
  const { steps, close, skip, back, next, finish, more } = onboarding
  const isLast = step === steps.length - 1
  // The assistant page has its own message box.
  const isDoing = useLocation().pathname !== '/dashboard/chatbot' && isLast

  function leave(then: () => void): void {
    seenOnboarding.write(true)
    then()
  }

  /** What was written becomes the first message; without text the introduction ends. */
  function start(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const draft = String(new FormData(event.currentTarget).get('matter') ?? '').trim()
    leave(onClose)
    if (draft === '') return
    handToAssistant({ context: preferredContext.read(), draft, isSent: true })
    void navigate({ to: '/dashboard/chatbot' })
  }

  function sayAloud(): void {
    leave(onClose)
    void navigate({ to: '/dashboard/voice-analysis' })
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
      {isDoing && (
        <form id={form} onSubmit={start} className="mt-5 grid gap-2">
          <Field label={words.try}>
            <Input name="matter" maxLength={500} placeholder={words.tryHint} autoComplete="off" />
          </Field>
          <Button variant="quiet" icon="mic" className="-ms-3 justify-self-start" onClick={sayAloud}>
            {words.aloud}
          </Button>
        </form>
      )}
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
          {isDoing ? (
            <Button key="finish" type="submit" form={form} variant="primary">
              {finish}
            </Button>
          ) : (
            <Button key="next" variant="primary" onClick={() => (isLast ? leave(onClose) : setStep(step + 1))}>
              {isLast ? finish : next}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  )
}
