import { cx } from '../../ui/cx.ts'

/**
 * The look of a list that is a strip under 768 px: it runs from edge to edge of the window and scrolls inside itself.
 * Room above and below keeps the focus ring of a card whole.
 */
export function stripClass(...names: readonly (string | false | undefined)[]): string {
  return cx(
    'max-md:-mx-(--margin) max-md:-my-2 max-md:flex max-md:overflow-x-auto max-md:overscroll-x-contain max-md:px-(--margin) max-md:py-2',
    'max-md:scroll-px-(--margin) max-md:[scrollbar-width:none] min-[360px]:max-md:snap-x min-[360px]:max-md:snap-mandatory print:flex-wrap print:overflow-visible',
    '*:max-md:flex-none *:max-md:snap-start',
    ...names,
  )
}
