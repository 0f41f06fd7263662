import { MultilingualPage } from '../features/multilingual/components/multilingual-page.tsx'

/** Multilingual Practice. */
export function MultilingualScreen() {
  return <MultilingualPage />
}
