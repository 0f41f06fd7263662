import { expect, test } from 'vitest'
import { readDanger } from './safety.ts'
import { isFollowedIn, isOwnTemper, violenceIn } from './violence.ts'

const read = (content: string) => readDanger([{ role: 'user', content }], new Map())

test.each<[string, string, string?]>([
  ['my dad hits me when i get bad grades', 'writer', 'child-or-elder'],
  ['i am 14 and my brother chokes me', 'writer', 'child-or-elder'],
  ['i am fifteen and my boyfriend hits me', 'writer', 'child-or-elder'],
  ['my husband hit our son yesterday', 'other', 'child-or-elder'],
  ['my neighbor beats his kids', 'other', 'child-or-elder'],
  ['i hit my son yesterday', 'writer', 'danger-to-others'],
  ['i lost control and slapped my little boy', 'writer', 'danger-to-others'],
  // The kind is left to the classifier.
  ['my husband hits me at night', 'writer'],
  ['he hit me in front of our kids', 'writer'],
  ['my roommate threatened me with a knife', 'writer'],
  ['i am a nurse and my husband hits me', 'writer'],
  ['my husband is a nurse and beats me', 'writer'],
  ['i am 34 and my father still hits me', 'writer'],
  ['my father has dementia and he hits me', 'writer'],
  ['my father in law slaps me', 'writer'],
  ['my mom knows that he hits me', 'writer'],
  ['my babys father hits me', 'writer'],
  ['i am 5 foot 2 and he beats me', 'writer'],
  ["im 6'3 and she slaps me", 'writer'],
  ['i am nineteen and he beats me', 'writer'],
  ['my brother in law hits my sister', 'other'],
  ['he put his hand round my neck last night', 'writer'],
  ['she grabbed my arm so hard it bruised', 'writer'],
])('reads who is hurt, and the kind of help if it is plain: %s', (text, who, kind) =>
  expect(violenceIn(text)).toEqual({ who, kind }),
)

test.each([
  'my husband grabbed me and i slapped him',
  'he drags me by the hair so i kicked him',
  'he hits me and i hit him back',
  'he says i hit my kids and it is a lie',
  'my ex tells people i hit our son',
  'i never hit my daughter',
  'i lost control and choked my girlfriend',
  'my mom hits me and my brother hits her',
  'i am 10 and dad hits my little brother and me',
  'he says he will hurt the kids if i go',
  'i want to die',
])('leaves all to the classifier: %s', (text) => expect(violenceIn(text)).toBeUndefined())

test('a child who is hit gets the line for children, and a parent who hit a child no phrase and no "not your fault"', () => {
  const child = read('My dad hits me when I get bad grades')
  expect(child).toMatchObject({ level: 'lead', kind: 'child-or-elder', who: 'writer' })
  expect(read('I hit my son yesterday and I feel awful')).toMatchObject({ kind: 'danger-to-others', isFeared: true })
  expect(read('I feel like I will hurt my baby, I shook my baby')).toMatchObject({ isFeared: true })
})

test.each([
  'i yelled at my son this morning over shoes and he went to school crying',
  'we were late and i snapped at my daughter',
])('reads a loud voice toward a child as no violence: %s', (text) => expect(isOwnTemper(text)).toBe(true))

test.each([
  'i yelled at my wife',
  'he yelled at my son',
  'i lost it and pinned my son to the wall',
  ...[
    'grabbed his arm',
    'pinned him to the wall',
    'he said i should stop',
    'he says he wants to disappear',
    'he is scared of me',
    'my wife cried',
    'then his dad pulled him by the hair',
    'locked the door',
    'i do it every day',
    'he flinched',
    'put him in the closet for the night',
    'he was tied to the bed',
    'he was raped',
    'put him out on the street at night',
    'washed his mouth with soap till he was sick',
    'his uncles touch him',
  ].map((more) => `i yelled at my son and ${more}`),
])('reads more than a loud voice toward a child: %s', (text) => expect(isOwnTemper(text)).toBe(false))

test("a parent's loud voice drops a mention, and nothing graver", () => {
  expect(read('I yelled at my son this morning and he cried').level).toBe('none')
  expect(read('I yelled at my son and then I hit my son with a belt').level).toBe('lead')
})

test.each([
  'A man walked behind me from the tram to my house. He is the new neighbor.',
  'He gets off at my stop and walks after me. How do I say no to a coffee?',
  'My coworker walks behind me to my car every night and I am scared.',
])('whoever walks behind the writer is feared: %s', (message) => {
  expect(read(message)).toMatchObject({ level: 'mention', kind: 'danger-to-others', isFeared: true })
})

test.each(['he followed me on instagram', 'she followed me back', 'they follow me online'])(
  'nobody follows: %s',
  (text) => expect(isFollowedIn(text)).toBe(false),
)

test('"I kept my tablets back until I can die" leads', () => {
  expect(read('I kept my tablets back until I can die.')).toMatchObject({ level: 'lead', kind: 'suicide' })
})
