import { DeveloperForm } from '../features/text/components/developer-form.tsx'
import { PlaceScreen } from './branch/place-screen.tsx'

export function DevScreen() {
  return <PlaceScreen before={<DeveloperForm />} />
}
