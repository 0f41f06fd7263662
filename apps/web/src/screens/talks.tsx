import { TalksPage } from '../features/talks/components/talks-page.tsx'

/** Talks that somebody prepares, and those they had. */
export function TalksScreen() {
  return <TalksPage />
}
