import type { Card } from '../types.ts'

/** Asking for what one may claim: money back, a second look at a grade, an adjustment, a clear answer. */
export const claimCards: readonly Card[] = [
  {
    id: 'ask-refund',
    family: 'money',
    label: 'asking for your money back',
    contexts: ['Personal', 'Public', 'Family', 'Social'],
    says: [
      'how do i ask for a refund',
      'i want my money back from a store',
      'i bought shoes online and they wont take them back',
      'hotel refuses to refund my booking',
      'the airline cancelled and i want a refund not a voucher',
      'asking for a refund after the return window closed',
      'gym keeps charging me after i cancelled',
      'the repair didnt work and i want the money back',
      'how to return something without a receipt',
      'they said no refunds but the thing is broken',
      'asked for a refund twice and nobody answers',
      'concert was cancelled how do i get my tickets refunded',
    ],
    keys: ['refund', 'return', 'receipt', 'voucher', 'booking', 'charged', 'store', 'broken', 'window', 'bought'],
    not: ['customer', 'guest'],
    needs: [],
    principle: {
      text: 'Short, factual, friendly, firm: what you bought, what failed, what you ask for and by when, with no mood in it.',
      source: 'Eddy, BIFF',
      basis: 'V',
    },
    see: [
      '{quote} needs four facts and no story: what, when, what went wrong, what you want.',
      { text: 'The sum ({amount}) goes into the first line, so that nobody has to look for it.', when: ['has:amount'] },
      'The person at the desk did not make the rule, and may know the way around it.',
    ],
    tries: [
      {
        id: 'four-facts',
        move: 'ask',
        say: {
          spoken: 'I bought [thing] on [date], and [what went wrong]. I would like the money back, please.',
          short: "I'd like the money back, please.",
          written:
            'I bought [thing] on [date], and it [what went wrong]. I would like a refund to the card I paid with. The order number is below. Please tell me by which day I can expect it.',
        },
        why: 'A plain fact and a plain wish can be typed into a form, and forms are what they have.',
      },
      {
        id: 'who-may-decide',
        when: ['said:refuse|said|wont|again|twice|after|window|polic'],
        move: 'open-question',
        say: {
          spoken: 'The rule may not be yours. Who can make an exception, and how do I reach them today?',
          short: 'Who can make an exception?',
        },
        why: 'It spares the one in front of you and moves you one desk up.',
        cost: 'It only works in a friendly voice.',
      },
      {
        id: 'second-best',
        move: 'choice',
        say: {
          spoken: "If a refund isn't possible, what is: an exchange, a repair, or credit without an end date?",
          short: 'Exchange, repair, or credit?',
        },
        why: 'Most desks may give something, and you hear what by naming three things.',
        cost: 'Name it second, or it becomes the first offer.',
      },
      {
        id: 'in-writing',
        when: ['said:twice|nobody|keeps|charg|cancel|answer'],
        move: 'write',
        say: {
          spoken: "Please send me the refusal in writing, with your name. I'll take it to [my bank] on [date].",
          short: 'Please put the refusal in writing.',
        },
        why: 'A no with a name under it is given less easily.',
        cost: 'Say only what you will really do.',
      },
    ],
    ifThey: {
      refuses: {
        spoken: 'I understand the rule. Who may make an exception when [what went wrong]?',
        short: 'Who may make an exception?',
      },
      delays: { spoken: 'Which day can I count on, and what is the case number?', short: 'Which day, which number?' },
      angry: { spoken: 'None of it is your doing. I want to settle this thing.', short: "I'd like to settle it." },
      why: { spoken: 'Because [what went wrong], from the first day.', short: 'It [what went wrong].' },
      blames: {
        spoken: 'I used it as the manual says. What do you see that I missed?',
        short: 'What did I miss?',
      },
    },
    asks: [
      { slot: 'amount', text: 'What sum is it about?' },
      { text: 'What do you have in hand: a receipt, an order number, a photo?' },
      { text: 'Would an exchange be all right, or is it the money?' },
      { text: 'What did they answer so far, word for word?' },
    ],
    traps: [
      'the whole history before the wish',
      'a threat in the first message',
      'asking the person what they would do',
    ],
    exercise: 'Say the four facts in ten seconds, with the order number in your hand.',
    next: ['complaint-letter', 'follow-up'],
  },
  {
    id: 'grade-dispute',
    family: 'ask',
    label: 'asking for a second look at a grade',
    contexts: ['Academic'],
    says: [
      'how do i dispute a grade with my professor',
      'my paper was graded unfairly and i want a regrade',
      'i got a C and i think my professor misread my essay',
      'there is a mistake in my exam score how do i tell my teacher',
      'i deserve a better mark than this',
      'ta took off points for something that was right',
      'how to email the professor about my midterm grade',
      'my grade doesnt match the rubric',
      'i want to appeal my final grade',
      'the teacher gave me a lower grade then my friend for the same answer',
      'professor lost my homework and gave me a zero',
      'i disagree with the comments on my thesis and the grade',
    ],
    keys: ['regrade', 'dispute', 'appeal', 'rubric', 'points', 'misread', 'graded', 'unfairly', 'score', 'midterm'],
    not: ['student', 'students', 'pupil'],
    needs: [],
    principle: {
      text: 'Argue from a standard that both sides accept: the criterion and the page, not the wish for a better number.',
      source: 'Fisher, Ury & Patton, Getting to Yes',
      basis: 'M',
    },
    see: [
      '{quote} gets a hearing as soon as it points at one page and one criterion.',
      {
        text: 'What {to} can check is a place in the text; what nobody can check is what you deserve.',
        when: ['has:to'],
      },
      'A second look is a normal request, as long as it asks for a look and not for a number.',
    ],
    tries: [
      {
        id: 'page-and-criterion',
        move: 'ask',
        say: {
          spoken:
            'On page [n] I answered [criterion] with [what you wrote]. Could you look at that place again with me?',
          short: 'Could we look at page [n] together?',
          written:
            'Dear [name], thank you for the comments. On page [n] I meant to answer [criterion], and I would like to understand why it did not count. Could we look at that place in your next office hour?',
        },
        why: 'It asks to look and not to give, and looking is easy to grant.',
      },
      {
        id: 'what-would-have',
        move: 'open-question',
        say: {
          spoken: 'What would a full answer to that question have had that mine does not?',
          short: 'What was missing in mine?',
        },
        why: 'Either you learn what was missing, or the mistake shows by itself.',
      },
      {
        id: 'points-that-do-not-add-up',
        when: ['said:mistake|score|points|zero|lost|match|wrong'],
        move: 'fact-first',
        say: {
          spoken:
            'I think something slipped: question [n] shows [points], and the total has [points]. Could you check it?',
          short: 'Question [n] and the total do not match.',
        },
        why: 'A slip in the sum has nothing to do with judgment, so nobody has to give in.',
      },
      {
        id: 'the-formal-way',
        when: ['said:appeal|final|dean|refus|lower'],
        move: 'write',
        say: {
          spoken:
            'Thank you for looking. I would still like a second reader. Which way does the department have for that?',
          short: 'Which way is there to a second reader?',
        },
        why: 'There is nearly always a path with a date on it, and asking for it is no attack.',
        cost: 'The second reader may also go lower.',
      },
    ],
    ifThey: {
      refuses: {
        spoken: 'Thank you for the answer. Is there a second reader, and until when can I ask for one?',
        short: 'Is there a second reader?',
      },
      angry: {
        spoken: "I don't doubt your judgment. I'd like to understand this one place.",
        short: 'Only this one place.',
      },
      why: {
        spoken: 'Because [criterion] stands on page [n], and I want to learn from it.',
        short: 'It stands on page [n].',
      },
      delays: { spoken: 'Of course. Shall I come back on [day] with the page marked?', short: 'On [day], then?' },
      agrees: {
        spoken: 'Thank you. Shall I send you the page, so that it is easy to find?',
        short: 'I will send the page.',
      },
    },
    asks: [
      { text: 'Which page or question is it, exactly?' },
      { text: 'What does the rubric say, word for word?' },
      { text: 'What do you want most: the points, or to know what to do next time?' },
    ],
    traps: ['what others got', 'what the grade does to your average', 'how hard you worked'],
    exercise:
      'Find the one line in your paper that answers the criterion, and read it aloud with the page number before it.',
    next: ['ask-meeting', 'feedback-unclear'],
  },
  {
    id: 'ask-accommodation',
    family: 'ask',
    label: 'asking for an adjustment',
    contexts: ['Academic', 'Work', 'Professional'],
    says: [
      'how do i ask for accommodations at work',
      'i have adhd and need extra time on exams, how do i tell my professor',
      'i need a quieter desk because of migraines',
      'asking for captions in meetings because im hard of hearing',
      'how do i tell hr i need an adjustment without saying my diagnosis',
      'my anxiety makes presenting impossible can i ask for another way',
      'i need breaks for my diabetes and my boss doesnt know',
      'how much do i have to say about my disability',
      'need a different chair for my back how do i ask',
      'dyslexia and long written reports at my job',
    ],
    keys: [
      'accommodation',
      'accommodations',
      'adjustment',
      'disability',
      'extra',
      'captions',
      'diagnosis',
      'breaks',
      'adhd',
      'dyslexia',
    ],
    needs: [],
    principle: {
      text: 'Say what you need in order to do the work and what it makes possible; what the body or the mind is called is yours to keep.',
      source: 'our judgement',
      basis: 'J',
    },
    see: [
      '{quote} can be asked for by what it makes possible, and the name of the thing may stay with you.',
      { text: 'What {to} can decide about is a desk, an hour, a format; so name one of those.', when: ['has:to'] },
      'You are asking for a tool, so one sentence about the work says more than a history of it.',
    ],
    tries: [
      {
        id: 'need-and-effect',
        move: 'ask',
        say: {
          spoken: 'To do [task] well I need [what you need]. With it I can [what becomes possible]. Who arranges that?',
          short: 'I need [what you need] for [task].',
          written:
            'To do [task] well I need [what you need], for health reasons. With it I can [what becomes possible]. Could you tell me who arranges that and what they need from me?',
        },
        why: 'It gives them something to arrange and leaves nothing to judge.',
      },
      {
        id: 'try-it-for-a-month',
        move: 'choice',
        say: {
          spoken: 'Could we test [what you need] until [date] and then look at how it went?',
          short: 'Could we test it until [date]?',
        },
        why: 'A trial with an end is easier to say yes to than a rule.',
      },
      {
        id: 'not-the-name',
        when: ['said:diagnos|tell|much|say|know'],
        move: 'limit',
        say: {
          spoken: "I'd rather not go into the medical side. What matters for the work is [what you need].",
          short: "I'd keep the medical side out of it.",
        },
        why: 'Said early and friendly, it sets the frame for all that follows.',
        cost: 'An office may still ask for a paper; then the paper speaks for you.',
      },
    ],
    ifThey: {
      why: {
        spoken: 'For health reasons. I can bring a note for the office, if it is needed.',
        short: 'For health reasons.',
      },
      refuses: {
        spoken: 'Which part is not possible, and who else could decide about it?',
        short: 'Which part is not possible?',
      },
      delays: { spoken: 'What can we do until then, starting on [day]?', short: 'What until then?' },
      blames: { spoken: 'I want to do the work. This is how I can.', short: 'This is how I can.' },
      agrees: { spoken: 'Thank you. From which day, and who should know about it?', short: 'From which day?' },
    },
    asks: [
      { text: 'Which task is it that gets hard without it?' },
      { text: 'What would be the smallest thing that helps?' },
      { text: 'Is there an office for this where you are, or is it one person?' },
    ],
    traps: ['an apology for needing it', 'your whole medical story', 'asking for special treatment in those words'],
    exercise: 'Write the one sentence with the task, the need and the effect, and read it to a wall until it is dull.',
    next: ['work-arrangement', 'ask-help'],
  },
  {
    id: 'ask-doctor',
    family: 'ask',
    label: 'being heard by a doctor',
    contexts: ['Personal', 'Family'],
    says: [
      'my doctor never listens to me',
      'i forget everything i wanted to ask at the appointment',
      'how do i tell my doctor the medicine isnt working',
      'doctor says its just stress and sends me home',
      'embarrassed to tell my doctor about a symptom',
      'i dont understand what the specialist told me',
      'how do i ask for a second opinion without offending her',
      'going with my mom to her appointment, what should i say',
      'five minutes with the doctor and so many questions',
      'how do i say no to a treatment',
    ],
    keys: [
      'doctor',
      'appointment',
      'specialist',
      'symptom',
      'symptoms',
      'treatment',
      'opinion',
      'medicine',
      'questions',
      'listens',
    ],
    not: ['nurse', 'patient', 'ward'],
    needs: [],
    principle: {
      text: 'Say back in your own words what you have understood; the gap shows at once, and it costs half a minute.',
      source: 'AHRQ, teach-back',
      basis: 'M',
    },
    see: [
      '{quote} needs its place in the first minute, before the examination begins.',
      'A short visit has room for two questions, so choose the two at home and hand them over on paper.',
      {
        text: 'For {when}, the two questions on a card in your hand are worth more than a good memory.',
        when: ['has:when'],
      },
    ],
    tries: [
      {
        id: 'two-questions-first',
        move: 'ask',
        say: {
          spoken: 'Before we begin: I have two questions today. The first is [question]. The second is [question].',
          short: 'Two questions, and the first is [question].',
        },
        why: 'Named at the start, they get their share of the minutes.',
      },
      {
        id: 'what-it-stops',
        when: ['said:stress|listen|work|embarrass|send'],
        move: 'fact-first',
        say: {
          spoken: 'Since [month] I cannot [what you could do before]. It happens [how often]. What else could it be?',
          short: 'Since [month] I cannot [what you could do].',
        },
        why: 'What you can no longer do is harder to wave away than how it feels.',
      },
      {
        id: 'say-it-back',
        when: ['said:understand|told|forget|mom'],
        move: 'hear',
        say: {
          spoken: 'Let me say it back, so that I get it right: [in your words]. Is that it?',
          short: 'Let me say it back to you.',
        },
        why: 'Half of what is said in such a room is lost by the evening.',
      },
      {
        id: 'second-opinion',
        when: ['said:second|opinion|no|offend|treatment'],
        move: 'choice',
        say: {
          spoken: 'I want to be sure before I decide. Whom would you ask for a second opinion?',
          short: 'Whom would you ask for a second opinion?',
        },
        why: 'It makes a colleague of the doctor instead of a defendant.',
      },
    ],
    ifThey: {
      refuses: {
        spoken: 'Then please note in my file that I asked for it and why not.',
        short: 'Please note that in my file.',
      },
      delays: {
        spoken: 'By when would you want to see me again if nothing changes?',
        short: 'By when, if nothing changes?',
      },
      why: {
        spoken: 'Because it has gone on since [month] and gets in the way of [what].',
        short: 'It has gone on since [month].',
      },
      denies: {
        spoken: 'It may be harmless. What would tell us that it is not?',
        short: 'What would tell us otherwise?',
      },
      angry: { spoken: 'I trust your work, and I want to understand this.', short: 'I want to understand it.' },
    },
    asks: [
      { text: 'Which two questions would you not want to leave without?' },
      { text: 'What can you no longer do that you could do in spring?' },
      { text: 'Who could go with you and write down the answers?' },
    ],
    traps: [
      'a diagnosis from the internet as the first sentence',
      'playing it down',
      'saving the real thing for the door',
    ],
    exercise: 'Write two questions on a card, the harder one on top, and read the first one aloud twice.',
    next: ['ask-clarity', 'support-illness'],
  },
  {
    id: 'passed-over',
    family: 'feedback-receive',
    label: 'being passed over',
    contexts: ['Work', 'Professional', 'Academic'],
    says: [
      'i didnt get the promotion and my coworker did',
      'they gave the lead role to someone with less experience',
      'how do i ask my boss why i was passed over',
      'ive been here six years and never get promoted',
      'i trained him and now hes my manager',
      'applied internally and got rejected, have to talk to my boss',
      'they hired from outside instead of me',
      'how do i congratulate the person who got my job',
      'not chosen for the project i wanted',
      'want to ask what i need for the next promotion without sounding bitter',
    ],
    keys: ['promotion', 'promoted', 'passed', 'role', 'chosen', 'internally', 'experience', 'hired', 'lead', 'bitter'],
    not: ['layoff'],
    needs: [],
    principle: {
      text: 'Separate the verdict from the coaching: the decision is over, and what you can still get is one example and one condition.',
      source: 'Stone & Heen, Thanks for the Feedback',
      basis: 'M',
    },
    see: [
      '{quote} stings, and the useful question comes a few days after the sting.',
      {
        text: 'What {to} can still give you is the condition for next time, in words that can be checked.',
        when: ['has:to'],
      },
      'The decision will not be taken back, so the talk is about the next one.',
    ],
    tries: [
      {
        id: 'one-example',
        move: 'open-question',
        say: {
          spoken:
            "I'd have liked that role. What is one thing that spoke for the other choice? One example helps me most.",
          short: 'What spoke for the other choice?',
        },
        why: 'One example can be worked on, and a general answer cannot.',
      },
      {
        id: 'what-would-make-it-yes',
        move: 'ask',
        say: {
          spoken: 'What would you need to see from me by [month], so that next time the answer is yes?',
          short: 'What would make it a yes by [month]?',
          written:
            'Thank you for telling me yourself. I would like to be ready next time. Could we take twenty minutes on [day] to agree on what you would need to see from me by [month]?',
        },
        why: 'It turns a no into a list with a date.',
        cost: 'Ask it only if you would stay that long.',
      },
      {
        id: 'one-true-line',
        when: ['said:congrat|coworker|trained|manager|hes|who'],
        move: 'praise',
        say: {
          spoken: 'Congratulations. I wanted it too, so this took me a day. You will be good at [what].',
          short: 'Congratulations. You will be good at [what].',
        },
        why: 'Said once and truly, it ends the whispering before it begins.',
      },
    ],
    ifThey: {
      refuses: { spoken: 'Then who could tell me, and when?', short: 'Who could tell me?' },
      delays: { spoken: 'Gladly later. Does [day] suit you?', short: '[Day], then?' },
      denies: { spoken: 'I may see it wrongly. Which example comes to your mind?', short: 'Which example?' },
      blames: {
        spoken: 'I take that with me. What would have shown you the opposite?',
        short: 'What would have shown it?',
      },
      agrees: {
        spoken: "Thank you. I'll write down what we agreed and send it to you today.",
        short: 'I will note what we said.',
      },
    },
    asks: [
      { text: 'What were you told as the reason, word for word?' },
      { text: 'Do you want that role, or to be seen?' },
      { text: 'Who else saw the work that should have counted?' },
    ],
    traps: ['a comparison with the one who got it', 'a threat to leave', 'talking within the first day'],
    exercise: 'Say the question aloud until the word "why" has gone from it.',
    next: ['ask-raise', 'feedback-unclear'],
  },
]
