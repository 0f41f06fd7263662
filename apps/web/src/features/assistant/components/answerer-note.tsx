import { Link } from '@tanstack/react-router'
import type { Installation } from '@understory/contract/installation'
import { useAnswerer } from '../../../lib/browser-model/use-answerer.ts'
import { assistant as assistantWords } from '../../../lib/words/en/assistant.ts'
import { coach } from '../../../lib/words/en/coach.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { cx } from '../../../ui/cx.ts'
import { Icon } from '../../../ui/icon.tsx'
import { linkClass } from '../../../ui/link.tsx'
import { THIS_DEVICE } from './this-device.ts'

const LINE = 'flex min-h-5 items-start gap-2 text-small short:hidden max-md:order-last max-md:basis-full'

/** Who answers, and whether words leave this computer. */
export function AnswererNote({ assistant }: { assistant: Installation['assistant'] | undefined }) {
  const words = useWords(assistantWords)
  const where = useWords(coach)
  const [answerer] = useAnswerer()
  if (answerer === 'browser') return <BrowserAnswers />
  const name = assistant && (assistant.builtIn ? words.builtIn : where.answers(assistant.name))
  const place = assistant && placeOf(assistant)
  return (
    <p className={cx(LINE, place === 'leaves' ? 'text-sun-ink' : 'text-ink-soft')}>
      {name && place && (
        <>
          <Icon name={place === 'leaves' ? 'globe' : 'screen'} size="sm" className="mt-[3px]" />
          <span>
            <b className={cx(place !== 'leaves' && 'text-ink')}>{name}</b> · {where[place]} <Change />
          </span>
        </>
      )}
    </p>
  )
}

/** Words also go to the server, which stores the conversation. */
function BrowserAnswers() {
  const words = useWords(coach)
  const place = THIS_DEVICE.test(location.hostname) ? words.staysInBrowser : words.staysInBrowserAt(location.host)
  return (
    <p className={cx(LINE, 'text-ink-soft')}>
      <Icon name="screen" size="sm" className="mt-[3px]" />
      <span>
        <b className="text-ink">{words.browser}</b> · {place} <Change />
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

function placeOf({ leaves }: Installation['assistant']) {
  if (leaves !== null) return 'leaves'
  return THIS_DEVICE.test(location.hostname) ? 'staysOnDevice' : 'staysOnServer'
}
