import { Suggestion } from '../features/seeds/components/suggestion.tsx'

/** Plant a Seed: ask for a branch of your own. */
export function NewBranchScreen() {
  return <Suggestion />
}
