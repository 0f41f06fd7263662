import type { Card } from '../../types.ts'

/** A no to a good cause. */
export const volunteering: readonly Card[] = [
  {
    id: 'refuse-volunteering',
    family: 'refuse',
    label: 'a no to volunteering',
    contexts: ['Faith', 'Social', 'Public', 'Academic', 'Family'],
    says: [
      'church wants me to run the nursery again',
      'the pta keeps signing me up',
      'they asked me to chair the fundraiser and i cant',
      'somehow i always end up doing the bake sale',
      'how do i say no to my pastor',
      'want to get off the committee but nobody else will do it',
      'got voluntold to coach little league',
      'the synagogue needs a treasurer and everyone looked at me',
      'asked to serve on another board',
      'burned out from volunteering',
      'our imam asked me to teach the weekend class and im exhausted',
      'they made an announcment with my name in it and i never agreed',
    ],
    keys: [
      'volunteer',
      'volunteering',
      'church',
      'pastor',
      'committee',
      'pta',
      'chair',
      'serve',
      'fundraiser',
      'coach',
      'board',
      'nursery',
    ],
    not: ['afraid', 'threatens', 'abuse', 'abused'],
    needs: [],
    principle: {
      text: 'A positive no begins with what you protect, says no once, and offers only what you can truly give.',
      source: 'Ury, The Power of a Positive No',
      basis: 'M',
    },
    see: [
      'Good causes ask the people who always say yes, and {quote} is where that can stop for now.',
      { text: 'Whatever {to} may need, a tired yes tends to end in a sudden stop.', when: ['has:to'] },
      'Somebody will have to do it, and that is true without making it you.',
    ],
    tries: [
      {
        id: 'this-year',
        move: 'refuse',
        say: {
          spoken:
            "Thank you for thinking of me. This year I'm saying no to new roles, so that I can do [current] well.",
          short: 'No new roles this year. Thank you.',
          written:
            "Thank you for thinking of me for [role]. This year I'm saying no to new roles so that I can do [current] well. I'm telling you now so that you have time to ask others. I'd be glad to come and enjoy it as a guest.",
        },
        why: 'A year is long enough to be respected and short enough to be kind.',
      },
      {
        id: 'honored-and-no',
        when: ['power:up'],
        move: 'refuse',
        say: {
          spoken: "I'm honored that you asked. I can't serve in this and do it well, so it's a no.",
          short: "I'm honored, and I have to decline.",
        },
        why: 'Honor and answer stand side by side, and neither waters the other down.',
      },
      {
        id: 'a-task-with-an-edge',
        when: ['said:chair|run|organi|lead|coach|fundrais|bake'],
        move: 'choice',
        say: {
          spoken: "I won't run it. I can do [one task] on [date], and then I'm done.",
          short: 'Not run it. [One task], [date].',
        },
        why: 'The task has an edge, so it cannot grow overnight.',
        cost: 'Offer it only if you would enjoy it.',
      },
      {
        id: 'off-the-list',
        when: ['said:announc|sign|voluntold|list|agreed'],
        move: 'name-it',
        say: {
          spoken: "I saw my name on the list. I hadn't agreed to it, so please take it off by [day].",
          short: "I hadn't agreed. Please remove my name.",
        },
        why: 'It corrects the list and leaves the scolding out.',
      },
      {
        id: 'hand-it-back',
        when: ['said:quit|off|already|years|again|burn|exhaust'],
        move: 'exit',
        say: {
          spoken: "I'll finish on [date]. I'm putting my notes in one folder, and I'll show the next person once.",
          short: 'I finish [date]. My notes stay.',
        },
        why: 'You leave the job and not the people, and the folder proves it.',
      },
    ],
    ifThey: {
      guilt: {
        spoken: "I know how much it matters. I can't be the one who carries it.",
        short: "It matters. I can't.",
      },
      refuses: {
        spoken: "I understand there's nobody else yet. After [date] I won't be there.",
        short: "I'm done after [date].",
      },
      bargains: { spoken: "Not as co-chair either. [One task], and that's all.", short: "[One task], that's all." },
      why: { spoken: 'My week is full, and it has to stay that way.', short: 'My week is full.' },
      silent: {
        spoken: "I'll leave it with you. I'll think the same after the weekend.",
        short: "I've thought about it.",
      },
      agrees: {
        spoken: "Thank you for making that easy. I'll be cheering from a chair.",
        short: 'Thanks for making it easy.',
      },
    },
    asks: [
      { text: 'What would you do gladly, if it had a clear end?' },
      { text: 'Is it this role you want out of, or all of them?' },
      { slot: 'to', text: 'Who will you have to tell?' },
    ],
    traps: [
      '"let me think about it" when you already know',
      'agreeing to find your own replacement first',
      'a story about being ill',
    ],
    exercise: 'Write your no on a card, read it to the mirror, and stop where the card stops.',
    next: ['refuse-again', 'quit-job'],
  },
]
