import { Link } from '@tanstack/react-router'
import { pathTo } from '@understory/forest/addresses'
import { talks } from '../../../lib/words/en/talks.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { Icon } from '../../../ui/icon.tsx'
import { nextStep, STEPS, stepsDone } from '../ready.ts'
import { type TalkProps, TalkSection } from './talk-section.tsx'

type ReadyProps = Pick<TalkProps, 'talk'> & {
  /** The person had the talk, whatever day was set. */
  onHad: () => void
}

/** What was done and what comes next, never a score; and the way to the card and to how it went. */
export function ReadyCard({ talk, onHad }: ReadyProps) {
  const all = useWords(talks)
  const words = all.ready
  const done = stepsDone(talk)
  const next = nextStep(talk)
  return (
    <TalkSection title={words.heading}>
      <p role="status" className="font-display text-manuscript">
        {next ? words[`${next}Next`] : words.all}
      </p>
      <ul className="flex flex-wrap gap-x-5 gap-y-1.5 text-small">
        {STEPS.map((step) => (
          <li key={step} className={cx('flex items-center gap-1.5', done[step] ? 'text-ink' : 'text-ink-faint')}>
            <span
              aria-hidden="true"
              className={cx(
                'grid size-[18px] place-items-center rounded-full border',
                done[step] ? 'border-leaf bg-leaf text-on-leaf' : 'border-line-strong',
              )}
            >
              {done[step] && <Icon name="check" className="size-3" />}
            </span>
            {words[step]}
            <span className="sr-only">{done[step] ? words.done : words.open}</span>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Link
          to={pathTo.talkCard(talk.id)}
          className={buttonClass({ size: 'sm', variant: next ? 'secondary' : 'primary' })}
        >
          <Icon name="phone" />
          {all.before.card}
        </Link>
        <Button variant="quiet" size="sm" icon="check" onClick={onHad}>
          {words.had}
        </Button>
      </div>
    </TalkSection>
  )
}
