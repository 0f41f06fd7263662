import { markSection, type Progress, progress } from '../../../../storage/progress.ts'
import { useStored } from '../../../../storage/use-stored.ts'
import { Checkbox } from '../../../../ui/checkbox.tsx'
import { CopyButton } from '../../../../ui/copy-button.tsx'

export function Lines({ lines, label }: { lines: readonly string[]; label: string }) {
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

export function Steps({ steps }: { steps: readonly string[] }) {
  return (
    <ol className="grid max-w-[62ch] list-decimal gap-1.5 ps-5 marker:text-ink-soft">
      {steps.map((step) => (
        <li key={step} className="ps-1">
          {step}
        </li>
      ))}
    </ol>
  )
}

export function Mark({ kind, id, label, hint }: { kind: keyof Progress; id: string; label: string; hint: string }) {
  const isMarked = useStored(progress)[kind].includes(id)
  return (
    <Checkbox
      label={label}
      hint={hint}
      checked={isMarked}
      onChange={({ target }) => markSection(kind, id, target.checked)}
      className="justify-self-start print:hidden"
    />
  )
}
