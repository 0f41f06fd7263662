import type { Card } from '../types.ts'

/** Situations between partners, siblings and grown children, where nobody is in danger. */
export const homeCards: readonly Card[] = [
  {
    id: 'home-fair-share',
    family: 'home',
    label: 'sharing the work at home',
    contexts: ['Family', 'Personal'],
    says: [
      'my husband does nothing around the house',
      'im tired of being the only one who cleans',
      'how do i ask my wife to do more chores without nagging',
      'he says just tell me what to do but thats the whole problem',
      'i work full time and still do all the laundry',
      'mental load talk with my partner',
      'roommate never does the dishes',
      'she thinks the house cleans itself',
      'every sunday i explode about the kitchen',
      'we both work but i do eveything',
    ],
    keys: ['chores', 'dishes', 'laundry', 'cleaning', 'housework', 'load', 'nagging', 'kitchen', 'messy', 'tidy'],
    not: ['afraid', 'hits', 'hit', 'threatens', 'violent', 'bruise'],
    needs: ['to'],
    principle: {
      text: 'Noticing and planning are work too, so hand over whole jobs instead of single orders.',
      source: 'Daminger 2019, The Cognitive Dimension of Household Labor',
      basis: 'M',
    },
    see: [
      'Part of {quote} is the work itself, and part is being the one who has to notice it.',
      'A list of grievances starts a trial about the past; one job with a new owner changes next week.',
      'Tell {to} what to do each time and you keep the planning; give away one whole job and the planning goes with it.',
    ],
    tries: [
      {
        id: 'one-whole-job',
        move: 'ask',
        say: {
          spoken:
            'I want one job off my mind for good. Could [job] be yours from start to finish, planning included, from this week?',
          short: 'Could [job] be yours now, all of it?',
        },
        why: 'Giving a whole job away also gives away the noticing.',
        cost: 'It will be done differently from your way, and you have to let that stand.',
      },
      {
        id: 'the-week-on-paper',
        move: 'fact-first',
        say: {
          spoken: 'Can we write down everything that gets done here in a week, and then look at the list together?',
          short: 'Can we list a week of work here?',
        },
        why: "A list on paper can't be heard as nagging, and it usually surprises both of you.",
        cost: "It takes half an hour, so don't begin when one of you is tired or hungry.",
      },
      {
        id: 'after-the-explosion',
        when: ['said:explod|blow|blew|yell|snap|scream'],
        move: 'repair',
        say: {
          spoken:
            "I blew up about [thing], and that wasn't fair. The tiredness behind it is real. Could we sit down on [day]?",
          short: 'Sorry I blew up. Shall we say [day]?',
        },
        why: 'You take back the tone and keep the point.',
      },
    ],
    ifThey: {
      refuses: {
        spoken: "Then tell me which jobs you would keep, and we'll see what is left.",
        short: 'Which jobs would you keep, then?',
      },
      angry: {
        spoken: "I'm not saying you do nothing. I'm saying I can't hold all of it.",
        short: "Not nothing. I can't hold it all.",
      },
      why: {
        spoken: "Because I've been carrying the list in my head, and it wears me out.",
        short: 'My head is full of lists.',
      },
      bargains: {
        spoken: "Helping me is kind. What I'm asking is that you own it.",
        short: 'Not help. Yours, all of it.',
      },
      agrees: {
        spoken: "Thank you. I won't remind you, and I won't redo it.",
        short: 'Thanks. No reminders from me.',
      },
    },
    asks: [
      { text: 'Which single job would bring the most relief if you never had to think of it again?' },
      { slot: 'when', text: 'When in the week are you both awake, fed and in no hurry?' },
      { slot: 'tried', text: 'What happened the last time you handed something over?' },
    ],
    traps: [
      '"you never", which gets answered with the one time it happened',
      'calling it help, as if the house were yours alone',
      'redoing the job after it is done',
    ],
    exercise: 'Write down the three jobs that only you notice, then circle the one you would give away first.',
    next: ['home-same-fight', 'home-shuts-down'],
  },
  {
    id: 'home-money-talk',
    family: 'home',
    label: 'a money talk with a partner',
    contexts: ['Family', 'Personal'],
    says: [
      'my husband spends and i save',
      'how do i bring up the credit card debt with my wife',
      'we fight every time its about money',
      'he buys stuff and doesnt tell me',
      'i want a budget and she gets defensive',
      'how do we split rent when i earn less than my boyfriend',
      'i pay for evrything and im starting to resent it',
      'joint account or seperate how do i even ask',
      'have to tell my partner i have debt',
      'she wants a new car, i want to pay off the loan',
    ],
    keys: ['money', 'budget', 'debt', 'spend', 'spending', 'account', 'savings', 'rent', 'bills', 'partner'],
    not: ['afraid', 'hits', 'threatens', 'controls', 'allowance'],
    needs: ['to'],
    principle: {
      text: 'Talk about what the money has to protect before you talk about who spent it.',
      source: 'Fisher, Ury and Patton, Getting to Yes (interests before positions)',
      basis: 'M',
    },
    see: [
      'Under {quote} sits a second question, what money has to make safe; start there, and the figures get easier.',
      'A date and one page of numbers keep this from turning into a talk about whose fault it is.',
      { text: 'You can name {amount}, so the talk can begin at a figure instead of at blame.', when: ['has:amount'] },
    ],
    tries: [
      {
        id: 'money-date',
        move: 'time',
        say: {
          spoken:
            "Could we take half an hour on [day] for our money, with coffee and no blame? I'll bring the numbers.",
          short: 'Half an hour on money, [day]?',
          casual: "Money talk on [day], half an hour? I'll make coffee and bring the numbers.",
        },
        why: "A time that both agreed to isn't an ambush.",
      },
      {
        id: 'what-for',
        move: 'open-question',
        say: {
          spoken: 'Before we talk about any purchase: what should our money make sure of, for you, over the next year?',
          short: 'What should our money make sure of?',
        },
        why: 'You hear the wish behind the spending or the saving before you argue about either.',
        cost: 'You will be asked the same, so have your own answer.',
      },
      {
        id: 'my-debt',
        when: ['said:debt|owe|loan|confess|secret'],
        move: 'own',
        say: {
          spoken:
            'I have to tell you something about money. I owe [amount], since [when]. You should have heard it sooner.',
          short: "I owe [amount]. I'm telling you late.",
        },
        why: 'The figure in the second breath saves both of you the guessing.',
        cost: 'Trust may take longer to come back than the money.',
      },
      {
        id: 'ask-first-line',
        move: 'limit',
        say: {
          spoken:
            "I'd like us to check with each other before anything over [amount], both of us. Is that the right figure?",
          short: 'Over [amount] we ask first, both of us?',
        },
        why: 'A number that binds both means that nobody has to play the parent.',
      },
    ],
    ifThey: {
      angry: {
        spoken: "I don't want to win this. Let's stop here and take it up again on [day].",
        short: "Let's stop. Again on [day].",
      },
      silent: {
        spoken: "You don't have to answer tonight. I'll leave the page on the table.",
        short: 'The page stays on the table.',
      },
      blames: {
        spoken: "Some of that is mine. First let's look at what is there now.",
        short: "Partly mine. What's there now?",
      },
      delays: {
        spoken: "Then you pick the evening, as long as it's before [date].",
        short: 'You pick, before [date].',
      },
      denies: {
        spoken: 'Maybe I misread it. Shall we open the account and look together?',
        short: 'Shall we look together?',
      },
    },
    asks: [
      { text: 'Which figures do you both know, and which only one of you?' },
      { text: 'Is there one purchase behind this, or a pattern?' },
      { slot: 'want', text: 'What would be different a year from now if the talk went well?' },
    ],
    traps: [
      'opening the talk with a receipt in your hand',
      'adding up ten years',
      'a rule that binds only the other one',
    ],
    exercise: 'Write your own share of the problem in one sentence with a figure in it, and read it aloud once.',
    next: ['home-same-fight', 'home-fair-share'],
  },
  {
    id: 'home-in-laws',
    family: 'home',
    label: 'a limit with the in-laws',
    contexts: ['Family'],
    says: [
      'mother in law comments on my cooking every visit',
      'my inlaws drop by without asking',
      'his mom criticizes how i raise the baby',
      'my husband never stands up for me with his parents',
      'mil keeps giving the kids candy after i said no',
      'how to tell my wifes parents we wont come for christmas',
      'father in law makes jokes about my job',
      'they let themselves in with there own key',
      'her parents want to stay three weeks',
      'sister in law has an opinion about everything we do',
    ],
    keys: ['inlaws', 'mother-in-law', 'father-in-law', 'mil', 'visit', 'criticizes', 'holidays', 'grandparents', 'key'],
    not: ['afraid', 'hits', 'threatens', 'bruise'],
    needs: ['to'],
    principle: {
      text: 'The couple decides first, and each of the two speaks to their own side.',
      source: 'our judgement',
      basis: 'J',
    },
    see: [
      'What you do about {quote} is settled with your partner first, and said by the one whose family it is.',
      'Two talks are folded into this one, the first with your partner and the second with the family.',
      'One rule about one thing is something {to} can keep; a complaint about everything can only be denied.',
    ],
    tries: [
      {
        id: 'partner-first',
        move: 'ask',
        say: {
          spoken: 'I need us to be one voice with your parents. Can we decide tonight what we say about [topic]?',
          short: 'Can we agree tonight about [topic]?',
        },
        why: 'From their own child it is a decision; from you it may be heard as an attack.',
        cost: "You may hear that it isn't so bad, so have one recent example ready.",
      },
      {
        id: 'call-first',
        when: ['said:drop|visit|unannounced|themselves|key'],
        move: 'limit',
        say: {
          spoken: "We like seeing you. Please call first, and if it doesn't suit us we'll offer another day.",
          short: 'Please call before you come by.',
        },
        why: 'It says what to do, so nobody has to work out what was wrong.',
      },
      {
        id: 'leave-that-one',
        move: 'name-it',
        say: {
          spoken: 'I know you mean well. Remarks about [topic] land hard with me, so please leave that one to us.',
          short: 'Please leave [topic] to us.',
        },
        why: 'One topic is easy to leave alone; a change of character is not.',
        cost: 'Say it in a quiet minute, not across a full table.',
      },
      {
        id: 'no-with-another-day',
        when: ['said:christmas|holiday|thanksgiving|easter|eid|passover|birthday'],
        move: 'refuse',
        say: {
          spoken: "We won't come for [occasion] this year. We'd love to see you on [date]; could you keep that free?",
          short: 'Not [occasion] this year. [Date] instead?',
        },
        why: "The no is whole, and the date shows that it isn't a no to them.",
        cost: 'Offer only a date that you want yourselves.',
      },
    ],
    ifThey: {
      guilt: {
        spoken: "I can hear that you're sad about it. We're still doing it this way.",
        short: "I hear you're sad. It stays.",
      },
      angry: { spoken: "Let's leave it for today. We'll call you on Sunday.", short: "We'll call on Sunday." },
      laughs: { spoken: 'I can laugh about it too, and I do mean it.', short: 'Funny, and I mean it.' },
      why: {
        spoken: "Because it's our home, and we settled it between the two of us.",
        short: 'We settled it together.',
      },
      denies: {
        spoken: "It may not have been meant that way. I'm still asking you to stop.",
        short: 'Even so, please stop.',
      },
    },
    asks: [
      { text: 'Does your partner know how much this bothers you?' },
      { text: 'Which of you two usually does the talking with that side of the family?' },
      { slot: 'want', text: 'What would a good visit look like, from the bell to goodbye?' },
    ],
    traps: [
      'complaining to your partner about their mother when a request is meant',
      'a hint over dessert',
      'three rules in one evening',
    ],
    exercise:
      'Finish this sentence with your partner until you both would sign it: in our house, visits begin with a call and …',
    next: ['home-same-fight', 'home-calls-often'],
  },
  {
    id: 'home-same-fight',
    family: 'home',
    label: 'a fight that keeps coming back',
    contexts: ['Family', 'Personal'],
    says: [
      'we have the same fight every week',
      'it always ends the same way',
      'he brings up stuff from two years ago',
      'every talk with my girlfriend turns into yelling',
      'we go in circles about nothing',
      'same argument again and agian',
      'i say one thing and she hears an attack',
      'how do we stop fighting about the same things',
      'we made up but nothing changed',
      'it starts with the dishes and ends with maybe we should split up',
      'my wife and i argue in front of the kids',
    ],
    keys: ['fight', 'fighting', 'argue', 'argument', 'again', 'circles', 'yelling', 'same', 'couple', 'quarrel'],
    not: ['hits', 'hit', 'pushes', 'pushed', 'throws', 'afraid', 'threatens', 'grabbed', 'bruise'],
    needs: ['to'],
    principle: {
      text: 'How such a talk begins mostly decides how it ends, so begin with the event, yourself and a wish.',
      source: 'Gottman and Silver, The Seven Principles for Making Marriage Work',
      basis: 'M',
    },
    see: [
      'Look at what comes just before {quote}: a fight that returns has a first sentence that returns too.',
      'What repeats is mostly the opening and the tipping point; the topic only takes turns.',
      'Neither you nor {to} can win this one, since whoever wins meets it again next week.',
    ],
    tries: [
      {
        id: 'look-at-the-pattern',
        move: 'name-it',
        say: {
          spoken: "We've had this fight before, and neither of us likes the ending. Can we look at how it starts?",
          short: 'Same fight again. How does it start?',
        },
        why: 'It puts the two of you on one side and the pattern on the other.',
        cost: 'Say it on a calm day, never in the middle of a round.',
      },
      {
        id: 'event-feeling-wish',
        move: 'ask',
        say: {
          spoken: "When [what happened], I felt [feeling]. Next time I'd like [wish].",
          short: "Next time I'd like [wish].",
        },
        why: 'Event, feeling, wish: nothing in it judges the other person, so less of it needs defending.',
        cost: 'It only works while the event is a day or two old.',
      },
      {
        id: 'break-with-an-end',
        move: 'time',
        say: {
          spoken: "I'm too worked up to be fair. Give me twenty minutes, and then I'll come back to this.",
          short: "Twenty minutes. I'll come back.",
        },
        why: 'A break with an end is a pause; without one it is walking out.',
        cost: 'You have to be the one who comes back.',
      },
      {
        id: 'my-part-first',
        when: ['said:made|yesterday|last|after|yell'],
        move: 'repair',
        say: {
          spoken: "About [day]: my part was [what you did]. I'd like to hear what it was like for you.",
          short: 'My part was [what you did].',
        },
        why: 'A piece owned without a but makes it easier to own the other piece.',
      },
    ],
    ifThey: {
      blames: { spoken: 'Part of that is true. Which part matters most to you?', short: 'Some is true. Which part?' },
      angry: {
        spoken: "I'd better stop before I say something cheap. I'll be back in twenty minutes.",
        short: 'Back in twenty minutes.',
      },
      silent: {
        spoken: "I'm still here. Tell me when you'd like to go on.",
        short: "Tell me when you're ready.",
      },
      cries: { spoken: "I don't want to win against you. Let's sit for a minute.", short: "Let's sit a minute." },
      denies: { spoken: 'We may have seen two different evenings. What was yours?', short: 'What was your evening?' },
    },
    asks: [
      { text: 'What are the first ten words of it, most of the time?' },
      { text: 'What is it about once the topic of the day is taken away?' },
      { text: 'At which point does it tip from talk into fight?' },
    ],
    traps: ['old cases brought in as proof', 'starting after ten at night', '"calm down", which has calmed nobody'],
    exercise: 'Say your usual first sentence aloud, then say it again without the word you.',
    next: ['home-shuts-down', 'home-fair-share'],
  },
  {
    id: 'home-shuts-down',
    family: 'home',
    label: 'a partner who goes silent',
    contexts: ['Family', 'Personal'],
    says: [
      'my husband shuts down when i try to talk',
      'he just goes quiet and looks at his phone',
      'she stonewalls me',
      'i feel so unheard at home',
      'its like talking to a wall',
      'he leaves the room as soon as i start',
      'my partner wont talk about feelings',
      'she says im fine and nothing is fine',
      'i have to chase him for evry conversation',
      'nobody in this house listens to me',
    ],
    keys: ['silent', 'quiet', 'stonewalls', 'unheard', 'ignores', 'wall', 'listens', 'withdraws', 'shuts', 'feelings'],
    not: ['afraid', 'hits', 'threatens', 'punishes', 'bruise'],
    for: 'partner',
    needs: ['to'],
    principle: {
      text: 'The more one presses, the more the other withdraws; less pressure and a fixed time serve both.',
      source: 'Christensen and Heavey 1990, on demand and withdrawal in couples',
      basis: 'M',
    },
    see: [
      'With {quote} there are usually two halves, one pressing and one going quiet, and yours can change today.',
      'Silence can be a no, or it can be too many words too fast; only the second gets better with fewer of them.',
      'Give {to} a time and an end, and the talk becomes something one can say yes to.',
    ],
    tries: [
      {
        id: 'choose-when',
        move: 'choice',
        say: {
          spoken: "There's no need to answer now. Tonight after dinner or tomorrow on a walk, which is easier for you?",
          short: 'Tonight, or tomorrow on a walk?',
        },
        why: 'The choice is about when, so whether is already settled.',
      },
      {
        id: 'five-minutes-of-listening',
        when: ['said:unheard|listen|hear|ignore|wall'],
        move: 'ask',
        say: {
          spoken: "I'm not looking for a solution. Could you listen for five minutes and then tell me what you heard?",
          short: 'Five minutes: listen, then tell me back?',
        },
        why: 'A clear job with an end is easier than an open talk.',
        cost: 'You have to stop at five minutes, even in mid-sentence.',
      },
      {
        id: 'one-thing-only',
        move: 'own',
        say: {
          spoken: "I tend to come in with ten things at once. Here is one: [thing]. That's all for today.",
          short: 'One thing today: [thing].',
        },
        why: 'Owning your half of the pattern costs nothing and lowers the bar.',
      },
      {
        id: 'on-paper',
        move: 'write',
        say: {
          spoken: "I've written you one page. Read it when you like, and can we talk on [day]?",
          short: 'I wrote you something. Talk [day]?',
          written:
            "Out loud this keeps turning into a chase, so I'm writing. What I'd like you to know is [one thing]. You don't have to answer today. Could we have ten minutes on [day]?",
        },
        why: 'Paper gives the slower speaker time.',
        cost: 'Keep it to one page; two are a charge sheet.',
      },
    ],
    ifThey: {
      silent: {
        spoken: "Okay. I'll ask again tomorrow at eight, and until then I'll let it be.",
        short: "I'll ask again tomorrow.",
      },
      angry: {
        spoken: "That was too much at once. I'll stop now; ten minutes tomorrow instead?",
        short: 'I pushed. Tomorrow, then?',
      },
      denies: { spoken: 'Then I read it wrong. How is it from where you are?', short: 'How is it for you?' },
      delays: { spoken: "That's fine with me, if you name the time.", short: 'Then name the time.' },
      agrees: { spoken: "Thank you. I'll keep it to what I said.", short: 'Thanks. Just that.' },
    },
    asks: [
      { text: 'When did talking last go well between the two of you?' },
      { text: 'What do you do in the first minute of the silence?' },
      { text: 'Is it more that nothing is said, or that nothing comes back?' },
    ],
    traps: [
      'following from room to room',
      'naming the silence as a flaw of character',
      'filling each pause with a new point',
    ],
    exercise: 'Set a timer and say what you want to say in forty seconds, then cut it to twenty.',
    next: ['home-same-fight', 'support-just-listen'],
  },
  {
    id: 'home-parents-care',
    family: 'home',
    label: 'sharing the care of aging parents',
    contexts: ['Family'],
    says: [
      'my brother does nothing for our parents',
      'im the one who drives mom to every appointment',
      'siblings wont help with dad',
      'my sister lives far away and only gives advice',
      'how do we talk to my parents about assisted living',
      'dad shouldnt drive anymore, how do i tell him',
      'how do i talk to my mother about giving up the car',
      'my father scraped the garage with the car, how do i talk about driving',
      'my brother leaves all of dads care to me',
      'who pays for moms care',
      'i cant look after my mother alone anymore',
      'need to ask my siblings to chip in for a carer',
      'mom refuses any help at home',
      'my parents are getting old and noone wants to talk about it',
      'my brother never helps with dad',
      'my sister never visits mom and leaves it to me',
    ],
    keys: [
      'parents',
      'elderly',
      'aging',
      'siblings',
      'caring',
      'caregiver',
      'appointments',
      'nursing',
      'driving',
      'sister',
    ],
    not: ['hits', 'bruise', 'bruises', 'threatens', 'steals'],
    needs: ['to'],
    principle: {
      text: 'A precise request is granted more often than the one who asks expects.',
      source: 'Flynn and Lake 2008',
      basis: 'M',
    },
    see: [
      'To {quote} the useful answer has a date in it, because fairness can be argued for years and a task can be taken over on Monday.',
      {
        text: 'Behind {quote} stands a freedom of forty years, so bring what you saw and a way to get around.',
        when: ['said:driving|license|scrap|giving'],
      },
      'The work is visible to the one who does it and nearly invisible to the rest, so the list has to speak first.',
      'What {to} may hear as a charge becomes a question once it names a task and a day.',
    ],
    tries: [
      {
        id: 'task-from-a-date',
        move: 'ask',
        say: {
          spoken: "I do [tasks] each week, and I can't keep that up. Could you take over [one task] from [date]?",
          short: 'Could you take [one task] from [date]?',
          written:
            "Here is what [Mom or Dad] needs each week: [list]. At the moment all of it comes to me, and I can't keep that up. Please choose what you'll take, in time or in money, by [date]. I'll put it into one calendar that we all see.",
        },
        why: 'A named task from a named day can be granted; fairness can only be debated.',
      },
      {
        id: 'from-far-away',
        when: ['said:far|away|abroad|advice|lives|city'],
        move: 'choice',
        say: {
          spoken: 'From where you are, you could take over the bills and calls, or pay for [help]. Which will it be?',
          short: 'Bills and calls, or paying for [help]?',
        },
        why: 'Distance rules out rides to the doctor, not telephone calls and money.',
      },
      {
        id: 'what-i-saw-driving',
        when: ['said:driving|license|scrap|giving'],
        move: 'fact-first',
        say: {
          spoken: 'I saw [what happened], and I worry. What would you need to get around without the car?',
          short: 'What would you need, to drive less?',
        },
        why: 'A thing that both of you have seen leaves less to argue about than a verdict on age.',
        cost: 'Have the rides ready before you ask, or it stays a loss.',
      },
      {
        id: 'what-must-stay',
        when: ['said:assisted|nursing|refus|move|living|keys'],
        move: 'open-question',
        say: {
          spoken: 'I want you to decide as much of this yourself as possible. What would have to stay the same?',
          short: 'What would have to stay the same?',
        },
        why: 'It begins with what is kept instead of what is taken.',
        cost: 'You need several such talks; the first one only opens the subject.',
      },
      {
        id: 'family-call',
        move: 'time',
        say: {
          spoken: 'Can we all talk for forty minutes on [day]? One subject only: who does what for [Mom or Dad].',
          short: 'Forty minutes on [day], all of us?',
        },
        why: 'With everybody on the call nobody can be the messenger.',
      },
    ],
    ifThey: {
      refuses: {
        spoken: 'Then please share the cost of someone who can. It comes to [amount] a month.',
        short: 'Then please share the cost.',
      },
      angry: { spoken: "I'm not adding up the past. I'm asking about next month.", short: 'Only next month, please.' },
      delays: { spoken: "I'll book paid help on [date] unless one of us takes it.", short: 'I book help on [date].' },
      blames: {
        spoken: "I did take it over too quietly. That's what I'm changing.",
        short: "True. I'm changing that.",
      },
      why: {
        spoken: 'Because my work and my sleep have begun to suffer from it.',
        short: "I've stopped sleeping well.",
      },
    },
    asks: [
      { text: 'What would fall apart first if you stopped for a week?' },
      { text: 'Which of the jobs really needs a person on the spot?' },
      { text: 'What does your parent want, in their own words?' },
    ],
    traps: [
      'a long message at night to the whole family',
      'comparing sacrifices',
      'deciding over the head of the parent it is about',
    ],
    exercise: 'Time what you do for one week, in minutes, and put the total at the top of the list.',
    next: ['home-long-silence', 'home-calls-often'],
  },
  {
    id: 'home-calls-often',
    family: 'home',
    label: 'calls that come too often',
    contexts: ['Family', 'Work'],
    says: [
      'my mom calls me six times a day at work',
      'mother calls way to often',
      'if i dont answer she calls my husband',
      'my dad texts good morning and gets mad if i dont reply',
      'how to tell my mom to stop calling so much',
      'she calls during meetings and then worries',
      'mom wants to facetime every single night',
      'i love her but its too much',
      'feel guilty when i dont pick up the phone',
      'my sister rings for an hour every evening',
    ],
    keys: ['calls', 'calling', 'phone', 'mom', 'mother', 'facetime', 'pick', 'rings', 'often', 'guilty'],
    not: ['ex', 'stalks', 'stalking', 'tracks', 'threatens', 'afraid'],
    needs: ['to'],
    principle: {
      text: 'A promise with a clock is easier to accept than a ban.',
      source: 'our judgement',
      basis: 'J',
    },
    see: [
      '{quote} can be answered with a time instead of a wall.',
      "Name the calls that you will take before the ones that you won't.",
      'For {to}, a missed call has no end in sight; a fixed time gives it one.',
    ],
    tries: [
      {
        id: 'fixed-time',
        move: 'limit',
        say: {
          spoken: "I can't pick up at work any more. I'll call you every day at [time], and then I'm all yours.",
          short: "Not at work. I'll call at [time].",
        },
        why: 'The promise comes in the same breath as the limit.',
        cost: 'Expect more calls before fewer, and keep the time on bad days too.',
      },
      {
        id: 'urgent-word',
        move: 'choice',
        say: {
          spoken: "If it's urgent, text me that one word and I'll ring back. Everything else we save for [time].",
          short: 'Urgent: text me. The rest at [time].',
        },
        why: 'A real emergency gets its own way in, so the other calls can wait.',
      },
      {
        id: 'two-evenings',
        when: ['said:night|evening|facetime|hour'],
        move: 'refuse',
        say: {
          spoken: "Every evening is too much for me. On [day] and [day] I have time, and I'd like to really talk.",
          short: '[Day] and [day], properly. Not every evening.',
        },
        why: 'Two good calls are worth more than seven tired ones.',
      },
      {
        id: 'ending-the-call',
        move: 'exit',
        say: {
          spoken: 'I have to stop in two minutes. Tell me the best thing of your day before I go.',
          short: 'Two minutes. What was best today?',
        },
        why: 'The end is announced, and the last minute belongs to the other one.',
      },
    ],
    ifThey: {
      guilt: {
        spoken: "I love you, and I want to talk when I can listen. That's at [time].",
        short: 'I love you. At [time].',
      },
      angry: { spoken: "You can be cross with me. I'll still call at [time].", short: "I'll still call at [time]." },
      cries: { spoken: "I'm not going away. We talk at [time], that's certain.", short: 'We talk at [time].' },
      why: { spoken: "Because at work I'm only half there, and you deserve more.", short: "I'm only half there." },
      bargains: {
        spoken: 'Not during work, not even for a minute. [Time] is yours.',
        short: 'Not during work. [Time].',
      },
    },
    asks: [
      { slot: 'when', text: 'Which two times could you keep even on a bad day?' },
      { text: "What happens now when you don't pick up?" },
      { text: 'Has something changed lately, such as an illness or more time alone?' },
    ],
    traps: [
      'picking up the seventh call, which teaches that six are too few',
      'explaining your calendar',
      "a promise of daily calls that you'll break by Thursday",
    ],
    exercise: 'Say the line three times in the same friendly tone, each time a little shorter.',
    next: ['home-parents-care', 'home-in-laws'],
  },
  {
    id: 'home-long-silence',
    family: 'home',
    label: 'a first word after a long silence',
    contexts: ['Family', 'Personal'],
    says: [
      'havent talked to my brother in 3 years',
      'how do i break the silence with my dad',
      'my sister and i dont speak since the will',
      'my daughter cut me off',
      'first message after years of no contact',
      'i want to write to my mother but dont know how to start',
      'we stopped talking over the house',
      'is it too late to reach out to family',
      'should i apologize first or just say hi after all this time',
      'estranged from my son, his birthday is coming',
      'i ghosted my cousin for a year and feel awfull',
    ],
    keys: ['silence', 'estranged', 'years', 'contact', 'reconnect', 'reach', 'apart', 'cutoff', 'speak', 'brother'],
    not: ['abuse', 'abused', 'hit', 'molested', 'restraining', 'afraid'],
    needs: ['to'],
    principle: {
      text: 'A short message out of the blue is welcome more often than its sender expects.',
      source: 'Liu, Rim, Min and Min 2022, The Surprise of Reaching Out',
      basis: 'M',
    },
    see: [
      'After {quote}, the first message has only one job, to be easy to answer.',
      "The whole story doesn't fit into a first line, and it doesn't have to.",
      'If {to} may need weeks to reply, the line should still be true after weeks.',
    ],
    tries: [
      {
        id: 'small-and-open',
        move: 'write',
        say: {
          spoken: "It's been a long time. I think of you, and I'd like to hear how you are. Take your time.",
          short: 'I think of you. Take your time.',
          written:
            "Hi [name], it's been a long time. [A small thing] made me think of you. I'd like to hear how you are. You don't have to answer, and I won't push. [Your name]",
        },
        why: 'It asks for so little that even a wary person can answer.',
      },
      {
        id: 'my-part-only',
        move: 'own',
        say: {
          spoken:
            "I've thought about [what happened]. My part was [your part], and I'm sorry for it. You owe me no answer.",
          short: "I'm sorry for [your part].",
        },
        why: 'It owns something real without asking to be forgiven.',
        cost: 'Send it only if you can stop there and leave the other part out.',
      },
      {
        id: 'respect-the-distance',
        when: ['said:cut|block|contact|estranged|distance'],
        move: 'hear',
        say: {
          spoken: "You wanted distance, and I'll keep to it. If that changes one day, I'd be glad to hear from you.",
          short: "I'll keep the distance. You're welcome anytime.",
        },
        why: 'Respect for a no is the only thing that can make a later yes possible.',
        cost: 'Send it once, then truly wait.',
      },
      {
        id: 'half-an-hour',
        move: 'ask',
        say: {
          spoken: "I'll be in [place] on [date]. Half an hour over coffee, if you'd like; if not, that's all right.",
          short: 'Coffee in [place] on [date], maybe?',
        },
        why: 'A small plan with an end is easier to face than a reunion.',
      },
    ],
    ifThey: {
      silent: {
        spoken: "I won't write again before [month]. You can always reach me.",
        short: 'You can always reach me.',
      },
      angry: { spoken: "You have reason to be angry. I'd rather hear it than nothing.", short: "I'd rather hear it." },
      why: { spoken: 'Because I miss you, and I got tired of waiting for a good day.', short: 'Because I miss you.' },
      blames: {
        spoken: "That part is true. I can't undo it, and I won't argue it.",
        short: "That's true. No argument.",
      },
      agrees: {
        spoken: "I'm glad. Let's start small and leave the old story for later.",
        short: "I'm glad. Let's start small.",
      },
    },
    asks: [
      { text: 'What was the last thing said between you?' },
      { slot: 'want', text: 'What would be enough for you: a reply, a visit, or having written?' },
      { text: 'Did anybody ask for no contact in so many words?' },
    ],
    traps: [
      'the full history in the first message',
      '"life is short", which hurries the other one',
      'a message through a third person',
    ],
    exercise: 'Write the first message, then cut it to half and take out every sentence that explains.',
    next: ['home-same-fight', 'grief-late'],
  },
]
