import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Field } from './field.tsx'
import { Input } from './input.tsx'

const htmlOf = (field: Omit<ComponentProps<typeof Field>, 'children'>, input: ComponentProps<typeof Input> = {}) =>
  renderToStaticMarkup(
    <Field {...field}>
      <Input {...input} />
    </Field>,
  )
const attribute = (html: string, tag: string, name: string) =>
  html.match(new RegExp(`<${tag}[^>]* ${name}="([^"]*)"`))?.[1]

test('label and control share an id, the hint describes the control, and optional is spelled out', () => {
  const html = htmlOf({ label: 'Kind of branch', hint: 'A few words is fine.', optional: true })
  expect(html).toContain('(optional)')
  expect(attribute(html, 'label', 'for')).toBe(attribute(html, 'input', 'id'))
  expect(attribute(html, 'input', 'aria-describedby')).toBe(attribute(html, 'p', 'id'))
  expect(html).not.toContain('aria-invalid="true"')
})

test('an error replaces the hint and marks the control', () => {
  const html = htmlOf({ label: 'Their email', hint: 'Only they see it.', error: 'Add the part after the @.' })
  expect(attribute(html, 'input', 'aria-invalid')).toBe('true')
  expect(html).toContain('Add the part after the @.')
  expect(html).not.toContain('Only they see it.')
})

test("adds the control's own description to the field's", () => {
  const html = htmlOf({ label: 'Message', hint: 'Enter sends.' }, { 'aria-describedby': 'count' })
  expect(attribute(html, 'input', 'aria-describedby')).toBe(`count ${attribute(html, 'p', 'id')}`)
})
