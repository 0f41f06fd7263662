import { TextPage } from '../features/text/components/text-page.tsx'

/** Text Analysis: a text, and how it may be read. */
export function TextAnalysisScreen() {
  return <TextPage />
}
