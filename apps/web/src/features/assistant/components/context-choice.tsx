import { ASSISTANT_CONTEXTS, type Context, TOOL_CONTEXTS } from '@understory/contract/contexts'
import { assistant } from '../../../lib/words/en/assistant.ts'
import { contextNames } from '../../../lib/words/en/context.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import type { IconName } from '../../../ui/icons.ts'
import { RadioCards } from '../../../ui/radio-cards.tsx'

/** The assistant's six contexts, then those that only other pages link with. */
const SHOWN = [...new Set<Context>([...ASSISTANT_CONTEXTS, ...TOOL_CONTEXTS])]

const ICONS: Record<Context, IconName> = {
  Personal: 'heart',
  Professional: 'brief',
  Academic: 'book',
  Social: 'people',
  Public: 'mic',
  Creative: 'brush',
  Work: 'chart',
  Family: 'tree',
  Faith: 'leaf',
}

export function ContextChoice({ context, onChoose }: { context: Context; onChoose: (context: Context) => void }) {
  const words = useWords(assistant).context
  const names = useWords(contextNames)
  const options = SHOWN.map((value) => ({
    value,
    label: names[value],
    description: words.descriptions[value],
    icon: ICONS[value],
  }))
  return (
    <RadioCards<Context> legend={words.heading} hideLegend options={options} value={context} onValueChange={onChoose} />
  )
}
