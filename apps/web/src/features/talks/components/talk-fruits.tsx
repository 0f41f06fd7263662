import { Link } from '@tanstack/react-router'
import type { Talk } from '@understory/contract/talks'
import { talks as talkWords } from '../../../lib/words/en/talks.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { linkClass } from '../../../ui/link.tsx'
import { TalkSection } from './talk-section.tsx'

/** Talks that were had, lines that worked and situations that were met. Nothing for a talk that was avoided. */
export function TalkFruits({ talks }: { talks: readonly Talk[] }) {
  const words = useWords(talkWords)
  const had = talks.filter(({ after }) => after !== null)
  if (had.length === 0) return null
  const lines = had.filter(({ worked }) => worked.trim() !== '').length
  const met = [...new Set(had.map(({ about }) => about.trim()))].filter((about) => about !== '')
  const count = words.fruit.many(had.length)
  return (
    <TalkSection title={words.fruit.heading} lead={words.fruit.onTree} className="mt-12">
      <p>{[count, ...(lines > 0 ? [words.fruit.lines(lines)] : [])].join(' · ')}</p>
      {met.length > 0 && (
        <div>
          <h3 className="mb-1 text-[.9375rem] font-semibold">{words.fruit.met}</h3>
          <ul className="grid list-disc gap-0.5 ps-5 [overflow-wrap:anywhere]">
            {met.map((about) => (
              <li key={about}>{about}</li>
            ))}
          </ul>
        </div>
      )}
      <Link to="/dashboard/talks" className={linkClass('justify-self-start')}>
        {words.all}
      </Link>
    </TalkSection>
  )
}
