import { devUi } from '../../lib/words/en/dev-ui.ts'
import { Plant } from '../art/plant.tsx'
import { PLANT_NAMES } from '../art/plant-names.ts'
import { SCENE_NAMES, Scene } from '../art/scene.tsx'
import { Button } from '../button.tsx'
import { EmptyState } from '../empty-state.tsx'
import { Icon } from '../icon.tsx'
import { ICONS, type IconName } from '../icons.ts'
import { KitSection } from './section.tsx'

const ICON_NAMES = Object.keys(ICONS) as readonly IconName[]

const EMPTY = ['conversations', 'logs', 'fallen', 'search'] as const

function EmptyStates() {
  const { empty } = devUi
  return (
    <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-4">
      {EMPTY.map((name) => (
        <EmptyState
          key={name}
          titleAs="h3"
          scene={`empty-${name}`}
          title={empty[name]}
          action={name === 'fallen' && <Button size="sm">{empty.again}</Button>}
        >
          {empty[`${name}Note`]}
        </EmptyState>
      ))}
    </div>
  )
}

export function ArtSections() {
  const { sections } = devUi
  return (
    <>
      <KitSection title={sections.empty}>
        <EmptyStates />
      </KitSection>
      <KitSection title={sections.icons}>
        <div className="flex flex-wrap gap-[18px]">
          {ICON_NAMES.map((name) => (
            <Icon key={name} name={name} />
          ))}
        </div>
      </KitSection>
      <KitSection title={sections.plants}>
        <ul className="grid grid-cols-3 gap-x-2 gap-y-5 md:grid-cols-10">
          {PLANT_NAMES.map((name) => (
            <li key={name} className="text-center text-micro text-ink-soft">
              <Plant name={name} className="mx-auto mb-1 h-[116px]" />
              {name}
            </li>
          ))}
        </ul>
      </KitSection>
      <KitSection title={sections.scenes}>
        <ul className="grid grid-cols-2 items-end gap-5 md:grid-cols-4">
          {SCENE_NAMES.map((name) => (
            <li key={name} className="text-center text-micro text-ink-soft">
              <Scene name={name} className="mb-1 max-h-56 w-full" />
              {name}
            </li>
          ))}
        </ul>
      </KitSection>
    </>
  )
}
