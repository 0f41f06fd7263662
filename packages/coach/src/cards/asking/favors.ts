import type { Card } from '../../types.ts'

/** A favor, and company in a hard week. */
export const favors: readonly Card[] = [
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
    id: 'ask-company',
    family: 'ask',
    label: 'asking for company in a hard week',
    contexts: ['Personal', 'Family', 'Social', 'Faith'],
    says: [
      'how do i ask a friend to come over tonight',
      'i am having a hard week and could use company',
      'how do i say i need company without sounding needy',
      'want to ask my sister to sit with me after the appointment',
      'rough week, how do i text a friend to hang out with me',
      'how do i tell a friend i could use some company',
      'asking a buddy to come by without explaining everything',
      'how do i ask someone to keep me company this weekend',
      'i had a bad day and want to ask a friend to call me',
      'my mother died last year and my friends stopped asking',
      'i feel alone with my grief and nobody asks any more',
    ],
    keys: ['company', 'over', 'come', 'tonight', 'week', 'hang', 'buddy', 'needy', 'rough', 'evening'],
    not: ['stupid', 'hurt', 'myself', 'safe', 'pills', 'afraid'],
    needs: [],
    principle: {
      text: 'People say yes to a request for help more often than the one who asks expects.',
      source: 'Flynn and Lake 2008, on underestimating compliance',
      basis: 'M',
    },
    see: [
      'For {quote} one plain line is enough, and the reasons can wait until somebody is there.',
      {
        text: 'It is likely that {to} would rather be asked than hear of it afterwards.',
        when: ['has:to'],
      },
      'Company needs no occasion; soup, a walk or an hour of the same film will do.',
    ],
    tries: [
      {
        id: 'one-plain-line',
        move: 'ask',
        say: {
          spoken: "I'm having a hard week. Could you come over [when] for an hour? No talking needed.",
          short: 'Hard week. Come over [when]?',
        },
        why: 'It says how you are, what you want and how long, so the other can answer with one word.',
        cost: 'If it is a no, have a second name ready and ask again.',
      },
      {
        id: 'a-thing-to-do',
        move: 'choice',
        say: {
          spoken: 'Walk or soup, [when]? I could use somebody next to me, and you are the one I thought of.',
          short: 'Walk or soup, [when]?',
        },
        why: 'Two small things to choose from make it easy to come.',
      },
      {
        id: 'only-a-call',
        move: 'limit',
        say: {
          spoken: 'If coming is too much, would you call me at [time]? Ten minutes would do me good.',
          short: 'Or a call at [time]?',
        },
        why: 'A smaller wish beside the first keeps a no from being the end.',
      },
    ],
    ifThey: {
      refuses: { spoken: 'Then another day. Would [other day] be better?', short: 'Maybe [other day]?' },
      silent: { spoken: 'No need to write much. A yes or a no is fine.', short: 'Yes or no is fine.' },
      why: { spoken: "I'd rather tell you when you are here.", short: 'I tell you here.' },
      agrees: { spoken: 'That does me good already. The door is open from [time].', short: 'Good. From [time].' },
      delays: { spoken: 'Tomorrow is good too. Shall we say [time]?', short: 'Tomorrow at [time]?' },
    },
    asks: [
      { text: 'Who would come without many questions?' },
      { text: 'What would you like to do in that hour?' },
      { text: 'What would help more tonight, a visit or a voice?' },
    ],
    traps: ['"you are surely busy"', 'a hint in the group chat', 'waiting until it is ten at night'],
    exercise: 'Write the line in fifteen words, with an hour in it, and read it once aloud before you send it.',
    next: ['ask-help', 'talk-new-friends'],
  },
]
