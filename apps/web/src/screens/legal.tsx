import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { matchAddress } from '@understory/forest/addresses'
import { contactHref, legalContact, legalPages, returnLink, type TextBlock } from '@understory/forest/legal'
import type { ReactNode } from 'react'
import { installationQuery } from '../api/installation.ts'
import { withQueries } from '../api/queries.tsx'
import { longDay } from '../lib/local-day.ts'
import { useInBrowser } from '../lib/use-in-browser.ts'
import { branches } from '../lib/words/en/branches.ts'
import { LANGUAGE } from '../lib/words/locale.ts'
import { useWords } from '../lib/words/use-words.ts'
import { buttonClass } from '../ui/button.tsx'
import { linkClass } from '../ui/link.tsx'

export function Screen() {
  const words = useWords(branches).legal
  const { screen } = matchAddress(useLocation().pathname).address
  const page = screen === 'privacy' || screen === 'terms' ? legalPages[screen] : legalPages.disclaimer
  return (
    <article lang="en" className="page-width max-w-[760px]! pt-10 pb-24 max-md:pt-6">
      <h1>{page.title}</h1>
      <p className="note mt-2">
        {words.updated} <Updated iso={page.lastUpdatedIso}>{page.lastUpdated}</Updated>
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

/** The date of the text, or since when it applies on this server. */
const Updated = withQueries(function Updated({ iso, children }: { iso: string; children: ReactNode }) {
  const { data } = useQuery(installationQuery)
  const here = data?.legal.updated
  return <time dateTime={here ?? iso}>{here ? longDay(here) : children}</time>
})

/** The operator's contact, else postmaster at this host, which is unknown while prerendering. */
const ContactLink = withQueries(function ContactLink() {
  const { data } = useQuery(installationQuery)
  const contact = data?.legal.contact ?? undefined
  const href = useInBrowser(() => contactHref(location.hostname, contact), undefined)
  return (
    <a href={href} className={linkClass()}>
      {legalContact.linkLabel}
    </a>
  )
})
