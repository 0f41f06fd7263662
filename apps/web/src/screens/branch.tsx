export { PlaceScreen as Screen } from './branch/place-screen.tsx'
