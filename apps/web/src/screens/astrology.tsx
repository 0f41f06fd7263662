import { Zodiac } from '../features/branches/components/zodiac.tsx'
import { PlaceScreen } from './branch/place-screen.tsx'

export function Screen() {
  return (
    <PlaceScreen>
      <Zodiac />
    </PlaceScreen>
  )
}
