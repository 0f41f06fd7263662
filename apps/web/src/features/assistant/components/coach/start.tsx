import { useQuery } from '@tanstack/react-query'
import type { Context } from '@understory/contract/contexts'
import { choicesQuery } from '../../../../api/coach.ts'
import { coach } from '../../../../lib/words/en/coach.ts'
import { useWords } from '../../../../lib/words/use-words.ts'
import { Scene } from '../../../../ui/art/scene.tsx'
import { ChoiceButton } from './choice-button.tsx'

type StartProps = { context: Context; isBusy: boolean; say: (message: string) => void }

export function Start(props: StartProps) {
  const words = useWords(coach)
  return (
    <div className="grid justify-items-center gap-1.5 pt-3 pb-2 text-center">
      <Scene
        name="empty-conversations"
        className="-mt-6 mb-3 h-[162px] w-[260px] short:hidden max-md:-mt-4 max-md:h-[125px] max-md:w-[200px]"
      />
      <h2 className="text-[1.75rem] leading-[1.2] max-md:text-[1.5rem]">{words.start.heading}</h2>
      <p className="max-w-[44ch] text-lead text-balance text-ink-soft">{words.start.lead}</p>
      <p className="note">{words.about[props.context]}</p>
      <Starters {...props} />
    </div>
  )
}

const COUNT = 6

/** Reserves their space while loading; empty if they can't be loaded. */
export function Starters({ context, isBusy, say }: StartProps) {
  const words = useWords(coach)
  const { data, isPending } = useQuery(choicesQuery(context))
  if (isPending) return <div aria-hidden="true" className="h-[182px] @max-[560px]:h-[364px]" />
  if (!data || data.starters.length === 0) return null
  return (
    <ul
      aria-label={words.start.starters}
      className="mt-4 grid w-full grid-cols-2 gap-2.5 text-start @max-[560px]:grid-cols-1 @max-[560px]:gap-2"
    >
      {data.starters.slice(0, COUNT).map(({ label, message }) => (
        <li key={label} className="grid">
          <ChoiceButton disabled={isBusy} onClick={() => say(message)}>
            {label}
          </ChoiceButton>
        </li>
      ))}
    </ul>
  )
}
