import { useNavigate } from '@tanstack/react-router'
import type { FormEvent, ReactNode } from 'react'
import { handToAssistant } from '../../../lib/handoff.ts'
import { dashboard } from '../../../lib/words/en/dashboard.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { preferredContext } from '../../../storage/preferences.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'

/** Sends the answer to the assistant. `children` is one line below. */
export function FirstQuestion({ children }: { children: ReactNode }) {
  const words = useWords(dashboard)
  const navigate = useNavigate()

  function start(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const draft = String(new FormData(event.currentTarget).get('matter') ?? '').trim()
    handToAssistant({ context: preferredContext.read(), draft, isSent: true })
    void navigate({ to: '/dashboard/chatbot' })
  }

  return (
    <div className="mt-6 max-w-[520px] max-md:mt-4">
      <form onSubmit={start} className="flex items-end gap-2.5">
        <Field label={words.question} className="min-w-0 grow">
          <Input name="matter" maxLength={500} placeholder={words.questionHint} autoComplete="off" />
        </Field>
        <Button type="submit" variant="primary" className="min-h-[46px]">
          {words.start}
        </Button>
      </form>
      <div className="min-h-11">{children}</div>
    </div>
  )
}
