import type { ReactNode } from 'react'

type Figure = { label: string; value: ReactNode; unit?: string | undefined }

export function FigureList({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className="grid grid-cols-2 gap-4 border-b border-line pb-4 last:border-0 last:pb-0 md:grid-cols-3">
      {figures.map(({ label, value, unit }) => (
        <div key={label}>
          <dt className="text-small text-ink-soft">{label}</dt>
          <dd className="num font-display text-h2">
            {value} {unit && <span className="text-small italic">{unit}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
