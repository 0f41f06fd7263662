export { MultilingualPage as Screen } from '../features/multilingual/components/multilingual-page.tsx'
