import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DEVELOPMENT } from '../development/safety/development.ts'
import { EARLIER } from '../development/safety/earlier.ts'
import { EVERYDAY } from '../development/safety/everyday.ts'
import { EVERYDAY_HELD_OUT } from '../development/safety/everyday-held-out.ts'
import { HANDBOOK } from '../development/safety/handbook.ts'
import { HELD_OUT } from '../development/safety/held-out.ts'
import type { Message } from '../development/safety/messages.ts'
import { NEIGHBOURS } from '../development/safety/neighbours.ts'
import { FRAMES, findAll, knowsWord } from './engine.ts'
import type { Category } from './frame.ts'
import { normalise } from './normalise.ts'
import { readByRules, readSafety } from './safety.ts'

const LETTER: Readonly<Record<Category, string>> = {
  suicide: 's',
  'self-harm': 'h',
  violence: 'v',
  elder: 'v',
  hurting: 'v',
  rape: 'v',
  danger: 'd',
  child: 'c',
  'child-risk': 'c',
  eating: 'e',
}
const QUIET: Readonly<Record<string, readonly string[]>> = {
  none: ['none'],
  calm: ['none', 'resource'],
  mild: ['none', 'check'],
  resource: ['resource'],
}

const framesIn = (text: string): string[] => findAll(normalise(text, knowsWord).tokens).frames.map(({ of }) => of.id)

/** Crises found, and calm messages raised, each with how many there were. */
const score = (
  messages: readonly Message[],
): { recall: number; alarms: number; missed: string[]; raised: string[] } => {
  const crises = messages.filter(([wanted]) => QUIET[wanted] === undefined)
  const calm = messages.filter(([wanted]) => QUIET[wanted] !== undefined && wanted !== 'resource')
  const missed = crises.filter(([, text]) => readSafety(text).level !== 'crisis').map(([, text]) => text)
  const raised = calm
    .filter(([wanted, text]) => !QUIET[wanted]?.includes(readSafety(text).level))
    .map(([, text]) => text)
  return { recall: 1 - missed.length / crises.length, alarms: raised.length / calm.length, missed, raised }
}

describe('the examples of the handbook', () => {
  test.each(HANDBOOK)('%s: %s', (wanted, text) => {
    const { level, category } = readSafety(text)
    const quiet = QUIET[wanted]
    if (quiet) expect(quiet).toContain(level)
    else expect([level, category === 'none' ? '' : LETTER[category]]).toEqual(['crisis', wanted])
  })
})

describe('the written messages', () => {
  test('the held-out half: at least 95 of 100 crises are found, at most 3 of 100 calm messages are raised', () => {
    const { recall, alarms, missed, raised } = score(HELD_OUT)
    expect(recall, missed.join('\n')).toBeGreaterThanOrEqual(0.95)
    expect(alarms, raised.join('\n')).toBeLessThanOrEqual(0.03)
  })

  test('the development half and the sets held out before hold what they reached', () => {
    const { recall, alarms, missed, raised } = score([...DEVELOPMENT, ...EARLIER])
    expect(recall, missed.join('\n')).toBeGreaterThanOrEqual(0.97)
    expect(alarms, raised.join('\n')).toBeLessThanOrEqual(0.005)
  })

  test('words of everyday that sound like danger, and danger put obliquely: those held out', () => {
    const { recall, alarms, missed, raised } = score(EVERYDAY_HELD_OUT)
    expect(recall, missed.join('\n')).toBeGreaterThanOrEqual(0.95)
    expect(alarms, raised.join('\n')).toBeLessThanOrEqual(0.02)
  })

  test('words of everyday that sound like danger, and danger put obliquely: those the rules were mended by', () => {
    const { recall, alarms, missed, raised } = score(EVERYDAY)
    expect(recall, missed.join('\n')).toBeGreaterThanOrEqual(0.94)
    expect(alarms, raised.join('\n')).toBeLessThanOrEqual(0.02)
  })

  test('a cut story is no cut skin', () => {
    for (const text of [
      "editor cut half my story and i'm furious",
      'they cut my lines, how do i explain it to the cast',
    ])
      expect(readSafety(text).level).toBe('none')
    for (const text of ['the cuts on my arm, i need a story for the pool', 'how do i hide the burns on my arms'])
      expect(readSafety(text).level).toBe('crisis')
  })

  test('both kinds are written in like measure, and no message stands in two sets', () => {
    const all = [...HANDBOOK, ...DEVELOPMENT, ...EARLIER, ...HELD_OUT, ...EVERYDAY, ...EVERYDAY_HELD_OUT].map(
      ([, text]) => text.toLowerCase(),
    )
    expect(new Set(all).size).toBe(all.length)
    const crises = HELD_OUT.filter(([wanted]) => QUIET[wanted] === undefined).length
    expect(crises / HELD_OUT.length).toBeGreaterThan(0.4)
  })
})

