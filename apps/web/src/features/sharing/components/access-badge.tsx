import type { AccessLevel } from '@understory/contract/sharing'
import { sharing } from '../../../lib/words/en/sharing.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Icon } from '../../../ui/icon.tsx'

export const ACCESS_ICON = { view: 'eye', comment: 'comment', coach: 'coach' } as const

export function AccessBadge({ access }: { access: AccessLevel }) {
  const words = useWords(sharing)
  return (
    <Badge tone="leaf" className="justify-self-start">
      <Icon name={ACCESS_ICON[access]} size="sm" />
      {words.badges[access]}
    </Badge>
  )
}
