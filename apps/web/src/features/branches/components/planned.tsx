import { useId } from 'react'
import { branches } from '../../../lib/words/en/branches.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Card } from '../../../ui/card.tsx'

export function Planned({ features }: { features: readonly string[] }) {
  const words = useWords(branches).planned
  const id = useId()
  return (
    <Card quiet aria-labelledby={id} className="mt-10 grid gap-3">
      <h2 id={id}>{words.heading}</h2>
      <p className="text-ink-soft">{words.lead}</p>
      <ul lang="en" className="grid max-w-[66ch] list-disc gap-1.5 ps-5 marker:text-ink-soft">
        {features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
    </Card>
  )
}
