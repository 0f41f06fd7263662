import { useMutation } from '@tanstack/react-query'
import type { Trial } from '../../../lib/browser-model/types.ts'
import { decimal } from '../../../lib/figures.ts'
import { modelWords } from '../../../lib/words/en/model.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorLine } from '../../../ui/error-line.tsx'

type TryButtonProps = {
  /** Null if required fields are missing. */
  run: () => Promise<Trial> | null
  /** Shown instead of an empty answer. */
  works?: string
}

/** Tests a model and shows its delay or what to do. */
export function TryButton({ run, works }: TryButtonProps) {
  const words = useWords(modelWords).test
  const trying = useMutation({
    mutationFn: (trial: Promise<Trial>) => trial.catch((): Trial => ({ problem: words.failed })),
  })
  const press = () => {
    const trial = run()
    if (trial) trying.mutate(trial)
  }
  return (
    <>
      <Button busy={trying.isPending} busyLabel={words.busy} onClick={press}>
        {words.button}
      </Button>
      <div className="order-last basis-full empty:hidden">
        {trying.isPending && (
          <p role="status" className="animate-wait text-small text-ink-soft">
            {words.slow}
          </p>
        )}
        {trying.data && !trying.isPending && <TrialLine trial={trying.data} works={works} />}
      </div>
    </>
  )
}

export function TrialLine({ trial, works }: { trial: Trial; works?: string | undefined }) {
  const words = useWords(modelWords).test
  if ('problem' in trial) return <ErrorLine>{trial.problem}</ErrorLine>
  return (
    <p role="status" className="text-small wrap-anywhere">
      {works ?? words.answered({ seconds: decimal(trial.milliseconds / 1000, 1), answer: trial.answer })}
    </p>
  )
}
