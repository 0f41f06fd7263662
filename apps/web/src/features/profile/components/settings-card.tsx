import type { ReactNode } from 'react'
import type { StoredValue } from '../../../storage/key.ts'
import { useStored } from '../../../storage/use-stored.ts'
import { Card } from '../../../ui/card.tsx'
import { SwitchRow } from '../../../ui/switch-row.tsx'

type SettingsCardProps = { id: string; heading: string; lead?: string; className?: string; children: ReactNode }

/** A group of settings. */
export function SettingsCard({ id, heading, lead, className, children }: SettingsCardProps) {
  return (
    <Card aria-labelledby={id} className={className}>
      <div>
        <h2 id={id} className="text-h3">
          {heading}
        </h2>
        {lead && <p className="mt-1 text-ink-soft">{lead}</p>}
      </div>
      {children}
    </Card>
  )
}

/** A setting that is on or off. */
export function StoredSwitch({ stored, label, hint }: { stored: StoredValue<boolean>; label: string; hint: string }) {
  return <SwitchRow label={label} hint={hint} checked={useStored(stored)} onCheckedChange={stored.write} />
}
