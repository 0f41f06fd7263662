import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { subBranchesQuery } from '../api/navigation.ts'
import { recordEvent } from '../lib/page-log.ts'
import { branches } from '../lib/words/en/branches.ts'
import { useWords } from '../lib/words/use-words.ts'
import { Field } from '../ui/field.tsx'
import { Select } from '../ui/select.tsx'
import { toast } from '../ui/use-toast.ts'

const BRANCHES = [
  'Art & Creativity',
  'Faith & Still Waters',
  'Home & Garden',
  'Relationships & Community',
  'SproutLog',
  'YA Treehouse',
  'Developer Tools',
  'Veterans & Military',
] as const

/** For developers: the server's reply for eight branches. */
export function Screen() {
  const words = useWords(branches).testBranches
  const [branch, setBranch] = useState<string>(BRANCHES[0])
  const onFailure = () => {
    recordEvent('sub-branches', 'failed')
    toast({ title: words.failed, variant: 'destructive' })
  }
  const { data = [], isPending, error } = useQuery({ ...subBranchesQuery(branch), meta: { onFailure } })

  return (
    <div className="page-width grid gap-6 py-10 pb-24">
      <header>
        <h1>{words.title}</h1>
        <p className="text-lead text-ink-soft">{words.lead}</p>
      </header>
      <Field label={words.branch} className="max-w-[360px]">
        <Select value={branch} onChange={(event) => setBranch(event.target.value)}>
          {BRANCHES.map((label) => (
            <option key={label}>{label}</option>
          ))}
        </Select>
      </Field>
      {error && <p role="alert">{words.failed}</p>}
      {isPending && <p role="status">{words.load}</p>}
      {!isPending && data.length === 0 && <p>{words.empty}</p>}
      <ul lang="en" className="grid gap-3">
        {data.map(({ path, label, icon, description }) => (
          <li key={path} className="rounded-2 border border-line bg-surface-raised px-4 py-3">
            <b>
              {icon} {label}
            </b>
            <p className="text-ink-soft">{description}</p>
          </li>
        ))}
      </ul>
      <section aria-labelledby="raw">
        <h2 id="raw" className="mb-2">
          {words.raw}
        </h2>
        <pre
          lang="en"
          className="rounded-2 bg-surface-sunk whitespace-pre-wrap [overflow-wrap:anywhere] p-4 font-code text-small"
        >
          {JSON.stringify(data, null, 2)}
        </pre>
      </section>
    </div>
  )
}
