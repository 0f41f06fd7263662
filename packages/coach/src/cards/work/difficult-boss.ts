import type { Card } from '../../types.ts'

/** A boss who has turned cold, or somebody above who snaps. */
export const difficultBoss: readonly Card[] = [
  {
    id: 'cold-boss',
    family: 'hard-talk',
    label: 'a boss who has turned cold',
    contexts: ['Work', 'Professional', 'Academic'],
    says: [
      'my boss is so cold to me',
      'my manager ignores me in meetings and is friendly with everyone else',
      'boss went distant after i came back from leave',
      'i think my supervisor doesnt like me',
      'my manager only answers me with one word',
      'he is short with me and i dont know what i did',
      'my boss stopped saying hello',
      'my advisor has been cold for weeks',
      'she used to joke with me and now nothing, shes my manager',
      'director looks right through me',
      'my boss ignores me',
      'my manager doesnt like me',
    ],
    keys: ['cold', 'distant', 'ignores', 'unfriendly', 'boss', 'manager', 'hello', 'likes', 'short', 'advisor'],
    needs: [],
    principle: {
      text: 'What it does to you is known, what is behind it is a guess; say the first and ask about the second.',
      source: 'Stone, Patton & Heen, Difficult Conversations',
      basis: 'M',
    },
    see: [
      '{quote} can mean you, the day, or the way they are; only a question tells them apart.',
      { text: 'With {to} you might want two things: a warmer tone, or to need it less.', when: ['has:to'] },
      'A cold tone is a thing you can see; its reason is not, so begin with what you can see.',
    ],
    tries: [
      {
        id: 'ask-about-the-work',
        move: 'ask',
        say: {
          spoken: 'I want to be sure I am on the right track. Is there anything you would like me to do differently?',
          short: 'Is there anything I should do differently?',
        },
        why: 'It asks about the work, which a boss has to answer, and leaves liking out of it.',
      },
      {
        id: 'since-when',
        when: ['said:since|after|used|went|stop|now'],
        move: 'name-it',
        say: {
          spoken:
            'Since [when] we speak less than before. If something is between us, I would rather hear it from you.',
          short: 'Since [when] we speak less. Is something wrong?',
        },
        why: 'A date makes it an observation and keeps it from being a reproach.',
        cost: 'Alone and in a calm hour, or not at all.',
      },
      {
        id: 'small-and-regular',
        move: 'time',
        say: {
          spoken: 'Could we take ten minutes every [day]? I bring what is done and what I need.',
          short: 'Ten minutes every [day]?',
        },
        why: 'Some people are warm only where there is a frame for it.',
      },
    ],
    ifThey: {
      denies: {
        spoken: 'Good to hear. If there is something one day, please tell me early.',
        short: 'Please tell me early.',
      },
      angry: { spoken: 'I ask because I want to work well with you.', short: 'To work well with you.' },
      blames: {
        spoken: 'Good to know. What would you have wanted instead?',
        short: 'What would you have wanted?',
      },
      delays: { spoken: 'Of course. Shall I come by on [day]?', short: 'On [day], then?' },
      silent: { spoken: 'You need not answer now. I wanted to have asked.', short: 'I wanted to have asked.' },
    },
    asks: [
      { text: 'Do you want it to be warmer, or do you want to need it less?' },
      { text: 'Since when is it so, and what happened that week?' },
      { text: 'Is it so with everybody, or only with you?' },
    ],
    traps: ['asking whether they like you', 'asking colleagues first', 'being extra cheerful'],
    exercise: 'Write down three things you saw and three you only think, and bring one of the first kind.',
    next: ['feedback-upward', 'ask-clarity'],
  },
  {
    id: 'harsh-senior',
    family: 'hard-talk',
    label: 'somebody above you who snaps or humiliates',
    contexts: ['Work', 'Professional', 'Academic'],
    says: [
      'the doctor snaps at me when i call at night',
      'my boss yells at me in front of everyone',
      'my manager criticized me in front of the whole team',
      'the principal corrected me in front of my class',
      'my boss rolls his eyes when i talk',
      'the surgeon is rude to the nurses',
      'my supervisor makes me feel small',
      'my boss makes jokes about me in meetings',
      'how do i tell my boss not to talk to me like that',
      'my manager humiliated me today',
      'the head chef screams at me',
      'my professor mocked my question before everybody',
      'senior colleague treats me like an idiot',
    ],
    keys: ['snaps', 'yells', 'humiliated', 'rude', 'front', 'criticized', 'screams', 'eyes', 'disrespect', 'small'],
    not: ['hits', 'touches', 'customer', 'husband', 'wife', 'kid', 'boyfriend'],
    needs: [],
    principle: {
      text: 'Rudeness from above costs attention and mistakes, which makes it a matter of the work and not only of feelings.',
      source: 'Riskin and others 2015, Pediatrics',
      basis: 'M',
    },
    see: [
      '{quote} can be answered with a request about the place or the tone, and it need not become a trial.',
      'You do not have to win in that moment; you have to stay on the matter and come back later.',
      'Someone who is loud mostly has a worry; serve the worry and name the tone afterwards.',
    ],
    tries: [
      {
        id: 'in-the-moment',
        move: 'limit',
        say: {
          spoken: 'I want to get this right for you. Please tell me calmly what you need, and I do it now.',
          short: 'Tell me calmly, and I do it now.',
        },
        why: 'It serves the matter and asks for the tone in the same breath.',
      },
      {
        id: 'afterwards-alone',
        move: 'name-it',
        say: {
          spoken:
            'About this morning: the point was right, and being told before everybody was hard. Next time just to me?',
          short: 'The point was right. Next time just to me?',
        },
        why: 'You give them the point, so they can give you the place.',
        cost: 'Alone, the same day, and in under a minute.',
      },
      {
        id: 'ask-how-they-want-it',
        when: ['said:call|phone|night|page|ask|question'],
        move: 'ask',
        say: {
          spoken: 'I will call when I am worried about a patient. How do you want it, so that it is quick for you?',
          short: 'I will call. How do you want it?',
        },
        why: 'It leaves no doubt that the call comes, and makes them the expert on the form.',
      },
      {
        id: 'what-i-heard',
        move: 'hear',
        say: {
          spoken: 'I hear what went wrong, and that part is so. What do you need from me in the next hour?',
          short: 'That part is so. What now?',
        },
        why: 'It takes the one true thing out of the noise and leaves the rest lying.',
      },
      {
        id: 'when-it-stays',
        move: 'write',
        say: {
          spoken: 'I have asked twice to be spoken to alone. I would like to talk about it with somebody else present.',
          short: 'I would like somebody else present.',
        },
        why: 'A third person changes the tone, and your notes with dates have a place to go.',
        cost: 'Write down day, words and who was there from now on.',
      },
    ],
    ifThey: {
      denies: {
        spoken: 'You may not have meant it. That is how it came across.',
        short: 'That is how it came across.',
      },
      angry: { spoken: 'I stay with the work. We talk about the tone tomorrow.', short: 'The tone, tomorrow.' },
      laughs: { spoken: 'It was no joke for me.', short: 'No joke.' },
      blames: {
        spoken: 'My mistake I take. The tone is what I am asking about.',
        short: 'The mistake, yes. The tone, no.',
      },
      agrees: { spoken: 'Thank you. That makes it easier to tell you things.', short: 'Thank you, that helps.' },
    },
    asks: [
      { text: 'What exactly was said, and who heard it?' },
      { text: 'Does this person do it to everybody, or only to you?' },
      { text: 'Who stands above or beside this person?' },
    ],
    traps: ['answering in the same tone', 'saying sorry for existing', 'complaining to all but the one'],
    exercise: 'Say the sentence for the moment ten times, slowly, until it comes without thinking.',
    next: ['feedback-upward', 'care-call-doctor', 'calm-first'],
  },
]
