import { Timeline } from '../features/branches/components/timeline.tsx'
import { PlaceScreen } from './branch/place-screen.tsx'

export function Screen() {
  return <PlaceScreen before={<Timeline />} />
}
