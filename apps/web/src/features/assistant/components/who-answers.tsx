import type { Installation } from '@understory/contract/installation'
import { assistant as assistantWords } from '../../../lib/words/en/assistant.ts'
import { coach } from '../../../lib/words/en/coach.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { cx } from '../../../ui/cx.ts'
import { Icon } from '../../../ui/icon.tsx'

const THIS_DEVICE = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

/** Who answers, and where the words go: on this computer only where the server runs on it. */
export function WhoAnswers({ assistant }: { assistant: Installation['assistant'] | undefined }) {
  const words = useWords(assistantWords)
  const where = useWords(coach)
  const name = assistant && (assistant.builtIn ? words.builtIn : where.answers(assistant.name))
  const place = assistant && placeOf(assistant)
  return (
    <p
      className={cx(
        'flex min-h-5 items-start gap-2 text-small short:hidden max-md:order-last max-md:basis-full',
        place === 'leaves' ? 'text-sun-ink' : 'text-ink-soft',
      )}
    >
      {name && place && (
        <>
          <Icon name={place === 'leaves' ? 'globe' : 'screen'} size="sm" className="mt-[3px]" />
          <span>
            <b className={cx(place !== 'leaves' && 'text-ink')}>{name}</b> · {where[place]}
          </span>
        </>
      )}
    </p>
  )
}

function placeOf({ leaves }: Installation['assistant']) {
  if (leaves !== null) return 'leaves'
  return THIS_DEVICE.test(location.hostname) ? 'staysOnDevice' : 'staysOnServer'
}
