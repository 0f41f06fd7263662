import { FiguresTable, type FiguresTableProps } from './figures-table.tsx'

type TableAlternativeProps = Omit<FiguresTableProps, 'className'> & {
  label: string
}

export function TableAlternative({ label, ...table }: TableAlternativeProps) {
  return (
    <details className="mt-3">
      <summary>{label}</summary>
      <FiguresTable {...table} className="max-w-[560px]" />
    </details>
  )
}
