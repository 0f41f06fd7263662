import { concepts, eras } from '@understory/forest/content/ai-history'
import { history } from '../../../lib/words/en/history.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Card } from '../../../ui/card.tsx'

export function Timeline() {
  const words = useWords(history)
  return (
    <>
      <h2 className="mt-10 mb-6">{words.eras}</h2>
      <ol lang="en" className="grid gap-10 border-s-2 border-s-(--art-leaf-a) ps-6 max-md:ps-5">
        {eras.map(({ years, title, text, events, lesson }) => (
          <li
            key={years}
            className="relative grid max-w-[72ch] gap-3 before:absolute before:-start-[33px] before:top-3 before:size-4 before:rounded-[3px_12px_3px_12px] before:bg-leaf max-md:before:-start-[29px]"
          >
            <h3 className="grid">
              <span className="num text-[1.75rem]">{years}</span> {title}
            </h3>
            <p>{text}</p>
            <ul className="grid gap-1.5">
              {events.map(({ year, what }) => (
                <li key={what} className="grid grid-cols-[52px_1fr] gap-2">
                  <span className="fig">{year}</span>
                  <span className="text-ink-soft">{what}</span>
                </li>
              ))}
            </ul>
            <p className="note">{lesson}</p>
          </li>
        ))}
      </ol>
      <h2 className="mt-14 mb-5">{words.concepts}</h2>
      <div lang="en" className="grid gap-6 lg:grid-cols-3">
        {concepts.map(({ name, text, say }) => (
          <Card key={name} className="grid content-start gap-2">
            <h3>{name}</h3>
            <p className="text-ink-soft">{text}</p>
            <p className="font-display text-manuscript">{say}</p>
          </Card>
        ))}
      </div>
    </>
  )
}
