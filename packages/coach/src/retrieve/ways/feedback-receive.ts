import type { Ways } from './ways.ts'

export const feedbackReceiveWays: Ways = {
  compliment: `
my cheeks burn when anybody says something nice
told i did great at the recital and i listed all my mistakes
Customer said I'm the best barista in town and I said "haha no"
how to just say thanks
my mother in law praised my cooking and i said its only from a recipe
she told me i have beautiful eyes and i looked away
i deflect everything nice people tell me
partner says i'm gorgeous and i argue with him every time
in my culture we refuse praise, here in US they look confused when i refuse
prof called my paper outstanding in front of class, wanted to vanish
when someone likes my drawing i point at the wrong hand
i shrug it off if anyone says well done, wife says its rude
what do i answer to "wow you lost weight"
A stranger stopped me after choir to say my solo moved her to tears. I said "oh, I was flat." Why do I do that
people congratulate me for the marathon and i say i was slow
colleague gushed about my presentation, i gave all credit to luck
nice words make me suspicious, i never know where to look
got a standing ovation at school play, dont know how to react when folks come up to me
boss wrote an email to all praising me, do i reply
i compliment them back instantly so it stops being about me
old lady at church says every week what a fine reader i am, i just mumble something
he says im smart and i go "nah you should see my grades"
`,
  'feedback-harsh': `
"this is garbage" in an email from my editor in chief
two stars out of five in my yearly review, and i thought it was going well
The jury wrote that my film was "empty and pretentious". I have to answer questions from them tomorrow
chef threw my plate in the bin in front of everyone
professor said i should maybe do something else with my life
my manager said clients find me arrogant, i'm shaking
i keep replaying what she said about my presentation
reviewers shredded our paper, especially number 3
was told im "difficult" in my appraisal, don't see it
one star review of my café, long and mean
dad read my story, said nobody will want that
my mentor called my work lazy and i dont know how to respond
how do i not cry when i'm told off by my boss
on probation, my supervisor listed 14 failures on a paper
in dance company the choreographer told me i'm dead weight
I got my essay back with "did you even read the book?" across the top
my teacher of piano said that i have no musicality, i went home and closed the lid
client said my design looks like a child did it
critic tore my gallery opening to pieces, newspaper, full name
they rated me below average, disagree with every line, meeting w/ hr wednesday
he ripped into my pitch for 20 minutes on zoom with all watching
need a reply to brutal comments from my thesis committee, without sounding hurt
`,
  'feedback-unclear': `
"take more ownership" ok of what
got a B minus and the word "hmm"
My manager says I'm "not quite there yet" for senior. Where is there? I've asked twice
comment on my script: it lacks something
they want me to be more visible. huh?
3.5 out of 5, no text
teacher says "go deeper", into what
rejected after final interview with "not the right fit", i want specifics
everything's fine he says, then no bonus
what does executive presence even mean
casting director told me to be more "real"
my boss write only "ok" on everything i do, is it good or bad
coach says want it more
supervisor's note: tighten this. whole chapter. no more info
review said "soft skills" as growth area, nothing else
how do i get my lead to tell me concretely what i should change
grandmaster of vagueness is my mentor, "trust your voice"
asked the client what they thought and got a thumbs up emoji
no one tells me how im doing, six months in the job
Feedback on my portfolio was "strong but not memorable". What do I do with that?
she just keeps saying "polish it"
was told to show more leadership in my midyear, i dont even have reports
`,
  'passed-over': `
they hired an external for the position i've been doing unofficially for a year
found out on linkedin that tobias is the new head of design. tobias.
i applied for shift supervisor, third time no
the partner told me "next cycle". thats what he said last cycle
how do i find out why they didnt choose me for team captain of the research group
I am 56, a nurse for thirty years, and the ward manager post went to somebody who qualified in 2021
my name wasnt on the list for the bonus and everyone else in our row got it
didnt make tenure, the colleague with half my papers did
boss said i was a sure thing for the store manager job. got a pat on the shoulder
she got the big client, i did the whole prep
My boss gave the training in Chicago to the new guy, he promised it me in spring
need to congratulate the person who got my job, and i want to throw up
denied promotion again "not visible enough" what does that even mean
they picked someone else for first violin, my section leader owes me a talk
not selected for the fellowship, my supervisor recommended my labmate instead
how should i react at the review after they skipped me for senior
been acting lead since may, they announced somebody else in the all hands, nobody warned me
ten years at the plant, never foreman, always the one who shows the new foreman around
feedback after an internal rejection, how do i ask
everyone thought it would be me and then it was the directors nephew
want to tell my manager im dissapointed about the promotion round without sounding bitter
they said i'm too valuable where i am to move up lol
`,
  'too-direct': `
"you could have said that nicer" i hear that like once a week
i told my friend the dress didnt suit her. she asked!
im dutch in an english office, apparently thats a problem
my girlfriend calls me sandpaper
why is everyone so sensitive, i just say what i think
performance review: "abrasive". i write short sentences thats all
new intern is afraid of me it turns out
people ask for my opinion and get upset when they hear it
sister in law hasnt come since i said her kids have no manners. it was true tho
I am German and my american team thinks that I am angry all the time
mom says honey you catch more flies with honey. ugh
autistic, say things straight, folks get hurt and i find out weeks later
told a coworker his idea wont work. it wont. now he pouts
how to be honest without wrecking people
got told i lack a filter, at my own birthday
on dating apps they say i come off cold
my feedback on drafts makes my students cry, i only mark what is wrong
husband says its not what you say its how you say it
im told i scare the juniors in code review
no sugarcoating is my style. lost two friends over it this year
they call me the bulldozer at the office, jokingly, i think
is it rude to answer "no" when someone asks do you like it?
`,
}
