import { useQuery } from '@tanstack/react-query'
import { installationQuery } from '../../../api/installation.ts'
import { settings } from '../../../lib/words/en/settings.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Card } from '../../../ui/card.tsx'

/** Who answers in the assistant, and how to have a language model do so. */
export function LanguageModel() {
  const words = useWords(settings).privacy
  const { data, isError } = useQuery(installationQuery)
  const now = data?.assistant.builtIn ? words.model.builtIn : data && words.model.model(data.assistant.name)
  return (
    <Card id="language-model" aria-labelledby="language-model-heading" className="scroll-mt-24">
      <h2 id="language-model-heading" className="text-h3">
        {words.model.heading}
      </h2>
      <p className="mt-1">{now ?? (isError ? words.unknown : '…')}</p>
      <p className="mt-3 text-ink-soft">{words.model.lead}</p>
      <ol className="mt-2 grid list-decimal gap-1 ps-6 text-ink-soft">
        {words.model.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className="mt-3 text-ink-soft">{words.model.other}</p>
    </Card>
  )
}
