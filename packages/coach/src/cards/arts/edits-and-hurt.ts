import type { Card } from '../../types.ts'

/** Cuts that hurt, and mending what one's own critique did. */
export const editsAndHurt: readonly Card[] = [
  {
    id: 'edits-hurt',
    family: 'art',
    label: 'edits or cuts to your work',
    contexts: ['Creative', 'Work', 'Academic'],
    says: [
      'my editor cut half of my novel',
      'my editor changed everything and i am furious',
      'the director cut my favorite scene',
      'my producer changed my song without asking',
      'client rewrote my text and now its bad',
      'my coauthor deleted my chapter',
      'the gallery wants me to change my painting',
      'the magazine changed my headline',
      'they want me to cut my best chapter',
      'my publisher wants another ending',
      'how do i defend my work against the editor',
      'my agent hates the new ending and wants it changed',
    ],
    keys: [
      'editor',
      'cut',
      'changed',
      'edits',
      'deleted',
      'rewrote',
      'chapter',
      'scene',
      'publisher',
      'director',
      'half',
    ],
    not: ['hair', 'code'],
    needs: [],
    principle: {
      text: 'Ask for the trouble behind the cut: readers are mostly right that something is wrong and seldom about how to mend it.',
      source: 'practice of editors and writers',
      basis: 'M',
    },
    see: [
      '{quote} hits something you made by hand, so the first answer may wait until tomorrow.',
      'An editor marks a place where a reader fell out; the way back in is still yours to find.',
      'Choose the three cuts that you would fight for, and let the others go with a shrug.',
    ],
    tries: [
      {
        id: 'what-went-wrong-there',
        move: 'open-question',
        say: {
          spoken: 'Before I answer the cuts: where did you get lost as a reader, and where were you still with me?',
          short: 'Where did you get lost?',
        },
        why: 'It brings the reason to light, and a reason can be met in other ways.',
      },
      {
        id: 'three-to-keep',
        move: 'limit',
        say: {
          spoken: 'I take most of your cuts. Three I want to keep, and I tell you what each of them does for the end.',
          short: 'Most cuts, yes. Three I keep.',
        },
        why: 'Someone who gives much is listened to about little.',
        cost: 'Three, and no more than three.',
      },
      {
        id: 'one-night',
        move: 'time',
        say: {
          spoken: 'Thank you, that is a lot of work. I read it twice and answer on Thursday.',
          short: 'I read it twice and answer Thursday.',
        },
        why: 'The second reading is always milder than the first.',
      },
      {
        id: 'another-way',
        move: 'choice',
        say: {
          spoken:
            'You cut it because it slows down. What if I keep it at a third of its length? You have it by Monday.',
          short: 'A third of its length, by Monday?',
        },
        why: 'It solves their trouble with your own hand.',
      },
    ],
    ifThey: {
      refuses: {
        spoken: 'Then tell me which line of it would hurt you least to keep.',
        short: 'Which line could stay?',
      },
      angry: { spoken: 'I want the book to be good, as you do.', short: 'We both want it good.' },
      why: { spoken: 'Because the end hangs on it. I show you where.', short: 'The end hangs on it.' },
      delays: { spoken: 'Until then I keep both versions.', short: 'I keep both.' },
      agrees: { spoken: 'Thank you. You have it on Monday.', short: 'On Monday, then.' },
    },
    asks: [
      { text: 'Which three cuts hurt the work, and which only hurt you?' },
      { text: 'Who has the last word, by contract?' },
      { text: 'What reason did they give?' },
    ],
    traps: ['an answer on the same evening', 'defending every line', '"you did not understand it"'],
    exercise: 'Read the cut version aloud once, to the end, before you write a word about it.',
    next: ['art-get-critique', 'feedback-harsh'],
  },
  {
    id: 'critique-hurt',
    family: 'art',
    label: 'mending after your critique hurt',
    contexts: ['Creative', 'Personal', 'Academic', 'Social'],
    says: [
      'gave my friend feedback on her novel and now she doesnt talk to me',
      'i was too honest about his painting and he is hurt',
      'my notes on the script made her cry',
      'he asked for my opinion on his song and now its awkward',
      'i tore her poem apart in the workshop and regret it',
      'she said i crushed her with my comments on her manuscript',
      'my bandmate is offended because of what i said about his lyrics',
      'how do i make up for harsh critique of a friends film',
      'i laughed at a serious scene in his play and he noticed',
      'my student gave up drawing after my comments',
    ],
    keys: [
      'critique',
      'honest',
      'notes',
      'opinion',
      'crushed',
      'offended',
      'workshop',
      'manuscript',
      'novel',
      'comments',
    ],
    needs: [],
    principle: {
      text: 'In an apology, owning the deed weighs most and the offer to repair it comes second; asking for forgiveness weighs least.',
      source: 'Lewicki, Polin & Lount 2016',
      basis: 'V',
    },
    see: [
      '{quote}: what you thought of the work may stay, and how it was said can be mended.',
      { text: 'For {to} the work and the person may be one for a while, so begin with the person.', when: ['has:to'] },
      'An opinion can be right and still land at the wrong hour.',
    ],
    tries: [
      {
        id: 'own-the-way',
        move: 'own',
        say: {
          spoken:
            'I was careless with your [work]. I listed what was missing and said nothing of [what is good]. That was mine.',
          short: 'I was careless with your [work].',
          written:
            'I keep thinking about how I spoke of your [work]. I listed what was missing and left out [what is good], which has stayed with me. That was careless of me. No answer needed. When you want a reader again, I would be glad.',
        },
        why: 'It takes back the manner and not the reading, so it stays true.',
      },
      {
        id: 'ask-what-was-wanted',
        move: 'open-question',
        say: {
          spoken: 'What had you hoped to hear from me that day? I answered another question, I think.',
          short: 'What had you hoped to hear?',
        },
        why: 'Mostly somebody asked for company and was given a report.',
      },
      {
        id: 'one-place-that-worked',
        when: ['said:cry|crush|hurt|gave|tore|regret'],
        move: 'praise',
        say: {
          spoken: 'I went back to [place in the work]. I had not said how much it got me.',
          short: '[Place in the work] got me.',
        },
        why: 'A place cannot be flattery, since both of you can look at it.',
        cost: 'Only if you went back and it did.',
      },
    ],
    ifThey: {
      silent: { spoken: "No hurry. I'll be at [place] on [day], as always.", short: 'No hurry.' },
      angry: { spoken: 'Yes. I would be angry too.', short: 'Yes. Rightly.' },
      denies: { spoken: 'Good. I wanted to have said it all the same.', short: 'It had to be said.' },
      why: { spoken: 'I thought you wanted a verdict. I should have asked.', short: 'I should have asked first.' },
      cries: {
        spoken: 'Take your time. I am here as your friend now, not as a reader.',
        short: 'I am here as your friend.',
      },
    },
    asks: [
      { text: 'What did you say, word for word, as far as you know it?' },
      { text: 'What did they ask you for at the time?' },
      { text: 'Which place in the work did you truly like?' },
    ],
    traps: ['explaining the critique once more', 'taking back what you still think', 'asking to be forgiven'],
    exercise: 'Write down one place that worked, with its page or minute, before you write anything else.',
    next: ['art-give-critique', 'sorry-late'],
  },
]
