export { TalksPage as Screen } from '../features/talks/components/talks-page.tsx'
