import { recorderWords } from '../../lib/words/en/recorder.ts'
import { useWords } from '../../lib/words/use-words.ts'
import { chosenMicrophone } from '../../storage/microphone.ts'
import { remoteRecognizer } from '../../storage/recognizer.ts'
import { useStored } from '../../storage/use-stored.ts'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { SwitchRow } from '../../ui/switch-row.tsx'
import { useMicrophones } from '../microphones.ts'
import { isRemoteOffered, type RecognizerChoice } from '../use-recognizer.ts'

/** Shown only if there is a choice. */
export function MicrophoneChoice({ disabled }: { disabled: boolean }) {
  const words = useWords(recorderWords)
  const microphones = useMicrophones()
  const chosen = useStored(chosenMicrophone)
  if (microphones.length < 2) return null
  return (
    <Field label={words.microphone}>
      <Select
        value={microphones.some(({ id }) => id === chosen) ? chosen : ''}
        disabled={disabled}
        onChange={(event) => chosenMicrophone.write(event.currentTarget.value)}
      >
        <option value="">{words.usualMicrophone}</option>
        {microphones
          .filter(({ id }) => id !== 'default')
          .map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
      </Select>
    </Field>
  )
}

/** Whether the browser transcribes while recording, and where. `DeviceSpeechOffer` handles downloads. */
export function RecognizerSetting({ choice, disabled }: { choice: RecognizerChoice; disabled: boolean }) {
  const words = useWords(recorderWords).recognizer
  const isAllowed = useStored(remoteRecognizer)
  if (choice.offered === null) return null
  if (isRemoteOffered(choice.device, isAllowed)) {
    return (
      <SwitchRow
        label={words.label}
        hint={words.remote}
        checked={isAllowed}
        disabled={disabled}
        onCheckedChange={remoteRecognizer.write}
      />
    )
  }
  if (choice.offered === 'remote') return null
  return <p className="text-small text-ink-soft">{choice.offered === 'on-device' ? words.onDevice : words.none}</p>
}
