import { useRef } from 'react'
import { withQueries } from '../../../api/queries.tsx'
import { seedWriter } from '../../../lib/words/en/seed-writer.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import type { BranchSeed } from '../../../storage/branch-seeds.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorLine } from '../../../ui/error-line.tsx'
import { HelpNote } from '../../../ui/help-note.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { useSeedWriter, type SeedWriter as Writer } from '../use-seed-writer.ts'

/** Offers a language model's page for a seed; nothing is sent before the press. */
export const SeedWriter = withQueries(Offer)

function Offer({ seed }: { seed: BranchSeed }) {
  const words = useWords(seedWriter)
  const writer = useSeedWriter(seed)
  const section = useRef<HTMLElement>(null)
  const { model, status, helpPart } = writer
  if (seed.branchType.trim() === '' || (model === undefined && !seed.grown)) return null

  function drop() {
    writer.dropPage()
    // The pressed button is gone.
    section.current?.focus({ preventScroll: true })
  }

  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={words.heading}
      className="grid gap-4 rounded-3 bg-surface-sunk p-6 max-md:p-5"
    >
      {seed.grown ? (
        <p role="status">{words.written(seed.grown.by)}</p>
      ) : (
        model !== undefined && (
          <div className="max-w-[66ch]">
            <p>{words.offer(model)}</p>
            <p className="text-small text-ink-soft">{writer.isHere ? words.here : words.sent(model)}</p>
          </div>
        )
      )}
      <Outcome status={status} />
      <HelpNote part={helpPart} />
      {!helpPart && <Actions writer={writer} isGrown={seed.grown !== undefined} onDrop={drop} />}
    </section>
  )
}

function Outcome({ status }: Pick<Writer, 'status'>) {
  const words = useWords(seedWriter)
  if (status === 'unusable') {
    return (
      <p role="status" className="note">
        {words.unusable}
      </p>
    )
  }
  if (status === 'failed') return <ErrorLine>{words.failed}</ErrorLine>
  return status === 'not-kept' && <ErrorLine>{words.notKept}</ErrorLine>
}

type ActionsProps = { writer: Writer; isGrown: boolean; onDrop: () => void }

/** One button starts and stops, so that it keeps the focus. */
function Actions({ writer, isGrown, onDrop }: ActionsProps) {
  const words = useWords(seedWriter)
  const { model = '', status, write, stop } = writer
  const isWriting = status === 'writing'
  return (
    <div className="flex flex-wrap items-center gap-3">
      {(model !== '' || isWriting) && (
        <Button onClick={isWriting ? stop : write}>
          {isWriting ? words.stop : isGrown ? words.again : words.write(model)}
        </Button>
      )}
      {isWriting && (
        <span role="status" className="flex items-center gap-2 text-ink-soft">
          <Spinner />
          {words.writing}
        </span>
      )}
      {isGrown && !isWriting && (
        <Button variant="quiet" onClick={onDrop}>
          {words.builtIn}
        </Button>
      )}
    </div>
  )
}
