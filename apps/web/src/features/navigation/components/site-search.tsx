import { useNavigate } from '@tanstack/react-router'
import { search } from '@understory/forest/find'
import { type FocusEvent, type KeyboardEvent, type Ref, useDeferredValue, useId, useMemo, useReducer } from 'react'
import { lazyPart } from '../../../lib/lazy-part.tsx'
import { linkTo } from '../../../lib/link-to.ts'
import { useDebounced } from '../../../lib/use-debounced.ts'
import { shell } from '../../../lib/words/en/shell.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { cx } from '../../../ui/cx.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Kbd } from '../../../ui/kbd.tsx'
import type { Found, Meaning } from '../meaning.ts'
import { EMPTY, type SearchStep, stepSearch } from '../search-state.ts'
import { useMeaning } from '../use-meaning.ts'

const SearchResults = lazyPart(() => import('./search-results.tsx'), 'SearchResults')
const SHOWN = 8
const QUIET_MS = 600
/** Where a case opens. */
const COACH = '/dashboard/chatbot'

const PANEL =
  'z-(--z-panel) w-[min(420px,calc(100vw-2*var(--margin)))] rounded-3 border border-line bg-surface-raised text-ink shadow-3'
const LOOKS = {
  header: {
    box: 'relative w-[264px] min-w-[100px] shrink',
    field: 'h-[38px] bg-surface border-line-strong pointer-coarse:h-11',
    icon: 'text-ink-faint',
    panel: `absolute end-0 top-[calc(100%+10px)] ${PANEL}`,
  },
  menu: {
    box: 'relative mx-1 mt-2 mb-2.5',
    field: 'h-11 bg-surface border-line-strong',
    icon: 'text-ink-faint',
    panel: 'mt-2',
  },
  footer: {
    box: 'relative w-[230px] max-w-full',
    field:
      'h-[38px] max-md:h-11 pointer-coarse:h-11 bg-transparent border-[color-mix(in_oklab,var(--on-deep-soft)_60%,transparent)] text-on-deep placeholder:text-on-deep-soft',
    icon: 'text-on-deep-soft',
    panel: `absolute start-0 bottom-[calc(100%+10px)] ${PANEL}`,
  },
} as const

type SiteSearchProps = {
  look: keyof typeof LOOKS
  inputRef?: Ref<HTMLInputElement>
  onLeave?: () => void
}

/** Search over branches and cases: live results, arrow keys, Enter opens, Escape closes. */
export function SiteSearch({ look, inputRef, onLeave }: SiteSearchProps) {
  const words = useWords(shell).search
  const classes = LOOKS[look]
  const id = useId()
  const navigate = useNavigate()
  const [{ query, isOpen, active }, step] = useReducer(stepSearch, EMPTY)
  // Typing updates at once; results may lag.
  const searched = useDeferredValue(query)
  const { meaning, isAsking } = useMeaning(query.trim(), active > 0)
  const found = useMemo(() => withMeaning(searched, meaning), [searched, meaning])
  const hits = found.slice(0, SHOWN)
  const hasHits = isOpen && hits.length > 0
  const isEmpty = isOpen && hits.length === 0 && !isAsking
  const none = searched.trim() === '' ? words.none : words.noneMatching(searched.trim())
  const counted = useDebounced(hasHits ? words.count(found.length) : '', QUIET_MS)

  function leave() {
    step({ type: 'cleared' })
    onLeave?.()
  }
  function open(one: Found) {
    leave()
    if (!('node' in one)) meaning?.handOver(one)
    void navigate(linkTo('node' in one ? one.node.path : COACH))
  }
  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const hit = event.key === 'Enter' && isOpen ? withMeaning(query, meaning)[active] : undefined
    if (hit) open(hit)
    else {
      const next = stepFor(event.key, { query, isOpen, count: hits.length })
      if (!next) return
      step(next)
    }
    event.preventDefault()
  }
  function blur({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) step({ type: 'closed' })
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens to what happens in the field and its list
    <div className={classes.box} onBlur={blur} onKeyDown={press}>
      <div className="relative">
        <Icon
          name="search"
          className={cx('pointer-events-none absolute start-[13px] top-1/2 size-[18px] -translate-y-1/2', classes.icon)}
        />
        <input
          ref={inputRef}
          type="text"
          role="combobox"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={100}
          placeholder={words.label}
          aria-label={words.label}
          aria-autocomplete="list"
          aria-expanded={hasHits}
          aria-controls={hasHits ? `${id}-list` : undefined}
          aria-activedescendant={hasHits ? `${id}-${active}` : undefined}
          aria-keyshortcuts={look === 'header' ? '/ Control+K Meta+K' : undefined}
          value={query}
          onChange={({ target }) => step({ type: 'typed', query: target.value })}
          onFocus={() => {
            SearchResults.preload()
            step({ type: 'opened' })
          }}
          className={cx(
            'w-full rounded-full border ps-[38px] pe-10 text-[.9375rem] placeholder:text-ink-faint placeholder:opacity-100',
            'focus:border-transparent focus:outline-3 focus:outline-offset-1 focus:outline-focus',
            classes.field,
          )}
        />
        {look === 'header' && query === '' && (
          <span
            aria-hidden="true"
            className="pointer-events-none absolute end-[11px] top-1/2 -translate-y-1/2 leading-none pointer-coarse:hidden"
          >
            <Kbd>{words.key}</Kbd>
          </span>
        )}
      </div>
      {/* One live region: an empty result is announced and shown at once, a count only when typing stops. */}
      <div role="status" className={isEmpty ? cx(classes.panel, 'p-4 [overflow-wrap:anywhere]') : 'sr-only'}>
        {isEmpty ? none : counted}
      </div>
      {hasHits && (
        <SearchResults
          id={id}
          hits={hits}
          help={meaning?.help}
          count={found.length}
          active={active}
          onPoint={(at) => step({ type: 'pointed', at })}
          onChoose={open}
          className={classes.panel}
        />
      )}
    </div>
  )
}

/** Results by words, merged with results by meaning once loaded. */
function withMeaning(query: string, meaning: Meaning | undefined): readonly Found[] {
  const byWords = search(query)
  return meaning?.merge(byWords) ?? byWords
}

function stepFor(
  key: string,
  { query, isOpen, count }: { query: string; isOpen: boolean; count: number },
): SearchStep | undefined {
  switch (key) {
    case 'ArrowDown':
      return { type: 'moved', by: 1, count }
    case 'ArrowUp':
      return { type: 'moved', by: -1, count }
    case 'Escape':
      if (isOpen) return { type: 'closed' }
      return query === '' ? undefined : { type: 'cleared' }
  }
}
