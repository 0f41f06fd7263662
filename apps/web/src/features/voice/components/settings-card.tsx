import { useQuery } from '@tanstack/react-query'
import { contextOf } from '@understory/contract/contexts'
import { installationQuery } from '../../../api/installation.ts'
import { contextNames } from '../../../lib/words/en/context.ts'
import { voiceWords } from '../../../lib/words/en/voice.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { MicrophoneChoice, RecognizerSetting } from '../../../recorder/components/recorder-settings.tsx'
import type { RecognizerChoice } from '../../../recorder/use-recognizer.ts'
import { keepTranscripts } from '../../../storage/keep-transcripts.ts'
import { useStored } from '../../../storage/use-stored.ts'
import { Card } from '../../../ui/card.tsx'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { SwitchRow } from '../../../ui/switch-row.tsx'
import { contextsWith } from '../contexts.ts'
import type { AnalysisOptions } from '../types.ts'
import { PrivacyNote } from './privacy-note.tsx'

type SettingsCardProps = {
  options: AnalysisOptions
  onOptions: (options: AnalysisOptions) => void
  recognizer: RecognizerChoice
  /** During a recording or analysis the settings are locked. */
  isBusy: boolean
}

export function SettingsCard({ options, onOptions, recognizer, isBusy }: SettingsCardProps) {
  const words = useWords(voiceWords).settings
  const names = useWords(contextNames)
  const keeps = useStored(keepTranscripts)
  const { context } = options
  const { data: installation } = useQuery(installationQuery)
  const mayHearWords = recognizer.used !== 'none' || Boolean(installation?.transcriber)
  return (
    <Card aria-labelledby="voice-settings" className="grid content-start gap-4">
      <h2 id="voice-settings" className="text-h3">
        {words.heading}
      </h2>
      <Field label={words.context}>
        <Select
          value={context}
          disabled={isBusy}
          onChange={(event) => onOptions({ ...options, context: contextOf(event.currentTarget.value) })}
        >
          {contextsWith(context).map((one) => (
            <option key={one} value={one}>
              {names[one]}
            </option>
          ))}
        </Select>
      </Field>
      <SwitchRow
        label={words.secondLanguage}
        hint={words.secondLanguageHint}
        checked={options.isSecondLanguageAudience}
        disabled={isBusy}
        onCheckedChange={(isSecondLanguageAudience) => onOptions({ ...options, isSecondLanguageAudience })}
      />
      <MicrophoneChoice disabled={isBusy} />
      <ul className="divide-y divide-line">
        {words.tips.map((tip) => (
          <li key={tip} className="leaf-bullet py-2.5 leading-normal">
            {tip}
          </li>
        ))}
      </ul>
      <RecognizerSetting choice={recognizer} disabled={isBusy} />
      {mayHearWords && (
        <SwitchRow
          label={words.keep}
          hint={words.keepHint}
          checked={keeps}
          disabled={isBusy}
          onCheckedChange={keepTranscripts.write}
        />
      )}
      <PrivacyNote />
    </Card>
  )
}
