import { modelWords } from '../../../lib/words/en/model.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Button } from '../../../ui/button.tsx'
import { type Kind, keyLostBy } from '../choices.ts'
import { keepFocus } from '../keep-focus.ts'
import type { ModelDesk } from '../use-model-desk.ts'

type SwitchButtonProps = { desk: ModelDesk; kind: Kind; label: string; onUse: () => Promise<unknown> }

/** Shown for an open row that doesn't answer: it would delete a key, wasn't ready, or failed. */
export function SwitchButton({ desk, kind, label, onUse }: SwitchButtonProps) {
  const words = useWords(modelWords)
  const host = desk.models ? keyLostBy(kind, desk.models) : null
  // Not needed if pressing the row does the same.
  if (desk.inUse === kind || (desk.isChoosing && host === null)) return null
  return (
    <>
      {host !== null && kind !== 'browser' && <p>{words.losesKey(host)}</p>}
      <Button
        variant="primary"
        className="justify-self-start"
        busy={desk.isChoosing}
        onClick={(event) => keepFocus(event, onUse())}
      >
        {label}
      </Button>
    </>
  )
}
