import type { Card } from '../../types.ts'

/** A disagreement, and an invitation. */
export const community: readonly Card[] = [
  {
    id: 'faith-disagree',
    family: 'faith',
    label: 'a disagreement in the community',
    contexts: ['Faith', 'Public', 'Work'],
    says: [
      'big fight in our church about the new music',
      'how do i tell the choir someone else gets the solo',
      'congregation is split over the building money',
      'old members are against everything new',
      'i disagree with my pastor, how do i say it',
      'our mosque board argues about the womens space',
      'council meeting tonight and its going to be heated',
      'someone says im not a real believer',
      'volunteer does a bad job and nobody dares to say it',
      'politics is tearing our parish apart',
      'how do i tell margret that we chose somebody else',
      'our imam said something from the front that hurt me',
      'the pastor made a remark about divorced people in the sermon',
      'the elders decided to close the youth group and nobody asked us',
      'our priest said something unkind about single mothers',
    ],
    keys: [
      'church',
      'parish',
      'congregation',
      'council',
      'board',
      'choir',
      'disagree',
      'split',
      'members',
      'pastor',
      'rabbi',
      'imam',
    ],
    not: ['abuse', 'touched', 'threatens'],
    needs: [],
    principle: {
      text: 'Say what you can agree with, soften the claims and not the limits, and the talk stays open.',
      source: 'Yeomans and others 2020, on receptive wording',
      basis: 'V',
    },
    see: [
      'There is nearly always a story about who belongs here underneath {quote}.',
      'Honor the years first, then say the decision in one plain sentence, then stop.',
      'You can hear {to} out completely without having agreed to anything.',
    ],
    tries: [
      {
        id: 'story-before-matter',
        when: ['not said:hurt|remark|unkind'],
        move: 'open-question',
        say: {
          spoken: "Before we talk about the decision: what does [thing] mean to you? I'd like to hear the story.",
          short: 'What does [thing] mean to you?',
        },
        why: 'Once told, the story no longer has to hide in the argument.',
      },
      {
        id: 'plain-decision',
        when: ['said:solo|chose|decid|role|replace'],
        move: 'fact-first',
        say: {
          spoken:
            "You've given [what they gave] for [years]. This year it will be [name]. I wanted you to hear it from me.",
          short: "It will be [name]. You're hearing it first.",
        },
        why: 'Honor, decision, respect: each has its sentence, and none of them is a debate.',
        cost: 'Reasons after that sentence would turn into a talk about the other person.',
      },
      {
        id: 'agree-then-differ',
        move: 'hear',
        say: {
          spoken:
            'I agree that [shared concern] matters. I see the way there differently: [your view]. What am I missing?',
          short: '[Shared concern] matters. What am I missing?',
        },
        why: 'The ground you share is named first, and the question is a real one.',
      },
      {
        id: 'heated-meeting',
        when: ['said:meeting|council|heated|board|tonight|fight'],
        move: 'time',
        say: {
          spoken:
            'Two minutes each, nobody interrupts, and then we say what we heard before we answer. Shall we try it?',
          short: 'Two minutes each, no interrupting. All right?',
        },
        why: 'A form cools a room better than an appeal does.',
      },
      {
        id: 'what-was-said-in-front',
        when: ['said:said|sermon|remark|front|hurt'],
        move: 'name-it',
        say: {
          spoken:
            'On [day] you said [the words]. I sat there as one of those people, and it stayed with me. May I tell you why?',
          short: 'I was one of those people. May I tell you?',
        },
        why: 'It brings one face to a sentence that was said to many.',
        cost: 'In private, and not at the door.',
      },
    ],
    ifThey: {
      angry: { spoken: "I see how much this place is yours. I'm listening.", short: "I'm listening." },
      cries: { spoken: "I can see that it hurts. I won't talk it away.", short: 'I see that it hurts.' },
      blames: {
        spoken: "I may have handled it badly. The decision I'd still stand by.",
        short: "I'd still decide so.",
      },
      refuses: {
        spoken: "You needn't agree today. I'd like you at the table next time.",
        short: 'Come to the table anyway.',
      },
      guilt: {
        spoken: "Nobody's faith is being judged here. It's only about [thing].",
        short: "Nobody's faith is judged.",
      },
    },
    asks: [
      { text: 'Has it been decided, or is it still open?', when: ['not said:hurt|remark|sermon|unkind'] },
      { text: 'What do both sides want to keep?', when: ['not said:hurt|remark|sermon|unkind'] },
      { text: 'Who should hear it privately before the rest do?' },
    ],
    traps: ['"we felt led"', 'scripture as a trump card', 'telling the group before the person'],
    exercise: "Write down the other side's best reason until they would sign it.",
    next: ['faith-open-talk', 'home-same-fight'],
  },
  {
    id: 'faith-invite',
    family: 'faith',
    label: 'an invitation to the community',
    contexts: ['Faith', 'Social'],
    says: [
      'how do i invite a friend to church without being weird',
      'want to ask my neighbors to iftar',
      'inviting someone to shabbat dinner who isnt jewish',
      'new people come once and never again',
      'what do i say to visitors after the service',
      'how do i invite coworkers to our christmas concert',
      'ask someone to volunteer for the kids group',
      'friend keeps inviting me to her church and i dont want to go',
      'we need more people for the soup kitchen',
      'meditaton group, how do i bring a friend along',
    ],
    keys: [
      'invite',
      'inviting',
      'invitation',
      'visitors',
      'newcomer',
      'welcome',
      'church',
      'iftar',
      'shabbat',
      'service',
    ],
    not: ['wedding', 'forced'],
    needs: [],
    principle: {
      text: 'A clear invitation with an easy no is accepted more often than one expects, and it costs no friendship.',
      source: 'Flynn and Lake 2008, on direct requests',
      basis: 'M',
    },
    see: [
      'Where {quote} is concerned, an invitation is a gift as long as no is as easy as yes.',
      "Say what will happen, how long it takes, and that you'll sit beside them; the unknown is the hurdle.",
      'You may ask {to} once, gladly, and after that the door is simply open.',
    ],
    tries: [
      {
        id: 'what-how-long-beside',
        move: 'ask',
        say: {
          spoken:
            'On [day] we have [event], about an hour, with food after. Would you like to come as my guest? No is fine.',
          short: '[Event] on [day], as my guest?',
          written:
            "Hi [name], on [day] we have [event]. It lasts about an hour, nobody will ask you to do anything, and there is food afterwards. I'd like to have you beside me. If it's not your thing, just say so and we'll have coffee instead.",
        },
        why: 'Length, food and company answer the questions that nobody asks aloud.',
      },
      {
        id: 'first-word-to-visitors',
        when: ['said:visitor|newcomer|once'],
        move: 'open-question',
        say: {
          spoken: "I'm [your name]; I don't think we've met. What brought you here today?",
          short: "I'm [your name]. What brought you?",
        },
        why: "It doesn't ask whether they are new, so it is never wrong.",
      },
      {
        id: 'ask-for-a-job',
        when: ['said:volunteer|kitchen|helpers'],
        move: 'praise',
        say: {
          spoken: 'I saw how you [what you saw]. We need exactly that, [hours] on [day]. Would you try it once?',
          short: 'We need your [skill], once, on [day].',
        },
        why: 'One seen thing and one single time are easier to accept than an office for life.',
      },
      {
        id: 'declining-for-good',
        when: ['said:keeps|decline|pressur'],
        move: 'refuse',
        say: {
          spoken: "It's kind that you ask. It isn't for me, and that won't change. I'd still like [what you two do].",
          short: "Thank you, and it isn't for me.",
        },
        why: 'The friendship and the invitation come apart, and only one gets a no.',
      },
    ],
    ifThey: {
      refuses: { spoken: 'Thanks for saying so. Nothing changes between us.', short: 'Nothing changes between us.' },
      delays: { spoken: "It's every week, so there is no rush.", short: "It's every week." },
      why: { spoken: 'Because it does me good, and I like you.', short: 'I like it, and you.' },
      agrees: { spoken: "Good. I'll wait for you outside at ten to, by the gate.", short: "I'll wait by the gate." },
      laughs: { spoken: "I wasn't going to convert you before lunch.", short: 'No converting before lunch.' },
    },
    asks: [
      { text: 'What would a guest wonder about beforehand and not dare to ask?' },
      { text: 'How do you two usually spend time together?' },
      { slot: 'when', text: 'Which occasion would be the easiest first one?' },
    ],
    traps: ['a dinner that turns out to be a service', 'asking a third time', 'leaving a guest alone at the door'],
    exercise: 'Say the invitation aloud and end it with no is fine, in a tone that means it.',
    next: ['talk-new-friends', 'faith-open-talk'],
  },
]
