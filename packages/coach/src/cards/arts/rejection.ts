import type { Card } from '../../types.ts'

/** A rejection, and work that somebody copied. */
export const rejection: readonly Card[] = [
  {
    id: 'art-rejection',
    family: 'art',
    label: 'a rejection of your work',
    contexts: ['Creative', 'Personal', 'Professional'],
    says: [
      'another rejection letter for my novel',
      'gallery said no after months',
      'didnt get into art school',
      'audition went bad and i didnt get the part',
      'should i reply to a rejection email',
      '30 agents said no',
      'they never answerd my submission',
      'how do i tell people i didnt get the grant',
      'rejected with nice words, can i submit again',
      'i have to reject artists for our show, how do i write it',
    ],
    keys: [
      'rejection',
      'rejected',
      'submission',
      'audition',
      'agents',
      'declined',
      'festival',
      'jury',
      'grant',
      'publisher',
    ],
    not: ['boyfriend', 'girlfriend', 'suicidal', 'die', 'pointless'],
    needs: [],
    principle: {
      text: 'A no to one piece at one desk is what was said; thank, ask at most one thing, send the next.',
      source: 'our judgment',
      basis: 'J',
    },
    see: [
      'It hurts, because {quote} is about something that was yours, and the letter answers only one submission.',
      'A no with a personal sentence in it is rarer than it looks, so keep that sentence.',
      {
        text: 'You are the one who has to say no here, so be quick, plain and brief; hope is the cruel part.',
        when: ['said:jury|artists|submissions'],
      },
    ],
    tries: [
      {
        id: 'two-line-thanks',
        move: 'write',
        say: {
          spoken: "Thank you for reading [title] and for writing back. I'd like to send you [next work] in [month].",
          short: "Thank you. I'll send [next work].",
          written:
            "Dear [name], thank you for reading [title] and for taking the time to write. I'm working on something new and would like to send it to you in [month]. With best wishes.",
        },
        why: 'It is the one answer that leaves the door as it was or a little wider.',
        cost: 'Send it only after a personal letter; forms need no reply.',
      },
      {
        id: 'telling-people',
        when: ['said:tell|people|family|friends|everyone'],
        move: 'limit',
        say: {
          spoken: "I didn't get it. I'm sad about it this week, and the next one goes out on [day].",
          short: "Didn't get it. The next goes [day].",
        },
        why: 'It answers the question, names the mood and closes the subject.',
      },
      {
        id: 'no-answer-at-all',
        when: ['said:never|answer|heard|silence'],
        move: 'ask',
        say: {
          spoken: "I sent [title] on [date]. If it's no longer under review, a single line would help me plan.",
          short: 'Is [title] still under review?',
        },
        why: 'A single line is a request that a tired editor can grant.',
      },
      {
        id: 'when-you-reject',
        when: ['said:jury|artists|submissions'],
        move: 'refuse',
        say: {
          spoken:
            "We won't be showing [title]. We had [number] works and [number] places. Thank you for letting us see it.",
          short: "We won't be showing [title].",
          written:
            "Dear [name], we won't be showing [title] this time. We had many more works than walls, and the jury didn't choose yours; that is all the decision says. Thank you for letting us see it, and we'd read a new submission gladly.",
        },
        why: 'The no stands in the first sentence, where the eye goes.',
        cost: 'Leave out the last half unless you mean it.',
      },
    ],
    ifThey: {
      why: { spoken: "They didn't say, and I've decided not to guess.", short: "They didn't say." },
      guilt: { spoken: "You couldn't have helped. Come to the next one.", short: 'Come to the next one.' },
      silent: { spoken: "I'll take it as a no and send it on. Thank you.", short: "I'll send it on." },
      laughs: { spoken: "It's number [number]. I'm having a party at fifty.", short: 'A party at fifty.' },
      bargains: {
        spoken: 'The choice is final for this year. Next year opens on [date].',
        short: 'Next year opens [date].',
      },
    },
    asks: [
      { text: 'Is there a sentence in the letter that was written only for you?' },
      { text: 'Where could the same piece go next?' },
      { text: 'Are you the one who was turned down, or the one who has to write it?' },
    ],
    traps: ['asking why', 'rewriting the piece after a single no', 'a reply the same night'],
    exercise: 'Choose the next address now and put a date beside it before you read the letter again.',
    next: ['art-get-critique', 'art-pitch'],
  },
  {
    id: 'art-copied',
    family: 'art',
    label: 'work of yours that somebody copied',
    contexts: ['Creative', 'Professional', 'Academic'],
    says: [
      'someone copied my design and sells it on etsy',
      'a brand stole my illustration',
      'my photo was reposted without credit',
      'another band copies our riff, what do i write them',
      'she traced my drawing and posted it as hers',
      'company uses my artwork without asking',
      'my poem was printed without my name',
      'how do i message someone who ripped off my work',
      'a friend copies my style and gets the commissions',
    ],
    keys: ['copied', 'stole', 'reposted', 'credit', 'design', 'artwork', 'etsy', 'ripped', 'traced', 'style'],
    needs: [],
    principle: {
      text: 'Brief and firm, without heat: the two works side by side with their dates, one request, one day.',
      source: 'Eddy, BIFF',
      basis: 'V',
    },
    see: [
      '{quote} is shown by two pictures and two dates, and needs no adjective.',
      'Save everything before you write: the page, the date, the price.',
      { text: 'What {to} should find in the first line is the request, with a day on it.', when: ['has:to'] },
    ],
    tries: [
      {
        id: 'side-by-side',
        move: 'ask',
        say: {
          spoken: 'Here is my work of [date], and here is yours. Please take it down by [day], and let me know.',
          short: 'Please take it down by [day].',
          written:
            'Hello, here is my work of [date], and here is the one you offer. I did not agree to that. Please take it down by [day] and write to me when it is done. If you think that I am mistaken, tell me what I overlook.',
        },
        why: 'It can be checked in ten seconds, and it leaves a way to be decent.',
        cost: 'What the law gives you is for a lawyer or a legal clinic to say.',
      },
      {
        id: 'credit-or-licence',
        when: ['said:credit|photo|brand|company|repost|name'],
        move: 'choice',
        say: {
          spoken: 'I see you like this picture. It can stay with my name and [fee], or it comes down by [day].',
          short: 'With name and [fee], or down by [day].',
        },
        why: 'Some people are glad to pay once it is easy.',
      },
      {
        id: 'to-the-platform',
        when: ['said:etsy|sells|posted|page|repost|ripped'],
        move: 'write',
        say: {
          spoken: 'Item [number] is a copy of my work. The original with its date is attached. Please remove it.',
          short: 'Item [number] is a copy of my work.',
        },
        why: 'Platforms have a form for this, and forms like a number and a date.',
      },
      {
        id: 'among-friends',
        when: ['said:friend|style|band|she'],
        move: 'name-it',
        say: {
          spoken: 'I saw [what] in your new piece, and I know it from mine. How did it get there?',
          short: 'How did that get into your piece?',
        },
        why: 'A question lets a friend see it before they have to defend it.',
      },
    ],
    ifThey: {
      denies: {
        spoken: 'Then please show me your sketches with their dates. Here are mine.',
        short: 'Here are my sketches.',
      },
      angry: { spoken: 'I ask for one thing: [request], by [day].', short: '[Request], by [day].' },
      silent: {
        spoken: 'I wrote on [date]. On [day] I turn to the platform.',
        short: 'On [day], the platform.',
      },
      bargains: { spoken: 'With my name and [fee] it may stay.', short: 'Named and paid.' },
      refuses: { spoken: 'Then I take it further, with both works and the dates.', short: 'Then I take it further.' },
    },
    asks: [
      { text: 'What can you show of yours with a date on it?' },
      { text: 'Which would satisfy you: that it stops, your name on it, or money?' },
      { text: 'Where exactly is it offered?' },
    ],
    traps: [
      'calling it theft in public first',
      'threatening with a lawyer you do not have',
      'writing before you saved the page',
    ],
    exercise: 'Put both works on one page with the two dates under them, and write nothing else on it.',
    next: ['complaint-letter', 'art-collab'],
  },
]
