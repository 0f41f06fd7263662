import { useIsOffline } from '../../api/connection.ts'
import { connection } from '../../lib/words/en/connection.ts'
import { useWords } from '../../lib/words/use-words.ts'

/** Shows a line while the server is down. The status region is always there. */
export function ConnectionLine() {
  const words = useWords(connection)
  const isOffline = useIsOffline()
  return (
    <div
      role="status"
      className="sticky short:static top-(--header-height) z-(--z-header) bg-sun-soft text-center text-small text-ink print:hidden"
    >
      {isOffline && (
        <p className="page-width py-1.5">
          <strong>{words.offline}</strong> {words.offlineText}
        </p>
      )}
    </div>
  )
}
