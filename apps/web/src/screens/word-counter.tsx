export { WordLog as Screen } from '../features/word-log/components/word-log.tsx'
