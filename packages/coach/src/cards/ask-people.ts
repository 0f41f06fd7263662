import type { Card } from '../types.ts'

/** Asking a person for something of theirs: a favor, their good word, their hour. */
export const askPeopleCards: readonly Card[] = [
  {
    id: 'ask-favor',
    family: 'ask',
    label: 'asking a favor',
    contexts: ['Personal', 'Social', 'Family', 'Faith'],
    says: [
      'need to ask my friend to watch my cat for a week',
      'how do i ask someone for a ride to the airport',
      'want to stay with my cousin for a few days',
      'asking my neighbor to pick up my mail',
      'feel bad asking for favors all the time',
      'need someone to pick up my kid from school',
      'can i ask a friend to introduce me to her boss',
      'how do i get people to come help me move',
      'asking my brother for his truck on saturday',
      'want to use my aunts beach house',
      'asking the congregation for meals after the baby',
      'asking a freind to be my emergency contact',
    ],
    keys: ['favor', 'favour', 'ride', 'pick', 'watch', 'airport', 'lift', 'introduce', 'stay', 'truck', 'feed', 'move'],
    not: ['money', 'loan', 'afraid', 'threatens'],
    needs: ['to'],
    principle: {
      text: 'A favor is easy to answer when it says what, when and how long, and when the way out is spoken; more people agree than askers expect.',
      source: 'Flynn & Lake 2008',
      basis: 'M',
    },
    see: [
      '{quote} is small once its edges show: what, when, how long.',
      { text: 'Give {to} the whole picture in one message, the way out included.', when: ['has:to'] },
      'People mostly like being asked; what they mind is not knowing how big it will be.',
    ],
    tries: [
      {
        id: 'with-edges',
        move: 'ask',
        say: {
          spoken: "Could you [favor] on [day], about [length]? If it doesn't suit, say so; I have a second plan.",
          short: 'Could you [favor] on [day]? No is fine.',
          written:
            "Hi [name], a favor with an easy way out: could you [favor] on [day]? I'd make it as little work as I can. If it doesn't suit, a plain no is fine, and I'll ask around.",
        },
        why: 'A yes means more when a no was on the table.',
        cost: 'Have the second plan, or leave that line out.',
      },
      {
        id: 'off-your-plate',
        when: ['said:again|always|bad|burden|all|lot'],
        move: 'choice',
        say: {
          spoken: "I've asked you for a lot lately. Could you [favor], and what can I take off your plate?",
          short: 'One more favor, and one for you?',
        },
        why: 'It says aloud what both of you have been counting.',
      },
      {
        id: 'one-by-name',
        when: ['said:move|moving|people|group|meals'],
        move: 'ask',
        say: {
          spoken: "I'm asking you by name: could you do [piece] on [date], from [time]? Yes or no, both are fine.",
          short: 'Could you do [piece] on [date]?',
        },
        why: 'A person asked by name answers; a group chat waits for somebody else.',
      },
      {
        id: 'two-lines-to-forward',
        when: ['said:introduc|contact|network|connect'],
        move: 'write',
        say: {
          spoken: "Would you introduce me to [name]? I'll write the two lines for you to forward.",
          short: 'Would you introduce me to [name]?',
        },
        why: 'You do the writing, so the favor is one click.',
      },
      {
        id: 'sleep-on-it',
        when: ['said:week|stay|month|house|emergency|big'],
        move: 'time',
        say: {
          spoken: "I have a big question, and I'd like you to sleep on it: would you [big favor]?",
          short: 'Big question: would you [big favor]?',
        },
        why: 'A big favor needs a night, and offering the night is respect.',
      },
    ],
    ifThey: {
      refuses: { spoken: 'No problem at all. Thank you for saying so quickly.', short: 'No problem, thank you.' },
      delays: {
        spoken: "Could you tell me by [day]? After that I'll use my second plan.",
        short: 'Could you say by [day]?',
      },
      bargains: {
        spoken: "That half would already help. I'll find somebody for the rest.",
        short: 'That half helps a lot.',
      },
      guilt: { spoken: "You're right, I've asked often. This one can wait.", short: 'Fair. It can wait.' },
      why: { spoken: "Because [reason], and you're the one I'd trust with it.", short: "I'd trust you with it." },
      agrees: {
        spoken: "You're a lifesaver. I'll send the details tonight, all at once.",
        short: 'Thank you. Details tonight.',
      },
    },
    asks: [
      { text: 'How long will it take them, door to door?' },
      { text: 'What is your second plan if they decline?' },
      { slot: 'to', text: 'Who would do it most easily?' },
    ],
    traps: [
      '"can you do me a favor" with nothing after it',
      'building up to it for three messages',
      'thanks before the answer',
    ],
    exercise: 'Write it as one message that can be answered with a single word.',
    next: ['ask-help', 'friend-owes'],
  },
  {
    id: 'ask-reference',
    family: 'ask',
    label: 'asking for a reference',
    contexts: ['Academic', 'Professional', 'Work', 'Faith'],
    says: [
      'how do i ask my professor for a letter of recommendation',
      'need a reference from an old boss',
      'havent talked to her in two years and i need a rec',
      'asking a coworker to be my reference',
      'letter of rec due in a week',
      'will my manager be a reference if im leaving',
      'my advisor never answered about the letter',
      'who do i ask for a reference if i got laid off',
      'need a charcter reference for an apartment',
      'how to ask for a linkedin recommendation',
      'asking my rabbi for a recommendation',
      'remind my teacher about the rec letter',
    ],
    keys: [
      'reference',
      'recommendation',
      'rec',
      'letter',
      'recommend',
      'recommender',
      'referee',
      'vouch',
      'references',
    ],
    not: ['resignation', 'cover'],
    needs: ['to'],
    principle: {
      text: 'Ask whether they can write a strong one and hand them the facts; a lukewarm letter is worse than none.',
      source: 'our judgment',
      basis: 'J',
    },
    see: [
      '{quote} is quick to ask well: the purpose, the date, and three facts they can use.',
      {
        text: 'Give {to} a door to decline by, since a letter from somebody half willing reads that way.',
        when: ['has:to'],
      },
      'Whoever writes for you works from memory, so lend them yours.',
    ],
    tries: [
      {
        id: 'a-strong-one',
        move: 'ask',
        say: {
          spoken: "Could you write me a strong reference for [program]? It's due [date], and I'd send you my notes.",
          short: 'Could you strongly recommend me for [program]?',
          written:
            "Dear [name], I'm applying for [program], and the letter is due on [date]. Would you feel able to write a strong one? I'd send a page with what I did in my time with you. If not, I'd understand, and I'd be grateful to know soon.",
          casual:
            "Hi [name], I'm applying for [program]. Would you write me a strong reference by [date]? I'll send notes, and a no is fine.",
        },
        why: 'The word "strong" lets a hesitant person step back politely.',
      },
      {
        id: 'after-a-long-time',
        when: ['said:years|havent|while|old|laid|ago'],
        move: 'praise',
        say: {
          spoken: "It's been [time], and I still use what you taught me about [thing]. May I ask you for a reference?",
          short: 'May I ask you for a reference?',
        },
        why: 'A true trace of their work bridges the gap better than an apology for silence.',
      },
      {
        id: 'short-notice',
        when: ['said:week|tomorrow|tonight|asap|days'],
        move: 'own',
        say: {
          spoken: "This is short notice: the letter is due [date]. If that's too tight, please say no, and no harm.",
          short: 'Due [date]. Is that too tight?',
        },
        why: 'You name the imposition before they feel it.',
      },
      {
        id: 'remind-by-offering',
        when: ['said:remind|answer|never|forgot|repl'],
        move: 'write',
        say: {
          spoken: 'The letter for [program] is due on [date]. Is there anything I can send to make it quicker?',
          short: 'Letter due [date]. Anything you need?',
        },
        why: 'It reminds by offering work instead of pointing at the clock.',
      },
    ],
    ifThey: {
      refuses: {
        spoken: "Thank you for being frank. Is there somebody you'd suggest instead?",
        short: 'Whom would you suggest?',
      },
      delays: {
        spoken: 'The portal closes on [date]. Shall I ask somebody else, to be safe?',
        short: 'Shall I ask another?',
      },
      silent: {
        spoken: "I'll take it that the month is full, and ask elsewhere. Thank you either way.",
        short: "I'll ask elsewhere. Thank you.",
      },
      why: { spoken: 'You saw me do [thing], and that is what they look for.', short: 'You saw me do [thing].' },
      agrees: { spoken: 'Thank you. The page with the facts is coming today.', short: 'Facts coming today.' },
    },
    asks: [
      { slot: 'when', text: 'By which date must it be in?' },
      { text: 'What did this person see you do with their own eyes?' },
      { text: 'Who else could write if this one declines?' },
    ],
    traps: [
      'the most famous person instead of the one who knows you',
      'sending no facts',
      'naming them before they agreed',
    ],
    exercise: 'Write the three facts you would most like to see in the letter, one line each.',
    next: ['follow-up', 'interview-after'],
  },
  {
    id: 'ask-meeting',
    family: 'ask',
    label: 'asking for a meeting',
    contexts: ['Work', 'Academic', 'Professional', 'Faith', 'Creative'],
    says: [
      'want to get 15 min with my skip level',
      'how do i ask for a meeting with the principal',
      'ask my mentor for coffee',
      'professor office hours, no idea how to ask',
      'need to talk to my boss about something private',
      'how to get on a busy persons calendar',
      'asking someone to mentor me',
      'id like to sit down with the pastor about something',
      'request a 1 on 1 with my manager',
      'how to ask for an informational interview',
      'want to meet a gallery owner about my work',
      'reschedual a meeting for the second time',
      'how do i ask my boss for a talk',
      'i want to talk to my manager but hes always busy',
    ],
    keys: [
      'meeting',
      'meet',
      'calendar',
      'coffee',
      'minutes',
      'schedule',
      'reschedule',
      'hours',
      'mentor',
      'sit',
      'private',
    ],
    not: ['afraid', 'harassed', 'custody'],
    needs: ['to'],
    principle: {
      text: 'A purpose, a length and two times let a busy person say yes with one word.',
      source: 'our judgment',
      basis: 'J',
    },
    see: [
      '{quote} gets a place in the calendar once it has a purpose, a length and two times.',
      { text: 'A request to {to} competes with a full day, so make it answerable with one word.', when: ['has:to'] },
      'You are not asking for attention in general, only for a quarter of an hour about one thing.',
    ],
    tries: [
      {
        id: 'purpose-and-length',
        move: 'ask',
        say: {
          spoken: "Could I have fifteen minutes on [topic]? I'm free [one time] or [another], whichever is easier.",
          short: 'Fifteen minutes on [topic], [day]?',
          written:
            "Hi [name], could I have fifteen minutes on [topic]? I'd bring one question and leave with your answer. I can do [two times], and I'll come to you. If a written reply is easier, that works too.",
          formal:
            'Dear [name], may I ask for fifteen minutes of your time to discuss [topic]? I would be available on [two times] and can come to your office.',
        },
        why: 'They can see the end of it before they agree to the beginning.',
      },
      {
        id: 'door-closed',
        when: ['said:private|personal|sensitive|serious|hr'],
        move: 'limit',
        say: {
          spoken: "I'd like to talk about something private, twenty minutes, door closed. Is today or tomorrow better?",
          short: 'Something private, today or tomorrow?',
        },
        why: '"Private" gets the door closed and gives nothing away.',
      },
      {
        id: 'three-questions',
        when: ['said:mentor|informational|advice|career|coffee|path'],
        move: 'praise',
        say: {
          spoken: "Your path from [A] to [B] is the one I'm trying. May I ask you three questions over coffee?",
          short: 'Three questions over coffee, about [topic]?',
        },
        why: 'Three questions make a meeting with an end; being a mentor is a job.',
      },
      {
        id: 'move-it',
        when: ['said:resched|move|cancel|second|another'],
        move: 'own',
        say: {
          spoken: "I have to move our meeting on [day], and I'm sorry. Would [one time] or [another] suit you?",
          short: 'Could we move [day] to [time]?',
        },
        why: 'New times in the same message spare them the work of your change.',
      },
    ],
    ifThey: {
      refuses: { spoken: 'I understand. Who would be the right person for it?', short: "Who's the right person?" },
      delays: {
        spoken: 'Shall I try again in two weeks, or write it down for you?',
        short: 'Two weeks, or in writing?',
      },
      why: { spoken: 'One decision about [topic], and I need your view on it.', short: 'One decision on [topic].' },
      silent: {
        spoken: "I'll stop by on [day] at [time], unless you'd rather I didn't.",
        short: "I'll come by on [day].",
      },
      bargains: { spoken: "Five minutes is fine. I'll bring one page.", short: 'Five is fine.' },
      agrees: { spoken: "Thank you. You'll get my question the day before.", short: 'My question comes before.' },
    },
    asks: [
      { text: 'What should be different when you walk out?' },
      { text: 'How short could it be and still work?' },
      { slot: 'to', text: 'Whom do you want to meet?' },
    ],
    traps: ['"pick your brain"', '"whenever works for you"', 'no word of what it is about'],
    exercise: 'Say the purpose of it in nine words or fewer, aloud.',
    next: ['ask-help', 'cold-email'],
  },
]
