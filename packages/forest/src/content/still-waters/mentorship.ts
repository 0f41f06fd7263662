import type { SectionContent } from '../types.ts'

export const section: SectionContent = {
  id: 'still-waters/mentorship',
  starters: [
    'A younger friend is losing her faith. What do I say?',
    'I talk too much when someone asks me for advice.',
  ],
  blocks: [
    {
      kind: 'insight',
      title: 'Walk beside, not ahead',
      paragraphs: [
        'A mentor is not a second conscience. You lend your attention, some of your story and your patience. The other keeps the reins.',
        'Across traditions the pattern is old: Ruth and Naomi, the teacher and the student under a tree, the sponsor and the newcomer. Most of what helped was time and one good question.',
      ],
    },
    {
      kind: 'technique',
      title: 'Ask a question you cannot answer',
      why: 'Questions with advice hidden inside close people. Real ones open a room.',
      steps: [
        'Start with what, when or where. Keep why for later.',
        'Ask one question and wait for ten seconds.',
        'Follow the word they said with the most weight.',
      ],
      phrases: [
        'What are you afraid would happen if you said it?',
        'Where do you feel most like yourself these days?',
        'You said stuck. Tell me about stuck.',
      ],
      pair: { often: 'Have you tried praying about it more?', instead: 'When did prayer last feel like home to you?' },
    },
    {
      kind: 'technique',
      title: 'Tell your story short',
      why: 'Your story helps when it says "me too". It harms when it says "look at me".',
      steps: [
        'Ask before you tell it.',
        'Keep it under a minute and include how you failed.',
        'Hand the word back with a question.',
      ],
      phrases: [
        'Do you want to hear how I got through that year?',
        'I walked away for two years. Nobody chased me, and that helped.',
        'What in that fits you, and what does not?',
      ],
    },
    {
      kind: 'technique',
      title: 'Hold doubt with respect',
      why: 'Doubt is often faith that has grown too big for its old coat. Argue, and you defend the coat.',
      steps: [
        'Thank them for trusting you with it.',
        'Say back their question at full strength.',
        'Offer your company before any answer.',
      ],
      phrases: [
        'Thank you for saying that out loud. It took courage.',
        'You ask how a good God lets children suffer. I have no neat answer.',
        'I am not going anywhere. Shall we read Job together, or take a walk?',
      ],
    },
    {
      kind: 'technique',
      title: 'Know the edge of your role',
      why: 'Some burdens need more hands. Danger, abuse and deep despair belong with people trained for them.',
      steps: [
        'Agree early on what stays between you and what cannot.',
        'When safety is at stake, say so and act with them.',
        'Go along to the first appointment if they wish.',
      ],
      phrases: [
        'I keep what you tell me, unless somebody is in danger.',
        'This is bigger than the two of us. Let us call someone tonight. I will sit with you.',
      ],
    },
    {
      kind: 'do-dont',
      title: 'In the first months',
      dos: [
        'Meet at a fixed hour, in a place where both can leave.',
        'Write one line after each talk: what they said, not what you said.',
        'Ask each season whether the meetings still serve them.',
      ],
      donts: [
        'Promises about how God will act.',
        'Reports to their parents, partner or leader behind their back.',
        'Comparing them with who you were at that age.',
      ],
    },
    {
      kind: 'dialogue',
      title: 'The one who stopped coming',
      scene: 'Grace has not been at the gathering for two months. Her mentor meets her for tea.',
      before: [
        ['Mentor', 'We missed you. You know, faith is like a fire. It goes out when you leave.'],
        ['Grace', 'I have been busy.'],
      ],
      after: [
        ['Mentor', 'I am glad to see you. How have these two months been?'],
        ['Grace', 'Quiet. I do not feel anything when we sing.'],
        ['Mentor', 'That is a hard thing to say to me. When did it start?'],
        ['Grace', 'After the funeral.'],
        ['Mentor', 'Then let us talk about her today, and leave the singing for another time.'],
      ],
      turn: 'The mentor drops the lesson, asks about the time itself, and learns that grief stands behind the empty chair.',
    },
    {
      kind: 'exercise',
      title: 'Ten seconds of silence',
      minutes: 5,
      steps: [
        'Think of a person who asks you for counsel.',
        'Write the advice you long to give. Put it aside.',
        'Write three questions that begin with what, when or where.',
        'Say each aloud and stay silent for ten seconds after it.',
      ],
      coach: 'A younger friend told me about her doubts in faith. What do I say without preaching?',
      aloud:
        'Ask your three questions, each followed by ten seconds of silence. Keep your voice low and let the last word fall.',
      write: 'Write the advice you want to give someone. Below it, write three questions that let them find it alone.',
    },
    {
      kind: 'reading',
      sources: [
        {
          kind: 'book',
          title: 'Let Your Life Speak',
          by: 'Parker J. Palmer',
          year: 2000,
          note: 'A Quaker teacher on listening for a calling, in oneself and in others.',
        },
        {
          kind: 'book',
          title: 'Humble Inquiry',
          by: 'Edgar H. Schein',
          year: 2013,
          note: 'The gentle art of asking instead of telling.',
        },
        {
          kind: 'book',
          title: 'Life Together',
          by: 'Dietrich Bonhoeffer',
          year: 1939,
          note: 'On listening as the first service that one owes to another.',
        },
      ],
    },
  ],
}
