import { devUi } from '../../lib/words/en/dev-ui.ts'
import { Avatar } from '../avatar.tsx'
import { Button } from '../button.tsx'
import { Card, CardHead, cardClass } from '../card.tsx'
import { Flyout, FlyoutText, flyoutAllClass, flyoutRowClass } from '../flyout.tsx'
import { Kbd } from '../kbd.tsx'
import { Logo } from '../logo.tsx'
import { Phrase } from '../phrase.tsx'
import { KitSection, rowClass } from './section.tsx'

export function SurfacesSections() {
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
    </>
  )
}
