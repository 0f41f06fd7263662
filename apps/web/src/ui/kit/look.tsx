import { devUi } from '../../lib/words/en/dev-ui.ts'
import { linkClass } from '../link.tsx'
import { KitSection } from './section.tsx'

const SWATCHES = [
  ['surface', 'bg-surface'],
  ['surface-sunk', 'bg-surface-sunk'],
  ['surface-raised', 'bg-surface-raised'],
  ['surface-deep', 'bg-surface-deep'],
  ['ink', 'bg-ink'],
  ['ink-soft', 'bg-ink-soft'],
  ['ink-faint', 'bg-ink-faint'],
  ['line-strong', 'bg-line-strong'],
  ['leaf', 'bg-leaf'],
  ['leaf-soft', 'bg-leaf-soft'],
  ['sprout', 'bg-sprout'],
  ['sun', 'bg-sun'],
  ['sun-soft', 'bg-sun-soft'],
  ['berry', 'bg-berry'],
  ['berry-soft', 'bg-berry-soft'],
  ['info', 'bg-info'],
  ['info-soft', 'bg-info-soft'],
  ['bell', 'bg-bell'],
  ['bell-soft', 'bg-bell-soft'],
  ['bark', 'bg-bark'],
  ['bark-soft', 'bg-bark-soft'],
  ['chart-1', 'bg-chart-1'],
  ['chart-2', 'bg-chart-2'],
  ['chart-3', 'bg-chart-3'],
  ['chart-4', 'bg-chart-4'],
  ['chart-5', 'bg-chart-5'],
  ['chart-6', 'bg-chart-6'],
  ['focus', 'bg-focus'],
  ['art-leaf-a', 'bg-(--art-leaf-a)'],
  ['art-fern-a', 'bg-(--art-fern-a)'],
  ['art-bell-a', 'bg-(--art-bell-a)'],
  ['art-fox-a', 'bg-(--art-fox-a)'],
] as const

export function LookSections() {
  const { sections, type } = devUi
  return (
    <>
      <KitSection title={sections.type}>
        <div className="grid gap-3.5">
          <p className="font-display text-display tracking-[-.024em]">{type.display}</p>
          <p className="font-display text-h1">{type.finding}</p>
          <p className="font-display text-h2 lining-nums">{type.heading}</p>
          <p className="text-lead text-ink-soft">{type.lead}</p>
          <p>
            {type.body}{' '}
            <a className={linkClass()} href="#main">
              {type.link}
            </a>
          </p>
          <p className="note">{type.note}</p>
          <p className="text-small text-ink-soft">{type.small}</p>
          <p className="num text-[2.75rem]/none">{type.score}</p>
        </div>
      </KitSection>
      <KitSection title={sections.color}>
        <ul className="grid grid-cols-3 gap-3.5 md:grid-cols-8">
          {SWATCHES.map(([name, fill]) => (
            <li key={name} className="text-micro/[1.3] text-ink-soft">
              <span
                className={`mb-1.5 block h-15 rounded-[14px_4px_14px_4px] shadow-[inset_0_0_0_1px_color-mix(in_oklab,var(--ink)_12%,transparent)] ${fill}`}
              />
              {name}
            </li>
          ))}
        </ul>
      </KitSection>
    </>
  )
}
