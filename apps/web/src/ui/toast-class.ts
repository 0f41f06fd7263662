import { cx } from './cx.ts'

/** Toast classes; `bad` for failures. */
export function toastClass(bad: boolean): string {
  return cx(
    'grid w-[min(400px,calc(100vw-32px))] max-w-full grid-cols-[auto_1fr_auto] items-start gap-x-3 gap-y-0.5 py-3.5 ps-4 pe-3',
    'rounded-s-[5px] rounded-e-3 border border-s-5 border-line bg-surface-raised shadow-3',
    bad ? 'border-s-berry' : 'border-s-leaf',
  )
}
