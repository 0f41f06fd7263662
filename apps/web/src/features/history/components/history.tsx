import { Link } from '@tanstack/react-router'
import type { Conversation } from '@understory/contract/conversations'
import { SEARCH_LENGTH } from '@understory/contract/limits'
import { useRef, useState } from 'react'
import { useDebounced } from '../../../lib/use-debounced.ts'
import { settings } from '../../../lib/words/en/settings.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Confirm } from '../../../ui/confirm.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Field } from '../../../ui/field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Input } from '../../../ui/input.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { useDeletion, useHistory } from '../use-history.ts'
import { ConversationItem } from './conversation-item.tsx'

export function History() {
  const words = useWords(settings)
  const [search, setSearch] = useState('')
  const wanted = useDebounced(search.trim(), 250)
  const history = useHistory(wanted)
  const [doomed, setDoomed] = useState<Conversation | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const deletion = useDeletion(() => setDoomed(null))

  return (
    <section aria-labelledby="history-heading">
      <h2 id="history-heading" ref={heading} tabIndex={-1} className="sr-only">
        {words.conversations.heading}
      </h2>
      <p className="mb-5 max-w-[60ch] text-pretty text-ink-soft">{words.conversations.lead}</p>
      {(search !== '' || history.conversations.length > 1) && (
        <Field label={words.conversations.search} hideLabel className="relative mb-5 max-w-[420px]">
          <Icon name="search" className="absolute start-4 top-3.5 text-ink-soft" />
          <Input
            type="search"
            value={search}
            maxLength={SEARCH_LENGTH}
            placeholder={words.conversations.search}
            onChange={(event) => setSearch(event.target.value)}
            className="rounded-full! ps-12!"
          />
        </Field>
      )}
      {/* As high as the empty state, so that nothing below moves. */}
      <div className="max-lg:min-h-[33.5rem]">
        {wanted !== '' && history.isSuccess && history.conversations.length === 0 ? (
          <p role="status">{words.conversations.noneFound(wanted)}</p>
        ) : (
          <HistoryBody history={history} onDelete={setDoomed} />
        )}
      </div>
      <Confirm
        open={doomed !== null}
        onOpenChange={() => setDoomed(null)}
        title={words.deletion.title}
        description={words.deletion.question}
        subject={doomed?.title}
        cancelLabel={words.deletion.keep}
        confirmLabel={words.deletion.confirm}
        busyLabel={words.deletion.busy}
        busy={deletion.isPending}
        onConfirm={() => doomed && deletion.mutate(doomed.id)}
        returnFocusTo={heading}
      />
    </section>
  )
}

type BodyProps = { history: ReturnType<typeof useHistory>; onDelete: (conversation: Conversation) => void }

function HistoryBody({ history, onDelete }: BodyProps) {
  const words = useWords(settings).conversations
  if (history.isPending) {
    return (
      <div role="status" className="grid gap-6">
        <VisuallyHidden>{words.loading}</VisuallyHidden>
        <Skeleton className="h-40 rounded-3" />
        <Skeleton className="h-14" />
        <Skeleton className="h-14" />
      </div>
    )
  }
  if (history.isError && history.conversations.length === 0) {
    return (
      <EmptyState
        scene="empty-fallen"
        action={
          <Button variant="primary" onClick={() => history.refetch()}>
            {words.retry}
          </Button>
        }
      >
        {words.failed}
      </EmptyState>
    )
  }
  if (history.conversations.length === 0) {
    return (
      <EmptyState
        scene="empty-conversations"
        title={words.emptyTitle}
        example={words.example}
        titleAs="p"
        action={
          <Link to="/dashboard/chatbot" className={buttonClass({ variant: 'primary', className: 'mt-3' })}>
            {words.start}
          </Link>
        }
      >
        {words.empty}
      </EmptyState>
    )
  }
  return (
    <>
      <ul className="grid grid-cols-[minmax(0,1fr)]">
        {history.conversations.map((conversation, index) => (
          <ConversationItem
            key={conversation.id}
            conversation={conversation}
            isOpenAtFirst={index === 0}
            onDelete={() => onDelete(conversation)}
          />
        ))}
      </ul>
      {history.hasNextPage && (
        <Button
          variant="secondary"
          className="mt-6"
          busy={history.isFetchingNextPage}
          busyLabel={words.loadingOlder}
          onClick={() => history.fetchNextPage()}
        >
          {words.older}
        </Button>
      )}
    </>
  )
}
