import { cx } from '../../ui/cx.ts'

/** A list that scrolls sideways below 768 px. Padding keeps the focus rings whole. */
export function stripClass(...names: readonly (string | false | undefined)[]): string {
  return cx(
    'max-md:-mx-(--margin) max-md:-my-2 max-md:flex max-md:overflow-x-auto max-md:overscroll-x-contain max-md:px-(--margin) max-md:py-2',
    'max-md:scroll-px-(--margin) max-md:[scrollbar-width:none] min-[360px]:max-md:snap-x min-[360px]:max-md:snap-mandatory print:flex-wrap print:overflow-visible',
    '*:max-md:flex-none *:max-md:snap-start',
    ...names,
  )
}
