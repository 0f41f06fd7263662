import type { Card } from '../../types.ts'

/** After a death by suicide. */
export const suicide: readonly Card[] = [
  {
    id: 'grief-suicide-loss',
    family: 'grief',
    label: 'words after a death by suicide',
    contexts: ['Personal', 'Family', 'Faith', 'Work'],
    says: [
      'my friends son died by suicide, what do i say',
      'coworkers brother took his own life',
      'what do i write to the parents after a suicide',
      'my cousin killed himself and nobody talks about it',
      'how do i talk to my aunt after uncle took his life',
      'people ask how my father died and i freeze',
      'is it ok to say the word suicide to the family',
      'someone in our community died by suicide and i lead the group',
      'his sister keeps asking if she missed something',
      'a classmate of my daughter ended her life, how do i talk with my daughter',
    ],
    keys: ['suicide', 'bereaved', 'survivor', 'family', 'funeral', 'died', 'loss', 'talks'],
    not: ['plan', 'pills', 'tonight'],
    needs: ['to'],
    principle: {
      text: 'Those left behind meet silence and blame more often than other mourners, so come, and speak of the whole life.',
      source: 'Jordan and McIntosh, Grief After Suicide',
      basis: 'M',
    },
    see: [
      'Faced with {quote}, most people fall silent; what helps is the same as after any death.',
      'Many people stay away because they fear the wrong word; coming and saying little is better than that.',
      'You can speak to {to} about the whole life, with its name, and leave the last day alone.',
    ],
    tries: [
      {
        id: 'the-whole-life',
        move: 'name-it',
        say: {
          spoken: "I heard about [name], and I'm so sorry. I loved how [name] [small thing]. I won't ask anything.",
          short: "I'm so sorry. I loved [name].",
          written:
            "I think of [name], and of how [name] [small thing], and I will go on telling people that. I won't ask you any questions. I'll come by this week with food, and I'll leave when you say so.",
        },
        why: 'It gives the person back who was there before that day.',
      },
      {
        id: 'did-i-miss-it',
        when: ['said:miss|guilt|fault|blame'],
        move: 'hear',
        say: {
          spoken:
            "I hear you going over it again and again. I don't have the answer, and I'm not leaving you alone with it.",
          short: "I've no answer. I'm staying.",
        },
        why: 'A quick denial ends the talk, while staying lets it be said.',
      },
      {
        id: 'when-people-ask',
        when: ['said:people|freeze|stranger'],
        move: 'limit',
        say: {
          spoken: "[Name] died by suicide. I'd rather not go into it today, and thank you for asking.",
          short: "By suicide. I'd rather not say more.",
        },
        why: 'You decide how much is said, and the last half closes the subject kindly.',
        cost: 'You may also leave out how, since nobody is owed it.',
      },
      {
        id: 'to-a-young-person',
        when: ['said:classmate|pupil|student|school|teenager'],
        move: 'open-question',
        say: {
          spoken:
            "You've heard what happened to [name]. I'd like to know what is going through your head, whatever it is.",
          short: 'What goes through your head about it?',
        },
        why: 'An open question finds out what was heard before you correct or comfort.',
        cost: 'If a wish to die comes up, ask about it plainly and bring in help the same day.',
      },
    ],
    ifThey: {
      cries: { spoken: "I'm here, and there is nothing you have to explain.", short: 'Nothing to explain.' },
      why: { spoken: "I don't know, and I won't guess. I miss [name] too.", short: "I won't guess." },
      angry: { spoken: 'You can be angry and love [name]. Both are true.', short: 'Both can be true.' },
      blames: {
        spoken: "I don't see you as the cause. Tell me what keeps coming back.",
        short: 'What keeps coming back?',
      },
      silent: { spoken: "We can be quiet. I'll do the dishes while I'm here.", short: 'We can be quiet.' },
    },
    asks: [
      { text: 'What is a thing about the person, long before, that you would like to be told on?' },
      { text: 'Do they speak about how it happened, or do they leave that out?' },
      { text: 'Who is with them in the evenings?' },
    ],
    traps: ['asking how it was done', '"selfish", or any other verdict', 'the search for the one cause'],
    exercise: 'Write one sentence about the life and say it aloud with the name in it.',
    next: ['grief-late', 'support-low-friend'],
  },
]
