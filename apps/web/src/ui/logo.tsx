import { app } from '../lib/words/en/app.ts'
import { useWords } from '../lib/words/use-words.ts'

const ARM = 'M7.1 16.8V19.3A9.2 9.2 0 0 0 25.5 19.3V11.6A5.7 5.7 0 0 0 14.1 11.6A3.75 3.75 0 0 0 21.3 12.7'

function LogoMark() {
  const stem = { fill: 'none', stroke: 'var(--mark-stem)', strokeLinecap: 'round' } as const
  return (
    <svg aria-hidden="true" viewBox="0 0 32 32" width={28} height={28} className="-mt-[3px] flex-none">
      <path {...stem} strokeWidth={3.3} d={ARM} />
      <path fill="var(--mark-leaf)" d="M7.2 16.4C3.4 14.1 1.6 10 3.1 1.6C9.6 4.4 12 10.2 7.2 16.4Z" />
      <path {...stem} strokeWidth={0.9} d="M7.1 16C6.9 12.4 6 8.6 4.4 5.2" />
    </svg>
  )
}

export function Logo() {
  const words = useWords(app)
  return (
    <span className="inline-flex items-center gap-[9px] py-2 font-display text-[1.375rem]/none font-[540] tracking-[-.012em] max-md:text-[1.25rem]/none">
      <LogoMark />
      <span>{words.name}</span>
    </span>
  )
}
