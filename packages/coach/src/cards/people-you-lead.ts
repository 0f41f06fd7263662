import type { Card } from '../types.ts'

/** For those who lead: two who quarrel, a delicate word, somebody good who may go, somebody who goes around them. */
export const peopleYouLeadCards: readonly Card[] = [
  {
    id: 'two-in-team',
    family: 'feedback-give',
    label: 'two people in your team who fight',
    contexts: ['Work', 'Professional', 'Academic', 'Faith'],
    says: [
      'two people on my team hate each other',
      'two of my employees fight all the time',
      'my team members dont talk to each other anymore',
      'two of my team members hate each other and i have to fix it',
      'how do i mediate between two coworkers as their manager',
      'there is a conflict in my team and its poisoning everything',
      'two nurses on my ward refuse to work together',
      'my best two people cant stand each other',
      'two volunteers in our group are fighting',
      'one of my staff complains about the other every day',
      'two students in my group refuse to work with each other',
      'my employees gossip about each other and the mood is bad',
      'i have to talk to two people about their quarrel',
    ],
    keys: ['two', 'team', 'hate', 'conflict', 'mediate', 'quarrel', 'poisoning', 'fight', 'employees', 'each'],
    not: ['kids', 'sons', 'daughters', 'parents', 'hits', 'threatens'],
    needs: [],
    principle: {
      text: 'Whoever mediates leads the talk and leaves the solution to the two; heard alone first, they are readier for it.',
      source: 'Pruitt 1995 on caucusing; Fisher, Ury and Patton, Getting to Yes',
      basis: 'M',
    },
    see: [
      'For {quote} you need three talks: one with each, then one with both, and no verdict in any.',
      'You do not have to make them friends; you have to make the work go on between them.',
      'Most quarrels at work hang on something one can write down: who decides, who waits for whom.',
    ],
    tries: [
      {
        id: 'each-alone-first',
        move: 'hear',
        say: {
          spoken:
            "I talk to both of you, alone first. I won't judge. What do you need from the other to do your work well?",
          short: 'What do you need from the other to work well?',
        },
        why: 'It turns what they think of each other into what they need from each other.',
        cost: 'Carry nothing from one room into the other.',
      },
      {
        id: 'both-at-one-table',
        move: 'limit',
        say: {
          spoken:
            'You need not like each other. You need to hand over work by noon. Each names one request, then one offer.',
          short: 'One request each, then one offer each.',
        },
        why: 'A request and an offer on each side keep it even.',
      },
      {
        id: 'find-the-hinge',
        move: 'open-question',
        say: {
          spoken: 'When did it last work well between you? What was different then?',
          short: 'When did it last work?',
        },
        why: 'The answer is often a rule or a date, and hardly ever a character.',
      },
      {
        id: 'look-again-friday',
        move: 'time',
        say: {
          spoken: 'We try this for two weeks. Then we three meet for ten minutes and look at it.',
          short: 'Two weeks, then we three look again.',
        },
        why: 'A promise that is looked at again gets kept.',
      },
    ],
    ifThey: {
      blames: {
        spoken: 'I hear you. What could you do from Monday on, whatever the other does?',
        short: 'What could you do from Monday?',
      },
      refuses: {
        spoken: 'Then I decide the handing over myself, and you both get it in writing.',
        short: 'Then I decide it.',
      },
      cries: { spoken: 'Take your time. It has gone on for long.', short: 'Take your time.' },
      denies: {
        spoken: 'Good. Then the work runs from today, and I look at it on Friday.',
        short: 'I look at it on Friday.',
      },
      angry: {
        spoken: "One at a time. I stop you both if it gets loud, and I'm fair about it.",
        short: 'One at a time, please.',
      },
      agrees: { spoken: 'Good. I put it on paper, and you both read it.', short: 'I put it on paper.' },
    },
    asks: [
      { text: 'What in the work suffers from it, in one example?' },
      { text: 'Have you heard each of them alone yet?' },
      { text: 'Since when is it so, and what changed then?' },
    ],
    traps: ['finding out who is right', 'a round table before the two talks', 'hoping it passes'],
    exercise: 'Write the matter in one sentence that both of them would sign.',
    next: ['feedback-report', 'clear-ask'],
  },
  {
    id: 'delicate-word',
    family: 'feedback-give',
    label: 'a delicate word about smell, clothes or manners',
    contexts: ['Work', 'Professional', 'Personal', 'Social', 'Academic'],
    says: [
      'i need to tell someone on my team that she smells',
      'my employee has bad body odor',
      'how do i tell a coworker that he smells',
      'my colleague has bad breath',
      'i have to talk to an employee about her clothes',
      'one of my staff dresses too sexy for work',
      'how to tell someone their fly is open',
      'my friend smells bad and nobody tells him',
      'customers complained about the smell of my employee',
      'my roommate never showers',
      'my coworker eats with open mouth and it disgusts everyone',
      'my student smells and the others move away',
    ],
    keys: ['smells', 'smell', 'odor', 'breath', 'hygiene', 'clothes', 'dresses', 'showers', 'body', 'delicate'],
    not: ['alcohol', 'food', 'cooking', 'gas', 'smoke'],
    needs: [],
    principle: {
      text: 'Short, private and early in the week, with the way out in the second sentence: the shame stays small.',
      source: 'our judgment',
      basis: 'J',
    },
    see: [
      'With {quote} the kind thing is the short thing: alone, under two minutes, nobody else named.',
      'You would want to know it too, and from one person instead of from glances.',
      'There may be a reason you cannot see, so leave room for one.',
    ],
    tries: [
      {
        id: 'one-minute-alone',
        move: 'name-it',
        say: {
          spoken:
            "This is awkward, and I'd want to know it in your place: I've noticed a strong body odor. Is everything all right?",
          short: 'I noticed a strong odor, and tell you alone.',
        },
        why: 'Plain word, good will and a question that leaves room for a reason.',
        cost: 'You have to bear ten seconds of silence.',
      },
      {
        id: 'no-audience',
        move: 'time',
        say: {
          spoken: 'Could you stay for two minutes? It is something small and private, and it is not about your work.',
          short: 'Two minutes? Small and private.',
        },
        why: 'It takes away the bigger fear before the smaller thing comes.',
      },
      {
        id: 'way-out',
        move: 'choice',
        say: {
          spoken: 'You can go home and change, or use the shower downstairs. Nobody else knows that we talked.',
          short: 'Change at home, or the shower here.',
        },
        why: 'Two ways to act help more than an assurance.',
      },
      {
        id: 'the-rule',
        when: ['said:cloth|dress|shirt|sexy|wear'],
        move: 'limit',
        say: {
          spoken: 'Your work is good. For customers we need closed shoes and covered shoulders. From Monday, please.',
          short: 'Closed shoes, covered shoulders, from Monday.',
        },
        why: 'A rule with things in it leaves the person and the taste out.',
      },
    ],
    ifThey: {
      cries: { spoken: 'I know this is uncomfortable. Nobody else knows. Take a moment.', short: 'Nobody else knows.' },
      angry: {
        spoken: 'I would be upset too. I said it so that nobody else has to.',
        short: 'So that nobody else has to.',
      },
      denies: { spoken: 'You may not notice it yourself. I did, twice this week.', short: 'I noticed it twice.' },
      silent: { spoken: 'No reply needed; I thought you should know.', short: 'No reply needed.' },
      why: { spoken: 'Because I value you here, and others had begun to notice.', short: 'Because I value you.' },
      agrees: { spoken: 'Thank you. That is the end of it for me.', short: 'That was all.' },
    },
    asks: [
      { text: 'How often have you noticed it yourself?' },
      { text: 'Where could you speak for two minutes undisturbed?' },
      { text: 'Could illness, money or a hard time stand behind it?' },
    ],
    traps: ['"people are saying"', 'hints and deodorant on the desk', 'a mail about hygiene to everyone'],
    exercise: 'Say the plain word aloud three times, alone, until it no longer makes you smile.',
    next: ['feedback-report', 'feedback-peer'],
  },
  {
    id: 'keep-somebody',
    family: 'ask',
    label: 'somebody good who may leave',
    contexts: ['Work', 'Professional'],
    says: [
      'my best engineer has another offer',
      'my best employee wants to quit',
      'someone on my team told me she is leaving',
      'how do i convince my employee to stay',
      'my assistant resigned and i dont want to lose her',
      'one of my people is unhappy and looks for another job',
      'my deputy got an offer from a competitor',
      'my team is quitting one after the other',
      'a key person on my team gave notice today',
      'i am losing my best teacher to another school',
    ],
    keys: ['offer', 'leaving', 'quit', 'stay', 'best', 'employee', 'lose', 'resigned', 'competitor', 'notice'],
    not: ['boyfriend', 'husband', 'wife', 'customer'],
    needs: [],
    principle: {
      text: 'People leave for reasons that built up early, so the question what would have to change comes before the money.',
      source: 'Lee and Mitchell 1994, Academy of Management Review',
      basis: 'M',
    },
    see: [
      'In {quote} there is an opening, for it reached you before the desk was empty.',
      'First find out what the other place has that yours has not; pay is only sometimes it.',
      'Thank them for the telling before you do anything about it.',
    ],
    tries: [
      {
        id: 'thank-and-ask',
        move: 'hear',
        say: {
          spoken:
            "Thank you for telling me first. I'd like you to stay. What would have to be different here for that?",
          short: 'Stay, please. What must change?',
        },
        why: 'It says plainly that they are wanted, and asks before it offers.',
        cost: 'Promise nothing in this talk.',
      },
      {
        id: 'what-drew-you',
        move: 'open-question',
        say: {
          spoken: 'What made you open their mail? I ask about the day before the offer.',
          short: 'What made you open their mail?',
        },
        why: 'The day before the offer holds the true reason.',
      },
      {
        id: 'by-when',
        move: 'time',
        say: {
          spoken:
            'When do you have to answer them? Give me until Thursday; then you hear what I can do and what I cannot.',
          short: 'Give me until Thursday.',
        },
        why: 'A date keeps the decision open, and vague hope does not.',
      },
      {
        id: 'let-go-well',
        move: 'exit',
        say: {
          spoken: 'If you go, we part well. What would you like to hand over, and to whom?',
          short: 'If you go, we part well.',
        },
        why: 'Those who are let go well help for weeks, and sometimes come back.',
      },
    ],
    ifThey: {
      refuses: {
        spoken: 'Then I thank you for what was. How shall we tell the team?',
        short: 'How shall we tell the team?',
      },
      bargains: {
        spoken: 'That figure I take upstairs today. You hear it by Thursday.',
        short: 'You hear it by Thursday.',
      },
      silent: { spoken: 'You need not say it today. I ask again tomorrow.', short: 'I ask again tomorrow.' },
      blames: { spoken: 'That is fair to say. I should have seen it sooner.', short: 'I should have seen it.' },
      agrees: { spoken: 'I am glad. I write down what we agreed on, tonight.', short: 'I write it down tonight.' },
    },
    asks: [
      { text: 'By when must this person decide?' },
      { text: 'What do you think is missing for them here?' },
      { text: 'What could you change on your own, without asking anybody?' },
    ],
    traps: ['guilt about the team', 'a promise you cannot sign', 'money as the first word'],
    exercise: 'Write down three things this person could not get here last year.',
    next: ['bad-news-team', 'quit-job'],
  },
  {
    id: 'around-me',
    family: 'feedback-give',
    label: 'somebody who goes around you',
    contexts: ['Work', 'Professional'],
    says: [
      'my direct report goes to my boss behind my back',
      'an employee went over my head',
      'my team asks my boss instead of me',
      'my team doesnt respect me as a lead',
      'an older colleague in my team ignores what i say',
      'my boss gives tasks to my people without asking me',
      'one of my team questions everything i decide',
      'i am the new lead and nobody listens to me',
      'my employee ignores my instructions',
      'he undermines me in front of the team',
      'someone on my team is always late',
      'my employee comes late every day and the others notice',
      'how do i talk to an employee about being late',
    ],
    keys: ['head', 'around', 'respect', 'ignores', 'undermines', 'report', 'lead', 'instructions', 'behind', 'late'],
    not: ['husband', 'wife', 'kids', 'students', 'customer'],
    needs: [],
    principle: {
      text: 'One observed deed, its effect and an open question; then a clear expectation with a date.',
      source: 'Center for Creative Leadership, situation, behavior, impact',
      basis: 'M',
    },
    see: [
      '{quote} has a reason that you may not know yet, so ask first and set the rule second.',
      'Respect is asked for in one deed at a time; nobody can hand it over in general.',
      'Say what you saw, what it did, and how you want it from here on.',
    ],
    tries: [
      {
        id: 'saw-effect-why',
        move: 'name-it',
        say: {
          spoken: 'You took that to my boss before me. I was caught off guard. What kept you from coming to me?',
          short: 'What kept you from coming to me?',
        },
        when: ['not said:late'],
        why: 'The question is meant, and the answer may be the most useful thing you hear this month.',
        cost: 'Bear the answer without defending yourself.',
      },
      {
        id: 'late-three-times',
        when: ['said:late'],
        move: 'fact-first',
        say: {
          spoken: 'You came after nine three times this week, and the others cover for you. What happened?',
          short: 'Three times after nine. Tell me why.',
        },
        why: 'A count and its effect are facts, and the question leaves room for a reason.',
        cost: 'Use your real count.',
      },
      {
        id: 'from-here-on',
        move: 'limit',
        say: {
          spoken: 'From here on I want it like this: to me first. If I do not help within a day, go higher.',
          short: 'To me first. After a day, go higher.',
        },
        when: ['not said:late'],
        why: 'It names a way that they are allowed to go, and so it is no gag.',
      },
      {
        id: 'what-works',
        move: 'choice',
        say: {
          spoken: 'What would make it possible from Monday on? Tell me your plan, and we look at it in two weeks.',
          short: 'What is your plan from Monday?',
        },
        why: 'A plan of their own is kept longer than yours.',
      },
      {
        id: 'agree-with-the-boss',
        when: ['said:boss|head|above|director'],
        move: 'ask',
        say: {
          spoken:
            '(to your own boss) When my people come to you, could you ask them: have you talked to me about it? That would help us all.',
          short: 'Could you send them back to me?',
        },
        why: 'The way around you ends where the other door closes kindly.',
      },
    ],
    ifThey: {
      denies: { spoken: 'Then I saw it wrong. How was it?', short: 'How was it, then?' },
      blames: {
        spoken: 'That is useful to hear. What should I do differently?',
        short: 'What should I do differently?',
      },
      angry: { spoken: "I'm not taking you apart. I want us to work.", short: 'I want us to work.' },
      silent: { spoken: 'Think about it until tomorrow. I ask again at ten.', short: 'I ask again at ten.' },
      agrees: { spoken: 'Thank you. Then we look at it in two weeks.', short: 'We look in two weeks.' },
    },
    asks: [
      { text: 'What have you seen yourself, and how often?' },
      { text: 'What might this person be missing from you?' },
      { text: 'What will you do if nothing changes in two weeks?' },
    ],
    traps: ['a word about respect in general', 'doing it before the team', 'a threat as the first step'],
    exercise: 'Write the deed in one sentence that a camera could have filmed.',
    next: ['feedback-report', 'lead-expert'],
  },
  {
    id: 'everyone-wants-off',
    family: 'refuse',
    label: 'a no to a wish of your team',
    contexts: ['Work', 'Professional'],
    says: [
      'i have to say no to a vacation request',
      'everyone on my team wants the same week off',
      'i need to deny a day off',
      'my employee wants to work from home and i cant allow it',
      'i have to tell my team there is no bonus this year',
      'an employee asked for fewer hours and i have to refuse',
      'my team wants a new tool and there is no budget',
      'how do i reject a request from my team member',
      'two people want the same shift off',
      'i have to cancel their holiday because we are short staffed',
    ],
    keys: ['vacation', 'request', 'off', 'deny', 'week', 'same', 'team', 'bonus', 'shift', 'holiday'],
    not: ['husband', 'customer', 'kids'],
    needs: [],
    principle: {
      text: 'A no is taken as fair when the rule is known, each could say their part, and the reason is told honestly.',
      source: 'Colquitt, Conlon, Wesson, Porter and Ng 2001, Journal of Applied Psychology',
      basis: 'M',
    },
    see: [
      'With {quote} somebody will be disappointed; a rule that all know makes it bearable.',
      'They will forgive the no sooner than the guessing.',
      'The no first, then the rule behind it, then what is possible.',
    ],
    tries: [
      {
        id: 'no-rule-offer',
        move: 'refuse',
        say: {
          spoken:
            "I can't give you that week; two are off already, and we need three here. The week after is yours if you want it.",
          short: 'Not that week. The next is yours.',
        },
        why: 'No, reason and offer come in one breath, and nobody has to dig for them.',
        cost: 'The rule has to hold for your favorites too.',
      },
      {
        id: 'let-them-sort-it',
        move: 'choice',
        say: {
          spoken:
            'Four of you want one week, and two can have it. Sort it out among you by Wednesday; otherwise I draw lots.',
          short: 'Two can. Sort it out by Wednesday, or lots.',
        },
        why: 'People trade more fairly among themselves than from above.',
      },
      {
        id: 'hear-the-reason',
        move: 'hear',
        say: {
          spoken: 'What hangs on that week for you? I cannot promise it, and I want to know before I decide.',
          short: 'What hangs on that week?',
        },
        why: 'A wedding weighs more than a cheap flight, and only they can tell you.',
      },
      {
        id: 'next-time-early',
        move: 'time',
        say: {
          spoken: 'This year it is a no. From now on the list opens in January, and whoever was last chooses first.',
          short: 'No this year. In January the list opens.',
        },
        why: 'A better rule for next time takes the sting out of this one.',
      },
    ],
    ifThey: {
      angry: { spoken: 'Blame me for it. I decided by the rule, and I stand by it.', short: 'I decided by the rule.' },
      why: { spoken: 'Because three must be here for the work to be safe.', short: 'Because three must be here.' },
      bargains: { spoken: 'If you find somebody to swap with, you have my yes.', short: 'Find a swap, and yes.' },
      guilt: { spoken: 'I see what it costs you. I still cannot do it.', short: 'I still cannot do it.' },
      cries: { spoken: 'I am sorry. Let us look at what else would help.', short: 'What else would help?' },
    },
    asks: [
      { text: 'Which rule have you used so far, and do they know it?' },
      { text: 'What can you offer that is true?' },
      { text: 'Who was disappointed the last time?' },
    ],
    traps: ['"it is not up to me" when it is', 'a secret exception', 'reasons before the no'],
    exercise: 'Say the no in the first six words, and the offer in the last six.',
    next: ['bad-news-report', 'bad-news-team'],
  },
  {
    id: 'junior-struggles',
    family: 'support',
    label: 'a younger colleague who is struggling',
    contexts: ['Work', 'Professional', 'Academic'],
    says: [
      'a new nurse cries in the supply room and i am her preceptor',
      'my new colleague is overwhelmed and i should help her',
      'my trainee makes mistakes and gets upset',
      'my intern is afraid of me',
      'my apprentice wants to give up',
      'a colleague cried at her desk what do i say',
      'someone on my team seems burned out',
      'my mentee has lost all confidence',
      'the new guy is struggling and too shy to ask',
      'my coworker is crying in the bathroom',
      'one of my team members looks really down lately',
    ],
    keys: [
      'trainee',
      'intern',
      'apprentice',
      'struggling',
      'cries',
      'mentee',
      'overwhelmed',
      'junior',
      'preceptor',
      'burned',
    ],
    not: ['kill', 'son', 'daughter', 'husband', 'wife', 'patient'],
    needs: [],
    principle: {
      text: 'Being asked what kind of help one wants is itself help; advice comes after it.',
      source: 'MacGeorge, Feng, Butler and Budarz 2004, Human Communication Research',
      basis: 'M',
    },
    see: [
      'For {quote} there are two things to give: two minutes now, and a plan for tomorrow.',
      'They will keep what you said on the bad day longer than anything you taught them.',
      'Tell what your own first months were like; it is the cheapest help there is.',
    ],
    tries: [
      {
        id: 'stay-two-minutes',
        move: 'hear',
        say: {
          spoken: "I'm here, no hurry. Do you want to talk, or should I just cover for you for ten minutes?",
          short: 'Talk, or shall I cover for ten minutes?',
        },
        why: 'Two offers that both are easy to take.',
      },
      {
        id: 'my-first-months',
        move: 'own',
        say: {
          spoken:
            'In my third month I cried in that same room. I thought I was not made for it. It got better by summer.',
          short: 'I cried there too. It got better.',
        },
        why: 'Coming from you it is proof, and "you will be fine" is none.',
        cost: 'Only if it is true; otherwise tell what was hard for you.',
      },
      {
        id: 'one-thing-tomorrow',
        move: 'choice',
        say: {
          spoken: 'Which one thing tomorrow scares you most? We do that one together, and the rest you do as you can.',
          short: 'Which thing scares you most? We do it together.',
        },
        why: 'One thing together takes the weight off the whole day.',
      },
      {
        id: 'true-strength',
        move: 'praise',
        say: {
          spoken:
            'Yesterday you noticed that before anybody else did. That cannot be taught. The speed comes by itself.',
          short: 'You noticed it first. The speed comes.',
        },
        why: 'One seen deed outweighs ten kind words.',
      },
    ],
    ifThey: {
      denies: { spoken: 'All right. I am at the desk until four.', short: 'I am here until four.' },
      cries: { spoken: 'Let it come. Nobody is coming in.', short: 'Let it come.' },
      silent: { spoken: 'You need not talk. Shall I sit here?', short: 'Shall I sit here?' },
      blames: {
        spoken: 'One mistake. I made three of those, and I tell you how I mended them.',
        short: 'I made three of those.',
      },
      agrees: { spoken: 'Good. Tomorrow at seven, I wait at the door.', short: 'Tomorrow at seven.' },
    },
    asks: [
      { text: 'What happened just before, as far as you know?' },
      { text: 'What does this person already do well, in one example?' },
      { text: 'Is it the work, or is it something at home?' },
    ],
    traps: ['"you will get used to it"', 'taking all the work away', 'telling the others'],
    exercise: 'Think of one moment from your own first months, and put it into three sentences.',
    next: ['feedback-report', 'support-just-listen', 'support-low-friend'],
  },
]
