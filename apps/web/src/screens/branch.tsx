import { PlaceScreen } from './branch/place-screen.tsx'

export function BranchScreen() {
  return <PlaceScreen />
}
