import type { Card } from '../../types.ts'

/** Asking a neighbor for a change, and neighbors who complain. */
export const neighbors: readonly Card[] = [
  {
    id: 'neighbor-ask',
    family: 'ask',
    label: 'asking a neighbor for a change',
    contexts: ['Personal', 'Work', 'Social', 'Public', 'Family'],
    says: [
      'my neighbors tree shades my garden and i want to ask him to cut it',
      'neighbor parks in front of my driveway',
      'the hedge next door grows over the fence',
      'his branches hang into my yard',
      'how do i ask my neighbor to cut back the tree',
      'the neighbors cat uses my vegetable bed',
      'neighbors gutter drips on my wall',
      'how do i bring up the fence with the people next door',
      'my neighbor puts his bins in front of my gate',
      'asking the neighbor to move the compost away from our window',
      'their dog comes into our yard',
      'my neighbour keeps parking in my spot',
      'neighbor parks in my parking space',
      'someone in my building parks in my spot',
      'the people next door use my bins',
    ],
    keys: ['tree', 'hedge', 'fence', 'branches', 'yard', 'driveway', 'garden', 'shade', 'shades', 'bins', 'gutter'],
    not: ['threatens', 'gun'],
    needs: [],
    principle: {
      text: 'Come with what you see, a small wish and your own hands; a neighbor is asked once and met for twenty years.',
      source: 'our judgment',
      basis: 'J',
    },
    see: [
      '{quote} has most likely never been seen from your side of the fence.',
      {
        text: 'Invite {to} to look at it from where you stand, and half of the words are saved.',
        when: ['has:to'],
      },
      'A favor between neighbors goes down best with an offer to do a part of it.',
    ],
    tries: [
      {
        id: 'come-and-look',
        when: ['not said:park|spot'],
        move: 'ask',
        say: {
          spoken: 'Do you have five minutes to look at something from my side? It is about [thing]; I have an idea.',
          short: 'Could you look from my side?',
        },
        why: 'What is seen from the other side of the fence needs no complaint.',
      },
      {
        id: 'wish-and-hands',
        move: 'choice',
        say: {
          spoken: 'Since [when], [thing] takes [what] from me. Could we change that? I would help.',
          short: 'Could we change that together?',
          written:
            'Hello [name], since the spring the [thing] keeps the light off my beds. Would you agree to cut it back a little? I would gladly help, bring the tools and clear everything away. A Saturday that suits you would suit me.',
        },
        why: 'The wish has a size, and your hands show that it is no order.',
        cost: 'Find out the rule of your town before you name a measure.',
      },
      {
        id: 'their-reason-first',
        when: ['not said:park|spot|space|bins'],
        move: 'open-question',
        say: {
          spoken: 'I like what you have made of it. Is there a reason for [thing] to stand just there?',
          short: 'Is there a reason it stands there?',
        },
        why: 'There may be a reason, and knowing it saves you from asking for the wrong thing.',
      },
      {
        id: 'my-spot',
        when: ['said:park|spot|space|driveway'],
        move: 'limit',
        say: {
          spoken:
            'I need that spot when I come home at [time], even for five minutes. Could you stop at [other place] instead?',
          short: 'I need that spot at [time]. [Other place] instead?',
        },
        why: 'An hour and another place leave less to discuss than a right does.',
        cost: 'If it goes on, the landlord or the building decides, in writing.',
      },
    ],
    ifThey: {
      refuses: {
        spoken: 'I understand. Would a smaller cut on my side be all right with you?',
        short: 'A smaller cut, maybe?',
      },
      angry: {
        spoken: 'I did not come to complain. Think it over, and we talk on [day].',
        short: 'Shall we talk on [day]?',
      },
      delays: { spoken: 'No rush. Before [month] would help me. Shall I ask again?', short: 'Before [month]?' },
      agrees: { spoken: 'Thank you. I bring the ladder and the cake.', short: 'Thank you. I bring cake.' },
      why: { spoken: 'Because nothing grows there any more since [when].', short: 'Nothing grows there now.' },
    },
    asks: [
      { text: 'What exactly do you want changed, in one thing that can be seen?' },
      { text: 'What would make it easy for them to do it differently?' },
      { text: 'Have you two ever spoken about something pleasant?' },
    ],
    traps: [
      'a note under the door as the first word',
      'the law in the first sentence',
      'asking over the fence in anger',
    ],
    exercise: 'Say the wish in twelve words while you point at the thing, without "always".',
    next: ['neighbor-noise', 'complaint-letter'],
  },
  {
    id: 'neighbor-complains',
    family: 'hard-talk',
    label: 'neighbors who complain about you',
    contexts: ['Personal', 'Social', 'Family'],
    says: [
      'my neighbor complains about us',
      'the neighbors complain about the smell of our food',
      'downstairs neighbor says my kids are too loud',
      'neighbor called the police because of my party',
      'my neighbor bangs on the wall when my baby cries',
      'neighbor left a rude note on my door',
      'our neighbor is unfriendly since we moved in',
      'the neighbor says my dog barks all day',
      'neighbors dont like us because we are foreigners',
      'landlord says other tenants complained about me',
    ],
    keys: ['neighbor', 'neighbors', 'complains', 'complain', 'smell', 'cooking', 'note', 'loud', 'tenants', 'wall'],
    not: ['threatens', 'afraid', 'gun', 'attacks'],
    needs: [],
    principle: {
      text: 'Neighbors who know each other by name are bothered less by the same noise and the same smell.',
      source: 'our judgment',
      basis: 'J',
    },
    see: [
      'In {quote} there is one thing they want and one thing you may keep; ring the bell before either gets bigger.',
      'A home may smell of cooking and sound of children; a friendly hour costs you nothing all the same.',
      'A face at the door is harder to complain about than a door.',
    ],
    tries: [
      {
        id: 'ring-first',
        move: 'open-question',
        say: {
          spoken: 'Hello, we live next door. I heard that something bothers you. Would you tell me when it is worst?',
          short: 'I heard something bothers you. When is it worst?',
        },
        why: 'An hour can be dealt with, and a complaint in general can not.',
        cost: 'Listen to the first minute without answering.',
      },
      {
        id: 'can-and-cannot',
        move: 'limit',
        say: {
          spoken: "We'll open the other window and stop by nine. We won't stop cooking our food. I hope that helps.",
          short: "Window and nine o'clock, yes. Our food stays.",
        },
        why: 'It gives what can be given and names the line in the same friendly voice.',
      },
      {
        id: 'bring-some',
        move: 'repair',
        say: {
          spoken: 'I made too much of this, and I thought you should know what you are smelling. It is not spicy.',
          short: 'This is what you smell. Try some?',
        },
        why: 'What one has tasted smells different afterwards.',
      },
      {
        id: 'ask-for-the-bell',
        move: 'ask',
        say: {
          spoken: 'Next time, please ring our bell before you write. I want to hear it from you, and I will answer.',
          short: 'Please ring before you write.',
        },
        why: 'It asks for the short way, and the short way is the friendlier one.',
      },
    ],
    ifThey: {
      angry: { spoken: 'You were kept awake, I see that. What time would help?', short: 'What time would help?' },
      refuses: { spoken: 'Then I do my part, and we see in two weeks.', short: 'I do my part.' },
      silent: { spoken: 'I leave my number here.', short: 'My number.' },
      denies: {
        spoken: 'Then the note was from somebody else. Good to meet you anyway.',
        short: 'Good to meet you anyway.',
      },
      agrees: { spoken: 'Thank you. I ring next week to hear if it is better.', short: 'I ring next week.' },
    },
    asks: [
      { text: 'What did they say, in their own words, and to whom?' },
      { text: 'What could you change gladly, and what not?' },
      { text: 'Do you know their names yet?' },
    ],
    traps: ['apologizing for your food', 'a note in return', 'talking only through the landlord'],
    exercise: 'Say "hello" with your name to each person in the house this week, before you say anything else.',
    next: ['neighbor-ask', 'offensive-remark'],
  },
]
