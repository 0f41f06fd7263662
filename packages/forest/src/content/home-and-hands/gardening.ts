import type { SectionContent } from '../types.ts'

export const section: SectionContent = {
  id: 'home-and-hands/gardening',
  starters: ['My beans failed again. How do I ask for help online?', "I want to show a neighbor's child how to sow."],
  blocks: [
    {
      kind: 'insight',
      title: 'Share the failures too',
      paragraphs: [
        'Garden talk grows people. A neighbor who says my tomatoes rotted gives you more than a perfect photo does. You learn what happened, and you feel less alone with your slugs.',
        'Good garden talk has soil on it: dates, places, what you did, what you saw. Opinions are cheap; notes are gold.',
      ],
    },
    {
      kind: 'technique',
      title: 'Tell it like a field note',
      why: 'Where, when, what I did, what happened. Four facts let a stranger in another climate help you.',
      steps: [
        'Name your place and the light: north wall, four hours of sun.',
        'Name the date and what you did.',
        'Say what you saw, before you explain it.',
      ],
      phrases: [
        'Sowed carrots on April 2, sandy bed, full sun. Half came up by the 20th.',
        'The lower leaves turned yellow first, with green veins.',
      ],
      pair: {
        often: 'My plants look bad, what is wrong with them?',
        instead: 'Since Sunday the lower leaves turn yellow between the veins. Clay soil, watered daily.',
      },
    },
    {
      kind: 'technique',
      title: 'Teach with hands first',
      why: "Words run out of a child's head, and out of most adults too. Hands remember.",
      steps: [
        'Do it once, slowly, and say nothing.',
        'Do it together, with one word for each move.',
        'Let them do it alone, and praise what you see.',
      ],
      phrases: ['Watch my thumb. Now yours.', 'Poke, drop, cover, pat.', 'You made every hole the same depth.'],
    },
    {
      kind: 'technique',
      title: 'Give advice with a fence',
      why: 'Every garden differs. Say where your advice comes from, so the other can judge how far it carries.',
      steps: [
        'Say what worked for you and under which conditions.',
        'Say what you have not tried.',
        'Ask what they have seen before you go on.',
      ],
      phrases: [
        'In my damp yard, copper tape stopped slugs for one season.',
        'I never grew them in pots, so weigh that.',
        'What have you tried so far?',
      ],
    },
    {
      kind: 'technique',
      title: 'Settle it over the fence',
      why: 'Roots, shade and water cross borders. A talk in the calm season spares a quarrel in the hot one.',
      steps: [
        'Bring something: seeds, a cup, a bag of plums.',
        'Say what you notice on your side.',
        'Offer to do half of the work.',
      ],
      phrases: [
        'Your maple is a beauty. By four it shades my beans, and I want to ask about two low limbs.',
        'I can hold the ladder and haul the branches.',
      ],
    },
    {
      kind: 'script',
      title: 'Asking for help in a forum',
      when: 'Fill in the brackets and add one photo of the whole plant and one close up.',
      lines: [
        'Place: [town or zone], [sun and soil]. Plant: [name], planted [date].',
        'What I see: [leaf, stem, root], since [day].',
        'What I did: [water, feed, spray]. What changed: [result].',
        'My question: what should I check first?',
      ],
    },
    {
      kind: 'dialogue',
      title: 'The community plot',
      scene: "Ines finds her seedlings under a heap of weeds from Bob's plot.",
      before: [
        ['Ines', 'Unbelievable. You dumped your trash on my lettuce.'],
        ['Bob', 'There was no lettuce. Just mud.'],
      ],
      after: [
        ['Ines', 'Bob, my lettuce came up here on Monday, and this morning the heap lay on it.'],
        ['Bob', 'I saw bare soil and took it for free ground.'],
        ['Ines', 'I had no sign up. I will put string around it. Where shall we both put weeds?'],
        ['Bob', 'By the gate. I will move these now, and you get six of my starts.'],
      ],
      turn: 'She brings dates, admits the missing sign, and asks a question that both of them need to answer.',
    },
    {
      kind: 'exercise',
      title: 'A note from the garden',
      minutes: 5,
      steps: [
        'Go to a plant, in a bed or in a pot.',
        'Write four facts: place, date, what you did, what you see.',
        'Add one possible cause, and call it that.',
        'Read it aloud as if a friend two hundred miles away listened.',
      ],
      coach: 'I want to ask my neighbor to cut back a tree that shades my beans. How do I bring it up?',
      aloud:
        'Describe your plant to a friend far away: where it stands, what you did and when, what you see today, and one possible cause.',
      write: 'Write a field note on one plant: place, date, what you did, what you see, and one possible cause.',
    },
    {
      kind: 'reading',
      sources: [
        {
          kind: 'book',
          title: 'The Well-Tempered Garden',
          by: 'Christopher Lloyd',
          year: 1970,
          note: 'A great gardener talks as he works, mistakes included.',
        },
        {
          kind: 'book',
          title: 'Braiding Sweetgrass',
          by: 'Robin Wall Kimmerer',
          year: 2013,
          note: 'A botanist of the Potawatomi Nation on plants as teachers, and on thanks.',
        },
        {
          kind: 'study',
          title: 'Gardening Is Beneficial for Health: A Meta-Analysis',
          by: 'Masashi Soga, Kevin J. Gaston and Yuichi Yamaura, Preventive Medicine Reports',
          year: 2017,
          note: 'Twenty-two studies, one direction: people who garden fare better.',
        },
      ],
    },
  ],
}
