/** Once the page has stood still for so long, it is looked at again: not between two keys of somebody who types. */
const REST_MS = 400
/** Points of a side at which the page is asked what lies there. */
const POINTS = 4
/** As wide as the button is with its words, in pixels. */
const WORDS_WIDTH = 216

/** What of a button that floats over the page has nothing under it: its words beside its face, its face, or nothing. */
export type Room = 'words' | 'face' | 'none'

/** Tells, until it is ended, how much room a button has where it rests. While the page moves it has none. */
export function watchRoom(button: HTMLElement | null, tell: (room: Room) => void, end: AbortSignal): void {
  if (!button || end.aborted) return
  let timer: ReturnType<typeof setTimeout>
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(() => tell(roomFor(button)), REST_MS)
  }
  const move = () => {
    tell('none')
    wait()
  }
  // What grows or shrinks, such as a section that opens, moves what stands below it; so do other words in a place kept free.
  const size = new ResizeObserver(wait)
  size.observe(document.body)
  const words = new MutationObserver(wait)
  words.observe(document.body, { childList: true, characterData: true, subtree: true })
  addEventListener('scroll', move, { passive: true, signal: end })
  addEventListener('resize', wait, { signal: end })
  end.addEventListener('abort', () => {
    clearTimeout(timer)
    size.disconnect()
    words.disconnect()
  })
}

function roomFor(button: HTMLElement): Room {
  const { left, right, top, width, height } = button.getBoundingClientRect()
  // The button stands at the beginning of the line: its words take room towards the end.
  const wide = Math.max(width, WORDS_WIDTH)
  const isFromRight = getComputedStyle(button).direction === 'rtl'
  if (!coversContent(button, new DOMRect(isFromRight ? right - wide : left, top, wide, height))) return 'words'
  const face = Math.min(width, height)
  return coversContent(button, new DOMRect(isFromRight ? right - face : left, top, face, height)) ? 'none' : 'face'
}

function coversContent(button: HTMLElement, { left, top, width, height }: DOMRect): boolean {
  const steps = Array.from({ length: POINTS }, (_, step) => step / (POINTS - 1))
  const points = steps.flatMap((x) =>
    steps.map((y) => [left + 1 + x * (width - 2), top + 1 + y * (height - 2)] as const),
  )
  return points.some(([x, y]) => {
    const under = document.elementsFromPoint(x, y).find((element) => !button.contains(element))
    return under !== undefined && isContent(under)
  })
}

/** Words of its own, or what is looked at or pressed; not the bare ground of the page. */
function isContent(element: Element): boolean {
  if (element.closest('a, button, label, input, select, textarea, summary, svg, img, canvas')) return true
  return [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '')
}
