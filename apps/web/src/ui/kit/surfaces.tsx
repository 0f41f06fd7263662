import { devUi } from '../../lib/words/en/dev-ui.ts'
import { Plant } from '../art/plant.tsx'
import { PLANT_NAMES } from '../art/plant-names.ts'
import { SCENE_NAMES, Scene } from '../art/scene.tsx'
import { Avatar } from '../avatar.tsx'
import { Button, buttonClass } from '../button.tsx'
import { Card, CardHead, cardClass } from '../card.tsx'
import { EmptyState } from '../empty-state.tsx'
import { Flyout, FlyoutText, flyoutAllClass, flyoutRowClass } from '../flyout.tsx'
import { Icon } from '../icon.tsx'
import { ICONS, type IconName } from '../icons.ts'
import { Kbd } from '../kbd.tsx'
import { linkClass } from '../link.tsx'
import { Logo } from '../logo.tsx'
import { Phrase } from '../phrase.tsx'
import { focusedClass, KitSection, rowClass } from './section.tsx'

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

const BUTTONS = [
  ['record', { variant: 'primary', icon: 'mic' }],
  ['focused', { variant: 'primary', className: focusedClass }],
  ['secondary', {}],
  ['quiet', { variant: 'quiet', icon: 'copy' }],
  ['remove', { variant: 'danger', icon: 'trash' }],
  ['clear', { variant: 'danger-quiet' }],
  ['disabled', { variant: 'primary', icon: 'mic', disabled: true }],
  ['small', { variant: 'primary', size: 'sm' }],
  ['large', { variant: 'primary', size: 'lg', icon: 'seed' }],
] as const

export function ButtonsSection() {
  const { sections, buttons } = devUi
  return (
    <KitSection title={sections.buttons}>
      <div className={rowClass}>
        {BUTTONS.map(([name, look]) => (
          <Button key={name} {...look}>
            {buttons[name]}
          </Button>
        ))}
        <Button variant="primary" busy busyLabel={buttons.analyzing}>
          {buttons.analyze}
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

export function SurfacesAndArt() {
  const { sections, flyout, phrase } = devUi
  return (
    <>
      <KitSection title={sections.flyout}>
        <div className="grid items-start gap-6 md:grid-cols-3">
          <Flyout>
            {flyout.rows.map(([name, description], position) => (
              <a key={name} href="#main" className={flyoutRowClass({ current: position === 1 })}>
                <FlyoutText name={name} description={description} />
              </a>
            ))}
            <a href="#main" className={flyoutAllClass}>
              {flyout.all}
            </a>
          </Flyout>
          <a href="#main" className={cardClass({ link: true })}>
            <h3>{flyout.card}</h3>
            <p className="text-ink-soft">{flyout.cardText}</p>
          </a>
          <Card quiet>
            <CardHead note={flyout.cardNote}>
              <h3>{flyout.quiet}</h3>
            </CardHead>
            <Kbd>/</Kbd>
          </Card>
        </div>
      </KitSection>
      <KitSection title={sections.phrase}>
        <div className="grid gap-6 rounded-4 border border-line bg-surface-raised p-7 max-md:p-4">
          <Phrase text={phrase.text}>
            <Button variant="quiet" size="sm" icon="copy">
              {phrase.copy}
            </Button>
            <Button variant="quiet" size="sm" icon="mic">
              {phrase.aloud}
            </Button>
          </Phrase>
          <Phrase text={phrase.arabic} lang="ar" dir="rtl" />
          <div className={rowClass}>
            <Avatar who="understory" size="sm" />
            <Avatar who="understory" />
            <Avatar who="understory" size="lg" />
            <Avatar who="person" size="sm" />
            <Avatar who="person" />
            <Logo />
          </div>
        </div>
      </KitSection>
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
