import { modelWords } from '../../../lib/words/en/model.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { keyLostBy, ollamaModel } from '../choices.ts'
import { tryThroughServer } from '../try-model.ts'
import type { ModelDesk } from '../use-model-desk.ts'
import { LookAgain } from './look-again.tsx'
import { SwitchButton } from './switch-button.tsx'
import { TryButton } from './try-button.tsx'

export function OllamaPanel({ desk }: { desk: ModelDesk }) {
  const words = useWords(modelWords)
  const { models, choose } = desk
  if (!models?.ollama?.length) {
    return (
      <>
        <p>{models?.ollama ? words.ollama.pull : words.ollama.start}</p>
        {!models?.ollama && <p>{words.ollama.install}</p>}
        <LookAgain desk={desk} />
      </>
    )
  }
  const model = ollamaModel(models) ?? ''
  const isGone = !models.ollama.includes(model)
  return (
    <>
      <Field label={words.ollama.model} error={isGone ? words.ollama.goneNote(model) : undefined}>
        <Select
          value={model}
          disabled={keyLostBy('ollama', models) !== null}
          onChange={({ target }) => void choose({ kind: 'ollama', model: target.value })}
        >
          {isGone && <option value={model}>{words.ollama.gone(model)}</option>}
          {models.ollama.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </Select>
      </Field>
      <SwitchButton
        desk={desk}
        kind="ollama"
        label={words.ollama.use}
        onUse={() => choose({ kind: 'ollama', model })}
      />
      <div className="flex flex-wrap gap-3">
        <TryButton key={model} run={() => tryThroughServer({ kind: 'ollama', model }, words)} />
        <LookAgain desk={desk} variant="quiet" />
      </div>
    </>
  )
}
