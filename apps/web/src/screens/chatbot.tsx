import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { installationQuery } from '../api/installation.ts'
import { type Attachment, withAttachments } from '../features/assistant/attachments.ts'
import { toPractice } from '../features/assistant/coach/to-practice.ts'
import { AnswererNote } from '../features/assistant/components/answerer-note.tsx'
import { AttachedChips } from '../features/assistant/components/attached-chips.tsx'
import { ChatPanel } from '../features/assistant/components/chat-panel.tsx'
import { ContextChoice } from '../features/assistant/components/context-choice.tsx'
import { useAssistant } from '../features/assistant/use-assistant.ts'
import { takeConversation, takeDraft } from '../lib/handoff.ts'
import { lazyPart } from '../lib/lazy-part.tsx'
import { assistant as assistantWords } from '../lib/words/en/assistant.ts'
import { contextNames } from '../lib/words/en/context.ts'
import { useWords } from '../lib/words/use-words.ts'
import { pageConversation } from '../storage/open-conversation.ts'
import { AnswerTool, type StoredAnswer } from '../ui/answer-tool.ts'
import { Plant } from '../ui/art/plant.tsx'
import { Button } from '../ui/button.tsx'

const ContextDialog = lazyPart(() => import('../features/assistant/components/context-dialog.tsx'), 'ContextDialog')
const SentPanel = lazyPart(() => import('../features/assistant/components/sent-panel.tsx'), 'SentPanel')
const RehearsalDialog = lazyPart(
  () => import('../features/rehearsal/components/rehearsal-dialog.tsx'),
  'RehearsalDialog',
)

const TalkTools = lazyPart(() => import('../features/talks/components/talk-tools.tsx'), 'TalkTools')

const talkTools = (answer: StoredAnswer) => <TalkTools {...answer} />

type Open = 'context' | 'sent' | 'rehearsal' | null

/** Below desktop width, the context is in a dialog. */
export function Screen() {
  const words = useWords(assistantWords)
  const names = useWords(contextNames)
  const [handoff] = useState(takeDraft)
  const [conversationId] = useState(takeConversation)
  const handed = handoff?.isSent && handoff.draft !== '' ? handoff.draft : undefined
  const assistant = useAssistant({ context: handoff?.context, conversationId, talkId: handoff?.talkId })
  const { data: installation } = useQuery(installationQuery)
  const [open, setOpen] = useState<Open>(null)
  const [attached, setAttached] = useState<readonly Attachment[]>([])
  const { thread, path, changeContext, send } = assistant
  // A message from another page is sent as if typed here.
  const sendHanded = useEffectEvent(() => {
    if (handed !== undefined) void send(handed)
  })
  useEffect(() => sendHanded(), [])
  const { context } = thread
  const close = () => setOpen(null)
  const modelName = installation?.assistant.builtIn ? words.builtIn : (installation?.assistant.name ?? words.title)

  function attach(message: string): string {
    setAttached([])
    return withAttachments(message, attached)
  }

  return (
    <div className="page-width grid gap-10 py-7 max-lg:gap-0 max-md:w-full max-md:p-0 lg:grid-cols-[minmax(0,1fr)_312px] print:block">
      <AnswerTool value={talkTools}>
        <ChatPanel
          assistant={assistant}
          initialDraft={handed === undefined ? handoff?.draft : undefined}
          keptDraft={pageConversation.draft}
          attach={attach}
          aboveBox={<AttachedChips attached={attached} onAttach={setAttached} />}
          title={names[context]}
          titleAs="h1"
          about={<AnswererNote assistant={installation?.assistant} />}
          aside={
            <>
              <Button
                variant="quiet"
                icon="people"
                title={words.practice}
                className="max-xl:w-11 max-xl:rounded-full max-xl:p-0"
                onClick={() => setOpen('rehearsal')}
              >
                <span className="max-xl:sr-only">{words.practice}</span>
              </Button>
              <Button
                variant="quiet"
                iconOnly
                icon="eye"
                aria-label={words.sent}
                title={words.sent}
                onClick={() => setOpen('sent')}
              />
              <Button
                variant="quiet"
                iconOnly
                icon="plus"
                aria-label={words.renew}
                title={words.renew}
                onClick={() => assistant.renew()}
              />
              <Button variant="secondary" size="sm" className="lg:hidden" onClick={() => setOpen('context')}>
                {words.context.heading}
              </Button>
            </>
          }
          className="h-[calc(100dvh-var(--header-height)-56px)] min-h-[560px] rounded-4 border border-line max-md:h-[calc(100dvh-var(--header-height)-var(--tabbar-height))] max-md:min-h-[320px] max-md:rounded-none max-md:border-0"
        />
      </AnswerTool>
      <aside aria-labelledby="where-said" className="max-lg:hidden print:hidden">
        <h2 id="where-said" className="text-h3">
          {words.context.heading}
        </h2>
        <p className="mt-1 mb-3.5 text-small text-ink-soft">{words.context.lead}</p>
        <ContextChoice context={context} onChoose={changeContext} />
        <div className="mt-7 grid grid-cols-[92px_1fr] items-end gap-4 border-b-[1.5px] border-art-key">
          <Plant name="sorrel" className="-ms-2 h-[150px]" />
          <p className="note pb-4">{words.context.note}</p>
        </div>
      </aside>
      {open === 'context' && <ContextDialog context={context} onChoose={changeContext} onClose={close} />}
      {open === 'sent' && (
        <SentPanel
          thread={thread}
          provider={installation?.assistant}
          attached={attached}
          onAttach={setAttached}
          onClose={close}
        />
      )}
      {open === 'rehearsal' && (
        <RehearsalDialog context={context} {...toPractice(path)} modelName={modelName} onClose={close} />
      )}
    </div>
  )
}
