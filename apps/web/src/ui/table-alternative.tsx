import { FiguresTable, type FiguresTableProps } from './figures-table.tsx'

type TableAlternativeProps = Omit<FiguresTableProps, 'className'> & {
  /** Label of the button. */
  label: string
}

/** A chart's figures as a table. */
export function TableAlternative({ label, ...table }: TableAlternativeProps) {
  return (
    <details className="mt-3">
      <summary>{label}</summary>
      <FiguresTable {...table} className="max-w-[560px]" />
    </details>
  )
}
