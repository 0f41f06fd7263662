import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { lazyPart } from '../../../lib/lazy-part.tsx'
import { useDocumentEvent } from '../../../lib/use-document-event.ts'
import { shell } from '../../../lib/words/en/shell.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { cx } from '../../../ui/cx.ts'
import { Icon } from '../../../ui/icon.tsx'

const BranchFlyout = lazyPart(() => import('./branch-flyout.tsx'), 'BranchFlyout')

/** Opens the flyout; an outside press, Escape or tabbing out closes it. */
export function BranchesButton() {
  const words = useWords(shell).header
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)

  const pressOutside = ({ target }: PointerEvent) => {
    if (target instanceof Node && !box.current?.contains(target)) setIsOpen(false)
  }
  useDocumentEvent('pointerdown', pressOutside, isOpen)

  function close() {
    button.current?.focus()
    setIsOpen(false)
  }
  function blur({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setIsOpen(false)
  }
  function press(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isOpen) return
    event.preventDefault()
    close()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens to what happens in the button and its panel
    <div ref={box} onBlur={blur} onKeyDown={press} className="flex-none max-md:hidden">
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
        onPointerEnter={BranchFlyout.preload}
        onFocus={BranchFlyout.preload}
        className={cx(
          'inline-flex min-h-[40px] items-center gap-1.5 px-1 text-[.9375rem] underline-offset-[.3em] hover:underline pointer-coarse:min-h-11',
          isOpen && 'font-semibold text-leaf-ink',
        )}
      >
        {words.branches}
        <Icon name="down" size="sm" className={isOpen ? 'rotate-180' : ''} />
      </button>
      {isOpen && <BranchFlyout id={id} onClose={close} />}
    </div>
  )
}
