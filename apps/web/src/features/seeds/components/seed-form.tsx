import { type FormEvent, useState } from 'react'
import { useSubmitAttempts } from '../../../lib/use-form-errors.ts'
import { seeds } from '../../../lib/words/en/seeds.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import type { BranchSeed } from '../../../storage/branch-seeds.ts'
import { Plant } from '../../../ui/art/plant.tsx'
import { Button } from '../../../ui/button.tsx'
import { ErrorLine } from '../../../ui/error-line.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { focusHere } from '../../../ui/refs.ts'
import { TextArea } from '../../../ui/text-area.tsx'
import { missingFields, type RequiredField, type SeedFields, usePlantSeed } from '../plant-seed.ts'

/** The seed form. If the browser can't save, the fields keep their text. */
export function SeedForm({ onPlanted }: { onPlanted: (seed: BranchSeed) => void }) {
  const words = useWords(seeds)
  const plantSeed = usePlantSeed()
  const { form, addTry } = useSubmitAttempts()
  const [missing, setMissing] = useState<readonly RequiredField[]>([])
  const [isRefused, setIsRefused] = useState(false)

  function plant(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = fieldsOf(event.currentTarget)
    const lacking = missingFields(fields)
    setMissing(lacking)
    setIsRefused(false)
    addTry()
    if (lacking.length > 0) return
    const seed = plantSeed(fields)
    if (seed) onPlanted(seed)
    else setIsRefused(true)
  }

  /** Clears a field's error while it is edited. */
  function forgive({ target }: FormEvent<HTMLFormElement>) {
    setMissing((fields) =>
      fields.filter((field) => !(target instanceof Element && target.getAttribute('name') === field)),
    )
  }

  function errorOf(field: RequiredField): string | undefined {
    return missing.includes(field) ? words.missing[field] : undefined
  }

  return (
    // Before hydration, method "dialog" keeps a submit from putting the words into the address.
    <form
      ref={form}
      method="dialog"
      noValidate
      onSubmit={plant}
      onInput={forgive}
      aria-labelledby="seed-heading"
      className="grid gap-4"
    >
      <div className="flex items-center gap-4">
        <Plant name="acorn" className="-mt-[26px] -mb-3.5 h-[84px] w-[67px] flex-none" />
        <div>
          <h2 id="seed-heading" className="text-h3">
            {words.heading}
          </h2>
          <p className="text-small text-ink-soft">{words.lead}</p>
        </div>
      </div>
      <div className="grid items-start gap-3.5 md:grid-cols-2">
        <Field label={words.name} optional>
          <Input ref={focusHere} name="name" autoComplete="given-name" />
        </Field>
        <Field label={words.branchType} error={errorOf('branchType')}>
          <Input name="branchType" required autoComplete="off" />
        </Field>
      </div>
      <Field label={words.rationale} error={errorOf('rationale')}>
        <TextArea name="rationale" required placeholder={words.rationalePlaceholder} className="min-h-[84px]" />
      </Field>
      {isRefused && <ErrorLine>{words.notKept}</ErrorLine>}
      <Button type="submit" variant="primary" icon="seed" className="justify-self-start">
        {words.submit}
      </Button>
    </form>
  )
}

function fieldsOf(form: HTMLFormElement): SeedFields {
  const data = new FormData(form)
  const text = (name: keyof SeedFields) => String(data.get(name) ?? '')
  return { name: text('name'), branchType: text('branchType'), rationale: text('rationale') }
}
