import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ChoiceList } from './choice-list.tsx'

const choices = [
  { id: 'softer', label: 'Softer' },
  { id: 'plain', label: 'Plain' },
  { id: 'firmer', label: 'Firmer' },
]
const given = { label: 'Tone', choices, chosen: 'plain', onChoose: () => {}, onClose: () => {} }

test('names the list and its selected option, with and without a filter', () => {
  const filter = { label: 'Find a person', value: '', onChange: () => {} }
  for (const more of [{}, { filter }]) {
    const html = renderToStaticMarkup(<ChoiceList {...given} {...more} />)
    expect(html).toMatch(/role="listbox"[^>]*aria-label="Tone"|aria-label="Tone"[^>]*role="listbox"/)
    expect(html.match(/role="option"/g)).toHaveLength(3)
    expect(html.match(/aria-selected="true"[^>]*>Plain/g)).toHaveLength(1)
    expect(html.match(/aria-selected="true"/g)).toHaveLength(1)
  }
})

test('explains an empty list', () => {
  const html = renderToStaticMarkup(<ChoiceList {...given} choices={[]} note="No match. Try another word." />)
  expect(html).toMatch(/role="status"[^>]*>No match\. Try another word\./)
  expect(html).not.toContain('aria-activedescendant')
})
