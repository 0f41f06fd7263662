import { describe, expect, test } from 'vitest'
import { cases } from '../content.ts'
import { segmentsOf, textOfSegments } from '../render/phrase.ts'
import { withoutHeavy } from './heavy.ts'
import { twoMatters, whoElse } from './matters.ts'

const filled = (phrase: string, message: string, to?: string) => textOfSegments(segmentsOf(phrase, message, {}, to))

describe('what a message fills', () => {
  test.each([
    ["It's [your name].", "My boss has been calling me Colin. I'm Callum.", "It's Callum."],
    ["It's [your name].", "He thinks I'm Marcus. Marcus is not my name.", "It's [your name]."],
    ['You owe me [amount].', 'he owes me two hundred dollars since May', 'You owe me two hundred dollars.'],
    ['I owe [amount].', 'eleven thousand four hundred pounds on cards', 'I owe eleven thousand four hundred pounds.'],
    ['You owe me [amount].', 'she lost twenty pounds and owes me', 'You owe me [amount].'],
    ['I can pay [amount] now.', 'I owe my sister $500', 'I can pay [amount] now.'],
    ['I can do [day] instead.', 'The party is on Saturday', 'I can do [day] instead.'],
    ['Come on [day].', 'My party is on sat and I need a number', 'Come on Saturday.'],
    ['Come on [day].', 'I sat in the car for an hour, then she sat next to me', 'Come on [day].'],
    ['Come on [day].', 'He never pays, thus I need to ask him', 'Come on [day].'],
    ['Pay by [day].', 'He has to pay me by tomorrow', 'Pay by tomorrow.'],
    ['Pay by [day].', 'He owes me and always says tomorrow', 'Pay by [day].'],
    ['We meet on [day].', 'She showed up to the wedding saturday in shorts', 'We meet on [day].'],
    ['We meet on [day].', 'Can we talk on saturday?', 'We meet on Saturday.'],
    ['No heat since [day].', 'I have to tell my landlord on Friday that it is cold', 'No heat since [day].'],
    ['No heat since [day].', 'It has been cold since Sunday', 'No heat since Sunday.'],
    ['Can you come by [day]?', 'It has been cold since Sunday', 'Can you come by [day]?'],
    ['Can you come by [day]?', 'I have to tell my landlord on Friday that it is cold', 'Can you come by [day]?'],
    ['My last day will be [date].', 'I want to step down at the end of June', 'My last day will be the end of June.'],
    ['We meet on [day].', 'He called me at the end of May', 'We meet on [day].'],
    ['Please fix it by [day].', 'He has to fix the heater before Friday', 'Please fix it by Friday.'],
    ['You owe me [amount].', 'my brother borrowed 1400 for his transmission in march', 'You owe me 1400.'],
    ['The [amount] I lent you.', 'lent my brother 2200 for his van in march', 'The 2200 I lent you.'],
    ['You owe me [amount].', `I lent him 200 in march, and I owe${' her'.repeat(60)} nothing`, 'You owe me 200.'],
    ['You owe me [amount].', 'she owes me $80 since easter', 'You owe me $80.'],
    ['You owe me [amount].', 'he paid me back 3 days late', 'You owe me [amount].'],
    ['You owe me [amount].', 'he borrowed 300 and then 200', 'You owe me [amount].'],
    ['You owe me [amount].', 'the electric bill is 312 dollars and she said 250', 'You owe me [amount].'],
    ['You owe me [amount].', 'My brother lent me 250 and now I owe him $300', 'You owe me [amount].'],
    ['You owe me [amount].', 'I get off at 10 and my boss still owes me $640', 'You owe me $640.'],
  ])('%s | %s', (phrase, message, expected) => expect(filled(phrase, message)).toBe(expected))

  test.each([
    ['youre-asking-boss-first-raise', 'How do I ask for a raise? I found them $11,000', '$11,000'],
    ['opened-clients-wall-found-worse', 'Small bathroom job, eleven grand, and the studs are rotten', 'eleven grand'],
    ['cant-pay-employees-time', 'I have to pay four people on Friday and the check bounced', 'Friday'],
  ])('what is complained about, or was there before, is not what %s asks or offers', (id, message, said) => {
    const one = cases.get(id)
    for (const text of [one?.phrase, one?.short, one?.message]) expect(filled(text ?? '', message)).not.toContain(said)
  })

  test('a name stands in a greeting where the hearer is called so', () => {
    expect(filled('Hey [name], hi.', 'my partner for this, my classmate Devon, has done NOTHING', 'classmate')).toBe(
      'Hey Devon, hi.',
    )
    expect(filled('Hey [name], hi.', "Colton's dad says he is bored", 'parents-of-student')).toBe('Hey [name], hi.')
  })
})

test('a title about a heavy thing is offered where the message speaks of it, or where it is by far the nearest', () => {
  const one = [...cases.values()].find(({ heavy }) => heavy === 'cheating')
  const other = [...cases.values()].find(({ heavy }) => heavy === undefined)
  if (!one || !other) throw new Error('no such case')
  const offers = (chance: number, message: string) =>
    withoutHeavy(
      [
        { case: one, score: 1, chance },
        { case: other, score: 1, chance: 0.2 },
      ],
      message,
    ).length
  expect(offers(0.25, 'The biopsy came back and my wife is on the train')).toBe(1)
  expect(offers(0.25, 'I cheated on my wife')).toBe(2)
  expect(offers(0.5, 'The biopsy came back and my wife is on the train')).toBe(2)
})

describe('a second matter', () => {
  const PAINT = "I yelled at my daughter over some spilled paint and now she won't look at me."
  test.each([
    [`${PAINT} And I still have to tell her she can't go to the sleepover on Saturday.`, true],
    [`${PAINT} Also my brother still has my good drill from last May, and I want it.`, true],
    [`${PAINT} Also she said this was her favorite dress in the whole world.`, false],
    [`${PAINT} And then the other thing, her teacher wants a word with me on Friday about her math.`, true],
    [`${PAINT} The other thing: it was the paint that her late grandmother had given her for school.`, false],
    [`${PAINT} And everybody in the whole house heard it and nobody said a word.`, false],
  ])('%s', (message, isSeen) => expect(twoMatters(message) !== undefined).toBe(isSeen))

  test('is named by a person of the writer who was not in the first', () => {
    expect(whoElse('My mom calls a lot.', 'Also my brother still has my drill')).toBe('your brother')
    expect(whoElse('My buddy got divorced.', "I also told his ex I'd help her")).toBeUndefined()
  })
})