describe('every frame', () => {
  test('has its neighbors, and an id of its own', () => {
    const ids = FRAMES.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(NEIGHBOURS.map(([id]) => id).toSorted()).toEqual(ids.toSorted())
  })

  test.each(NEIGHBOURS)('%s finds "%s" and leaves "%s"', (id, finds, leaves) => {
    expect(framesIn(finds)).toContain(id)
    expect(readSafety(leaves).level).toBe('none')
  })
})

describe('who is meant', () => {
  test.each([
    ['I want to die', 'self'],
    ['how do i tell my mom i want to die', 'self'],
    ['my friend says she wants to die', 'other'],
    ['my brother texted me "i want to die"', 'other'],
    ["how do i reply to 'i want to die'", 'other'],
    ['my sister says i should get help because i want to kill myself', 'self'],
    ['my son is hurting himself', 'other'],
  ])('%s: %s', (text, person) => {
    expect(readSafety(text).person).toBe(person)
  })

  test.each([
    ['my wife wants to kill herself', 'she'],
    ['my brother wants to kill himself', 'he'],
    ['my friend wants to die and they have pills', 'they'],
  ])('%s: "%s"', (text, pronoun) => {
    expect(readSafety(text).pronoun).toBe(pronoun)
  })
})

describe('what surrounds a frame', () => {
  test('fiction covers the invented, and nothing in the first person', () => {
    expect(readSafety('my character wants to die in act three').level).toBe('none')
    expect(readSafety('my character wants to die in act three, and so do I').level).toBe('crisis')
    expect(readSafety('I am writing a novel because I want to die').level).toBe('crisis')
  })

  test('an exception does not outweigh means, farewell or tonight', () => {
    expect(readSafety('I could die of shame').level).toBe('none')
    expect(readSafety('I want to die of shame, I saved up my sleeping pills').level).toBe('crisis')
  })

  test('a plain denial lowers what is said outright, never a wish or the means', () => {
    expect(readSafety("I'm not suicidal").level).not.toBe('crisis')
    expect(readSafety("I'm not suicidal but I keep saving up my sleeping pills").level).toBe('crisis')
    expect(readSafety("I'm not going to do anything but I wish I was dead").level).toBe('crisis')
  })

  test('long past and well is past; long past and back is not', () => {
    expect(readSafety('I attempted in 2009, I volunteer now').level).toBe('none')
    expect(readSafety('I attempted suicide in 2009 and the thoughts are back').level).toBe('crisis')
  })

  test('a joke mark lowers, "for real" takes that back', () => {
    expect(readSafety('lol i want to die').level).toBe('check')
    expect(readSafety('lol i want to die for real').level).toBe('crisis')
    for (const mark of ['lol', 'lmao', 'haha']) {
      expect(readSafety(`i want to kill myself ${mark}`).level).toBe('crisis')
      expect(readSafety(`my feet are killing me ${mark}`).level).toBe('none')
    }
  })

  test('whoever kills themself over their work works hard; whoever wants to kill themself over somebody does not', () => {
    expect(readSafety('I am killing myself over this report').level).toBe('none')
    expect(readSafety('I want to kill myself over this exam').level).toBe('check')
    expect(readSafety('I kill myself to keep this shop open').level).toBe('none')
    for (const why of ['over him', 'for her', 'to make it stop', 'to get away from him']) {
      expect(readSafety(`I want to kill myself ${why}`).level, why).toBe('crisis')
    }
  })

  test('pills that somebody else counts for the writer are no means, those of the writer are', () => {
    for (const text of ['my daughter counts my pills for me', 'the nurse counts my pills', 'he counted my pills']) {
      expect(readByRules(text).level, text).toBe('none')
    }
    for (const text of ['i counted my pills tonight', 'she left and i counted my pills', 'he is counting his pills']) {
      expect(readByRules(text).level, text).toBe('crisis')
    }
    expect(readSafety("he counts my pills and my calls and says it's love")).toMatchObject({
      level: 'check',
      category: 'violence',
    })
  })

  test.each([
    [
      "she didn't ask me to be bridesmaid, i don't want to make it a thing but it hurts",
      "i don't want to make it to monday",
    ],
    ["i don't want to see it, how do i tell my brother his film is not for me", "i don't want to see tomorrow"],
    ["one bedtime for both houses, and i don't want it to come over as a telling off", 'i just want it to be over'],
    ['my ex keeps turning up late for pick up', 'my ex keeps turning up at my work'],
  ])('of two that begin alike only the second is heard: %s', (calm, grave) => {
    expect(readByRules(calm).level).toBe('none')
    expect(readByRules(grave).level).toBe('crisis')
  })

  test('what an idiom begins with is no idiom yet', () => {
    for (const text of ['my dad beats me at night', 'my dad beats me tbh', 'i took too many pills tbh']) {
      expect(readSafety(text).level, text).toBe('crisis')
    }
    for (const when of ['one day', 'someday', 'in my sleep', 'next time']) {
      expect(readSafety(`my husband is going to kill me ${when}`).level, when).toBe('check')
    }
    expect(readSafety('my mom is going to kill me').level).toBe('none')
    expect(readSafety('i want to hurt myself at school').level).toBe('crisis')
    for (const text of ['i cut myself at school', 'i cut myself over him', 'i cut myself from shame']) {
      expect(readSafety(text).level, text).toBe('check')
    }
    for (const text of ['my dad beats me at chess', 'my dad beats me to the bathroom', 'I cut myself shaving']) {
      expect(readByRules(text).level, text).toBe('none')
    }
    expect(readSafety('I am dead on my feet').level).toBe('none')
    expect(readSafety('I wish I was dead on my birthday').level).toBe('crisis')
    expect(readSafety('I do not want to end my life in prison').level).toBe('none')
    expect(readSafety('I want to end my life in peace').level).toBe('check')
  })

  test('quotation marks around all of a long message make it no report; what others are quoted with is one', () => {
    const hall = 'The rehearsal moved to Thursday at six and the caretaker leaves at nine, so bring the blue folders. '
    const long = hall.repeat(4)
    for (const text of [
      `"${long}I want to kill myself tonight."`,
      `is this ok? “${long}I want to kill myself tonight.”`,
    ]) {
      expect(readSafety(text).level).toBe('crisis')
    }
    expect(readSafety(`${long}The hero said "I want to kill myself tonight." ${long}`).level).toBe('none')
  })

  test('a question of a profession gets resources, one person today the first words', () => {
    expect(readSafety('as a teacher, what do I say when a student talks about suicide').level).toBe('resource')
    expect(readSafety('as a teacher: one of my students told me today she wants to die').level).toBe('crisis')
  })

  test('a pasted report in which nobody says "I" raises nothing', () => {
    const report = 'The minister said that a man killed two people and threatened to kill others at the school. '
    expect(readSafety(report.repeat(6)).level).toBe('none')
  })

  test('a check quotes at most four words, spelled as they were', () => {
    const { level, quote } = readSafety('I FEEL like such a burden lately')
    expect(level).toBe('check')
    expect(quote?.split(' ').length).toBeLessThanOrEqual(4)
    expect('I FEEL like such a burden lately').toContain(quote)
  })
})

