import { Link, useLocation } from '@tanstack/react-router'
import { matchAddress } from '@understory/forest/addresses'
import { contactHref, legalContact, legalPages, returnLink, type TextBlock } from '@understory/forest/legal'
import { useSyncExternalStore } from 'react'
import { branches } from '../lib/words/en/branches.ts'
import { LANGUAGE } from '../lib/words/locale.ts'
import { useWords } from '../lib/words/use-words.ts'
import { buttonClass } from '../ui/button.tsx'
import { linkClass } from '../ui/link.tsx'

/** Privacy, terms or disclaimer, whichever the address names. */
export function LegalScreen() {
  const words = useWords(branches).legal
  const { screen } = matchAddress(useLocation().pathname).address
  const page = screen === 'privacy' || screen === 'terms' ? legalPages[screen] : legalPages.disclaimer
  return (
    <article lang="en" className="page-width max-w-[760px]! pt-10 pb-24 max-md:pt-6">
      <h1>{page.title}</h1>
      <p className="note mt-2">
        {words.updated} <time dateTime={page.lastUpdatedIso}>{page.lastUpdated}</time>
      </p>
      <p className="mt-4 text-lead text-pretty text-ink-soft">{page.lead}</p>
      {page.sections.map(({ id, heading, text }) => (
        <section key={id} aria-labelledby={id} className="mt-9 grid gap-3">
          <h2 id={id}>{heading}</h2>
          {text.map((block, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a written text never changes order
            <Block key={index} block={block} />
          ))}
        </section>
      ))}
      <section aria-labelledby="contact" className="mt-9 grid gap-3">
        <h2 id="contact">{legalContact.heading}</h2>
        <p>
          {legalContact.text} <ContactLink />
        </p>
      </section>
      <Link to={returnLink.path} className={buttonClass({ variant: 'secondary', className: 'mt-10' })}>
        <span lang={LANGUAGE}>{words.return}</span>
      </Link>
    </article>
  )
}

function Block({ block }: { block: TextBlock }) {
  if (typeof block === 'string') return <p>{block}</p>
  return (
    <ul className="grid list-disc gap-2 ps-5 marker:text-leaf">
      {block.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}

const neverChanges = () => () => {}

/** The operator is known by the address that people came to, which a page being built does not have. */
function ContactLink() {
  const href = useSyncExternalStore(
    neverChanges,
    () => contactHref(location.hostname),
    () => undefined,
  )
  return (
    <a href={href} className={linkClass()}>
      {legalContact.linkLabel}
    </a>
  )
}
