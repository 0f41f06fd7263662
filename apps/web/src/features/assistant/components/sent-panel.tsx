import { useQuery } from '@tanstack/react-query'
import type { Context } from '@understory/contract/contexts'
import type { Installation } from '@understory/contract/installation'
import type { ReactNode } from 'react'
import { personaQuery } from '../../../api/assistant.ts'
import { dashboardQuery } from '../../../api/dashboard.ts'
import { textResultsQuery } from '../../../api/text.ts'
import { useAnswerer } from '../../../lib/browser-model/use-answerer.ts'
import { browserModel } from '../../../lib/words/en/browser-model.ts'
import { contextNames } from '../../../lib/words/en/context.ts'
import { sent } from '../../../lib/words/en/sent.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { useSprout } from '../../../storage/use-sprout.ts'
import { Button } from '../../../ui/button.tsx'
import { ChipButton } from '../../../ui/chip-button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { type Attachment, leafPrintAttachment, recordingAttachment, textAttachment } from '../attachments.ts'
import { historyBefore } from '../request.ts'
import type { Thread } from '../types.ts'
import { isOnThisDevice } from './answerer-note.tsx'

type SentPanelProps = {
  thread: Thread
  provider: Installation['assistant'] | undefined
  attached: readonly Attachment[]
  onAttach: (attached: readonly Attachment[]) => void
  onClose: () => void
}

/** What the next message sends: recipient, instructions, turns and attachments. */
export function SentPanel({ thread, provider, attached, onAttach, onClose }: SentPanelProps) {
  const words = useWords(sent)
  const told = historyBefore(thread, undefined)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={words.title}
      actions={
        <Button variant="primary" onClick={onClose}>
          {words.close}
        </Button>
      }
    >
      <dl className="grid gap-4 [overflow-wrap:anywhere]">
        <Entry title={words.to}>
          <Receiver provider={provider} />
        </Entry>
        <Entry title={words.instruction}>
          <Instruction context={thread.context} />
        </Entry>
        <Entry title={words.turns}>
          <p>
            {words.turnsText(told.length)} {words.turnsLimit}
          </p>
          <details className="mt-1">
            <summary>{words.show}</summary>
            <ol className="grid max-h-60 gap-2 overflow-y-auto text-small">
              {told.map(({ id, content }) => (
                <li key={id} className="whitespace-pre-line">
                  {content}
                </li>
              ))}
            </ol>
          </details>
        </Entry>
        <Entry title={words.results}>
          <p>{words.resultsText}</p>
          <Results attached={attached} onAttach={onAttach} />
        </Entry>
      </dl>
    </Dialog>
  )
}

function Entry({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <dt className="font-semibold">{title}</dt>
      <dd className="text-ink-soft">{children}</dd>
    </div>
  )
}

function Receiver({ provider }: Pick<SentPanelProps, 'provider'>) {
  const words = useWords(sent)
  const browser = useWords(browserModel)
  const [answerer] = useAnswerer()
  if (answerer === 'browser')
    return browser.sentTo(isOnThisDevice() ? browser.onThisComputer : browser.at(location.host))
  return !provider || provider.builtIn ? words.builtIn : (provider.leaves ?? words.here(provider.name))
}

function Instruction({ context }: { context: Context }) {
  const words = useWords(sent)
  const names = useWords(contextNames)
  const [answerer] = useAnswerer()
  const { data } = useQuery(personaQuery(context, answerer === 'browser' ? 'browser' : undefined))
  if (!data) return null
  if (data.text === null) return words.instructionNone
  return (
    <>
      <p>{words.instructionText(names[context])}</p>
      <details>
        <summary>{words.show}</summary>
        <p className="max-h-60 overflow-y-auto text-small whitespace-pre-line">{data.text}</p>
      </details>
    </>
  )
}

function Results({ attached, onAttach }: Pick<SentPanelProps, 'attached' | 'onAttach'>) {
  const words = useWords(sent)
  const { data: dashboard } = useQuery(dashboardQuery)
  const { data: texts } = useQuery(textResultsQuery)
  const { growth } = useSprout()
  const offered = [
    ...recordingAttachment(dashboard?.recentVoice[0], words),
    ...textAttachment(texts?.[0], words),
    ...leafPrintAttachment(growth, words),
  ]
  if (offered.length === 0) return <p className="note mt-2">{words.nothing}</p>
  return (
    <ul className="mt-2 grid gap-2">
      {offered.map((each) => {
        const isOn = attached.some(({ id }) => id === each.id)
        const others = attached.filter(({ id }) => id !== each.id)
        return (
          <li key={each.id}>
            <ChipButton
              pressed={isOn}
              icon={isOn ? 'check' : 'plus'}
              className="min-h-11"
              onClick={() => onAttach(isOn ? others : [...others, each])}
            >
              {isOn ? words.remove(each.label) : words.add(each.label)}
            </ChipButton>
            <p className="mt-1 text-small">{each.sentence}</p>
          </li>
        )
      })}
    </ul>
  )
}
