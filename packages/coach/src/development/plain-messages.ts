import type { Labelled } from './messages.ts'

/**
 * First messages as people type them, long and short, written before the cards were read; with every card that would serve, and none
 * where none does. The ranking was fitted on them too.
 */
export const plainMessages: readonly Labelled[] = [
  {
    context: 'Work',
    text: 'my colleague asked why im always leaving early. its because of chemo and i dont want to tell him',
    right: ['nosy-question', 'private-news-work'],
  },
  {
    context: 'Personal',
    text: 'i said something stupid about my friends weight at dinner and she left. how do i apologise',
    right: ['sorry-snapped', 'friend-hard-talk', 'secret-told', 'sorry-late', 'after-blunder'],
  },
  {
    context: 'Faith',
    text: "Our treasurer has been short two months in a row. I don't want to accuse her, she's been in the choir longer than me.",
    right: ['report-wrong', 'faith-disagree'],
  },
  {
    context: 'Academic',
    text: 'one dad emails me every night at 11 about his sons grades',
    right: ['class-parent-mail', 'after-hours'],
  },
  {
    context: 'Social',
    text: 'asking someone out from my running group, no idea how',
    right: ['tell-feelings', 'talk-dating'],
  },
  { context: 'Work', text: 'how to tell my team no we wont get the bonus this year', right: ['bad-news-team'] },
  {
    context: 'Personal',
    text: 'told my bf i would move in with him, now i see his place and how he lives and im having doubts, lease starts the 1st',
    right: ['not-ready'],
  },
  {
    context: 'Personal',
    text: 'i cant stop apologising for everything, even when someone bumps in to me',
    right: ['over-apologize'],
  },
  {
    context: 'Family',
    text: 'the teacher said my boy is "a handful" in front of other parents. need to email her',
    right: ['parent-teacher-talk', 'class-parent-mail'],
  },
  {
    context: 'Family',
    text: "he's 4 and asks where grandpa is now",
    right: ['parent-delicate', 'grief-tell-others', 'parent-big-news'],
  },
  {
    context: 'Public',
    text: 'my hands shake and my voice goes thin when i present',
    right: ['calm-first', 'stage-first-minute', 'delivery-quiet'],
  },
  {
    context: 'Family',
    text: 'we have the same fight about dishes every week and he says i nag',
    right: ['home-same-fight', 'home-fair-share'],
  },
  {
    context: 'Work',
    text: 'i want to ask for help at work but i am afraid to look stupid',
    right: ['ask-help', 'new-job-doubt'],
  },
  {
    context: 'Professional',
    text: 'interview tomorrow, they will ask why i left my last job. i was fired',
    right: ['interview-weakness'],
  },
  {
    context: 'Personal',
    text: 'my best friends dad died yesterday and i have no idea what to text',
    right: ['grief-first-words'],
  },
  {
    context: 'Family',
    text: 'my sister wants to borrow money AGAIN and i dont want to give it',
    right: ['refuse-lending'],
  },
  { context: 'Family', text: 'im 15 and my mom reads my messages', right: ['teen-privacy', 'teen-permission'] },
  {
    context: 'Work',
    text: 'new job in an office after 20 yrs army and nobody says what they mean. they say "maybe we could consider" and then are mad i didnt do it',
    right: ['ask-clarity', 'vet-orders-tone'],
  },
  {
    context: 'Work',
    text: 'so my manager gave the project to ana, who started in march, and everybody acted like its normal, i smiled and said congrats. now ive to work for her. i dont want to quit and i dont want to cry in his office but i want him to know its not ok. what do i tell him',
    right: ['passed-over'],
  },
  {
    context: 'Personal',
    text: 'my roommate never washes his dishes and now there are flies',
    right: ['shared-home', 'home-fair-share'],
  },
  {
    context: 'Personal',
    text: 'i always say yes and then i regret it',
    right: ['refuse-again', 'refuse-near', 'refuse-work', 'refuse-volunteering', 'refuse-pressure'],
  },
  {
    context: 'Academic',
    text: 'My student, 16, wrote in her essay that she doesn\'t see herself going to college because "people like us don\'t." I want to answer in the margin without sounding like a poster.',
    right: ['class-essay-feedback'],
  },
  {
    context: 'Family',
    text: 'my mom has alzheimers and asks where my dad is, he died in 2015. what do i answer',
    right: ['care-dementia-repeats'],
  },
  {
    context: 'Work',
    text: 'i have ten minutes with the ceo in the elevator thing they do, what do i say about my team',
    right: ['art-pitch', 'status-update', 'speak-up-meeting'],
  },
  {
    context: 'Personal',
    text: 'he said sorry for lying but i still cant trust him, how do i bring it up without starting over',
    right: ['lied-to', 'partner-trust'],
  },
  {
    context: 'Family',
    text: 'dad shouldnt be driving anymore but hes so proud. how to bring it up',
    right: ['parent-takes-over'],
  },
  {
    context: 'Personal',
    text: 'my friend is getting divorced and calls every night for hours, i love her but i cant anymore',
    right: ['support-vents-a-lot'],
  },
  {
    context: 'Faith',
    text: 'our pastor preaches way too long and i was chosen to tell him',
    right: ['faith-disagree', 'feedback-upward', 'delicate-word'],
  },
  {
    context: 'Professional',
    text: 'they offered me less than we talked about. i want the job but not for that money',
    right: ['negotiate-offer'],
  },
  {
    context: 'Family',
    text: 'my uncle says racist stuff at every family dinner',
    right: ['offensive-remark', 'politics-at-table'],
  },
  {
    context: 'Work',
    text: 'daughter of a resident shouts at us about the food and the care, every visit',
    right: ['care-angry-family'],
  },
  {
    context: 'Public',
    text: 'i have to give a eulogy for my grandfather on thursday and im scared i will cry',
    right: ['toast', 'grief-funeral'],
  },
  {
    context: 'Family',
    text: 'my daughter 13 keeps slaming the door when i ask about homework what do i even say',
    right: ['teen-shut-door', 'parent-grades'],
  },
  {
    context: 'Academic',
    text: 'a dad in my class keeps flirting at pickup. i teach his daughter',
    right: ['not-interested'],
  },
  { context: 'Work', text: 'i missed the deadline and my boss doesnt know yet', right: ['bad-news-up'] },
  { context: 'Work', text: 'coworker has cancer and comes back monday, do i mention it', right: ['support-illness'] },
  {
    context: 'Family',
    text: 'how can i get my wife to talk to me instead of scrolling all evening',
    right: ['phone-at-table', 'partner-games'],
  },
  {
    context: 'Personal',
    text: 'the guy upstairs left a nasty note on my door about my baby crying, i want to answer it',
    right: ['neighbor-complains'],
  },
  {
    context: 'Family',
    text: 'my partner had a miscarriage and i dont know how to comfort her',
    right: ['grief-pregnancy-loss'],
  },
  {
    context: 'Work',
    text: 'my pull request comments make people angry, apparently im harsh',
    right: ['code-review-give'],
  },
  {
    context: 'Family',
    text: "i'm translating for my parents at the doctor since i was 9 and i dont want to anymore",
    right: ['refuse-near', 'own-path'],
  },
  {
    context: 'Professional',
    text: 'client keeps adding small things to the project for free',
    right: ['client-scope'],
  },
  {
    context: 'Faith',
    text: 'somebody in our congregation lost a child and i am supposed to visit them',
    right: ['faith-comfort', 'grief-first-words'],
  },
  {
    context: 'Academic',
    text: 'a student talks back at me in front of the whole class and the others laugh',
    right: ['class-defiant'],
  },
  { context: 'Personal', text: 'my cat wont eat, is she sick', right: [] },
  { context: 'Social', text: 'at parties i stand by the snacks alone, never know how to start', right: ['talk-start'] },
  {
    context: 'Professional',
    text: 'how should i follow up after an interview, its been 2 weeks',
    right: ['interview-after'],
  },
  { context: 'Personal', text: "what do i say to a friend who's been drinking too much", right: ['drinking-near'] },
  { context: 'Creative', text: 'my friend showed me her poems and they are bad', right: ['art-give-critique'] },
  {
    context: 'Personal',
    text: 'the kid next door broke our window and his mom denies it',
    right: ['neighbor-ask', 'parent-teacher-talk'],
  },
  {
    context: 'Family',
    text: 'my husband says yes to his mother for everything and then tells me after',
    right: ['home-in-laws'],
  },
  { context: 'Professional', text: 'can you write me a cover letter for a baker job', right: [] },
  {
    context: 'Personal',
    text: 'i want to break up with my girlfriend but shes not a bad person, i just dont love her anymore',
    right: ['break-up'],
  },
  {
    context: 'Personal',
    text: 'friend asked me to lend him my car for a weekend, no way. what do i say',
    right: ['refuse-lending'],
  },
  { context: 'Creative', text: 'got rejected by the gallery, should i write back', right: ['art-rejection'] },
  {
    context: 'Family',
    text: 'sister and i need to talk about who takes care of dad, she lives far and does nothing',
    right: ['home-parents-care'],
  },
  {
    context: 'Faith',
    text: 'i was asked to say grace at my boyfriends familys table and i never prayed out loud',
    right: ['faith-pray-aloud'],
  },
  { context: 'Creative', text: "editor cut half my story and i'm furious, need to answer her", right: ['edits-hurt'] },
  {
    context: 'Family',
    text: 'my son came out to me last night and i just said ok. i want to do better',
    right: ['someone-comes-out'],
  },
  {
    context: 'Family',
    text: 'since i got back my wife says i talk to her like shes one of my soldiers',
    right: ['vet-orders-tone', 'vet-coming-home'],
  },
  { context: 'Work', text: 'two people in my team are not speaking to each other', right: ['two-in-team'] },
  { context: 'Academic', text: 'my quiet student never says anything even when i call on her', right: ['class-quiet'] },
  {
    context: 'Professional',
    text: 'client hasnt paid the invoice since june, polite but firm pls',
    right: ['unpaid-invoice'],
  },
  { context: 'Family', text: 'my parents compare me with my cousin who is doctor', right: ['parent-criticizes'] },
  {
    context: 'Work',
    text: '"your product ruined my wedding" — got this by email this morning, have to reply for our support team',
    right: ['serve-angry-mail', 'our-fault'],
  },
  { context: 'Personal', text: 'my phone contract company wont let me cancel', right: ['complaint-letter'] },
  {
    context: 'Work',
    text: 'need to ask for a raise, 3 years no increase, my manager hates talking about money',
    right: ['ask-raise'],
  },
  {
    context: 'Personal',
    text: 'want to tell the man i carpool with that hes a scary driver',
    right: ['feedback-peer', 'friend-hard-talk'],
  },
  { context: 'Personal', text: 'i need to tell my surrogate that we want to change the clinic', right: [] },
  {
    context: 'Personal',
    text: 'landlord ignores my texts about the broken heater',
    right: ['complaint-letter', 'follow-up', 'negotiate-rent'],
  },
  { context: 'Public', text: 'best man speech in 9 days and i have nothing', right: ['toast'] },
  { context: 'Faith', text: 'i keep forgetting peoples names at church and its embarassing', right: ['talk-names'] },
  {
    context: 'Work',
    text: 'prod went down because of my commit. have to write to everyone',
    right: ['code-incident', 'sorry-at-work'],
  },
  { context: 'Public', text: 'how do i stop saying um all the time', right: ['delivery-fillers'] },
  { context: 'Work', text: 'patient refuses his pills every evening and gets loud with me', right: ['care-refuses'] },
  {
    context: 'Work',
    text: "Nobody at my job replies to my emails. They're polite when I see them.",
    right: ['clear-ask', 'message-shorten', 'follow-up'],
  },
  {
    context: 'Family',
    text: 'i yelled at my kids this morning before school and i feel like garbage. want to make it right tonight',
    right: ['sorry-snapped'],
  },
]
