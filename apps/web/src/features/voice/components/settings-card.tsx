import { useQuery } from '@tanstack/react-query'
import type { Context } from '@understory/contract/contexts'
import { installationQuery } from '../../../api/installation.ts'
import { voiceWords } from '../../../lib/words/en/voice.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { MicrophoneChoice, RecognizerSetting } from '../../../recorder/components/recorder-settings.tsx'
import type { RecognizerChoice } from '../../../recorder/use-recognizer.ts'
import { keepTranscripts } from '../../../storage/keep-transcripts.ts'
import { secondLanguageAudience } from '../../../storage/result-choices.ts'
import { useStored } from '../../../storage/use-stored.ts'
import { Card } from '../../../ui/card.tsx'
import { SwitchRow } from '../../../ui/switch-row.tsx'
import type { AnalysisOptions } from '../types.ts'
import { ContextField } from './context-field.tsx'
import { PrivacyNote } from './privacy-note.tsx'

type SettingsCardProps = {
  options: AnalysisOptions
  onContext: (context: Context) => void
  recognizer: RecognizerChoice
  /** During a recording or analysis the settings are locked. */
  isBusy: boolean
}

export function SettingsCard({ options, onContext, recognizer, isBusy }: SettingsCardProps) {
  const words = useWords(voiceWords).settings
  const keeps = useStored(keepTranscripts)
  const { context, isSecondLanguageAudience } = options
  const { data: installation } = useQuery(installationQuery)
  const mayHearWords = recognizer.used !== 'none' || Boolean(installation?.transcriber)
  return (
    <Card aria-labelledby="voice-settings" className="grid content-start gap-4">
      <h2 id="voice-settings" className="text-h3">
        {words.heading}
      </h2>
      <ContextField label={words.context} {...{ context, onContext }} also={context} disabled={isBusy} />
      <SwitchRow
        label={words.secondLanguage}
        hint={words.secondLanguageHint}
        checked={isSecondLanguageAudience}
        disabled={isBusy}
        onCheckedChange={secondLanguageAudience.write}
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
