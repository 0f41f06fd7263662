import { closingVerse } from '@understory/forest/content/verses'

export function ClosingVerse() {
  return (
    <blockquote lang="en" className="mt-16 grid justify-items-center gap-1 text-center">
      <p className="font-display text-[1.25rem] italic">{closingVerse.text}</p>
      <cite className="text-small text-ink-soft not-italic">{closingVerse.reference}</cite>
    </blockquote>
  )
}
