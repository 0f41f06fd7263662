import { branchById } from '@understory/forest/lookup'
import { LeafPrintPage } from '../features/leafprint/components/leafprint-page.tsx'
import { StorageNotice } from '../features/word-log/components/storage-notice.tsx'

/** LeafPrint, the tree of a person's words. */
export function LeafPrintScreen() {
  return <LeafPrintPage title={branchById('leafprint')?.title ?? ''} notice={<StorageNotice />} />
}
