import { SharingPage } from '../features/sharing/components/sharing-page.tsx'

export function SharingScreen() {
  return <SharingPage />
}
