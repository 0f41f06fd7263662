import {
  type ChangeEvent,
  type ClipboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { wordLog } from '../../../lib/words/en/word-log.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ErrorLine } from '../../../ui/error-line.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { readTextFile } from '../read-file.ts'

/** UTF-16 units. Longer texts are counted after a pause, to keep typing responsive. */
const LONG_LENGTH = 20_000
const RESTED_MS = 250
/** UTF-16 units. Browsers get slow with more in a text area, so a longer paste is counted without being shown. */
const MOST_PASTED_LENGTH = 100_000

type EditorProps = {
  initialText: string
  fileName: string | null
  canSave: boolean
  isSaved: boolean
  onText: (text: string) => void
  /** A long text changed and will be counted soon. */
  onLongText: () => void
  onFile: (text: string, name: string) => void
  onSave: () => void
  children?: ReactNode
}

/** The text box. The browser holds the text; React doesn't. */
export function Editor({
  initialText,
  fileName,
  canSave,
  isSaved,
  onText,
  onLongText,
  onFile,
  onSave,
  children,
}: EditorProps) {
  const words = useWords(wordLog).editor
  const box = useRef<HTMLTextAreaElement>(null)
  const [problem, setProblem] = useState<string>()

  const rest = useRef<ReturnType<typeof setTimeout>>(undefined)
  const hearEarly = useEffectEvent(() => {
    // Text typed before hydration.
    if (box.current && box.current.value !== initialText) hear(box.current)
  })
  useEffect(() => {
    hearEarly()
    return () => clearTimeout(rest.current)
  }, [])

  function hear(area: HTMLTextAreaElement) {
    setProblem(undefined)
    clearTimeout(rest.current)
    if (area.textLength <= LONG_LENGTH) return onText(area.value)
    onLongText()
    rest.current = setTimeout(() => onText(area.value), RESTED_MS)
  }

  function paste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const pasted = event.clipboardData.getData('text/plain')
    if (pasted.length <= MOST_PASTED_LENGTH) return
    event.preventDefault()
    clearTimeout(rest.current)
    const { value, selectionStart, selectionEnd } = event.currentTarget
    onFile(value.slice(0, selectionStart) + pasted + value.slice(selectionEnd), words.pasted)
  }

  function clear() {
    if (box.current) box.current.value = ''
    setProblem(undefined)
    onText('')
    box.current?.focus()
  }

  async function take(event: ChangeEvent<HTMLInputElement>) {
    const input = event.currentTarget
    const [file] = input.files ?? []
    if (!file) return
    const result = await readTextFile(file)
    // Lets the same file be chosen again after a change.
    input.value = ''
    setProblem(result.ok ? undefined : words[result.problem])
    if (result.ok) onFile(result.text, file.name)
  }

  return (
    <Card className="flex flex-col overflow-hidden rounded-[20px]! p-0!">
      {fileName === null ? (
        <textarea
          ref={box}
          aria-label={words.label}
          defaultValue={initialText}
          placeholder={words.placeholder}
          spellCheck
          dir="auto"
          onInput={(event) => hear(event.currentTarget)}
          onPaste={paste}
          className="block min-h-[372px] w-full flex-1 resize-none border-0 bg-transparent px-8 py-7 font-display text-[1.1875rem]/[1.75] placeholder:text-ink-faint placeholder:opacity-100 focus-visible:rounded-[20px] focus-visible:-outline-offset-3 max-md:min-h-[260px] max-md:p-5 max-md:text-[1.125rem]/[1.75]"
        />
      ) : (
        <div className="grid min-h-[372px] flex-1 content-center justify-items-center gap-4 p-8 text-center max-md:min-h-[260px]">
          <Icon name="text" className="size-9 text-leaf-ink" />
          <p className="max-w-[40ch] [overflow-wrap:anywhere]">{words.file(fileName)}</p>
          <Button variant="quiet" onClick={clear}>
            {words.writeInstead}
          </Button>
        </div>
      )}
      {problem && <ErrorLine className="px-8 pb-3 max-md:px-5">{problem}</ErrorLine>}
      {children}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line py-3 ps-8 pe-4 max-md:px-4">
        <span className="flex-1 basis-40 text-small text-ink-soft">{words.privacy}</span>
        <div className="ms-auto flex flex-wrap items-center gap-2 max-md:w-full max-md:justify-between">
          <label className="inline-flex min-h-11 cursor-pointer items-center rounded-control px-3 font-semibold text-leaf-ink hover:bg-leaf-soft print:hidden has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
            {words.importFile}
            <input type="file" accept=".txt,.md,.markdown,.csv,.srt,text/*" onChange={take} className="sr-only" />
          </label>
          <Button variant="quiet" onClick={clear}>
            {words.clear}
          </Button>
          <Button variant="primary" icon="leaf" className="max-md:w-full" disabled={!canSave} onClick={onSave}>
            {isSaved ? words.saved : words.save}
          </Button>
        </div>
      </div>
    </Card>
  )
}
