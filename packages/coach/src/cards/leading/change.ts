import type { Card } from '../../types.ts'

/** Explaining a change. */
export const change: readonly Card[] = [
  {
    id: 'explain-change',
    family: 'present',
    label: 'explaining a change to a team',
    contexts: ['Work', 'Professional', 'Public', 'Academic'],
    says: [
      'explain to my team why we move to the new system',
      'how do i explain the reorg to my people',
      'i have to announce a new tool and everyone loves the old one',
      'my team hates change and i have to sell them a new process',
      'we are switching software and they complain already',
      'explain to the staff why we change the schedule',
      'how do i get people on board with the new way of working',
      'we move to the cloud and the old admins are against it',
      'they have done it the same way for 20 years and now it changes',
      'management decided it and i have to explain it to the crew',
      'how do i convince my team of the migration',
      'new rules from next month and i have to present them',
      'we are moving offices and nobody wants to',
    ],
    keys: [
      'explain',
      'change',
      'changes',
      'switch',
      'switching',
      'moving',
      'system',
      'tool',
      'process',
      'migration',
      'reorg',
      'convince',
    ],
    not: ['laid', 'layoffs', 'bonus'],
    needs: [],
    principle: {
      text: 'People ask first what is wrong with today and what they lose, and only then what is better tomorrow.',
      source: 'our judgment',
      basis: 'J',
    },
    see: [
      '{quote} needs one reason that they can see from their own chair.',
      'Those who know the old way best lose most by the new one, so speak to them first.',
      'A change is heard in this order: why now, what it means for me, what stays.',
    ],
    tries: [
      {
        id: 'why-now-what-stays',
        move: 'fact-first',
        say: {
          spoken: 'From [date] we use [new way]. The reason is [one problem you all know]. The rest stays as it is.',
          short: 'From [date]: [new way]. Because [problem].',
        },
        why: 'A problem that they have cursed themselves is the best reason there is.',
      },
      {
        id: 'what-worries-you',
        move: 'open-question',
        say: {
          spoken: 'You know the old system better than I do. What will break first if we do this badly?',
          short: 'What will break first?',
        },
        why: 'The doubters become the ones who make it safe.',
        cost: 'You have to write the answers down and come back with them.',
      },
      {
        id: 'the-loss-named',
        when: ['said:hate|complain|against|loves|years|nobody|old'],
        move: 'name-it',
        say: {
          spoken: 'What you built has carried us for [years]. Part of that ends, and I know it is no small thing.',
          short: 'What you built carried us. Part of it ends.',
        },
        why: 'A loss that is said aloud needs no resistance to be seen.',
      },
      {
        id: 'decided-and-open',
        when: ['said:management|decided|rules|reorg|convince'],
        move: 'limit',
        say: {
          spoken:
            'That it comes is decided. How we do it is open: [question one], [question two]. I need you for both.',
          short: 'That is decided. How is open.',
        },
        why: 'It saves them a fight that is over and gives them one that counts.',
      },
    ],
    ifThey: {
      refuses: {
        spoken: 'Which part would you keep, if only one could stay as it is?',
        short: 'Which part would you keep?',
      },
      why: { spoken: 'Because of [problem], which costs us [what] each [week].', short: 'Because of [problem].' },
      angry: {
        spoken: 'You have a right to be annoyed. What would make the first week bearable?',
        short: 'What would make week one bearable?',
      },
      silent: {
        spoken: 'I would rather have your doubts now. Who has the first one?',
        short: 'Who has the first doubt?',
      },
      laughs: {
        spoken: 'Yes, we have heard that before. What went wrong last time?',
        short: 'What went wrong last time?',
      },
    },
    asks: [
      { text: 'What do they curse about the old way themselves?' },
      { text: 'Who will lose something real by it, and what?' },
      { text: 'Which part of it may they still decide?' },
    ],
    traps: ['"exciting journey"', 'ten advantages and no loss', 'asking for opinions on what is already decided'],
    exercise: 'Say the reason in one breath to somebody who has never heard of it, and let them say it back.',
    next: ['stage-questions', 'bad-news-team'],
  },
]
