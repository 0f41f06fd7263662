import { WordLog } from '../features/word-log/components/word-log.tsx'

export function SproutLogScreen() {
  return <WordLog />
}
