import { ASSISTANT_CONTEXTS, type Context } from '@understory/contract/contexts'
import { assistant } from '../../../lib/words/en/assistant.ts'
import { contextNames } from '../../../lib/words/en/context.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import type { IconName } from '../../../ui/icons.ts'
import { RadioCards } from '../../../ui/radio-cards.tsx'

type AssistantContext = (typeof ASSISTANT_CONTEXTS)[number]

const ICONS: Record<AssistantContext, IconName> = {
  Personal: 'heart',
  Professional: 'brief',
  Academic: 'book',
  Social: 'people',
  Public: 'mic',
  Creative: 'brush',
}

/** The six contexts of the assistant page. */
export function ContextChoice({ context, onChoose }: { context: Context; onChoose: (context: Context) => void }) {
  const words = useWords(assistant).context
  const names = useWords(contextNames)
  const options = ASSISTANT_CONTEXTS.map((value) => ({
    value,
    label: names[value],
    description: words.descriptions[value],
    icon: ICONS[value],
  }))
  return (
    <RadioCards<Context> legend={words.heading} hideLegend options={options} value={context} onValueChange={onChoose} />
  )
}
