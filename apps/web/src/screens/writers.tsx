import { WritingBox } from '../features/text/components/writing-box.tsx'
import { PlaceScreen } from './branch/place-screen.tsx'

export function WritersScreen() {
  return <PlaceScreen before={<WritingBox />} />
}
