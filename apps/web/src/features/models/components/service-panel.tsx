import { MODEL_ADDRESS_LENGTH, MODEL_NAME_LENGTH } from '@understory/contract/limits'
import type { FormEvent } from 'react'
import { modelWords } from '../../../lib/words/en/model.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Input } from '../../../ui/input.tsx'
import { ANTHROPIC_HOST, hostOf, isServedHere, isServersOwn, keyLostBy, type ServiceKind } from '../choices.ts'
import { tryThroughServer } from '../try-model.ts'
import type { ModelDesk } from '../use-model-desk.ts'
import { useServiceForm } from '../use-service-form.ts'
import { KeyField } from './key-field.tsx'
import { TryButton } from './try-button.tsx'

export function ServicePanel({ desk, kind }: { desk: ModelDesk; kind: ServiceKind }) {
  const words = useWords(modelWords)
  const said = words.service
  const form = useServiceForm(desk.models?.saved ?? null, kind)
  const { values, missing, set } = form
  const addressComplaint = values.address.trim() === '' ? said.addressMissing : said.addressOdd
  const destination = kind === 'anthropic' ? `https://${ANTHROPIC_HOST}` : values.address
  const lost = desk.models ? keyLostBy(kind, desk.models) : null

  async function save(event: FormEvent) {
    event.preventDefault()
    const choice = form.read()
    if (choice && (await desk.choose(choice))) form.forgetKey()
  }

  return (
    <form ref={form.ref} noValidate onSubmit={(event) => void save(event)} className="grid gap-4">
      {kind === 'openai-compatible' && (
        <Field label={said.address} hint={said.addressHint} error={missing.address ? addressComplaint : undefined}>
          <Input
            type="url"
            name="modelAddress"
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={MODEL_ADDRESS_LENGTH}
            value={values.address}
            onChange={({ target }) => set({ address: target.value })}
          />
        </Field>
      )}
      <Field label={said.model} hint={said.modelHint} error={missing.model ? said.modelMissing : undefined}>
        <Input
          name="modelName"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={MODEL_NAME_LENGTH}
          value={values.model}
          onChange={({ target }) => set({ model: target.value })}
        />
      </Field>
      <KeyField form={form} optional={kind === 'openai-compatible'} account={hostOf(destination) ?? ''} />
      <Destination address={destination} />
      {lost !== null && <p>{words.losesKey(lost)}</p>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={desk.isChoosing} busyLabel={said.saving}>
          {said.save}
        </Button>
        {/* Results belong to what was tested, so any change clears them. */}
        <TryButton
          key={form.edits}
          run={() => {
            const choice = form.read()
            return choice && tryThroughServer(choice, words)
          }}
        />
      </div>
    </form>
  )
}

/** Where words would go, shown before saving. */
function Destination({ address }: { address: string }) {
  const words = useWords(modelWords).service
  const host = hostOf(address)
  if (host === null) return null
  const isOwn = isServersOwn(address)
  const stays = isServedHere() ? words.staysHere : words.staysThere
  return (
    <p className="flex gap-2 wrap-anywhere">
      <Icon name={isOwn ? 'screen' : 'globe'} size="sm" className="mt-1" />
      {isOwn ? stays : words.goesTo(host)}
    </p>
  )
}
