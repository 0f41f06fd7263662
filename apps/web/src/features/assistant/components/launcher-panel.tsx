import { contextOf, TOOL_CONTEXTS } from '@understory/contract/contexts'
import { type KeyboardEvent, useId, useRef } from 'react'
import { withQueries } from '../../../api/queries.tsx'
import { useDocumentEvent } from '../../../lib/use-document-event.ts'
import { contextNames } from '../../../lib/words/en/context.ts'
import { launcher } from '../../../lib/words/en/launcher.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { launcherConversation } from '../../../storage/open-conversation.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button } from '../../../ui/button.tsx'
import { ErrorLine } from '../../../ui/error-line.tsx'
import { focusHere } from '../../../ui/refs.ts'
import { Select } from '../../../ui/select.tsx'
import type { PageBranch } from '../page-branch.ts'
import { usePageAssistant } from '../use-page-assistant.ts'
import { ChatPanel } from './chat-panel.tsx'

/** Presses in these overlays don't close the panel. */
const ABOVE = '[role=dialog], [role=alertdialog], [data-toast], [role=status], [role=alert]'

/** The assistant in a panel: context, conversation, and two ways to close. */
export const LauncherPanel = withQueries(Panel)

function Panel({ branch, onClose }: { branch: PageBranch; onClose: () => void }) {
  const words = useWords(launcher)
  const names = useWords(contextNames)
  const { assistant, hasFailed } = usePageAssistant(branch)
  const panel = useRef<HTMLDivElement>(null)
  const title = useId()
  const select = useId()
  const { context } = assistant.thread

  useDocumentEvent('pointerdown', ({ target }) => {
    if (!(target instanceof Element) || panel.current?.contains(target) || target.closest(ABOVE)) return
    onClose()
  })

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key === 'Escape' && !event.defaultPrevented) onClose()
  }

  return (
    <div
      ref={panel}
      role="dialog"
      data-sheet=""
      aria-labelledby={title}
      onKeyDown={closeOnEscape}
      className="fixed start-4 bottom-4 z-(--z-dialog) flex h-[min(680px,calc(100dvh-92px))] w-[400px] animate-rise flex-col overflow-hidden rounded-4 border border-line bg-surface-raised shadow-3 max-md:inset-x-0 max-md:bottom-0 max-md:h-[min(640px,calc(100dvh-60px))] max-md:w-full max-md:rounded-b-none print:hidden"
    >
      <div className="flex items-center gap-3 border-b border-line py-3 ps-4 pe-3">
        <Avatar who="understory" className="size-9" />
        <h2 id={title} ref={focusHere} tabIndex={-1} className="flex-1 text-[1.125rem]">
          {words.title}
        </h2>
        <Button
          variant="quiet"
          iconOnly
          icon="close"
          aria-label={words.close}
          className="text-ink-soft"
          onClick={onClose}
        />
      </div>
      <div className="grid grid-cols-[auto_1fr] items-center gap-3 bg-surface-sunk px-4 py-2.5">
        <label htmlFor={select} className="text-small font-semibold">
          {words.context}
        </label>
        <Select
          id={select}
          value={context}
          onChange={(event) => assistant.changeContext(contextOf(event.target.value))}
        >
          {TOOL_CONTEXTS.map((each) => (
            <option key={each} value={each}>
              {names[each]}
            </option>
          ))}
        </Select>
      </div>
      <ChatPanel
        assistant={assistant}
        isCompact
        keptDraft={launcherConversation.draft}
        className="flex-1"
        aboveBox={hasFailed && <ErrorLine className="pb-2">{words.failedInline}</ErrorLine>}
      />
      <Button variant="quiet" className="mb-2 self-center" onClick={onClose}>
        {words.closeAssistant}
      </Button>
    </div>
  )
}
