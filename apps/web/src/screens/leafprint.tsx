import { branchById } from '@understory/forest/lookup'
import { LeafPrintPage } from '../features/leafprint/components/leafprint-page.tsx'
import { TalkFruits } from '../features/talks/components/talk-fruits.tsx'
import { useTalks } from '../features/talks/use-talks.ts'
import { StorageNotice } from '../features/word-log/components/storage-notice.tsx'

export function Screen() {
  const { talks } = useTalks()
  return (
    <LeafPrintPage
      title={branchById('leafprint')?.title ?? ''}
      notice={<StorageNotice />}
      fruits={talks.filter(({ after }) => after !== null).length}
      talks={<TalkFruits talks={talks} />}
    />
  )
}
