import { whole } from '../../../lib/figures.ts'
import type { TopWord } from '../../../lib/growth.ts'

/** For phones, which have no room for labels beside the tree. */
export function TopWords({ words }: { words: readonly TopWord[] }) {
  return (
    <ul className="mt-3.5 flex flex-wrap justify-center gap-2 md:hidden">
      {words.map(({ word, count }) => (
        <li
          key={word}
          className="rounded-[3px_14px_3px_14px] bg-sun-soft px-3.5 py-1 font-display text-[1.0625rem]/[1.4] [overflow-wrap:anywhere]"
        >
          <b className="font-medium">{word}</b> <span className="num text-sun-ink">{whole(count)}</span>
        </li>
      ))}
    </ul>
  )
}
