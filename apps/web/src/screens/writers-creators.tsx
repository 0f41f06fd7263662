import { WritingBox } from '../features/text/components/writing-box.tsx'
import { PlaceScreen } from './branch/place-screen.tsx'

export function Screen() {
  return <PlaceScreen before={<WritingBox />} />
}