describe('the care of old parents', () => {
  test.each([
    "My brother leaves all of Dad's care to me.",
    "my sister leaves mom's care to me and I can't keep up",
    'my brothers leave the care of our father to me',
    "my sister leaves dad's appointments and the care home's bills to me",
  ])('is no neglect when it is left to somebody: %s', (text) => {
    expect(readSafety(text).level).toBe('none')
  })

  test.each([
    'my brother leaves my dad alone without care all day',
    'the nurse leaves my mother in a wet bed',
    'the caregiver leaves her in the wheelchair all night',
    'my aunt leaves my elderly mother with no food',
    'the staff leaves dad with bruises',
  ])('is neglect when they are left without it: %s', (text) => {
    expect(readSafety(text)).toMatchObject({ level: 'crisis', category: 'elder' })
  })
})

describe('fear of what one may do alone', () => {
  test.each([
    ["I don't want to be alone tonight, I might do something stupid", 'crisis'],
    ["I'm afraid I'll do something stupid if I'm alone", 'check'],
    ['I might do something stupid like text my ex when I am alone', 'none'],
    ["I don't want to be alone tonight, how do I ask a friend over", 'none'],
    ['I always do something stupid on a first date', 'none'],
    ["I'm scared I will do something stupid tonight", 'crisis'],
    ['im scared ill do something stupid', 'check'],
    ["I'm scared I might do something bad to myself", 'check'],
    ["i don't trust myself to be alone", 'check'],
    ["I'm scared I'll do something stupid at my interview tomorrow", 'none'],
    ["I'm so scared I will say something stupid tonight", 'none'],
  ])('%s: %s', (text, level) => {
    expect(readSafety(text).level).toBe(level)
  })
})

