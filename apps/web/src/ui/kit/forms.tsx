import { useState } from 'react'
import { devUi } from '../../lib/words/en/dev-ui.ts'
import { Badge } from '../badge.tsx'
import { Checkbox } from '../checkbox.tsx'
import { ChipButton } from '../chip-button.tsx'
import { Field } from '../field.tsx'
import { Input } from '../input.tsx'
import { RadioCards } from '../radio-cards.tsx'
import { Segmented } from '../segmented.tsx'
import { Select } from '../select.tsx'
import { SwitchRow } from '../switch-row.tsx'
import { TabPanel, Tabs } from '../tabs.tsx'
import { TextArea } from '../text-area.tsx'
import { KitSection, rowClass } from './section.tsx'

const BADGE_TONES = ['plain', 'leaf', 'sun', 'info', 'bell', 'berry', 'bark'] as const

export function FieldsSection() {
  const { sections, fields } = devUi
  const [listening, setListening] = useState(false)
  const [reminders, setReminders] = useState(true)
  return (
    <KitSection title={sections.fields}>
      <div className="grid gap-6 md:grid-cols-2">
        <Field label={fields.branch} hint={fields.branchHint} optional>
          <Input placeholder={fields.branchPlaceholder} />
        </Field>
        <Field label={fields.email} error={fields.emailError}>
          <Input type="email" autoComplete="off" defaultValue={fields.emailValue} />
        </Field>
        <Field label={fields.context}>
          <Select defaultValue="personal">
            <option value="personal">{fields.personal}</option>
            <option value="family">{fields.family}</option>
          </Select>
        </Field>
        <Field label={fields.notes} hint={fields.notesHint}>
          <TextArea autoGrow />
        </Field>
        <Field label={fields.message} hideLabel>
          <TextArea placeholder={fields.messagePlaceholder} />
        </Field>
        <div className="grid gap-3">
          <SwitchRow
            label={fields.listening}
            hint={fields.listeningHint}
            checked={listening}
            onCheckedChange={setListening}
          />
          <SwitchRow label={fields.reminders} checked={reminders} onCheckedChange={setReminders} />
          <SwitchRow label={fields.later} hint={fields.off} checked={false} disabled />
        </div>
        <div>
          <Checkbox label={fields.keep} hint={fields.keepHint} defaultChecked />
          <Checkbox label={fields.agree} invalid />
          <Checkbox label={fields.later} disabled />
        </div>
      </div>
    </KitSection>
  )
}

export function ChoiceSection() {
  const { sections, choice } = devUi
  const [shown, setShown] = useState<'words' | 'minutes'>('words')
  const [parents, setParents] = useState(true)
  const [context, setContext] = useState<'personal' | 'professional' | 'academic'>('personal')
  return (
    <KitSection title={sections.choice}>
      <div className={rowClass}>
        <Segmented
          label={choice.show}
          value={shown}
          onValueChange={setShown}
          segments={[
            { value: 'words', label: choice.words },
            { value: 'minutes', label: choice.minutes },
          ]}
        />
        <ChipButton>{choice.team}</ChipButton>
        <ChipButton pressed={parents} onClick={() => setParents(!parents)}>
          {choice.parents}
        </ChipButton>
        <ChipButton disabled>{choice.coaches}</ChipButton>
        {BADGE_TONES.map((tone, position) => (
          <Badge key={tone} tone={tone}>
            {choice.badges[position]}
          </Badge>
        ))}
      </div>
      <div className="mt-6 max-w-[312px]">
        <RadioCards
          legend={choice.context}
          value={context}
          onValueChange={setContext}
          options={[
            { value: 'personal', label: choice.personal, description: choice.personalNote, icon: 'heart' },
            { value: 'professional', label: choice.professional, description: choice.professionalNote, icon: 'brief' },
            {
              value: 'academic',
              label: choice.academic,
              description: choice.academicNote,
              icon: 'book',
              disabled: true,
            },
          ]}
        />
      </div>
    </KitSection>
  )
}

export function TabsSection() {
  const { sections, tabs } = devUi
  const [tab, setTab] = useState<'record' | 'history' | 'results'>('record')
  return (
    <KitSection title={sections.tabs}>
      <Tabs
        label={tabs.label}
        value={tab}
        onValueChange={setTab}
        items={[
          { value: 'record', label: tabs.record, icon: 'mic' },
          { value: 'history', label: tabs.history },
          { value: 'results', label: tabs.results, disabledReason: tabs.resultsReason },
        ]}
      >
        <TabPanel value="record">{tabs.recordBody}</TabPanel>
        <TabPanel value="history">{tabs.historyBody}</TabPanel>
        <TabPanel value="results">{tabs.results}</TabPanel>
      </Tabs>
    </KitSection>
  )
}
