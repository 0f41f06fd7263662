import { describe, expect, test } from 'vitest'
import { talk } from './test-talk.ts'

const first = (context: string, message: string) => talk(context, message)[0]

describe('ASSIST: matters that were answered with another card', () => {
  test.each([
    ['Family', 'my son wont talk to me anymore since the move', 'teen-shut-door'],
    ['Family', 'we have to tell the kids that we are moving', 'parent-big-news'],
    ['Work', 'my boss keeps calling me on weekends', 'after-hours'],
    ['Personal', 'my husband and i have not been intimate in months', 'intimacy-talk'],
    ['Social', 'some stranger wrote a nasty comment under my picture', 'online-comment'],
    ['Work', 'how can i motivate my team after the layoffs', 'motivate-team'],
    ['Personal', 'i want to write one last letter to my ex', 'ex-last-letter'],
    ['Work', 'my employee asks why the new hire is paid more than her', 'pay-questions-lead'],
    ['Personal', 'civilian life has no meaning for me since i got out of the navy, i miss the mission', 'vet-purpose'],
    ['Work', 'came back from parental leave and my desk was given to someone else', 'desk-taken'],
    ['Personal', 'my wife earns way more than me and i feel small', 'earns-more'],
  ])('%s: "%s" is answered with %s', (context, message, card) => {
    expect(first(context, message)?.trace).toMatchObject({ card, safety: 'none' })
  })

  test('a lost sense of use is asked about before it is answered', () => {
    expect(first('Personal', 'since i left the navy i feel useless')?.trace.safety).toBe('check')
  })

  test('to stop being the one who plans for all is no wish to stop being', () => {
    const safety = (message: string) => first('Social', message)?.trace.safety
    expect(safety('i want to stop being the one who organises everything in our friend group')).toBe('none')
    for (const message of ['i want to stop being', 'i want to stop being the one who plans everything, i want to die'])
      expect(safety(message)).toBe('crisis')
  })

  test('a line for calls on weekends speaks of no evening', () => {
    expect(first('Work', 'my boss keeps calling me on weekends')?.text).not.toMatch(/evening|night/)
  })
})

describe('ASSIST: what is asked of the line on the table', () => {
  test('"whats a good first line" brings the first sentence of it', () => {
    const replies = talk('Public', 'i have to introduce a speaker at our charity dinner', 'whats a good first line')
    expect(replies[1]?.trace.act).toBe('script')
    expect(replies[1]?.text).toContain('"Many of us ask how to [question of the room]."')
    expect(replies[1]?.text).not.toContain('whats a good first line')
  })

  test('"make it an email" after a line for a reaction writes of the matter', () => {
    const replies = talk(
      'Work',
      'i need to tell my boss i made a mistake in the invoice',
      'what if she gets angry',
      'make it an email',
    )
    expect(replies[1]?.text).toContain('You have every reason to be annoyed')
    expect(replies[2]?.text).toContain('I have something difficult to tell you')
    expect(replies[2]?.text).not.toContain('every reason to be annoyed')
  })

  test('"she asks" alone is no fact to be quoted', () => {
    for (const message of ['she asks', 'he says', 'then she asked me'])
      expect(talk('Work', 'i need to tell my boss i made a mistake in the invoice', message)[1]?.text).not.toContain(
        `"${message}"`,
      )
  })
})
