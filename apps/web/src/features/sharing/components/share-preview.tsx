import { useQuery } from '@tanstack/react-query'
import type { AccessLevel, ShareableBranch } from '@understory/contract/sharing'
import { fetchPreview } from '../../../api/shares.ts'
import { sharing } from '../../../lib/words/en/sharing.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { contentsOf } from '../contents.ts'
import { AccessBadge } from './access-badge.tsx'
import { SnapshotCards } from './snapshot-cards.tsx'

type SharePreviewProps = {
  branches: readonly ShareableBranch[]
  access: AccessLevel
  includeTexts: boolean
  onClose: () => void
}

export function SharePreview({ branches, access, includeTexts, onClose }: SharePreviewProps) {
  const words = useWords(sharing).preview
  const { data, isError } = useQuery({
    queryKey: ['/api/shares/preview', branches, includeTexts],
    queryFn: () => fetchPreview(contentsOf(branches, includeTexts)),
    staleTime: 0,
    gcTime: 0,
  })
  return (
    <Dialog open onOpenChange={onClose} size="full" title={words.title} closeLabel={words.close}>
      <div className="grid gap-5 overflow-y-auto p-6">
        <p className="text-ink-soft">{words.lead}</p>
        <AccessBadge access={access} />
        {isError && <p role="alert">{words.failed}</p>}
        {!data && !isError && <Skeleton className="h-60 rounded-3" />}
        {data && <SnapshotCards branches={branches} snapshot={data} />}
      </div>
    </Dialog>
  )
}
