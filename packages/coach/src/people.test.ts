import { describe, expect, test } from 'vitest'
import { lastOf, talk } from './test-talk.ts'

describe('whom a line is for', () => {
  test('a raise is asked of the boss, never of the coworker who earns more', () => {
    const [first, second] = talk(
      'Professional',
      'i earn 52k, coworker with same job earns 61k. i want a raise',
      'my boss always says theres no budget',
    )
    expect(first?.trace.card).toBe('ask-raise')
    expect(first?.text).not.toMatch(/(?:for|to) your coworker/i)
    expect(second?.text).toContain('your boss')
  })

  test.each([
    ['got fired today. havent told my wife', 'own-job-loss'],
    ['I have to tell my best engineer she didnt get the promotion', 'bad-news-report'],
    ['how do i tell my friends i dont wanna vape with them', 'refuse-pressure'],
    ['I stutter and I have to introduce myself to 20 people on Monday', 'speak-stutter'],
    ['so drunk rn and i wanna text my ex', 'wait-till-morning'],
  ])('%s: %s', (message, card) => {
    expect(lastOf(talk('Personal', message)).trace.card).toBe(card)
  })
})

describe('follow-ups', () => {
  test('a long mail that was reviewed gets shorter itself, and never another line', () => {
    const mail =
      "Please look at this before I send it:\n\nHi Martin,\n\nI hope you are doing well. I just wanted to quickly reach out because I was wondering if you might possibly have had a chance to look at the proposal that I sent two weeks ago. I know that you are super busy and I totally understand if you haven't had time, but it would be really great if we could maybe get some feedback at some point, because the client is kind of waiting. Also, Lena asked whether the budget of $12,000 still stands.\n\nThanks so much in advance!\nBest, Tom"
    const { text, trace } = lastOf(talk('Work', mail, 'shorter'))
    expect(trace.act).toBe('shorter')
    expect(text).toContain('Hi Martin')
    expect(text).toContain('proposal')
  })

  test('asked what not to say, it names the traps and keeps the line', () => {
    const { text, trace } = lastOf(
      talk('Faith', 'a family lost their son, the funeral is saturday and i speak', 'what should I not say'),
    )
    expect(trace.act).toBe('avoid')
    expect(text.split(';').length).toBeGreaterThan(1)
  })

  test.each(['ok ill do it tuesday', 'fine', 'k', 'ok ill tell her tomorrow', 'ok ill sleep'])(
    '"%s" is a close',
    (message) => {
      expect(lastOf(talk('Work', 'how do i ask my boss for friday off', message)).trace.act).toBe('thanks')
    },
  )

  test('a bare yes brings no card that nothing spoke of', () => {
    const replies = talk(
      'Work',
      'i just need to vent. my coworker is the WORST',
      'she took my lunch and then lied about it',
      'and everyone laughed',
      'i dont know what to do',
      'yeah',
    )
    expect(lastOf(replies).text).not.toMatch(/election|subject/)
  })
})

describe('lines of another story', () => {
  test.each([
    [
      'Public',
      [
        'best man speech for my brother in 3 weeks and I have nothing',
        'he taught me to ride a bike and let me fall in a ditch',
      ],
      /Monday|miss is small/,
    ],
    [
      'Work',
      ['hello i am new in job. my english not good. boss speak fast i not understand', 'i feel shame to ask again'],
      /make it yourself|weekend/,
    ],
    [
      'Creative',
      ["gallery owner hasn't replied to my portfolio for 4 weeks", 'can I write again without begging'],
      /didn't get it/,
    ],
  ] as const)('%s: an answer brings no line that waits for words which nobody said', (context, messages, wrong) => {
    for (const { text } of talk(context, ...messages)) expect(text).not.toMatch(wrong)
  })

  test('asked whether it is too mean, it looks at the meanness and pastes no softener on', () => {
    const { text } = lastOf(
      talk('Public', 'best man speech for my brother in 3 weeks', 'he let me fall in a ditch once', 'is that too mean'),
    )
    expect(text).not.toMatch(/meaning to tell you|stands in front now/)
  })

  test('comments in code reviews that sound harsh are those of the reviewer', () => {
    const message = "my PR comments come across as harsh. example: 'This is wrong. Use a map.'"
    expect(lastOf(talk('Work', message)).trace.card).toBe('code-review-give')
  })
})

