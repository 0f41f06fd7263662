import { beforeEach, expect, test, vi } from 'vitest'
import { stubStorage } from '../storage/test-storage.ts'
import { reloadKeepingText, restoreTypedText } from './reload-keeping-text.ts'

class Field {
  readonly heard: string[] = []
  type = 'textarea'
  name: string
  #value: string
  constructor(name: string, value = '') {
    this.name = name
    this.#value = value
  }
  get value() {
    return this.#value
  }
  set value(value: string) {
    this.#value = value
  }
  dispatchEvent({ type }: Event) {
    this.heard.push(type)
  }
}
class Choice extends Field {
  override type = 'select-one'
  readonly options = [{ value: 'Work' }, { value: 'Family' }]
}

let fields: Field[]
let selector: string
let keptByTab: Map<string, string>
let keptByBrowser: Map<string, string>
const here = { pathname: '/dashboard/new-branch', search: '', hash: '#secret', reload: vi.fn() }

beforeEach(() => {
  vi.useFakeTimers()
  keptByTab = stubStorage('sessionStorage')
  keptByBrowser = stubStorage('localStorage')
  vi.stubGlobal('location', { ...here })
  vi.stubGlobal('KeyboardEvent', Event)
  for (const name of ['HTMLInputElement', 'HTMLTextAreaElement']) vi.stubGlobal(name, class {})
  vi.stubGlobal('HTMLSelectElement', Choice)
  vi.stubGlobal('document', {
    querySelectorAll: (asked: string) => {
      selector = asked
      return fields
    },
  })
})

/** Simulates a reload that renders these fields. */
function opened(...next: Field[]): void {
  reloadKeepingText()
  fields = next
  restoreTypedText()
}

const values = () => fields.map(({ value }) => value)

test('restores typed text once into the same field, and stores no address with a secret', () => {
  fields = [new Field('rationale', 'Bees.')]
  reloadKeepingText()
  expect([...keptByTab.values()].join()).not.toContain('secret')
  fields = [new Field('rationale')]
  restoreTypedText()
  expect(values()).toEqual(['Bees.'])
  expect(fields[0]?.heard).toEqual(['keyup', 'input'])
  expect(keptByTab.get('understory.fields')).toBeUndefined()
})

test('S2 never saves passwords, shown or hidden, or codes that open a forest', () => {
  fields = []
  reloadKeepingText()
  for (const kind of ['[type=password]', '[type=hidden]', '[autocomplete$=password]', '[autocomplete=one-time-code]'])
    expect(selector).toContain(kind)
})

test("restores nothing on another page when the reload didn't happen", () => {
  fields = [new Field('', 'For the new branch.')]
  reloadKeepingText()
  location.pathname = '/dashboard/multilingual'
  fields = [new Field('')]
  restoreTypedText()
  expect(values()).toEqual([''])
  location.pathname = here.pathname
  restoreTypedText()
  expect(values()).toEqual([''])
})

test('fills a form that loads late, unless the person moved to another page', () => {
  fields = [new Field('text', 'Well said.')]
  opened()
  fields = [new Field('text')]
  vi.advanceTimersByTime(200)
  expect(values()).toEqual(['Well said.'])

  opened()
  location.pathname = '/dashboard/multilingual'
  fields = [new Field('text')]
  vi.advanceTimersByTime(20_000)
  expect(values()).toEqual([''])
})

test('restores nothing while one of several fields is missing', () => {
  fields = [new Field('', 'For me alone.'), new Field('', 'For the coach.')]
  opened(new Field(''))
  expect(values()).toEqual([''])
  fields = [new Field(''), new Field('')]
  vi.advanceTimersByTime(200)
  expect(values()).toEqual(['For me alone.', 'For the coach.'])
})

test('A1 never restores text into another forest', () => {
  keptByBrowser.set('understory.forest', 'mine')
  fields = [new Field('rationale', 'Bees.')]
  reloadKeepingText()
  keptByBrowser.set('understory.forest', 'theirs')
  fields = [new Field('rationale')]
  restoreTypedText()
  expect(values()).toEqual([''])
})

test("keeps text typed since, and skips a choice that's gone", () => {
  fields = [new Field('rationale', 'Bees.'), new Choice('context', 'Elsewhere'), new Choice('tone', 'Family')]
  opened(new Field('rationale', 'Wasps.'), new Choice('context', 'Work'), new Choice('tone', 'Work'))
  expect(values()).toEqual(['Wasps.', 'Work', 'Family'])
})

test.each(['', '{', 'null', '[["textarea  1","Bees."]]'])('ignores data saved by another build, such as %j', (text) => {
  keptByTab.set('understory.fields', text)
  fields = [new Field('')]
  restoreTypedText()
  expect(values()).toEqual([''])
})
