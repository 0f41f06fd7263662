import { WordLog } from '../features/word-log/components/word-log.tsx'

/** SproutLog: words counted, by typing or by voice. */
export function SproutLogScreen() {
  return <WordLog />
}
