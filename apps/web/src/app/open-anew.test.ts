import { beforeEach, expect, test, vi } from 'vitest'
import { storageOn } from '../storage/test-storage.ts'
import { fillAgain, openAnew } from './open-anew.ts'

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
const keptByTab = new Map<string, string>()
const keptByBrowser = new Map<string, string>()
const here = { pathname: '/dashboard/new-branch', search: '', hash: '#secret', reload: vi.fn() }

beforeEach(() => {
  vi.useFakeTimers()
  keptByTab.clear()
  keptByBrowser.clear()
  vi.stubGlobal('sessionStorage', storageOn(keptByTab))
  vi.stubGlobal('localStorage', storageOn(keptByBrowser))
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

/** The page is opened anew; then it has these fields. */
function opened(...next: Field[]): void {
  openAnew()
  fields = next
  fillAgain()
}

const values = () => fields.map(({ value }) => value)

test('what was typed stands in the same field again, once, and no address with a secret is kept for that', () => {
  fields = [new Field('rationale', 'Bees.')]
  openAnew()
  expect([...keptByTab.values()].join()).not.toContain('secret')
  fields = [new Field('rationale')]
  fillAgain()
  expect(values()).toEqual(['Bees.'])
  expect(fields[0]?.heard).toEqual(['keyup', 'input'])
  expect(keptByTab.get('understory.fields')).toBeUndefined()
})

test('S2 no password, shown or not, and no code that opens a forest is asked for what it holds', () => {
  fields = []
  openAnew()
  for (const kind of ['[type=password]', '[type=hidden]', '[autocomplete$=password]', '[autocomplete=one-time-code]'])
    expect(selector).toContain(kind)
})

test('where the page did not open anew after all, its words go into no other page', () => {
  fields = [new Field('', 'For the new branch.')]
  openAnew()
  location.pathname = '/dashboard/multilingual'
  fields = [new Field('')]
  fillAgain()
  expect(values()).toEqual([''])
  location.pathname = here.pathname
  fillAgain()
  expect(values()).toEqual([''])
})

test('a form that comes late is filled in, unless somebody has gone on to another page by then', () => {
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

test('while some of several fields are missing, nothing is put into the wrong one', () => {
  fields = [new Field('', 'For me alone.'), new Field('', 'For the coach.')]
  opened(new Field(''))
  expect(values()).toEqual([''])
  fields = [new Field(''), new Field('')]
  vi.advanceTimersByTime(200)
  expect(values()).toEqual(['For me alone.', 'For the coach.'])
})

test('A1 what was typed in one forest goes into no other', () => {
  keptByBrowser.set('understory.forest', 'mine')
  fields = [new Field('rationale', 'Bees.')]
  openAnew()
  keptByBrowser.set('understory.forest', 'theirs')
  fields = [new Field('rationale')]
  fillAgain()
  expect(values()).toEqual([''])
})

test('what was typed since is left alone, and so is a choice that is there no more', () => {
  fields = [new Field('rationale', 'Bees.'), new Choice('context', 'Elsewhere'), new Choice('tone', 'Family')]
  opened(new Field('rationale', 'Wasps.'), new Choice('context', 'Work'), new Choice('tone', 'Work'))
  expect(values()).toEqual(['Wasps.', 'Work', 'Family'])
})

test.each(['', '{', 'null', '[["textarea  1","Bees."]]'])(
  'what another build kept, such as %j, is left alone',
  (text) => {
    keptByTab.set('understory.fields', text)
    fields = [new Field('')]
    fillAgain()
    expect(values()).toEqual([''])
  },
)
