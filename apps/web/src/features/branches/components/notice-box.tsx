import type { Notice } from '@understory/forest/notices'
import { linkClass } from '../../../ui/link.tsx'

export function NoticeBox({ notice: { text, lines, more } }: { notice: Notice }) {
  return (
    <div role="note" className="grid gap-2 rounded-3 border border-line-strong bg-surface-raised p-5">
      <p className="font-semibold">{text}</p>
      <p className="flex flex-wrap gap-x-6 gap-y-1">
        {lines.map(({ label, href }) => (
          <a key={href} href={href} className={linkClass('inline-flex min-h-11 items-center font-semibold')}>
            {label}
          </a>
        ))}
      </p>
      {more && <p>{more}</p>}
    </div>
  )
}
