import type { Card } from '../../types.ts'

/** Hard news for a community. */
export const hardNews: readonly Card[] = [
  {
    id: 'faith-hard-news',
    family: 'faith',
    label: 'hard news for a community',
    contexts: ['Faith', 'Public', 'Social'],
    says: [
      'i have to tell the worship team that we are cutting the second service',
      'how do we tell the congregation that the pastor is leaving',
      'our church has to close and i have to announce it',
      'telling the choir that rehearsals stop',
      'the mosque is raising fees and people will be upset',
      'announce a scandal to our parish without hiding anything',
      'we have to let the church secretary go and tell the members',
      'merging two congregations, how do i say it',
      'the food pantry at our church ends in may',
      'telling the volunteers that the program is over',
      'have to tell our small group that we are leaving the church',
    ],
    keys: [
      'congregation',
      'announce',
      'cutting',
      'close',
      'service',
      'merging',
      'members',
      'worship',
      'parish',
      'ends',
    ],
    needs: [],
    principle: {
      text: 'Those who lose most by it hear it first and in person; the decision comes as ours and not as the will of God.',
      source: 'our judgment',
      basis: 'J',
    },
    see: [
      '{quote} is a loss for some of them, so name the loss before the plan.',
      { text: 'What {to} may ask first is who decided it and when, so have both ready.', when: ['has:to'] },
      'The few who carry the most should not learn it in the pew with all the others.',
    ],
    tries: [
      {
        id: 'decision-and-loss',
        move: 'fact-first',
        say: {
          spoken:
            'From [date], [what ends]. We decided it on [day], and it was not easy. Some of you lose a lot by it.',
          short: 'From [date], [what ends].',
          written:
            'Dear all, from [date], [what ends]. The council decided it because [one reason]. Some of you lose something dear by it, and we know that. We will sit together after the next service, and every question is welcome.',
        },
        why: 'A date, an owner and an honest word on the loss leave the least room for rumor.',
      },
      {
        id: 'the-few-first',
        move: 'time',
        say: {
          spoken: 'I wanted you to hear it from me before the others. It will be announced on [day].',
          short: 'You hear it before the others.',
        },
        why: 'Being told first is the respect that people speak about later.',
        cost: 'Hold the two days between as short as you can.',
      },
      {
        id: 'room-for-sorrow',
        when: ['said:close|leaving|ends|over|stop|upset'],
        move: 'hear',
        say: {
          spoken: 'What will you miss most? Let us say it aloud before we speak about what comes.',
          short: 'What will you miss most?',
        },
        why: 'A plan is heard only after the loss had its turn.',
      },
    ],
    ifThey: {
      angry: {
        spoken: 'Your anger shows what it meant to you. The decision stands, and I stay to listen.',
        short: 'It stands, and I listen.',
      },
      cries: { spoken: 'Yes. Many prayers were said in there.', short: 'Yes. Many prayers.' },
      why: { spoken: 'Because [one reason]. You may see the figures.', short: 'Because [one reason].' },
      blames: {
        spoken: 'We could have told you earlier. That part was wrong.',
        short: 'That part was wrong.',
      },
      silent: { spoken: 'There is no need to say anything today.', short: 'Nothing today.' },
    },
    asks: [
      { text: 'Who loses most by it, and do they know already?' },
      { text: 'Who decided it, and on which day?' },
      { text: 'What stays, that you can name in the same breath?' },
    ],
    traps: ['saying that God led us', 'the good side before the loss', 'an announcement between two hymns'],
    exercise: 'Read it aloud to the person who will miss it most, before anybody else hears it.',
    next: ['faith-disagree', 'bad-news-mail'],
  },
]
