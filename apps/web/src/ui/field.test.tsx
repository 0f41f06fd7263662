import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Field } from './field.tsx'
import { Input } from './input.tsx'

const attribute = (html: string, tag: string, name: string) =>
  html.match(new RegExp(`<${tag}[^>]* ${name}="([^"]*)"`))?.[1]

test('label and control share an id, and the hint describes the control', () => {
  const html = renderToStaticMarkup(
    <Field label="Kind of branch" hint="A few words is fine.">
      <Input />
    </Field>,
  )
  expect(attribute(html, 'label', 'for')).toBe(attribute(html, 'input', 'id'))
  expect(attribute(html, 'input', 'aria-describedby')).toBe(attribute(html, 'p', 'id'))
  expect(html).not.toContain('aria-invalid="true"')
})

test('an error replaces the hint and marks the control', () => {
  const html = renderToStaticMarkup(
    <Field label="Their email" hint="Only they see it." error="Add the part after the @.">
      <Input />
    </Field>,
  )
  expect(attribute(html, 'input', 'aria-invalid')).toBe('true')
  expect(html).toContain('Add the part after the @.')
  expect(html).not.toContain('Only they see it.')
})

test("adds the control's own description to the field's", () => {
  const html = renderToStaticMarkup(
    <Field label="Message" hint="Enter sends.">
      <Input aria-describedby="count" />
    </Field>,
  )
  expect(attribute(html, 'input', 'aria-describedby')).toBe(`count ${attribute(html, 'p', 'id')}`)
})

test('spells out optional', () => {
  const html = renderToStaticMarkup(
    <Field label="Notes" optional>
      <Input />
    </Field>,
  )
  expect(html).toContain('(optional)')
})