describe('other languages', () => {
  test.each([
    ['es', 'quiero morirme', 'me quiero morir de risa'],
    ['fr', "j'ai envie de mourir", "j'ai envie de manger"],
    ['de', 'ich will nicht mehr leben', 'ich will nicht mehr leben in Berlin'],
    ['it', 'voglio morire', 'voglio morire dal ridere'],
    ['pt', 'quero morrer', 'quero morrer de rir'],
    ['ru', 'я хочу умереть', 'я хочу есть'],
    ['ar', 'أريد أن أموت', 'أريد أن آكل'],
    ['hi', 'मैं मरना चाहता हूँ', 'मैं खाना चाहता हूँ'],
    ['zh', '我不想活了', '我想死你了'],
    ['ja', '死にたい', '死にたくない'],
    ['ko', '죽고 싶어요', '자고 싶어요'],
  ])('%s: "%s" is a crisis, "%s" is none', (language, crisis, calm) => {
    expect(readSafety(crisis)).toMatchObject({ level: 'crisis', language })
    expect(readSafety(calm).level).toBe('none')
  })
})

describe('any text', () => {
  const crisis = fc.constantFrom(
    "I don't want to be alive anymore",
    "I'm going to kill myself",
    "my husband hits me and I'm scared",
    "I can't stop hurting myself",
    "he said he'll kill me if I leave",
  )

  test('gives a reading and never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        const { level, points } = readSafety(text)
        expect(['none', 'check', 'crisis', 'resource']).toContain(level)
        expect(Number.isFinite(points)).toBe(true)
      }),
    )
  })

  test('is read alike twice', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(readSafety(text)).toEqual(readSafety(text))
      }),
    )
  })

  test('with an unrelated sentence before it, a crisis stays one', () => {
    const before = fc.constantFrom(
      'The soup was good. ',
      'We met on Monday at nine. ',
      'My cat sleeps all day! ',
      'How do I ask for a raise? ',
      'I like this park. ',
    )
    fc.assert(
      fc.property(before, crisis, (sentence, text) => {
        expect(readSafety(sentence + text).level).toBe('crisis')
      }),
    )
  })

  test('reads the same in capitals, and with curly, straight or no apostrophes', () => {
    const written = fc.constantFrom(...HANDBOOK.map(([, text]) => text), ...HELD_OUT.map(([, text]) => text))
    const change = fc.constantFrom(
      (text: string) => text.toUpperCase(),
      (text: string) => text.toLowerCase(),
      (text: string) => text.replaceAll("'", '’'),
      (text: string) => text.replaceAll(/(?<=[a-z])'(?=[a-z])/gi, ''),
    )
    fc.assert(
      fc.property(written, change, (text, alter) => {
        expect(readSafety(alter(text)).level, alter(text)).toBe(readSafety(text).level)
      }),
      { numRuns: 400 },
    )
  })

  test.each([
    'i want to k*ll myself',
    'I want to k1ll myself',
    'i want to k i l l myself',
    'i wanttokillmyself',
    'I want to diiiiie',
    'i wnat 2 die, i want 2 die',
    'I want to commit su1cide',
    'i want to ki\u200bll myself',
    'Ｉ want to kill myself',
    'i want to kіll myself',
    'i want to k̶i̶l̶l̶ myself',
    'I want to ᴋɪʟʟ ᴍʏꜱᴇʟꜰ',
    'i want to d-i-e',
    'im gonna k.m.s',
    'I want too die',
    'I. want. to. die.',
    'I\n\nwant\n\nto\n\ndie',
  ])('is read through its disguise: %s', (text) => {
    expect(readSafety(text).level).toBe('crisis')
  })

  test.each([
    ['one letter', 'a'],
    ['spaces', ' '],
    ['straight quotes', '"'],
    ['apostrophes', "'"],
    ['masks', 'k*'],
    ['a heavy word', 'kill '],
    ['light words', 'i want to be '],
    ['blank lines', '\n \t'],
    ['combining marks', 'a\u0315\u0300'],
    ['lone surrogates', '\ud800'],
    ['one ideograph', '死'],
  ])('100,000 times %s is read in linear time', { timeout: 20_000 }, (_what, part) => {
    const begin = performance.now()
    readSafety(part.repeat(100_000))
    expect(performance.now() - begin).toBeLessThan(8000)
  })

  test('a crisis at the end of a very long text is found', () => {
    expect(readSafety(`${'The soup was good. '.repeat(5000)}I want to kill myself.`).level).toBe('crisis')
  })
})
