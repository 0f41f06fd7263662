import { useQuery } from '@tanstack/react-query'
import type { Share } from '@understory/contract/sharing'
import { fetchEditPreview, type ShareContents } from '../../../api/shares.ts'
import { longDayAt } from '../../../lib/local-day.ts'
import { sharing } from '../../../lib/words/en/sharing.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { type Change, changesOf } from '../changes.ts'

export function useEditPreview(share: Share, contents: ShareContents) {
  return useQuery({
    queryKey: ['/api/shares/preview', share.id, contents],
    queryFn: () => fetchEditPreview(share.id, contents),
    enabled: contents.branches.length > 0 || share.talkId !== null,
    staleTime: 0,
    gcTime: 0,
  })
}

type ShareChangesProps = { share: Share; contents: ShareContents; preview: ReturnType<typeof useEditPreview> }

/** What an edit changes for viewers, shown before saving. */
export function ShareChanges({ share, contents, preview: { data, isError } }: ShareChangesProps) {
  const words = useWords(sharing)
  if (isError) return <p role="alert">{words.change.failed}</p>
  if (!data)
    return (
      <div role="status">
        <VisuallyHidden>{words.change.loading}</VisuallyHidden>
        <Skeleton className="h-20" />
      </div>
    )
  const changes = changesOf(data.shown, data.next, words)
  const isElsewhere = contents.branches.includes('word-counter') && !contents.sproutLog && data.shown['word-counter']
  return (
    <section aria-labelledby="share-changes" className="rounded-3 bg-surface-sunk px-4 py-3">
      <h3 id="share-changes" className="mb-1 text-[1rem]">
        {words.change.heading}
      </h3>
      {changes.every(({ isSame }) => isSame) ? (
        <p className="text-ink-soft">{words.change.none(longDayAt(share.takenAt))}</p>
      ) : (
        <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[auto_minmax(0,1fr)]">
          {changes.map((change) => (
            <div key={change.id} className="sm:contents">
              <dt className="font-semibold">{change.label}</dt>
              <dd className={change.isSame ? 'text-ink-soft' : 'text-leaf-ink'}>{sentenceOf(change, words.change)}</dd>
            </div>
          ))}
        </dl>
      )}
      {isElsewhere && <p className="mt-2 text-small text-ink-soft">{words.change.elsewhere}</p>}
    </section>
  )
}

type ChangeWords = ReturnType<typeof useWords<typeof sharing>>['change']

function sentenceOf({ before, after, isSame }: Change, words: ChangeWords): string {
  if (after === undefined) return words.gone
  if (before === undefined) return words.added(after)
  if (isSame) return words.same(after)
  return before === after ? words.newer(after) : words.moved({ before, after })
}
