import { useQuery, useQueryClient } from '@tanstack/react-query'
import { contextOf } from '@understory/contract/contexts'
import { useState } from 'react'
import { dashboardQuery } from '../../../api/dashboard.ts'
import { codeOf } from '../../../api/error.ts'
import { removeTextResult, textResultsQuery } from '../../../api/text.ts'
import { dateAndTime } from '../../../lib/clock-time.ts'
import { firstWords } from '../../../lib/first-words.ts'
import { recordEvent } from '../../../lib/page-log.ts'
import { contextNames } from '../../../lib/words/en/context.ts'
import { textWords } from '../../../lib/words/en/text.ts'
import { ui } from '../../../lib/words/en/ui.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/use-toast.ts'

/** Earlier analyses, with texts if stored; loads when opened. */
export function EarlierTexts({ onOpen }: { onOpen: (text: string) => void }) {
  const all = useWords(textWords)
  const names = useWords(contextNames)
  const words = all.earlier
  const common = useWords(ui)
  const queryClient = useQueryClient()
  const [isOpen, setIsOpen] = useState(false)
  const { data, isError } = useQuery({ ...textResultsQuery, enabled: isOpen })

  async function remove(id: string) {
    try {
      await removeTextResult(id)
      toast({ title: words.removed })
      for (const { queryKey } of [textResultsQuery, dashboardQuery]) await queryClient.invalidateQueries({ queryKey })
    } catch (error) {
      recordEvent('text', codeOf(error))
      toast({ ...all.notes.notSaved, variant: 'destructive' })
    }
  }

  return (
    <details className="mt-9 border-t border-line pt-4" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className="font-display text-h3 font-normal text-ink">{words.heading}</summary>
      <p className="note mb-3">{words.lead}</p>
      {isError && <p className="text-berry-ink">{all.notes.notSaved.description}</p>}
      {data?.length === 0 && <p className="text-ink-soft">{all.glance.none}</p>}
      <ul className="divide-y divide-line">
        {data?.map(({ id, createdAt, context, words: count, sentences, text }) => {
          const when = dateAndTime(createdAt)
          return (
            <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
              <span className="font-semibold">{when}</span>
              <span className="text-ink-soft">
                {names[contextOf(context)]}, {words.line({ words: count, sentences })}
              </span>
              <span className="ms-auto flex gap-2">
                {text !== null && (
                  <Button
                    variant="quiet"
                    size="sm"
                    aria-label={common.of({ deed: words.open, subject: firstWords(text) })}
                    onClick={() => onOpen(text)}
                  >
                    {words.open}
                  </Button>
                )}
                <Button
                  variant="quiet"
                  size="sm"
                  iconOnly
                  icon="trash"
                  aria-label={words.remove(`${when}, ${words.line({ words: count, sentences })}`)}
                  onClick={() => remove(id)}
                />
              </span>
            </li>
          )
        })}
      </ul>
    </details>
  )
}
