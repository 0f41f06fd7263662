import { Link } from '@tanstack/react-router'
import type { Installation } from '@understory/contract/installation'
import { useAnswerer } from '../../../lib/browser-model/use-answerer.ts'
import { assistant as assistantWords } from '../../../lib/words/en/assistant.ts'
import { coach } from '../../../lib/words/en/coach.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { cx } from '../../../ui/cx.ts'
import { Icon } from '../../../ui/icon.tsx'
import { linkClass } from '../../../ui/link.tsx'

const LINE = 'flex min-h-5 items-start gap-2 text-small short:hidden max-md:order-last max-md:basis-full'

/** Whether the server runs on this computer. */
export const isOnThisDevice = () => /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(location.hostname)

/** Who answers, and whether words leave this computer. */
export function AnswererNote({ assistant }: { assistant: Installation['assistant'] | undefined }) {
  const words = useWords(assistantWords)
  const where = useWords(coach)
  const [answerer] = useAnswerer()
  if (answerer === 'browser') {
    // Words also go to the server, which stores the conversation.
    const place = isOnThisDevice() ? where.staysInBrowser : where.staysInBrowserAt(location.host)
    return <Note name={where.browser} place={place} />
  }
  if (!assistant) return <p className={cx(LINE, 'text-ink-soft')} />
  const { builtIn, name, leaves } = assistant
  const stays = isOnThisDevice() ? where.staysOnDevice : where.staysOnServer
  return (
    <Note
      name={builtIn ? words.builtIn : where.answers(name)}
      place={leaves === null ? stays : where.leaves}
      isAway={leaves !== null}
    />
  )
}

type NoteProps = {
  name: string
  place: string
  /** Words leave this computer. */
  isAway?: boolean
}

function Note({ name, place, isAway = false }: NoteProps) {
  return (
    <p className={cx(LINE, isAway ? 'text-sun-ink' : 'text-ink-soft')}>
      <Icon name={isAway ? 'globe' : 'screen'} size="sm" className="mt-[3px]" />
      <span>
        <b className={cx(!isAway && 'text-ink')}>{name}</b> · {place} <Change />
      </span>
    </p>
  )
}

function Change() {
  const words = useWords(coach)
  return (
    <Link
      to="/settings"
      search={{ tab: 'assistant' }}
      aria-label={words.changeWho}
      className={linkClass('-my-2.5 inline-block px-1 py-3')}
    >
      {words.change}
    </Link>
  )
}
