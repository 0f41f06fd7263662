import { DeveloperForm } from '../features/text/components/developer-form.tsx'
import { PlaceScreen } from './branch/place-screen.tsx'

export function Screen() {
  return <PlaceScreen before={<DeveloperForm />} />
}
