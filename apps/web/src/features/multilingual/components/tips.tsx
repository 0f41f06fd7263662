import { multilingual } from '../../../lib/words/en/multilingual.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Plant } from '../../../ui/art/plant.tsx'
import { Card } from '../../../ui/card.tsx'

export function Tips() {
  const words = useWords(multilingual).tips
  return (
    <Card aria-labelledby="five-tips">
      <div className="flex justify-end border-b-[1.5px] border-art-key">
        <Plant name="dandelion" className="h-36" />
      </div>
      <h2 id="five-tips" className="mt-4 mb-3 text-h3">
        {words.heading}
      </h2>
      <ol className="grid gap-2.5">
        {words.list.map((tip, index) => (
          <li key={tip} className="grid grid-cols-[22px_1fr]">
            <span aria-hidden="true" className="fig text-leaf-ink">
              {index + 1}
            </span>
            {tip}
          </li>
        ))}
      </ol>
    </Card>
  )
}
