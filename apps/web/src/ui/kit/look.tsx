import { devUi } from '../../lib/words/en/dev-ui.ts'
import { linkClass } from '../link.tsx'
import { KitSection } from './section.tsx'

// Whole class names, because Tailwind looks for them in the text.
const SWATCHES = `
  bg-surface bg-surface-sunk bg-surface-raised bg-surface-deep bg-ink bg-ink-soft bg-ink-faint bg-line-strong
  bg-leaf bg-leaf-soft bg-sprout bg-sun bg-sun-soft bg-berry bg-berry-soft bg-info bg-info-soft bg-bell
  bg-bell-soft bg-bark bg-bark-soft bg-chart-1 bg-chart-2 bg-chart-3 bg-chart-4 bg-chart-5 bg-chart-6
  bg-focus bg-(--art-leaf-a) bg-(--art-fern-a) bg-(--art-bell-a) bg-(--art-fox-a)
`
  .trim()
  .split(/\s+/)

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
          {SWATCHES.map((fill) => (
            <li key={fill} className="text-micro/[1.3] text-ink-soft">
              <span
                className={`mb-1.5 block h-15 rounded-[14px_4px_14px_4px] shadow-[inset_0_0_0_1px_color-mix(in_oklab,var(--ink)_12%,transparent)] ${fill}`}
              />
              {fill.replace('bg-', '').replace(/^\(--|\)$/g, '')}
            </li>
          ))}
        </ul>
      </KitSection>
    </>
  )
}
