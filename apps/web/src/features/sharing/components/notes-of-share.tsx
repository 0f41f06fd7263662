import { useQuery } from '@tanstack/react-query'
import { shareActivityQuery } from '../../../api/shares.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { NoteList } from './note-list.tsx'

/** Notes on one of the owner's shares. */
export function NotesOfShare({ id }: { id: string }) {
  const { data } = useQuery(shareActivityQuery(id))
  return data ? <NoteList notes={data.comments} /> : <Skeleton className="h-16" />
}
