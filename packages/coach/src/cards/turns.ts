import type { Card } from '../types.ts'

/** At a turn of the work or of a habit: a first call, a declined offer, old friends to lead, a client's wish, a habit to own. */
export const turnCards: readonly Card[] = [
  {
    id: 'sales-first-call',
    family: 'money',
    label: 'questions for a first call',
    contexts: ['Professional', 'Work', 'Creative'],
    says: [
      'first call with a new customer, which questions do i ask',
      'discovery call tomorrow and i never know what to ask',
      'what do i ask before i name a price',
      'i talk too much on first calls with customers',
      'i talk too much on sales calls',
      'i pitch before i know what the client needs',
      'how do i find out the budget of a prospect',
      'prospect says send me a proposal and i know nothing yet',
      'how do i qualify a lead without an interrogation',
      'intro call with a potential client',
      'i sell too early and the buyer goes quiet',
    ],
    keys: ['first', 'calls', 'discovery', 'prospect', 'sales', 'sell', 'buyer', 'pitch', 'needs', 'budget', 'qualify'],
    needs: [],
    principle: {
      text: 'In successful sales talks the buyer speaks more; questions about the trouble and what it costs come before the offer.',
      source: 'Rackham 1988, SPIN Selling',
      basis: 'M',
    },
    see: [
      'Before {quote} has an answer, three things must be known: what hurts, what it costs, and who decides.',
      'A price named before the trouble is understood is only a number to haggle over.',
      'Let the other side talk for two thirds of the call; what is told to you sells better than what you tell.',
    ],
    tries: [
      {
        id: 'why-now',
        move: 'open-question',
        say: {
          spoken: 'What made you call us now? And what happens if nothing changes until [month]?',
          short: 'Why now, and what if nothing changes?',
        },
        why: 'The first half gives you the trouble, the second its price, and both in their own words.',
        cost: 'After the question you have to bear four seconds of silence.',
      },
      {
        id: 'decide-and-budget',
        move: 'ask',
        say: {
          spoken: 'Who else will have a say in this? And is there a frame for the budget that I should keep to?',
          short: 'Who decides, and within which budget?',
        },
        why: 'Asked plainly and early it is a help with planning and no trick.',
      },
      {
        id: 'said-back-then-price',
        move: 'hear',
        say: {
          spoken:
            'So [trouble] costs you [what], and you need it solved by [date]. Did I get it? Then I can name a price.',
          short: '[Trouble], by [date]. Did I get it?',
        },
        why: 'A price that follows their own words has something to stand beside.',
      },
      {
        id: 'not-for-us',
        when: ['said:qualif|lead|prospect|wrong|budget'],
        move: 'limit',
        say: {
          spoken: 'From what you tell me, [other way] would serve you better than we would. Shall I give you a name?',
          short: '[Other way] may suit you better.',
        },
        why: 'A no from your side saves two months, and people remember who sent them to the right place.',
      },
    ],
    ifThey: {
      why: {
        spoken: 'I ask because the answer changes what I would offer you.',
        short: 'It changes what I offer.',
      },
      delays: {
        spoken: 'Of course. What should be settled before we speak again on [day]?',
        short: 'What comes before [day]?',
      },
      silent: { spoken: 'Take your time. I am writing down what you said.', short: 'Take your time.' },
      refuses: {
        spoken: 'Then give me a range, and I tell you what fits in it.',
        short: 'A range is enough.',
      },
      bargains: {
        spoken: 'Before we move the price: which part could we leave out?',
        short: 'What could we leave out?',
      },
      agrees: { spoken: 'Good. I send you two pages by [day], and we talk on [day].', short: 'Two pages by [day].' },
    },
    asks: [
      { text: 'What do you know already about the trouble they have?' },
      { text: 'Which of your questions could only this customer answer?' },
      { text: 'How much of your last first call was your own voice?' },
    ],
    traps: [
      'a list read off like a form',
      'the price in the first five minutes',
      'a question and its answer in one breath',
    ],
    exercise: 'Write five questions that begin with what, how or who, and strike the one that you could look up.',
    next: ['client-fee', 'follow-up'],
  },
  {
    id: 'decline-offer',
    family: 'refuse',
    label: 'declining an offer',
    contexts: ['Professional', 'Work', 'Academic', 'Creative'],
    says: [
      'how do i decline a job offer by email',
      'i want to turn down an offer and keep the door open',
      'i accepted another job and have to decline the first company',
      'declining an offer after i already said yes',
      'how do i tell the recruiter i am not taking the job',
      'turning down a place at a university',
      'i got two offers and have to reject one',
      'withdraw my application politely',
      'how do i say no to a job offer without burning bridges',
      'they offered me the position but i decline because of the pay',
      'email to decline an internship offer',
    ],
    keys: [
      'decline',
      'declining',
      'offer',
      'withdraw',
      'reject',
      'turn',
      'recruiter',
      'position',
      'internship',
      'bridges',
    ],
    needs: [],
    principle: {
      text: 'Thanks, the no in the second sentence, one true reason at most, and a wish; early enough that they can ask the next person.',
      source: 'our judgment',
      basis: 'J',
    },
    see: [
      '{quote} takes four sentences, and the no stands in the second one.',
      'They have a second name on the list, so the kindest thing about a no is its date.',
      {
        text: 'To {to} a clear no today is worth more than a warm maybe next week.',
        when: ['has:to'],
      },
    ],
    tries: [
      {
        id: 'thanks-no-wish',
        move: 'refuse',
        say: {
          spoken:
            "Thank you for the offer and for your time. I've decided not to take it. I wish you a good start with [role].",
          short: "Thank you; I've decided not to take it.",
          written:
            "Dear [name], thank you for offering me the position and for the time you all took. I have thought about it carefully and decided to decline. I enjoyed our talks, above all [one thing], and I'd be glad if our paths crossed again. I wish you a good choice.",
        },
        why: 'The answer cannot be misread, and the thanks are for something that happened.',
        cost: 'No door is left for a better figure; if you want one, negotiate first.',
      },
      {
        id: 'one-true-reason',
        when: ['said:pay|because|another|two|distance|salary'],
        move: 'own',
        say: {
          spoken:
            "I've taken another offer that is closer to [what matters to you]. It was a near thing, thanks to your team.",
          short: 'Another offer fits [what matters] better.',
        },
        why: 'One reason that is about your own path gives nothing to argue with.',
      },
      {
        id: 'after-a-yes',
        when: ['said:accepted|already|yes'],
        move: 'repair',
        say: {
          spoken:
            "I said yes on [day], and I'm taking it back. I know what that costs you, and I'm sorry. It is final.",
          short: "I'm taking back my yes, and I'm sorry.",
        },
        why: 'Owned in the first line and by telephone it is bad news, later it is a breach.',
        cost: 'Read what you signed before you call.',
      },
      {
        id: 'stay-in-touch',
        move: 'praise',
        say: {
          spoken: 'What stayed with me is [one thing]. May I write to you when something like it comes up?',
          short: 'May I write to you again?',
        },
        why: 'A door stays open through one thing that you noticed, and not through a polite phrase.',
      },
    ],
    ifThey: {
      bargains: {
        spoken: 'That is generous. My answer stays, because it is not about the figure.',
        short: 'My answer stays, and thank you.',
      },
      why: { spoken: 'The other work fits what I want to learn. Yours was close.', short: 'The other fits better.' },
      guilt: {
        spoken: 'I know how much time went into it. That is why you hear it today.',
        short: 'You hear it early.',
      },
      angry: { spoken: 'I see that it comes at a bad time. I am sorry for that.', short: 'Sorry for the timing.' },
      silent: { spoken: 'This needs no reply. I wanted you to know in time.', short: 'No answer needed.' },
    },
    asks: [
      { text: 'Have you said yes anywhere, in writing or aloud?' },
      { text: 'Is there a figure or a change that would make you take it?' },
      { text: 'What did you truly like about them?' },
    ],
    traps: ['three reasons', '"at this time" when you mean never', 'waiting until they write again'],
    exercise: 'Write it in four sentences and take out every word that softens the second.',
    next: ['negotiate-offer', 'thank-you'],
  },
  {
    id: 'promoted-over-friends',
    family: 'hard-talk',
    label: 'leading people who were your peers',
    contexts: ['Work', 'Professional'],
    says: [
      'i got promoted over my friends',
      'promoted to lead and my old teammates are my reports now',
      'now i am the boss of my best friend at work',
      'my friends at work are weird since i became the manager',
      'i have to give feedback to a friend who reports to me now',
      'my coworkers joke about me being the boss now',
      'first meeting as the manager of my former peers',
      'they stopped inviting me to lunch since my promotion',
      'a friend expects favors because i am the supervisor now',
      'my colleague wanted the job i got and now i manage him',
      'how do i lead people who were my peers last week',
      'got promoted over my friend and now its weird between us',
      'i am her boss now and she avoids me',
      'i have to be the boss of my old colleagues',
    ],
    keys: ['promoted', 'promotion', 'peers', 'former', 'manager', 'lead', 'supervisor', 'friends', 'teammates', 'boss'],
    needs: [],
    principle: {
      text: 'Say aloud what changes and what stays before anybody has to guess; an unspoken change is read as pride.',
      source: 'our judgment',
      basis: 'J',
    },
    see: [
      '{quote} gets easier once both roles have been named in one short talk.',
      'They watch now whom you greet first and whose mistake you overlook, so the same rule for all is a kindness.',
      {
        text: 'What {to} wants to know is whether the friend is still there, and what the boss will do.',
        when: ['has:to'],
      },
    ],
    tries: [
      {
        id: 'changes-and-stays',
        move: 'name-it',
        say: {
          spoken:
            'This is odd for both of us. What changes: I decide on [what]. What stays: [what]. What is it like for you?',
          short: 'What changes is [what]; what stays is [what].',
        },
        why: 'Two short lists and a question take the guessing out of the corridor.',
        cost: 'Hold this talk with each of them alone, and within the first two weeks.',
      },
      {
        id: 'to-the-one-who-wanted-it',
        when: ['said:wanted|colleague|applied|passed|instead'],
        move: 'hear',
        say: {
          spoken:
            'You wanted this job, and you had good reasons. I need your [strength]. What would make it right to work here?',
          short: 'You wanted it. What would make it right?',
        },
        why: 'What both know and nobody says is the thing that stands in the way.',
      },
      {
        id: 'same-rule-for-all',
        when: ['said:favor|expect|special'],
        move: 'limit',
        say: {
          spoken: "As your friend I'd like to. As the lead I have one rule for everybody, and it is [rule].",
          short: 'One rule for everybody: [rule].',
        },
        why: 'Both roles get a sentence of their own, so the no comes from the right one.',
      },
      {
        id: 'first-round',
        move: 'open-question',
        say: {
          spoken: 'You know this work as well as I do. What should I keep, and what should I change first?',
          short: 'What should I keep, what change?',
        },
        why: 'Asking for their view shows that the title has not made you deaf.',
      },
    ],
    ifThey: {
      laughs: {
        spoken: 'Laugh, I would too. And the plan still needs your answer by [day].',
        short: 'And your answer by [day]?',
      },
      angry: {
        spoken: 'You may be angry about it. Tell me the part that I can change.',
        short: 'Which part can I change?',
      },
      silent: { spoken: 'Think about it. I ask you again over coffee on [day].', short: 'Coffee on [day]?' },
      guilt: {
        spoken: 'The friendship does not depend on this answer, for my part.',
        short: 'We stay friends, for my part.',
      },
      agrees: { spoken: 'Thank you. Tell me early when I get it wrong.', short: 'Tell me early, please.' },
    },
    asks: [
      { text: 'With whom is it hardest, and since which day?' },
      { text: 'What must change between you, and what may stay?' },
      { text: 'Which favor would you refuse to a stranger?' },
    ],
    traps: ['staying one of them when it suits', 'harder on friends to prove a point', 'jokes about being the boss'],
    exercise: 'Finish two sentences aloud, "what changes is" and "what stays is", each in eight words.',
    next: ['feedback-report', 'speak-up-meeting'],
  },
  {
    id: 'client-wish',
    family: 'serve',
    label: "a client's wish that you doubt",
    contexts: ['Creative', 'Professional', 'Work'],
    says: [
      'a client wants the logo bigger on my poster',
      'client says make it pop',
      'the client wants something else every week',
      'customer wants a change that ruins the design',
      'client says make it nice and nothing else',
      'how do i answer a client who wants it all in red',
      'client wants everything on one page of the flyer',
      'client sends twenty changes after the final version',
      'how do i defend my design without sounding precious to the client',
      'i have to explain my poster to a client',
      'client does not like the layout and cannot say why',
      'client wants something ugly',
      'client insists on a bad idea',
    ],
    keys: ['logo', 'poster', 'bigger', 'design', 'layout', 'flyer', 'client', 'version', 'pop', 'nice', 'changes'],
    needs: [],
    principle: {
      text: 'A wish for a change is a cure in search of a trouble; ask for the trouble and show two cures.',
      source: 'our judgment',
      basis: 'J',
    },
    see: [
      '{quote} is a proposal for a cure, so ask first what it should heal.',
      'They know the people it is for, and you know how the eye moves; the answer needs both.',
      {
        text: 'Before {to} hears your view, let there be one question about what the work should do.',
        when: ['has:to'],
      },
    ],
    tries: [
      {
        id: 'what-should-happen',
        move: 'open-question',
        say: {
          spoken: 'Gladly, tell me first: what should somebody notice within two seconds, and what gets lost now?',
          short: 'What should be noticed first?',
        },
        why: 'The answer is often that something is not seen, and there are five ways to make it seen.',
        cost: 'You have to mean the question, and take the answer.',
      },
      {
        id: 'two-versions',
        move: 'choice',
        say: {
          spoken:
            'I made two: [your wish] as you asked, and one where [other way] does it. Look from three steps away.',
          short: 'Two versions; look from three steps away.',
        },
        why: 'Side by side the work argues for itself, and nobody has to lose.',
      },
      {
        id: 'goal-reason-advice',
        move: 'fact-first',
        say: {
          spoken: 'You wanted [goal]. That is why [choice]. My advice is to keep it; the decision is yours.',
          short: 'For [goal] I would keep it; you decide.',
        },
        why: 'A reason tied to their goal is advice; one tied to taste is a quarrel.',
      },
      {
        id: 'changes-in-a-frame',
        when: ['said:twenty|changes|again|final|week|every'],
        move: 'limit',
        say: {
          spoken:
            'Two rounds are in the price, and this is the second. Could you send everything in one list by [day]?',
          short: 'Everything in one list by [day]?',
        },
        why: 'One list makes people choose, and the frame was agreed before.',
      },
    ],
    ifThey: {
      refuses: {
        spoken: 'Then we do it your way, and I note my advice in the mail.',
        short: 'Your way, then; my advice is noted.',
      },
      why: { spoken: 'Because the eye goes to [place] first, and stops there.', short: 'The eye stops at [place].' },
      angry: {
        spoken: 'I want it to work for you. Which part bothers you most?',
        short: 'Which part bothers you most?',
      },
      silent: { spoken: 'Show it to two people who know nothing about it.', short: 'Show it to two strangers.' },
      agrees: { spoken: 'Good. You get the final one by [day].', short: 'Final one by [day].' },
    },
    asks: [
      { text: 'What should the work do, for whom, and where will it hang?' },
      { text: 'What do you think gets lost at the moment?' },
      { text: 'How many rounds of changes did you agree on?' },
    ],
    traps: ['"trust me, I am the designer"', 'doing it without a word and sulking', 'ten reasons'],
    exercise: 'Say the goal of the piece in one sentence, and check each of your choices against it.',
    next: ['client-fee', 'ask-clarity'],
  },
  {
    id: 'sorry-habit',
    family: 'apology',
    label: 'an apology for a habit',
    contexts: ['Personal', 'Family', 'Work', 'Social'],
    says: [
      'my sister says i never let her finish, how do i say sorry',
      'i talk over people and notice too late',
      'i always interrupt my wife and want to apologize and do better',
      'my friends say i am always on my phone and they are right',
      'i am late every single time and my friend is fed up with me',
      'how do i apologize for something i keep doing',
      'i keep correcting my husband in front of people and want to stop',
      'they say i never listen and i think it is true',
      'i said sorry so often that nobody believes me',
      'my daughter says i never put the laptop away',
    ],
    keys: ['habit', 'sorry', 'apologize', 'never', 'finish', 'interrupt', 'better', 'change', 'keep', 'again'],
    needs: [],
    principle: {
      text: 'The offer to repair weighs more in an apology than the regret; for a habit that is one change which can be watched.',
      source: 'Lewicki, Polin & Lount 2016',
      basis: 'M',
    },
    see: [
      '{quote} has happened more than once, so the change has to stand in the same breath as the sorry.',
      'A habit is not ended by a promise; it is ended by a signal in the moment.',
      {
        text: 'Let {to} hold the signal, and the apology has something to be measured by.',
        when: ['has:to'],
      },
    ],
    tries: [
      {
        id: 'habit-effect-signal',
        move: 'own',
        say: {
          spoken: "You're right, I [habit]. It tells you that you don't count. I'm sorry. Raise a hand, and I stop.",
          short: "You're right, I [habit]. Raise a hand.",
        },
        why: 'You say the habit, what it does and how it will be caught, without a reason in between.',
        cost: 'When the hand goes up you have to stop, even in mid-sentence.',
      },
      {
        id: 'the-last-time',
        move: 'repair',
        say: {
          spoken: 'On [day] I cut off your story about [what]. I would like to hear the end of it now.',
          short: 'How did [story] end?',
          casual: 'I never heard the end of [story] on [day], and that was me. Tell me now?',
        },
        when: ['said:listen|story|correct'],
        why: 'Giving back the stolen turn says more than the word sorry.',
      },
      {
        id: 'stop-and-hand-back',
        move: 'drill',
        say: {
          spoken: 'I did it again. Please go on; I am counting to three before I speak.',
          short: 'I did it again. Please go on.',
        },
        why: 'Caught by yourself it costs five words and earns more than any vow.',
      },
    ],
    ifThey: {
      angry: { spoken: 'Yes, and you have said it often. I heard it today.', short: 'Yes. I heard it today.' },
      denies: { spoken: 'You are kind. I noticed it myself, and I want it gone.', short: 'I noticed it myself.' },
      blames: {
        spoken: 'That too. I start with this one, so that you can see it.',
        short: 'I start with this one.',
      },
      laughs: { spoken: 'I know. Give me two weeks and keep count.', short: 'Keep count for two weeks.' },
      agrees: { spoken: 'Thank you. Ask me in two weeks how it goes.', short: 'Ask me in two weeks.' },
      silent: { spoken: 'Say nothing yet. You will see it, or not.', short: 'You will see it.' },
    },
    asks: [
      { text: 'What happens in you in the second before it happens?' },
      { text: 'When was the last time, and what did they not get to say?' },
      { text: 'Which sign could they give you that would not hurt?' },
    ],
    traps: ['"that is just how I am"', 'a promise without a sign', 'saying sorry and going on with your own story'],
    exercise: 'In your next talk count to three after each of their sentences, and note how often they went on.',
    next: ['sorry-snapped', 'sorry-promise'],
  },
]
