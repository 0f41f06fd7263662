import { TalksPage } from '../features/talks/components/talks-page.tsx'

export function TalksScreen() {
  return <TalksPage />
}
