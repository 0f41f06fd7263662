import { modelWords } from '../../../lib/words/en/model.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { keyLostBy, ollamaModel } from '../choices.ts'
import { keepFocus } from '../keep-focus.ts'
import { tryThroughServer } from '../try-model.ts'
import type { ModelDesk } from '../types.ts'
import { SwitchButton } from './switch-button.tsx'
import { TryButton } from './try-button.tsx'

export function OllamaPanel({ desk }: { desk: ModelDesk }) {
  const words = useWords(modelWords)
  const { models, choose, isLooking, look } = desk
  if (!models?.ollama?.length) {
    return (
      <>
        <p>{models?.ollama ? words.ollama.pull : words.ollama.start}</p>
        {!models?.ollama && <p>{words.ollama.install}</p>}
        <Button
          className="justify-self-start"
          busy={isLooking}
          busyLabel={words.looking}
          onClick={(event) => keepFocus(event, look())}
        >
          {words.lookAgain}
        </Button>
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
        <Button
          variant="quiet"
          busy={isLooking}
          busyLabel={words.looking}
          onClick={(event) => keepFocus(event, look())}
        >
          {words.lookAgain}
        </Button>
      </div>
    </>
  )
}
