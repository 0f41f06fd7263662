/** Milliseconds without movement before measuring again. */
const REST_MS = 400
/** Sample points per side. */
const POINTS = 4
/** Pixels. */
const WORDS_WIDTH = 216

/** How much of the button fits without covering content: face and words, face only, or none. */
export type Room = 'words' | 'face' | 'none'

/** Reports how much room a button has until aborted; `none` while the page moves. */
export function watchFreeSpace(button: HTMLElement | null, tell: (room: Room) => void, end: AbortSignal): void {
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
  // Resizing content, or new text in a reserved space, moves what is below.
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
  // The button is at the start of the line, and its words extend towards the end.
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

/** Text or a control, not the page's background. */
function isContent(element: Element): boolean {
  if (element.closest('a, article, button, label, input, select, textarea, summary, svg, img, canvas')) return true
  return [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '')
}
