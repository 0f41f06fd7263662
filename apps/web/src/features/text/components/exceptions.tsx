import { useQuery } from '@tanstack/react-query'
import { writingExceptionsQuery } from '../../../api/text.ts'
import { textWords } from '../../../lib/words/en/text.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Button } from '../../../ui/button.tsx'
import { ruleName } from '../marks.ts'
import { useExceptions } from '../use-exceptions.ts'

/** Muted rules and accepted words, with undo. */
export function Exceptions() {
  const all = useWords(textWords)
  const words = all.exceptions
  const { data } = useQuery({ ...writingExceptionsQuery, enabled: typeof window !== 'undefined' })
  const { takeBack } = useExceptions()
  if (!data || data.length === 0) return null
  const names = new Map<string, string>(Object.entries(all.kinds))
  const nameOf = (rule: string) => ruleName(rule, all) ?? names.get(rule.split('/')[0] ?? '') ?? rule
  return (
    <details className="mt-6">
      <summary>{words.heading}</summary>
      <p className="note mb-2">{words.lead}</p>
      <ul className="divide-y divide-line">
        {data.map(({ id, kind, value }) => (
          <li key={id} className="flex min-h-11 items-center justify-between gap-3">
            <span className="min-w-0 wrap-anywhere">
              {kind === 'rule' ? `${nameOf(value)} (${value})` : value}
              <span className="ms-2 text-small text-ink-soft">{kind === 'rule' ? words.rule : words.word}</span>
            </span>
            <Button
              variant="quiet"
              size="sm"
              iconOnly
              icon="undo"
              aria-label={words.takeBack(value)}
              onClick={() => takeBack(id)}
            />
          </li>
        ))}
      </ul>
    </details>
  )
}
