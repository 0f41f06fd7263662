import { type FormEvent, useState } from 'react'
import { seedPages } from '../../../lib/words/en/seed-pages.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { type BranchSeed, branchSeeds, TOPIC_KINDS } from '../../../storage/branch-seeds.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorLine } from '../../../ui/error-line.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { Select } from '../../../ui/select.tsx'
import { withTopic } from '../grow-seed.ts'
import { keepSeeds } from '../plant-seed.ts'
import { topicOf } from '../seed-pages.ts'

const NAME_LENGTH = 60

/** Asks for a seed's name if its words aren't one, and lets it be renamed. */
export function TopicForm({ seed }: { seed: BranchSeed }) {
  const words = useWords(seedPages).topic
  const { name, guess, kind } = topicOf(seed)
  const [isOpen, setIsOpen] = useState(name === undefined)
  const [trouble, setTrouble] = useState<'missing' | 'notKept' | null>(null)

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const called = String(data.get('name')).replace(/\s+/g, ' ').trim()
    const chosen = TOPIC_KINDS.find((each) => each === data.get('kind')) ?? kind
    if (called === '') return setTrouble('missing')
    const isKept = keepSeeds(withTopic(branchSeeds.read().items, seed.id, { name: called, kind: chosen }))
    setTrouble(isKept ? null : 'notKept')
    setIsOpen(!isKept)
  }

  if (!isOpen)
    return (
      <Button variant="quiet" onClick={() => setIsOpen(true)} className="justify-self-start">
        {words.change}
      </Button>
    )
  return (
    <form
      method="dialog"
      noValidate
      aria-label={words.ask}
      onSubmit={save}
      onInput={() => setTrouble(null)}
      className="grid max-w-[66ch] gap-4 rounded-3 bg-surface-sunk p-6 max-md:p-5"
    >
      <div className="grid items-start gap-3.5 md:grid-cols-2">
        <Field label={words.ask} hint={words.hint} error={trouble === 'missing' ? words.missing : undefined}>
          <Input name="name" required maxLength={NAME_LENGTH} defaultValue={name ?? guess} autoComplete="off" />
        </Field>
        <Field label={words.kind}>
          <Select name="kind" defaultValue={kind}>
            {TOPIC_KINDS.map((each) => (
              <option key={each} value={each}>
                {words.kinds[each]}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      {trouble === 'notKept' && <ErrorLine>{words.notKept}</ErrorLine>}
      <Button type="submit" variant="primary" className="justify-self-start">
        {words.save}
      </Button>
    </form>
  )
}
