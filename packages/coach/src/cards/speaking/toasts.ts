import type { Card } from '../../types.ts'

/** A toast, and the words before another's talk. */
export const toasts: readonly Card[] = [
  {
    id: 'toast',
    family: 'present',
    label: 'a toast or a short speech',
    contexts: ['Family', 'Social', 'Personal', 'Work', 'Faith', 'Public'],
    for: 'room',
    says: [
      'best man speech and i have nothing',
      'maid of honor toast for my sister',
      'have to say a few words at my dads retirement party',
      'father of the bride, what do i even say',
      'toast at my grandparents 50th anniversary',
      'farewell speech for a coworker im not close to',
      'quinceanera speech for my daughter',
      'acceptance speech, two minutes',
      'how do i open a fundraiser dinner',
      'thank you speech for the volunteers',
      'i have to MC my cousins wedding',
      'my speech is all inside jokes, is that bad',
      'graduation speach for a small school',
      'i have to hold a speech at my moms birthday',
      'retirement speech for my boss',
      'i have to emcee a fundraiser and im not funny',
    ],
    keys: [
      'toast',
      'wedding',
      'bride',
      'groom',
      'anniversary',
      'retirement',
      'farewell',
      'honor',
      'party',
      'birthday',
      'graduation',
      'ceremony',
    ],
    not: ['funeral', 'eulogy', 'memorial', 'died', 'passed'],
    needs: [],
    principle: {
      text: 'One scene that shows the person, one line on what it tells, one glass: two minutes are a gift, five are a test.',
      source: 'our judgment',
      basis: 'J',
    },
    see: [
      '{quote} is missing one small scene, and the scene is most of the speech.',
      {
        text: 'Nobody will count the jokes about {to}; they will keep the one moment that only you saw.',
        when: ['has:to'],
      },
      {
        text: 'There is time until {when} to ask two people for a memory, and theirs may be better than yours.',
        when: ['has:when', 'not urgency:past', 'not urgency:now'],
      },
      'The guests want it to go well, which is true of hardly any other audience.',
    ],
    tries: [
      {
        id: 'scene-line-glass',
        move: 'fact-first',
        say: {
          spoken:
            'The first time I met [name], [small scene]. Nothing has changed since. Please raise your glass to [names].',
          short: 'Please raise your glass to [names].',
          written:
            "Good evening, I'm [your name]. I could tell you many things about [name], and I will tell you one: [small scene]. To me, everything else is in there. So please raise your glasses, and drink with me to what comes next.",
        },
        why: 'A scene, what it says, a glass: the shape carries you even if your voice shakes.',
      },
      {
        id: 'for-somebody-not-close',
        when: ['said:coworker|close|boss|retire|farewell|office|barely'],
        move: 'praise',
        say: {
          spoken:
            'What I will miss is small: [habit or act]. From Monday on we will notice who did that. Thank you, [name].',
          short: 'I will miss [habit or act]. Thank you, [name].',
        },
        why: 'One small true thing beats a large one that you have to invent.',
      },
      {
        id: 'thanks-in-three',
        when: ['said:thank|accept|award|volunteer|honor|fundrais'],
        move: 'own',
        say: {
          spoken:
            'Three thanks. To [first], for [deed]. To [second], who knows why. And to you all, for being here tonight.',
          short: 'Thank you, above all to [first].',
        },
        why: 'Announcing three tells the room that there will be an end.',
      },
      {
        id: 'no-inside-jokes',
        when: ['said:joke|funny|inside|roast|embarrass|drunk'],
        move: 'choice',
        say: {
          spoken: 'There are stories I promised not to tell. So here is the one I may: [scene].',
          short: 'Here is the one I may tell.',
        },
        why: 'The whole room laughs at the promise, and nobody at the table has to be explained.',
      },
    ],
    ifThey: {
      laughs: { spoken: '(wait until it is nearly quiet) And that was before the cake.', short: '(wait, then go on)' },
      cries: { spoken: 'Give us a second here. It is that kind of evening.', short: 'Give us a second.' },
      silent: { spoken: '(smile) I liked that one. On to the part with the glass.', short: 'On to the glass.' },
      delays: { spoken: 'I see that dinner is coming, so you get the short one.', short: 'The short one, then.' },
      agrees: { spoken: 'Then up you get, glasses in hand, and say it with me: to [names].', short: 'Say it with me.' },
    },
    asks: [
      { text: 'What did you once see this person do when nobody had asked for it?' },
      { text: 'How many minutes have you been given?' },
      { text: 'Who in the room must not be hurt by it?' },
      { slot: 'about', text: 'Who is it for, and since when have you known them?' },
    ],
    traps: ['former partners', 'a poem from the internet', 'a speech about yourself with a glass at the end'],
    exercise:
      'Tell the scene to someone in forty seconds, and watch where they smile: that is where the speech begins.',
    next: ['stage-first-minute', 'delivery-fast'],
  },
  {
    id: 'introduce-speaker',
    family: 'present',
    label: 'introducing a speaker',
    contexts: ['Public', 'Professional', 'Faith', 'Academic', 'Social', 'Work'],
    for: 'room',
    says: [
      'i have to introduce the guest speaker',
      'how do i introduce a speaker at a conference',
      'need to introduce a famous guest at our mosque',
      'what do i say when i introduce someone on stage',
      'introduce our new pastor to the congregation',
      'i introduce the keynote on friday',
      'i have to welcome the mayor at our event',
      'i must present the author at the reading',
      'how long should an introduction of a speaker be',
      'introducing my boss at the annual meeting',
      'i moderate and have to introduce three panelists',
      'welcome speech for a guest of honor',
    ],
    keys: [
      'introduce',
      'speaker',
      'guest',
      'keynote',
      'welcome',
      'introduction',
      'famous',
      'panelists',
      'present',
      'honor',
    ],
    not: ['myself', 'interrupt', 'boyfriend', 'girlfriend'],
    needs: [],
    principle: {
      text: 'Why this person, on this matter, to these people, tonight; the name comes last, so that the applause can follow.',
      source: 'practice of public speaking',
      basis: 'M',
    },
    see: [
      'For {quote} a minute is enough: one reason to listen, one fact, one name.',
      'The room came for the guest; you are the door and not the hall.',
      'The life story is in the program, so tell the one thing that is not.',
    ],
    tries: [
      {
        id: 'why-fact-name',
        move: 'fact-first',
        say: {
          spoken:
            'Many of us ask how to [question of the room]. Our guest has lived with it for [years] years. Please welcome [name].',
          short: 'Who knows it better? Please welcome [name].',
        },
        why: 'The question wakes the room, the fact earns the trust, and the name brings the applause.',
        cost: 'Three sentences, and then you sit down.',
      },
      {
        id: 'ask-the-guest',
        move: 'ask',
        say: {
          spoken:
            '(to the guest, a day before) How do you say your name, and what should they know about you that is not on the internet?',
          short: 'How do you say your name?',
        },
        why: 'Two questions before the evening save you from the two usual mishaps.',
      },
      {
        id: 'my-own-moment',
        move: 'praise',
        say: {
          spoken:
            'I first heard our guest on a bad day, and one sentence stayed with me. I hope you take one home, too.',
          short: 'One sentence stayed with me. May you find one.',
        },
        why: 'A small true moment honors more than a list of titles.',
      },
      {
        id: 'practice-the-name',
        move: 'drill',
        say: {
          spoken: '(say the name five times, slowly, then look up before you say it) Please welcome our guest.',
          short: 'Please welcome.',
        },
        why: 'The name is the one word that must not go wrong.',
      },
    ],
    ifThey: {
      laughs: { spoken: 'Good, you are awake. Here is why our guest came.', short: 'Good, you are awake.' },
      silent: { spoken: 'Then I let our guest speak.', short: 'Our guest.' },
      delays: {
        spoken: 'Our guest will be here in five minutes. Meanwhile: why this matter, tonight?',
        short: 'Five minutes. Why this matter?',
      },
      denies: { spoken: 'Thank you for the correction. And now, please.', short: 'Thank you, and now.' },
    },
    asks: [
      { text: 'Why should these people listen to this guest tonight, in one sentence?' },
      { text: 'How is the name said?' },
      { text: 'How many minutes do they give you?' },
    ],
    traps: ['reading the life story', '"needs no introduction"', 'giving away what the guest will say'],
    exercise: 'Say it with a clock; at sixty seconds you must have said the name.',
    next: ['stage-first-minute', 'toast'],
  },
]
