import { Link, useSearch } from '@tanstack/react-router'
import { pathTo } from '@understory/forest/addresses'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useSubmitAttempts } from '../../../lib/use-form-errors.ts'
import { damaged } from '../../../lib/words/en/damaged.ts'
import { seedPages } from '../../../lib/words/en/seed-pages.ts'
import { seeds } from '../../../lib/words/en/seeds.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { type BranchSeed, branchSeeds } from '../../../storage/branch-seeds.ts'
import { useStored } from '../../../storage/use-stored.ts'
import { Plant } from '../../../ui/art/plant.tsx'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { DamagedNotice } from '../../../ui/damaged-notice.tsx'
import { ErrorLine } from '../../../ui/error-line.tsx'
import { Field } from '../../../ui/field.tsx'
import { focusHere } from '../../../ui/refs.ts'
import { TextArea } from '../../../ui/text-area.tsx'
import { fieldsOfSuggestion, usePlantSeed } from '../plant-seed.ts'

export function Suggestion() {
  const words = useWords(seedPages).suggest
  const trouble = useWords(damaged)
  const { isDamaged } = useStored(branchSeeds)
  const [planted, setPlanted] = useState<BranchSeed | null>(null)
  const [isAgain, setIsAgain] = useState(false)
  return (
    <div className="bg-linear-to-b from-(--art-sky) to-surface">
      <div className="page-width grid max-w-[640px] justify-items-center gap-5 pt-12 pb-24 text-center max-md:pt-7">
        <Plant name={planted ? 'seedling' : 'acorn'} className="h-[150px]" />
        {planted ? (
          <Thanks
            seed={planted}
            onAgain={() => {
              setIsAgain(true)
              setPlanted(null)
            }}
          />
        ) : (
          <>
            <div>
              <h1>{words.title}</h1>
              <p className="mt-3 text-lead text-ink-soft">
                {words.lead} <span className="whitespace-normal">{words.tagline}</span>.
              </p>
            </div>
            {isDamaged && <DamagedNotice text={trouble.seeds} fileName={trouble.seedsFile} kept={branchSeeds} />}
            <SuggestionForm takesFocus={isAgain} onPlanted={setPlanted} />
          </>
        )}
      </div>
    </div>
  )
}

type FormProps = { takesFocus: boolean; onPlanted: (seed: BranchSeed) => void }

function SuggestionForm({ takesFocus, onPlanted }: FormProps) {
  const words = useWords(seedPages).suggest
  const { notKept } = useWords(seeds)
  const plantSeed = usePlantSeed()
  const { wish } = useSearch({ strict: false }) as { wish?: string }
  const box = useRef<HTMLTextAreaElement>(null)
  const { form, addTry } = useSubmitAttempts()
  const [problem, setProblem] = useState<'missing' | 'refused' | null>(null)
  useEffect(() => {
    // The page is prerendered without its query.
    if (wish && box.current?.value === '') box.current.value = wish
    if (takesFocus) box.current?.focus()
  }, [takesFocus, wish])

  function plant(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const text = String(new FormData(event.currentTarget).get('suggestion') ?? '').trim()
    if (text === '') {
      setProblem('missing')
      return addTry()
    }
    const seed = plantSeed(fieldsOfSuggestion(text))
    if (seed) onPlanted(seed)
    else setProblem('refused')
  }

  return (
    <form
      ref={form}
      method="dialog"
      noValidate
      onSubmit={plant}
      onInput={() => setProblem(null)}
      className="grid w-full gap-4 rounded-[28px_8px_28px_8px] border border-line bg-surface-raised p-8 text-start max-md:p-5"
    >
      <Field label={words.label} hint={words.hint} error={problem === 'missing' ? words.missing : undefined}>
        <TextArea ref={box} name="suggestion" required className="min-h-[140px]" />
      </Field>
      {problem === 'refused' && <ErrorLine>{notKept}</ErrorLine>}
      <Button type="submit" variant="primary" icon="seed" className="justify-self-start">
        {words.submit}
      </Button>
    </form>
  )
}

function Thanks({ seed, onAgain }: { seed: BranchSeed; onAgain: () => void }) {
  const words = useWords(seedPages).suggest
  return (
    <>
      <h1 ref={focusHere} tabIndex={-1}>
        {words.thanks}
      </h1>
      <p className="text-lead text-ink-soft">{words.thanksText}</p>
      <p className="max-w-full font-display text-manuscript [overflow-wrap:anywhere] line-clamp-3">{seed.branchType}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <Link to={pathTo.seed(seed.id)} className={buttonClass({ variant: 'primary' })}>
          {words.open}
        </Link>
        <Button icon="seed" onClick={onAgain}>
          {words.again}
        </Button>
      </div>
    </>
  )
}
