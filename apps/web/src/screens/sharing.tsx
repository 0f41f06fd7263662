export { SharingPage as Screen } from '../features/sharing/components/sharing-page.tsx'
