import { useRef, useState } from 'react'
import { settings } from '../../../lib/words/en/settings.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Scene } from '../../../ui/art/scene.tsx'
import { Button } from '../../../ui/button.tsx'
import { Confirm } from '../../../ui/confirm.tsx'
import { useClearing, useHistory } from '../use-history.ts'

/** Deletes the whole history, apart from the list. */
export function DataManagement() {
  const words = useWords(settings)
  const [isAsking, setIsAsking] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const { data } = useHistory('')
  const isEmpty = data?.pages.flat().length === 0
  const clearing = useClearing(() => setIsAsking(false))
  return (
    <aside>
      <section className="rounded-[20px_5px_20px_5px] border border-line bg-surface-raised p-6 max-md:p-5">
        <h2 ref={heading} tabIndex={-1} className="text-h3">
          {words.clearing.heading}
        </h2>
        <p className="mt-1 mb-4 text-ink-soft">{words.clearing.lead}</p>
        <Button
          variant="secondary"
          icon="trash"
          className="text-berry-ink! disabled:text-ink-faint!"
          disabled={isEmpty}
          onClick={() => setIsAsking(true)}
        >
          {words.clearing.button}
        </Button>
        {isEmpty && <p className="mt-2 text-ink-soft">{words.clearing.nothing}</p>}
      </section>
      {!isEmpty && <Scene name="empty-conversations" className="mx-auto mt-10 w-[240px] max-md:mt-12" />}
      <Confirm
        open={isAsking}
        onOpenChange={setIsAsking}
        title={words.clearing.title}
        description={words.clearing.question}
        cancelLabel={words.clearing.keep}
        confirmLabel={words.clearing.confirm}
        busyLabel={words.clearing.busy}
        busy={clearing.isPending}
        onConfirm={() => clearing.mutate()}
        returnFocusTo={heading}
      />
    </aside>
  )
}
