import { Link } from '@tanstack/react-router'
import { about } from '@understory/forest/about'
import { Plant } from '../ui/art/plant.tsx'
import { buttonClass } from '../ui/button.tsx'
import { cx } from '../ui/cx.ts'
import { linkClass } from '../ui/link.tsx'

export function Screen() {
  return (
    <article className="page-width grid gap-10 pt-10 pb-24 max-md:pt-6">
      <header className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-8 border-b-2 border-art-key max-md:grid-cols-1">
        <div className="grid gap-4 pb-8">
          <h1>{about.title}</h1>
          {about.intro.map((paragraph) => (
            <p key={paragraph} className="max-w-[66ch] text-lead text-pretty text-ink-soft">
              {paragraph}
            </p>
          ))}
        </div>
        <Plant name="fiddlehead" className="-mb-1.5 h-[200px] max-md:hidden" />
      </header>
      <section aria-labelledby="tools">
        <h2 id="tools" className="mb-4">
          {about.toolsHeading}
        </h2>
        <dl className="grid gap-x-10 gap-y-5 md:grid-cols-2">
          {about.tools.map(({ name, description, path }) => (
            <div key={name}>
              <dt>
                <Link to={path} className={linkClass('font-display text-h3')}>
                  {name}
                </Link>
              </dt>
              <dd className="max-w-[60ch] text-ink-soft">{description}</dd>
            </div>
          ))}
        </dl>
      </section>
      <ListSection id="audience" heading={about.audienceHeading} items={about.audience} inColumns />
      <ListSection id="honesty" heading={about.honestyHeading} items={about.honesty} />
      <p className="flex flex-wrap gap-3">
        <Link to={about.plantSeed.path} className={buttonClass({ variant: 'primary' })}>
          {about.plantSeed.label}
        </Link>
        <Link to={about.explore.path} className={buttonClass({ variant: 'secondary' })}>
          {about.explore.label}
        </Link>
      </p>
    </article>
  )
}

type ListSectionProps = {
  id: string
  heading: string
  items: readonly string[]
  /** For short items. */
  inColumns?: boolean
}

function ListSection({ id, heading, items, inColumns = false }: ListSectionProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3">
        {heading}
      </h2>
      <ul className={cx('grid gap-2', inColumns ? 'gap-x-6 min-[480px]:grid-cols-2 lg:grid-cols-4' : 'max-w-[72ch]')}>
        {items.map((item) => (
          <li key={item} className="leaf-bullet">
            {item}
          </li>
        ))}
      </ul>
    </section>
  )
}
