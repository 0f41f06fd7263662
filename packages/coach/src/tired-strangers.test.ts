import { describe, expect, test } from 'vitest'
import { isGuess } from './replies/guess.ts'
import { lastOf, talk } from './test-talk.ts'

describe('ASSIST: what is asked for is what comes', () => {
  const NOTES = 'the guy downstairs leaves passive aggressive notes about my footsteps'

  test.each(['can you write one back', 'email please', 'text to him please', 'write something back'])(
    '"%s" calls for a text, and gets one',
    (call) => {
      const reply = lastOf(talk('Personal', NOTES, 'three notes this week', call))
      expect(reply.trace.act).toBe('script')
      expect(reply.parts.map(({ kind }) => kind)).toContain('draft')
    },
  )

  test.each([
    ['write the apology', /sorry/i],
    ['can you write a thank you note', /thank/i],
  ])('"%s" names what is to be written, whatever lay on the table', (call, word) => {
    const reply = lastOf(talk('Work', 'my boss never answers my mails', 'since monday', call))
    expect(reply.trace.act).toBe('script')
    expect(reply.parts.find(({ kind }) => kind === 'draft')?.text).toMatch(word)
  })

  test('a decision is left to the person, with a way to find it', () => {
    const reply = lastOf(
      talk('Creative', 'got told my stand up is too political for the club', 'the owner', 'should i do the bit anyway'),
    )
    expect(reply.trace.act).toBe('judge')
    expect(reply.text).toMatch(/^(?:That choice is yours|I will not decide that for you)/)
  })

  test('made shorter, a line is still more than one word', () => {
    const reply = lastOf(
      talk(
        'Personal',
        'my best friend got engaged and picked her cousin as maid of honor, i feel stupid for being hurt',
        'i thought it would be me',
        'what if she says it was her moms idea',
        'shorter please',
      ),
    )
    expect(reply.trace.act).toBe('shorter')
    expect(reply.text).not.toMatch(/"\S+"/)
  })
})

describe('ASSIST: who it is for, and what it is', () => {
  test('before whom it happened is not who hears it', () => {
    const [reply] = talk('Professional', 'patient keeps calling me sweetheart in front of the students')
    expect(reply?.trace.slots.to?.value.role).toBe('patient')
    expect(reply?.text).not.toContain('the students could')
  })

  test("a slip of one's own is an apology to make and no remark to answer", () => {
    const [reply] = talk('Work', 'i replied all with a stupid joke about a colleague, it is 11pm')
    expect([reply?.trace.card, ...(reply?.trace.apart ?? [])].join()).toMatch(/sorry/)
  })

  test('only a question is called one', () => {
    const [reply] = talk('Creative', 'my sister wants to be in my memoir as the hero and she was awful to me')
    expect(reply?.text).not.toContain('"she was awful to me" is a question')
  })

  test('a line that stands on two cards leaves the one on the table where it is', () => {
    const cards = talk(
      'Public',
      'i have to introduce the speaker at our charity gala and i cant pronounce his name',
      'it is a hungarian one',
      'saturday',
      'he is a surgeon',
    ).map(({ trace }) => trace.card)
    expect(cards).not.toContain('stage-blank')
  })

  test('a bare thing is noted and not set in marks', () => {
    const reply = lastOf(
      talk('Academic', 'my lab partner copies my results and the TA thinks we work together', 'organic chem'),
    )
    expect(reply.text).not.toContain('"organic chem"')
  })
})

const QUESTION = /^Is it more about .+, or about something else\?$/

describe('ASSIST: a line that could be wrong is not given', () => {
  test.each([
    ['Public', 'my knees shake when i talk to a lot of people'],
    ['Work', 'coworker has cancer and comes back monday, do i mention it'],
  ])('%s: "%s" is asked about, in few words', (context, message) => {
    const [reply] = talk(context, message)
    expect(reply?.parts.map(({ kind }) => kind)).toEqual(['see', 'ask'])
    expect(reply?.parts.at(-1)?.text).toMatch(QUESTION)
    expect(reply?.text.split(/\s+/).length).toBeLessThanOrEqual(60)
  })

  test('after a question alone comes a line, whatever is answered', () => {
    const after = lastOf(talk('Public', 'my knees shake when i talk to a lot of people', 'since monday'))
    expect(after.parts.some(({ kind }) => kind === 'try' || kind === 'draft')).toBe(true)
  })

  test('a matter that stands alone and is very likely is named, and its line given', () => {
    const [reply] = talk('Public', 'how do i stop saying um all the time')
    expect(reply?.trace.card).toBe('delivery-fillers')
    expect(isGuess(reply?.text ?? '')).toBe(true)
  })
})

