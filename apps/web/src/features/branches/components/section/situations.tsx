import type { Context } from '@understory/contract/contexts'
import type { SituationsBlock } from '@understory/forest/content/types'
import { sections } from '../../../../lib/words/en/sections.ts'
import { LANGUAGE } from '../../../../lib/words/locale.ts'
import { useWords } from '../../../../lib/words/use-words.ts'
import { Fold } from '../../../../ui/fold.tsx'
import { MomentFold } from './moment-fold.tsx'

type SituationsProps = { block: SituationsBlock; context: Context }

/** Cases of the coach, in groups; each opens to show what to do and what to say. */
export function Situations({ block, context }: SituationsProps) {
  const words = useWords(sections)
  return (
    <section className="grid gap-1 print:hidden">
      <h2 lang={LANGUAGE} className="mb-2">
        {words.situations}
      </h2>
      {block.groups.map(({ title, items }) => (
        <Fold key={title} summary={title}>
          <ul className="mb-3 border-s border-line ps-4">
            {items.map(({ contexts, ...item }) => (
              <li key={item.title}>
                <MomentFold {...item} context={contexts.includes(context) ? context : (contexts[0] ?? context)} />
              </li>
            ))}
          </ul>
        </Fold>
      ))}
    </section>
  )
}
