import { describe, expect, test } from 'vitest'
import { lastOf, talk } from './test-talk.ts'

describe('whom a line is for', () => {
  test('asked why one was passed over, it is the boss who hears it, and never the one who got the post', () => {
    for (const { text } of talk('Work', 'I got passed over for promotion, the new lead is 25', 'i want to ask why'))
      expect(text).not.toMatch(/(?:to|for) (?:the|your) new lead/i)
  })

  test('somebody on the team is one person, and the team hears nothing of it', () => {
    const { text } = lastOf(talk('Work', 'someone on my team smells really bad and i have to say something'))
    expect(text).not.toMatch(/(?:to|for) your team|your team should/i)
  })

  test('a gap that was spent with a parent is told to the employer', () => {
    const { text } = lastOf(talk('Professional', 'how do i explain a 3 year gap, i took care of my mom'))
    expect(text).not.toContain('your mom')
  })

  test('those who are to be told decide between the cards: the team of a lost customer is no customer', () => {
    const reply = lastOf(talk('Work', 'we lost a big customer and i have to tell my team'))
    expect(reply.trace.card).toBe('bad-news-team')
  })
})

describe('whose side it is', () => {
  test.each([
    ['Academic', 'prof gave me a C and i think its unfair', 'grade-dispute'],
    ['Academic', 'im scared to ask questions in class', 'speak-up-meeting'],
    ['Work', 'i got a bad performance review today and i cried in the toilet', 'feedback-harsh'],
    ['Work', 'my employee asked for a raise and i cant give it', 'bad-news-report'],
    ['Work', 'everyone on my team got a bonus but me', 'passed-over'],
    ['Work', 'my coworker quit and now i do both jobs', 'uneven-load'],
    ['Work', 'my coworker talks all day long and i cant get anything done', 'chatty-coworker'],
    ['Work', 'how do i tell my boss hes wrong in front of everyone', 'disagree-up'],
    [
      'Healthcare',
      'they keep asking when he goes home, the family wont believe that he will not walk again',
      'care-bad-news',
    ],
    ['Customer Support', 'a guy screamed at me on the phone for 20 minutes bc his package is lost', 'serve-angry-call'],
  ])('%s: %s', (context, message, card) => {
    expect(lastOf(talk(context, message)).trace.card).toBe(card)
  })
})

describe('what was told', () => {
  test('a late project is never called on track, however often another line is asked for', () => {
    const replies = talk(
      'Work',
      'need to tell a client the project will be 2 weeks late',
      'its our fault, a dev was sick',
      'another one',
      'something else',
    )
    for (const { text } of replies) expect(text).not.toContain('on track')
  })

  test('a line that has nothing casual in it becomes formal as a letter, with the same words inside', () => {
    const [, second, third] = talk(
      'Work',
      'need to tell a client the project will be 2 weeks late',
      'its our fault, a dev was sick',
      'make it more formal',
    )
    expect(third?.trace.act).toBe('rewrite')
    const line = /: "([^"]+)"/.exec(second?.text ?? '')?.[1] ?? 'none'
    expect(third?.text.toLowerCase()).toContain(line.toLowerCase())
    // behind the comma of the greeting the sentence goes on
    expect(third?.text).toMatch(/"Dear \[name\], (?:[a-z]|I\b)/)
  })

  test('a detail for the open line is put into it, and nobody is made to shout or fall silent', () => {
    const { text } = lastOf(
      talk('Professional', 'interview on monday, biggest weakness question', 'i get bored easily'),
    )
    expect(text).toContain('i get bored easily')
    expect(text).not.toMatch(/silence|gets loud/)
  })

  test('"what do i write her" asks for a line and changes no card', () => {
    const replies = talk('Customer Support', 'wrong item shipped 2nd time to the same person', 'what do i write her')
    expect(lastOf(replies).trace.card).toBe('our-fault')
  })

  test('somebody who was hired since is part of the notice, and no new matter', () => {
    const replies = talk('Work', 'im quitting next week how do i tell my boss', 'she just hired 3 people for my team')
    expect(lastOf(replies).trace.card).toBe('quit-job')
  })
})

describe('where nothing fits', () => {
  test('a matter that is only likely is asked about', () => {
    const [reply] = talk('Work', 'my parrot swears at the plumber')
    expect(reply?.trace).toMatchObject({ tier: 'fair', apart: ['serve-abuse-limit'] })
    expect(reply?.parts.at(-1)).toMatchObject({ kind: 'ask', text: expect.stringMatching(/^Is it more about .+\?$/) })
  })

  test('a thing that no card knows gets a general line, and a question', () => {
    const [reply] = talk('Work', 'the new scanner at the library eats my card and nobody there knows why')
    expect(reply?.trace.tier).toBe('weak')
    expect(reply?.trace.card).toMatch(/^open-/)
    expect(reply?.parts.at(-1)).toMatchObject({ kind: 'ask', text: expect.stringMatching(/\?$/) })
  })
})
