import type { Card } from '../../types.ts'

/** A flat voice. */
export const flatVoice: readonly Card[] = [
  {
    id: 'delivery-monotone',
    family: 'delivery',
    label: 'a flat voice',
    contexts: ['Public', 'Work', 'Academic', 'Faith', 'Professional', 'Creative'],
    for: 'room',
    says: [
      'i sound monotone',
      'people fall asleep when i present',
      'my voice is boring on recordings',
      'they said i sound like im reading',
      'how to put more life in my voice',
      'i sound bored even when im excited',
      'my lectures put students to sleep',
      'i read scripture in church and it comes out flat',
      'voice over sounds dead',
      'people think im angry or sad because my voice is flat',
      'im autistic and told my tone is off at work',
      'my pitch dosent change at all',
      'my talk is boring and people look at their phones',
      'how do i make a dry topic interesting',
      'nobody pays attention when i present',
      'i give a talk to teenagers and dont want to bore them',
    ],
    keys: [
      'monotone',
      'flat',
      'boring',
      'dull',
      'voice',
      'tone',
      'pitch',
      'lively',
      'expression',
      'reading',
      'asleep',
      'bored',
    ],
    not: ['suicid', 'numb', 'hopeless', 'parkinson'],
    needs: [],
    principle: {
      text: 'Pitch grows livelier when it follows the meaning; speakers who saw their own pitch while they talked varied it more, and it lasted.',
      source: 'Hincks 2005; Hincks & Edlund 2009',
      basis: 'M',
    },
    see: [
      '{quote} is cured by one word in each sentence, the one that carries the news.',
      {
        text: 'Text that was written for the eye has no such word in it, so say it to a person first and write that down.',
        when: ['said:read|script|lecture|paper|scripture|text'],
      },
      {
        text: 'An even voice may simply be yours; where listeners guess wrong, a sentence about your feeling does what the melody does for others.',
        when: ['said:autis|angry|sad|bored|think|tone'],
      },
      'A voice has more range at dinner than at the lectern, so the range is there.',
    ],
    tries: [
      {
        id: 'one-word-up',
        move: 'drill',
        say: {
          spoken: '(one line, three times, each time lifting another word) I want to show you one thing today.',
          short: '(lift one word) One thing today.',
        },
        why: 'The line changes its meaning with the word you lift, and the voice follows by itself.',
      },
      {
        id: 'new-voice-for-new-thought',
        when: ['said:read|lecture|present|scripture|script|sermon|class'],
        move: 'write',
        say: {
          spoken:
            '(underline one word a sentence, pause before it, read on) And then, when nobody expected it, came [surprise].',
          short: '(pause) And then came [surprise].',
        },
        why: 'Whoever pauses before a word can hardly say it flat.',
      },
      {
        id: 'tell-it-to-one',
        when: ['said:asleep|sleep|bore|dead|life|recording|voice'],
        move: 'hear',
        say: {
          spoken:
            '(tell it for thirty seconds to a friend, phone recording) You will not believe what happened with [thing].',
          short: '(to a friend) You know what happened?',
        },
        why: 'It brings your table voice onto the recording, and then you can hear how it goes.',
      },
      {
        id: 'say-the-feeling',
        when: ['said:autis|angry|sad|excited|bored|off|think'],
        move: 'name-it',
        say: {
          spoken: "My voice stays level, so I'll say it in words: I'm excited about this.",
          short: "I'm excited, in a level voice.",
        },
        why: 'People stop guessing at your mood once you have told them.',
        cost: 'You owe nobody a melody; use it where a wrong guess costs you something.',
      },
    ],
    ifThey: {
      silent: {
        spoken: '(step closer, lower your voice) Now comes the part I care about.',
        short: 'Now my favorite part.',
      },
      laughs: { spoken: 'I do have a dry voice. What I mean is livelier.', short: 'Dry voice, lively mind.' },
      why: {
        spoken: 'What I find surprising in it is [word], and that is why I slowed down.',
        short: 'Because of [word].',
      },
      denies: {
        spoken: 'You heard boredom, and it was concentration. I care about this.',
        short: 'It was concentration.',
      },
      agrees: { spoken: 'Then I will tell the rest the way I told you that.', short: 'The rest likewise, then.' },
    },
    asks: [
      { text: 'Which single word in your first sentence is the news?' },
      { text: 'When did somebody last hang on your words, and what were you telling?' },
      { text: 'Do you read, or do you speak from a few notes?' },
    ],
    traps: ['smiling through all of it', 'lifting the end of each sentence', 'theater in place of meaning'],
    exercise: 'Read one paragraph aloud to a child or to a pet, and record it: that is your range.',
    next: ['delivery-fast', 'stage-first-minute'],
  },
]
