import { SCREEN_LANGUAGES } from '@understory/contract/screen-language'
import { footerColumns, plantSeedLink } from '@understory/forest/links'
import { PlaceLink } from '../../features/navigation/components/place-link.tsx'
import { SiteSearch } from '../../features/navigation/components/site-search.tsx'
import { useInBrowser } from '../../lib/use-in-browser.ts'
import { languageWords } from '../../lib/words/en/language.ts'
import { shell } from '../../lib/words/en/shell.ts'
import { LANGUAGE } from '../../lib/words/locale.ts'
import { useWords } from '../../lib/words/use-words.ts'
import { keepLanguage } from '../../storage/language.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Logo } from '../../ui/logo.tsx'
import { reloadKeepingText } from '../reload-keeping-text.ts'

const RULE = 'border-[color-mix(in_oklab,var(--on-deep-soft)_26%,transparent)]'
const LINK =
  'inline-flex min-h-[34px] items-center text-on-deep-soft underline-offset-[.25em] hover:text-on-deep hover:underline max-md:min-h-11 pointer-coarse:min-h-11'

export function Footer() {
  const words = useWords(shell)
  // Empty while prerendering, because the HTML may be read in another year.
  const year = useInBrowser(() => String(new Date().getFullYear()), '')
  return (
    <footer className="relative -mt-px bg-surface-deep pt-14 pb-[72px] text-on-deep max-md:pt-10 max-md:pb-[88px]">
      <div className="page-width">
        <div className="grid grid-cols-[1.7fr_1fr_1fr_1fr] gap-10 max-[62.5rem]:grid-cols-3 max-[48rem]:grid-cols-2 max-[48rem]:gap-x-5 max-[48rem]:gap-y-7 max-[62.5rem]:*:first:col-span-full max-[48rem]:*:last:col-span-full">
          <div>
            <PlaceLink
              address="/"
              aria-label={words.home}
              className="-mt-3 inline-flex min-h-11 items-center [--mark-leaf:var(--sprout)] [--mark-stem:var(--on-deep)]"
            >
              <Logo />
            </PlaceLink>
            <p className="mt-1 mb-[18px] max-w-[34ch] text-small text-on-deep-soft">{words.footer.lead}</p>
            <div className="flex flex-wrap items-center gap-3">
              <SiteSearch look="footer" />
              <PlaceLink
                address={plantSeedLink.path}
                className={buttonClass({
                  variant: 'sprout',
                  size: 'sm',
                  className: 'max-md:min-h-11 pointer-coarse:min-h-11',
                })}
              >
                {plantSeedLink.label}
              </PlaceLink>
            </div>
          </div>
          {footerColumns.map(({ title, links }) => (
            <div key={title}>
              <h2 className="mb-1.5 text-[1.0625rem]/[1.3]">{title}</h2>
              <ul>
                {links.map(({ label, path }) => (
                  <li key={path}>
                    <PlaceLink address={path} className={LINK}>
                      {label}
                    </PlaceLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <div
          className={`mt-10 flex flex-wrap items-center justify-between gap-6 border-t pt-5 text-small text-on-deep-soft max-md:gap-3 ${RULE}`}
        >
          <p>{words.footer.copyright(year)}</p>
          <p>{words.footer.forest}</p>
          <OtherLanguages />
        </div>
      </div>
    </footer>
  )
}

function OtherLanguages() {
  const { names } = useWords(languageWords)
  return SCREEN_LANGUAGES.filter((language) => language !== LANGUAGE).map((language) => (
    <button
      key={language}
      type="button"
      lang={language}
      onClick={() => keepLanguage(language) && reloadKeepingText()}
      className={LINK}
    >
      {names[language]}
    </button>
  ))
}
