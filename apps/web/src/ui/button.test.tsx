import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Button, buttonClass } from './button.tsx'

const analyze = (busy: boolean) =>
  renderToStaticMarkup(
    <Button busy={busy} busyLabel="Analyzing...">
      Analyze Text
    </Button>,
  )

test('a busy button keeps its focus: aria-disabled and aria-busy, never disabled', () => {
  const html = analyze(true)
  expect(html).toContain('aria-disabled="true"')
  expect(html).toContain('aria-busy="true"')
  expect(html).not.toMatch(/ disabled/)
})

test('both labels share one cell, so the width stays the same while busy', () => {
  expect(analyze(false)).toContain('<span class="invisible [grid-area:1/1]">Analyzing...</span>')
  expect(analyze(false)).toContain('<span class="[grid-area:1/1]">Analyze Text</span>')
  expect(analyze(true)).toContain('<span class="invisible [grid-area:1/1]">Analyze Text</span>')
  expect(analyze(true)).toContain('<span class="[grid-area:1/1]">Analyzing...</span>')
})

test("a button doesn't submit a form unless told to", () => {
  expect(renderToStaticMarkup(<Button>Copy</Button>)).toContain('type="button"')
  expect(renderToStaticMarkup(<Button type="submit">Save</Button>)).toContain('type="submit"')
})

test('a disabled button has neither the fill nor the hover of its variant', () => {
  const look = buttonClass({ variant: 'primary', disabled: true })
  expect(look).toContain('bg-surface-sunk')
  expect(look).not.toContain('bg-leaf')
})
