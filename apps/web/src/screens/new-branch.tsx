import { Suggestion } from '../features/seeds/components/suggestion.tsx'

export function NewBranchScreen() {
  return <Suggestion />
}
