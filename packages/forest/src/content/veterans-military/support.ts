import type { SectionContent } from '../types.ts'

export const section: SectionContent = {
  id: 'veterans-military/support',
  starters: ['A friend from my unit has stopped answering.', 'I want help and I do not want to fill in forms.'],
  blocks: [
    {
      kind: 'insight',
      title: 'Asking is a drill you already know',
      paragraphs: [
        'In service nobody carries a litter alone, and nobody calls that weak. Asking for help uses the same rule at home: say where you are, what you need and how soon.',
        'Offering help works the same way. Show up, say something plain, stay. You do not need the right words. You need to be there on Thursday.',
      ],
    },
    {
      kind: 'technique',
      title: 'Make a short call for help',
      why: 'When things are bad, long explaining is too much. Three lines will do.',
      steps: [
        'Say that something is wrong. No cause needed.',
        'Say one thing you want: company, a ride, a call.',
        'Say when.',
      ],
      phrases: [
        'I am not doing well. Can you sit with me tonight? You do not have to say anything.',
        'I need a ride to the clinic on Tuesday at nine.',
      ],
      pair: {
        often: 'No big deal, but if you ever have time, whatever.',
        instead: 'I am having a hard week. Please call me tonight after eight.',
      },
    },
    {
      kind: 'technique',
      title: 'Ask straight',
      why: "When you fear for a friend's life, ask about suicide in that word. Asking does not plant the idea. It opens a door.",
      steps: [
        'Find a quiet place and time.',
        'Say what you noticed.',
        'Ask, listen, and stay until the next step is clear.',
      ],
      phrases: [
        'You gave away your dog and you do not answer. Are you thinking of killing yourself?',
        'I am glad you told me. I am staying. We call together, now.',
        'Will you let me keep your guns at my place until this is over?',
      ],
    },
    {
      kind: 'technique',
      title: 'Get through the first appointment',
      why: 'A clerk hears forty stories a day. Yours goes further with a note in your hand.',
      steps: [
        'Write three lines: what is wrong, since when, what it stops you from doing.',
        'Bring papers and someone who takes notes.',
        'Ask for the next step, a name and a date.',
      ],
      phrases: [
        'I sleep three hours a night since May. I have missed work twice.',
        'Who do I ask for if I hear nothing by Friday?',
        'I will wait here while you make the call.',
      ],
    },
    {
      kind: 'technique',
      title: 'Keep the line open',
      why: 'One big talk does less than many small signs. Silence is not an answer, so write again.',
      steps: [
        'Send a message that needs no reply.',
        'Name a place and time where you will be anyway.',
        'Do it again next week.',
      ],
      phrases: [
        'No need to answer. I saw a truck like yours this morning.',
        'I am at the diner Saturday at eight. Eggs are on me.',
      ],
    },
    {
      kind: 'checklist',
      title: 'Keep this where you can see it',
      items: [
        'Danger now: dial 988, then press 1. Or text 838255. Any hour, free, also for family.',
        'Two people whom I can call at three in the morning.',
        'One place I can go where people are.',
        'One thing that has helped before.',
        'What I want locked away or kept by someone else on bad days.',
      ],
    },
    {
      kind: 'dialogue',
      title: 'Calling Mike',
      scene: 'Mike has missed two game nights. Lou rings at his door.',
      before: [
        ['Lou', 'Hey man, cheer up, everyone has rough patches.'],
        ['Mike', 'Sure. I am fine.'],
      ],
      after: [
        ['Lou', 'You missed two Fridays and your lights are off. I am worried.'],
        ['Mike', 'Just tired.'],
        ['Lou', 'Tired happens. Are you thinking about killing yourself?'],
        ['Mike', 'Some nights.'],
        ['Lou', 'Thank you for saying it. I am not leaving. Let us call the line together, and then I make coffee.'],
        ['Mike', 'Okay. You talk first.'],
      ],
      turn: 'Lou says what he saw, asks the straight question, and stays. The next step is one call, with company.',
    },
    {
      kind: 'exercise',
      title: 'Three lines ready',
      minutes: 5,
      steps: [
        'Write your three lines for a bad night: something is wrong, what I want, when.',
        'Put two names under it and ask both for their yes.',
        'Say the lines aloud once, in your normal voice.',
        'Keep the paper where you keep your keys.',
      ],
      coach: 'I am having a hard week. How do I ask a friend to come over tonight?',
      aloud: 'Say your three lines aloud in your normal voice: something is wrong, what you want, and when.',
      write: 'Write your three lines, and then a message that asks two people to be ready for them on a bad night.',
    },
    {
      kind: 'reading',
      sources: [
        {
          kind: 'study',
          title: 'Combat Duty in Iraq and Afghanistan, Mental Health Problems, and Barriers to Care',
          by: 'Charles W. Hoge and others, The New England Journal of Medicine',
          year: 2004,
          note: 'Those in the most need of help were also the likeliest to worry how others would see them.',
        },
        {
          kind: 'book',
          title: 'Once a Warrior, Always a Warrior',
          by: 'Charles W. Hoge',
          year: 2010,
          note: 'An Army doctor on coming home, written for those who served and their families.',
        },
      ],
    },
  ],
}
