import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ChoiceList } from './choice-list.tsx'

const choices = [
  { id: 'softer', label: 'Softer' },
  { id: 'plain', label: 'Plain' },
  { id: 'firmer', label: 'Firmer' },
]
const given = { label: 'Tone', choices, chosen: 'plain', onChoose: () => {}, onClose: () => {} }

test('the list takes the keys, names its choices and begins at the one that is chosen', () => {
  const html = renderToStaticMarkup(<ChoiceList {...given} />)
  const active = html.match(/aria-activedescendant="([^"]+)"/)?.[1]
  expect(html).toMatch(/role="listbox" aria-label="Tone"[^>]*tabindex="0"/)
  expect(html).toMatch(new RegExp(`id="${active}" role="option" tabindex="-1" aria-selected="true"[^>]*>Plain`))
  expect(html.match(/aria-selected="true"/g)).toHaveLength(1)
})

test('with a filter the field takes the keys and points at the active choice', () => {
  const html = renderToStaticMarkup(
    <ChoiceList {...given} filter={{ label: 'Find a person', value: '', onChange: () => {} }} />,
  )
  expect(html).toMatch(/<input role="combobox" aria-label="Find a person"[^>]*aria-activedescendant="/)
  expect(html).toMatch(/role="listbox"[^>]*tabindex="-1"/)
})

test('an empty list says why', () => {
  const html = renderToStaticMarkup(<ChoiceList {...given} choices={[]} note="No match. Try another word." />)
  expect(html).toMatch(/role="status"[^>]*>No match\. Try another word\./)
  expect(html).not.toContain('aria-activedescendant')
})
