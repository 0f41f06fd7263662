import type { ReactNode } from 'react'

interface PhraseProps {
  text: string
  /** Set if it isn't the page's language. */
  lang?: string | undefined
  dir?: 'ltr' | 'rtl' | 'auto' | undefined
  children?: ReactNode
}

export function Phrase({ text, lang, dir, children }: PhraseProps) {
  return (
    <div className="relative rounded-s-[3px] rounded-e-[14px] border-s-3 border-sprout bg-surface px-[18px] py-3.5">
      <p lang={lang} dir={dir} className="font-display text-manuscript">
        {text}
      </p>
      {children && <div className="mt-2 -ms-2.5 flex flex-wrap items-center gap-0.5">{children}</div>}
    </div>
  )
}
