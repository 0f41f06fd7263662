export { Suggestion as Screen } from '../features/seeds/components/suggestion.tsx'
