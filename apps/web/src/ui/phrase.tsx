import type { ReactNode } from 'react'
import { cx } from './cx.ts'

interface PhraseProps {
  /** Words worth saying aloud. */
  text: string
  /** The language and direction of the words where they are not those of the page. */
  lang?: string | undefined
  dir?: 'ltr' | 'rtl' | 'auto' | undefined
  className?: string | undefined
  /** Quiet, small buttons: copy, practice aloud. */
  children?: ReactNode
}

export function Phrase({ text, lang, dir, className, children }: PhraseProps) {
  return (
    <div
      className={cx(
        'relative rounded-s-[3px] rounded-e-[14px] border-s-3 border-sprout bg-surface px-[18px] py-3.5',
        className,
      )}
    >
      <p lang={lang} dir={dir} className="font-display text-manuscript">
        {text}
      </p>
      {children && <div className="mt-2 -ms-2.5 flex flex-wrap items-center gap-0.5">{children}</div>}
    </div>
  )
}
