import { FiguresTable, type FiguresTableProps } from './figures-table.tsx'

type TableAlternativeProps = Omit<FiguresTableProps, 'className'> & {
  /** What opens it. */
  label: string
}

/** The figures of a chart as a table, for those who read rather than look. */
export function TableAlternative({ label, ...table }: TableAlternativeProps) {
  return (
    <details className="mt-3">
      <summary>{label}</summary>
      <FiguresTable {...table} className="max-w-[560px]" />
    </details>
  )
}
