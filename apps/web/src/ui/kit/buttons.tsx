import { useState } from 'react'
import { devUi } from '../../lib/words/en/dev-ui.ts'
import { Button, buttonClass } from '../button.tsx'
import { focusedClass, KitSection, rowClass } from './section.tsx'

export function ButtonsSection() {
  const { sections, buttons } = devUi
  const [busy, setBusy] = useState(false)
  return (
    <KitSection title={sections.buttons}>
      <div className={rowClass}>
        <Button variant="primary" icon="mic">
          {buttons.record}
        </Button>
        <Button variant="primary" className={focusedClass}>
          {buttons.focused}
        </Button>
        <Button>{buttons.secondary}</Button>
        <Button variant="quiet" icon="copy">
          {buttons.quiet}
        </Button>
        <Button variant="danger" icon="trash">
          {buttons.remove}
        </Button>
        <Button variant="danger-quiet">{buttons.clear}</Button>
        <Button variant="primary" icon="mic" disabled>
          {buttons.disabled}
        </Button>
        <Button
          variant="primary"
          busy={busy}
          busyLabel={buttons.analyzing}
          onClick={() => {
            setBusy(true)
            setTimeout(() => setBusy(false), 2000)
          }}
        >
          {buttons.analyze}
        </Button>
        <Button variant="primary" busy busyLabel={buttons.analyzing}>
          {buttons.analyze}
        </Button>
        <Button variant="primary" size="sm">
          {buttons.small}
        </Button>
        <Button variant="primary" size="lg" icon="seed">
          {buttons.large}
        </Button>
        <a href="#main" className={buttonClass({ variant: 'secondary' })}>
          {buttons.link}
        </a>
        <Button iconOnly aria-label={buttons.help}>
          ?
        </Button>
        <Button iconOnly variant="primary" icon="up" aria-label={buttons.send} />
        <Button iconOnly size="sm" variant="danger-quiet" icon="trash" aria-label={buttons.removeNamed} />
        <span className="rounded-3 bg-surface-deep p-3">
          <Button variant="sprout" size="sm">
            {buttons.sprout}
          </Button>
        </span>
      </div>
    </KitSection>
  )
}
