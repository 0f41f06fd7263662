import type { ProblemCode } from '@understory/contract/problem'
import { useState } from 'react'
import { deleteAccount, fetchAccount, sendAccount } from '../../../api/account.ts'
import { ApiError } from '../../../api/error.ts'
import { queryClient } from '../../../api/queries.tsx'
import { randomId } from '../../../lib/random-id.ts'
import { saveText } from '../../../lib/save-file.ts'
import { settings } from '../../../lib/words/en/settings.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { addBrowserData, clearBrowserData, readBrowserData } from '../../../storage/browser-data.ts'
import { markOfForest } from '../../../storage/forest-mark.ts'
import { Button } from '../../../ui/button.tsx'
import { Confirm } from '../../../ui/confirm.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { toast } from '../../../ui/use-toast.ts'
import { readableExport, readExport, writeExport } from '../export-file.ts'
import { SettingsCard } from './settings-card.tsx'

/** Problems that a retry alone doesn't fix. */
const REFUSALS: ReadonlySet<string> = new Set<ProblemCode>(['limit-reached', 'body-too-large'])

export function YourData() {
  const words = useWords(settings).data
  const [busy, setBusy] = useState<'export' | 'import' | 'remove' | null>(null)
  const [isAsking, setIsAsking] = useState(false)

  async function take(kind: 'json' | 'text'): Promise<void> {
    setBusy('export')
    try {
      const file = { server: await fetchAccount(), browser: readBrowserData() }
      if (kind === 'json') saveText('understory.json', writeExport(file), 'application/json')
      else saveText('understory.md', readableExport(file, words.readable), 'text/markdown')
    } catch {
      toast({ title: words.exportFailed, variant: 'destructive' })
    }
    setBusy(null)
  }

  async function bring(file: File): Promise<void> {
    const given = readExport(await file.text())
    if (!given) {
      toast({ title: words.importWrong, variant: 'destructive' })
      return
    }
    setBusy('import')
    try {
      const { conversations, results } = await sendAccount(given.server, randomId())
      const isWhole = addBrowserData(given.browser)
      void queryClient.invalidateQueries()
      const said = words.importedMeaning({ conversations, results })
      toast({ title: words.imported, description: isWhole ? said : `${said} ${words.importPart}` })
    } catch (error) {
      const sentence = error instanceof ApiError && REFUSALS.has(error.code ?? '') ? error.sentence : undefined
      toast({ title: words.importFailed, variant: 'destructive', ...(sentence && { description: sentence }) })
    }
    setBusy(null)
  }

  async function remove(): Promise<void> {
    setBusy('remove')
    // Removing the mark tells other tabs that everything is deleted.
    markOfForest()
    try {
      await deleteAccount()
      await clearBrowserData()
      // Every part of the page showed deleted data.
      location.assign('/')
    } catch {
      setBusy(null)
      toast({ title: words.removeFailed, variant: 'destructive' })
    }
  }

  return (
    <SettingsCard id="your-data" heading={words.heading} lead={words.lead} className="grid gap-5">
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" busy={busy === 'export'} onClick={() => take('json')}>
          {words.exportJson}
        </Button>
        <Button variant="secondary" busy={busy === 'export'} onClick={() => take('text')}>
          {words.exportText}
        </Button>
      </div>
      <Field label={words.import} hint={words.importHint}>
        <Input
          type="file"
          name="import"
          accept="application/json,.json"
          className="py-1.5! ps-1.5! file:me-3 file:min-h-8 file:cursor-pointer file:rounded-2 file:border-0 file:bg-leaf-soft file:px-3 file:font-semibold file:text-leaf-ink"
          disabled={busy !== null}
          onChange={({ target }) => {
            const [file] = target.files ?? []
            target.value = ''
            if (file) void bring(file)
          }}
        />
      </Field>
      <Button
        variant="secondary"
        icon="trash"
        className="justify-self-start text-berry-ink!"
        onClick={() => setIsAsking(true)}
      >
        {words.remove}
      </Button>
      <Confirm
        open={isAsking}
        onOpenChange={setIsAsking}
        title={words.removeTitle}
        description={words.removeQuestion}
        confirmLabel={words.removeConfirm}
        busyLabel={words.removeBusy}
        busy={busy === 'remove'}
        onConfirm={() => void remove()}
      />
    </SettingsCard>
  )
}
