import { MultilingualPage } from '../features/multilingual/components/multilingual-page.tsx'

export function MultilingualScreen() {
  return <MultilingualPage />
}
