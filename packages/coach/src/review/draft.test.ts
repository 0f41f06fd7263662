import { describe, expect, test } from 'vitest'
import { draftIn } from './draft.ts'

describe('a draft is found in a message', () => {
  test.each([
    'Here is what I put: <<Dear Pastor Tim, After 22 years I am laying down the books. In Christ, Elmer.>> Is that alright',
    '<<Hello mam I am Kaylees grandma and I want to do right by her but you have to go slow with me.>> like that?',
    "i wrote this for the start: '<<Shabbat shalom. So Noah gets off the boat and plants a vineyard.>>' too much?",
    '"<<Hey Ron, I noticed that you have made changes. I guess my opinion isn\'t needed.>>" ok to send?',
    'Can you proofread: "<<I am writting to you becuase my son has no speech lesson.>>"',
    'less mean: "<<Karen, I covered you twice and now you ghost me.>>"',
    "Make this nicer. <<You never clean up and I'm sick of it.>>",
    'is this too harsh?\n\n<<Hi Tom, your half of the fence is $640 and it was due September 1.>>',
    '<<Dear Ms. Cho,\n\nEli missed four days because of the flu. Could you send the work home?\n\nThanks,\nAna>>',
    'Can you fix my English? <<I am working here since 5 years and I want to discuss about my salary.>>',
    '<<I can’t come on Saturday and I don’t want you to wait for me.>> should i send it?',
    'Could you shorten my email: <<Hi all, the office is closed Monday because of the storm. Work from home if you can.>>',
  ])('%s', (marked) => {
    const message = marked.replaceAll(/<<|>>/g, '')
    expect(draftIn(message)?.text).toBe(marked.split(/<<|>>/)[1])
  })
  test('what was asked stands beside it', () => {
    expect(draftIn("Make this nicer. You never clean up and I'm sick of it.")?.asks).toContain('nicer')
    expect(draftIn('here is my text: you never call me back when I need you. too harsh?')?.asks).toContain('too harsh?')
  })
  test('a question to the reader at the end belongs to the draft', () => {
    const text = 'Dear Lou,\n\nCould we move the call to 3 on Monday? Does that work?'
    expect(draftIn(`here's my email:\n${text}`)?.text).toBe(text)
  })
})

test.each([
  'My boss keeps calling me at night. How do I tell him to stop?',
  "He texted me 'we missed you, is everything all right?' and I don't know what to say",
  'Hi, my roommate eats my food. What should I say to her?\nThanks, Ana',
  'I wrote the whole intro over the weekend and on Monday it was gone, replaced by hers.',
  'Dear Understory, I carve decoys. A man gave me 200 dollars for a pair. They float. Yours, W. Tilghman',
  "I've got an appointment at 4:15 and I know I'll just cry and say whatever they want",
  'is it too late to apologize to my sister?',
  'can you make it shorter',
  'what do you think?',
  'She told me "I never want to see you again, you ruined my wedding" and I want to fix this',
  'I got this text from my ex: "I miss you and I want to talk about us again". How do I turn him down?',
  'I got an email from my boss: "We need to talk about your hours next week". What do I say?',
  'My landlord put a note on my door: "Please keep the hallway clear at all times". I only had a stroller there.',
  'My sister sent a message to the group: "Some of us do all the work for mom". How do I answer?',
  'I have a roommate whose motto is "dishes can wait until tomorrow". Help me say something',
  'My boss wrote a review: "You are often late and it affects the team". What do I say?',
  'My ex wrote: "I want the kids for all of the holidays".',
  'The notice on the door: "Rent is due on the first of each month". I paid.',
  'To my face he muttered "you should not even be here today".',
  'a guest wrote "dirty room, rude owner, never again" on google',
])('reviews neither a message without a draft nor what somebody else said or wrote: %s', (message) => {
  expect(draftIn(message)).toBeUndefined()
})

test.each([
  'Card for our bus driver, he retires on Friday: "Thank you for every single morning." Too short?',
  'Reply so far: "Rule 2, it was pinned all along." Could be kinder, he is new here',
  'I’ve got: “Thank you for the lovely gift and the card” is all',
  'Wrote a note for the lift, ok? "We are having people over on Saturday, ring if it is loud." Two grumpy ones on 2',
])('reviews what the person quotes of their own: %s', (message) => {
  expect(draftIn(message)?.text.length).toBeGreaterThan(20)
})

test('a long gap in a draft is read as a short one', () => {
  const draft = `Hi Ana,${'\t'.repeat(400)}I can't come on Friday${'\n'.repeat(300)}See you soon, Lee`
  expect(draftIn(`i wrote: "${draft}"`)?.text).toBe("Hi Ana,  I can't come on Friday\n\nSee you soon, Lee")
})
