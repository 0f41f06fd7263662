import type { ReactNode } from 'react'
import { keys } from '../../../lib/words/en/keys.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Kbd } from '../../../ui/kbd.tsx'

export function KeyMap({ onClose }: { onClose: () => void }) {
  const words = useWords(keys)
  return (
    <Dialog open onOpenChange={onClose} size="sm" title={words.title} description={words.lead} closeLabel={words.close}>
      <dl className="mt-4 grid gap-x-6 gap-y-3">
        <Row what={words.search}>
          <Kbd>/</Kbd> {words.or} {words.command} <Kbd>K</Kbd>
        </Row>
        <Row what={words.map}>
          <Kbd>?</Kbd> {words.or} {words.command} <Kbd>/</Kbd>
        </Row>
        <Row what={words.send}>
          <Kbd>{words.enter}</Kbd>
        </Row>
        <Row what={words.line}>
          <Kbd>{words.shift}</Kbd> <Kbd>{words.enter}</Kbd>
        </Row>
        <Row what={words.escape}>
          <Kbd>{words.esc}</Kbd>
        </Row>
        <Row what={words.notice}>
          <Kbd>F8</Kbd>
        </Row>
      </dl>
    </Dialog>
  )
}

function Row({ what, children }: { what: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <dt>{what}</dt>
      <dd className="text-small text-ink-soft">{children}</dd>
    </div>
  )
}
