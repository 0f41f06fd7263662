import { SharingPage } from '../features/sharing/components/sharing-page.tsx'

/** Share progress with a coach. */
export function SharingScreen() {
  return <SharingPage />
}