describe('ASSIST: whose feeling, whose child, whose father', () => {
  test('what others are made to feel is not met as a feeling of the writer', () => {
    const [reply] = talk('Work', 'my pull request comments make people angry, apparently im harsh')
    expect(reply?.trace.slots.feeling).toBeUndefined()
    const [own] = talk('Work', 'my pull request comments make me angry')
    expect(own?.trace.slots.feeling?.value.word).toBe('angry')
  })

  test.each([
    ['Academic', 'a dad in my class keeps flirting at pickup. i teach his daughter', 'open-kin'],
    ['Personal', 'the kid next door broke our window and his mom denies it', 'open-child'],
    ['Faith', 'somebody in our congregation lost a child and i am supposed to visit them', 'open-child'],
  ])('%s: "%s" is nobody of their own', (context, message, card) => {
    expect(talk(context, message)[0]?.trace.card).not.toBe(card)
  })

  test('a child who came out is never offered a choice', () => {
    const replies = talk(
      'Family',
      'my son came out to me last night and i just said ok. i want to do better',
      'the first one',
      'hes 16',
    )
    const matters = replies.map(({ trace }) => trace.apart?.[0] ?? trace.card)
    expect(new Set(matters)).toEqual(new Set(['someone-comes-out']))
    for (const { text } of replies) expect(text).not.toContain('two ways that I can live with')
  })

  test('an age or a length is not what the matter is', () => {
    expect(talk('Family', "he's 4 and asks where grandpa is now")[0]?.text).not.toContain('"he\'s 4"')
  })

  test('a company that lets nobody cancel has not invited anybody', () => {
    expect(talk('Personal', 'my phone contract company wont let me cancel')[0]?.trace.card).not.toBe('open-no')
  })
})

describe('ASSIST: a talk that goes on', () => {
  test('how one looks to others is no rage, and a friendlier face no friendlier line', () => {
    const replies = talk(
      'Social',
      'people always think im angry because of my face',
      'at work mostly',
      'how do i look friendlier when talking',
    )
    expect(replies[0]?.trace.act).not.toBe('vent')
    expect(replies[0]?.trace.slots.feeling).toBeUndefined()
    expect(lastOf(replies).trace.act).not.toBe('rewrite')
    expect(talk('Social', "i'm so angry at my brother")[0]?.trace.act).toBe('vent')
  })

  test('two makers who differ get no drill for a stage', () => {
    const replies = talk(
      'Creative',
      'my co writer rewrote my chapter without telling me',
      'last night',
      'its better now honestly',
      'but still',
      'yes',
    )
    for (const { text } of replies)
      expect(text).not.toMatch(/first ten seconds|Borrow one listener|Give the eyes a home/)
  })

  test('an email that is asked for is one, and no bracket is spoken of where there is none', () => {
    const reply = lastOf(talk('Academic', 'my thesis advisor takes months and then says start over', 'write the email'))
    expect(reply.text).toMatch(/"Hello \[name\], .+ Kind regards, \[your name\]"/)
    const note = lastOf(talk('Personal', 'my neighbor invited me and i do not want to go', 'write something back'))
    expect(note.text).not.toMatch(/\[|brackets/)
  })

  test('after the last line of a card there is still something for the matter, also without a question before it', () => {
    const reply = lastOf(
      talk(
        'Family',
        'my stepdaughter calls me by my first name in a mocking voice',
        'shes 12',
        'her dad laughs',
        'i didnt react',
        'every weekend',
      ),
    )
    expect(reply.text).not.toMatch(/^(?:Short, and without a preface|Take the smallest piece of it)/)
  })

  test('what is over is not ended once more', () => {
    const cards = talk(
      'Personal',
      'my ex keeps liking my photos and i dont know if i should say something',
      'we broke up in may',
    )
    expect(cards.map(({ trace }) => trace.card)).not.toContain('break-up')
  })
})

describe('ASSIST: a matter called by its name', () => {
  test('is not asked about', () => {
    const [reply] = talk('Academic', 'how do i ask my professor for more time')
    expect(reply?.trace.card).toBe('ask-more-time')
    expect(reply?.trace.apart).toBeUndefined()
  })

  test('is about speaking where an "um" is told of', () => {
    const [reply] = talk('Public', 'how do i start without saying um')
    expect(reply?.trace.card).toBe('delivery-fillers')
  })
})
