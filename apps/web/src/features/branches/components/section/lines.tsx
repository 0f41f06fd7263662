import { CopyButton } from '../../../../ui/copy-button.tsx'

type LinesProps = { lines: readonly string[]; label: string }

/** Phrases with one copy button. */
export function Lines({ lines, label }: LinesProps) {
  return (
    <div className="rounded-s-[3px] rounded-e-[14px] border-s-3 border-sprout bg-surface-raised px-[18px] py-3.5 print:break-inside-avoid">
      <ul aria-label={label} className="grid gap-2">
        {lines.map((line) => (
          <li key={line} className="font-display text-manuscript">
            {line}
          </li>
        ))}
      </ul>
      <div className="-ms-3.5 -mb-1.5 print:hidden">
        <CopyButton text={lines.join('\n')} />
      </div>
    </div>
  )
}