describe('a complaint that ends in what the person does about it', () => {
  test.each([
    ['Family', 'my husband never helps with the kids bedtime and i snap at him', 'home-fair-share'],
    ['Family', 'my wife leaves the kids to me every evening and i end up yelling at her', 'home-fair-share'],
    ['Work', 'my boss keeps emailing at night and i snap at my family because of it', 'after-hours'],
    ['Family', 'my roommate plays music at 2am and i end up slamming doors', 'roommate-noise'],
    ['Work', 'my team never speaks in meetings and i fill the silence', 'group-quiet'],
    ['Personal', 'my boyfriend is always on his phone at dinner and i get angry', 'phone-at-table'],
    ['Work', 'my manager interrupts me and i lose my thread', 'talked-over'],
    ['Customer Support', 'customers shout at me on the phone and i shout back sometimes', 'serve-angry-call'],
  ])('%s: %s: is about the complaint', (context, message, card) => {
    expect(lastOf(talk(context, message)).trace.card).toBe(card)
  })

  test.each(['i snapped at my husband at bedtime yesterday', 'i yelled at my wife and i feel awful'])(
    '%s: is one evening, and calls for an apology',
    (message) => expect(lastOf(talk('Family', message)).trace.card).toBe('sorry-snapped'),
  )
})

describe('what came back', () => {
  const HUSBAND = 'my husband never helps with the kids bedtime and i snap at him'

  test.each([
    ['i tried that, he just said he is tired', /\bday\b|\bknow\b/],
    ['he said hell do it later', /\bday\b|\bknow\b/],
    ['i told him and he laughed', /laugh|joke|mean it|\bland\b|same voice/i],
    ['i tried it and he said im controlling', /\bpoint\b|true|counter|one example/i],
  ])('"%s" is answered as what it is', (reaction, right) => {
    expect(lastOf(talk('Family', HUSBAND, reaction)).text).toMatch(right)
  })

  test('tears get a line that listens, and nobody is told to take anything back', () => {
    const { text } = lastOf(talk('Family', 'my mother calls me five times a day', 'i told her and she cried'))
    expect(text).toContain("I'd like to hear your side")
    expect(text).not.toContain('came out wrong')
  })

  test('however often another line is asked for, none states what nobody told', () => {
    const more = ['that wont work', 'another one', 'something else', 'another one']
    for (const { text } of talk('Family', 'i was rude to my sister yesterday, how do i apologize', ...more))
      expect(text).not.toMatch(/in front of others|message I sent/)
  })
})

describe('the right side of a matter', () => {
  test.each([
    ['Personal', 'I want to break up with my girlfriend but she just lost her job', 'break-up'],
    ['Personal', 'I want to leave my husband after 20 years and dont know how to say it', 'break-up'],
    ['Personal', 'my wife wants a divorce and i dont know what to say', 'being-left'],
    ['Family', 'My sister hasnt spoken to me since dads funeral', 'home-long-silence'],
    ['Family', 'my mum keeps giving my kids sweets even tho i asked her not to', 'grandparent-rules'],
    ['Family', 'my son came home drunk last night hes 16', 'teen-drank'],
    ['Social', 'my neighbour keeps parking in my spot', 'neighbor-ask'],
    ['Social', 'group chat planned a trip without me', 'left-out'],
    ['Personal', 'how do i stop saying sorry all the time', 'over-apologize'],
    ['Creative', 'wrote a poem for my grandmas 80th birthday and have to read it out loud', 'read-own-work'],
    ['Veteran', 'got out of the army in march and nobody at the office gets my jokes', 'vet-orders-tone'],
  ])('%s: %s: %s', (context, message, card) => {
    expect(lastOf(talk(context, message)).trace.card).toBe(card)
  })

  test('whoever was forgotten is offered no apology to say', () => {
    expect(lastOf(talk('Personal', 'my husband forgot our anniversary')).text).not.toMatch(/I missed your day/)
  })

  test('what a grandmother gives the children is settled with her and not with the children', () => {
    const { text } = lastOf(talk('Family', 'my mum keeps giving my kids sweets even tho i asked her not to'))
    expect(text).toContain('your mum')
    expect(text).not.toMatch(/(?:to|for|with) your kids/i)
  })

  test('a prayer is led before God, so no line of it goes to the pastor', () => {
    for (const { text } of talk(
      'Faith',
      'our pastor asked me to lead the prayer on sunday and im terrified',
      'about two minutes',
    ))
      expect(text).not.toMatch(/(?:to|for) your pastor|shall I ask for/i)
  })

  test('a line about the in-laws that is meant for the partner says so', () => {
    const replies = talk('Family', 'my sister in law copies everything i do', 'she did it again')
    for (const { text } of replies)
      if (text.includes('one voice with your family')) expect(text).toMatch(/your partner/)
  })

  test('what somebody does is quoted before what was said against it', () => {
    const { text } = lastOf(talk('Personal', 'my sister in law keeps giving my kids candy and i told her twice'))
    expect(text).toContain('"keeps giving my kids candy"')
  })

  test('a job that the parents wish for is nobody to speak to', () => {
    const { text } = lastOf(talk('Family', 'my parents want me to be a doctor and i failed the entrance exam'))
    expect(text).not.toContain('the doctor')
  })
})

