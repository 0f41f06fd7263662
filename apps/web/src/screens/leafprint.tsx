import { branchById } from '@understory/forest/lookup'
import { LeafPrintPage } from '../features/leafprint/components/leafprint-page.tsx'

/** LeafPrint, the tree of a person's words. */
export function LeafPrintScreen() {
  return <LeafPrintPage title={branchById('leafprint')?.title ?? ''} />
}
