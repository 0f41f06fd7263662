import { veteranNotice } from '@understory/forest/content/veterans'
import { linkClass } from '../../../ui/link.tsx'

/** The crisis line and what these pages are not, before anything else. */
export function VeteranNotice() {
  const { crisis, call, text, disclaimer } = veteranNotice
  return (
    <div className="page-width pt-6">
      <div lang="en" role="note" className="grid gap-2 rounded-3 border border-line-strong bg-surface-raised p-5">
        <p className="font-semibold">{crisis}</p>
        <p className="flex flex-wrap gap-x-6 gap-y-1">
          <a href={call.href} className={linkClass('inline-flex min-h-11 items-center font-semibold')}>
            {call.label}
          </a>
          <a href={text.href} className={linkClass('inline-flex min-h-11 items-center font-semibold')}>
            {text.label}
          </a>
        </p>
        <p>{disclaimer}</p>
      </div>
    </div>
  )
}