describe('a wrong reading', () => {
  test.each(['hes nice tho', 'they think im too direct'])(
    '"%s" is told of somebody and rewrites nothing',
    (message) => {
      const replies = talk('Social', 'someone at the gym keeps talking to me when i have headphones in', message)
      expect(lastOf(replies).trace.act).toBe('answer')
    },
  )

  test('a doubt about oneself gets a question and no card, and work stress gets a line for whoever gives the work', () => {
    const [first, second] = talk(
      'Personal',
      'I feel like im not good enough for anything lately',
      'no its just work stress',
    )
    expect(first?.trace.card).toBeUndefined()
    expect(first?.text).toContain('?')
    expect(second?.text).toContain('gives you the work')
  })

  test('"at work" takes a card for the home off the table', () => {
    const replies = talk('Personal', 'nobody listens to me', 'at work mostly', 'in meetings')
    expect(lastOf(replies).trace.card).toMatch(/^(?:not-heard|speak-up-meeting)$/)
  })

  test('an age that was told is not asked again', () => {
    const replies = talk('Family', 'I have to tell my kids that their dad and i are splitting up', 'they are 6 and 9')
    expect(lastOf(replies).text).not.toContain('How old')
  })

  test('a band member who comes late to practice is no wish to rehearse', () => {
    const replies = talk('Creative', 'band member keeps showing up late and unprepared to practise')
    expect(lastOf(replies).trace.act).toBe('problem')
  })
})

describe('limits', () => {
  test.each([
    'my chest hurts when I climb stairs, what should I take',
    'is aspirin ok',
    'can my employer fire me for being sick',
    'can my landlord evict me in winter',
  ])('%s: is no matter for a coach, and the right person is named', (message) => {
    const { text, trace } = lastOf(talk('Personal', message))
    expect(trace.act).toBe('fact')
    expect(text).toMatch(/doctor|lawyer/)
  })

  test('pain in the chest is told where to turn at once', () => {
    expect(lastOf(talk('Personal', 'my chest hurts when I climb stairs, what should I take')).text).toContain('911')
  })

  test('no prayer is offered to somebody who asks about HR', () => {
    const replies = talk('Personal', 'can my employer fire me for being sick', 'how do I ask HR')
    expect(lastOf(replies).trace.card).not.toMatch(/^faith/)
  })
})

test('whose somebody is counts also without an apostrophe', () => {
  const reply = (context: string, message: string) => lastOf(talk(context, message)).trace.slots
  expect(reply('Faith', 'i was asked to say grace at my boyfriends parents').to?.value.np).toBe(
    "your boyfriend's parents",
  )
  expect(reply('Creative', 'our singer is always flat and shes the drummers wife').to?.value.np).toBe(
    "the drummer's wife",
  )
  expect(reply('Social', 'my friends new gf is rude to everyone').to?.value.np).toBe("your friend's girlfriend")
  expect(reply('Academic', 'a student told me her parents are divorcing').to?.value.np).toBe('the student')
})
