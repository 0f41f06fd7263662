import { useNavigate, useRouterState } from '@tanstack/react-router'
import { findByPath } from '@understory/forest/find'
import { branchById } from '@understory/forest/lookup'
import type { ForestNode } from '@understory/forest/types'
import { useMemo, useState, useSyncExternalStore } from 'react'
import { linkTo } from '../../../lib/link-to.ts'
import { tree } from '../../../lib/words/en/tree.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Plant } from '../../../ui/art/plant.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { BranchList } from './branch-list.tsx'
import { Drawing } from './drawing.tsx'

type Form = 'drawing' | 'list'
const DESKTOP = '(min-width: 1000px)'
/** The drawing isn't legible on narrower screens. */
const READABLE = '(min-width: 768px)'

/** The forest as an overlay: a drawing on wide screens, a list on narrow ones. */
export function TreeView({ onClose }: { onClose: () => void }) {
  const words = useWords(tree)
  const navigate = useNavigate()
  const href = useRouterState({ select: ({ location }) => location.href })
  const [node, here] = useMemo(() => whereWeAre(href), [href])
  const hasRoom = useMedia(DESKTOP)
  const isReadable = useMedia(READABLE)
  const [chosen, setChosen] = useState<Form | null>(null)
  const form = (isReadable ? chosen : 'list') ?? (hasRoom ? 'drawing' : 'list')

  function go(path: string): void {
    onClose()
    void navigate(linkTo(path))
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={words.title}
      closeLabel={words.close}
      size="wide"
      beside={
        <>
          {isReadable && (
            <Segmented<Form>
              label={words.form}
              segments={[
                { value: 'drawing', label: words.drawing },
                { value: 'list', label: words.list },
              ]}
              value={form}
              onValueChange={setChosen}
            />
          )}
          {node && (
            <p className="flex items-center gap-2 rounded-leaf bg-sun-soft py-1.5 ps-2 pe-4 text-small">
              <Plant name={node.icon} className="h-8" />
              <span>
                <span className="sr-only">{words.here} </span>
                <b>{node.label}</b>
              </span>
            </p>
          )}
        </>
      }
    >
      {form === 'drawing' ? <Drawing here={here} onGo={go} /> : <BranchList here={here} onGo={onClose} />}
    </Dialog>
  )
}

/** The current node and the ids of its ancestors, branch first. */
function whereWeAre(href: string): [ForestNode | undefined, string[]] {
  const node = findByPath(href)
  if (!node || node.id === 'dashboard') return [undefined, []]
  const parent = node.kind === 'branch' ? node.parentId : node.branchId
  const above = parent && branchById(parent) ? [parent] : []
  return [node, [...above, node.id]]
}

function useMedia(condition: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = matchMedia(condition)
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    () => matchMedia(condition).matches,
    () => true,
  )
}
