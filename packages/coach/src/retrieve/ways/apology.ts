import type { Ways } from './ways.ts'

export const apologyWays: Ways = {
  'missed-exam': `
i slept through my alarm, the chem final was at 8
havent been to lab in 4 weeks, what do i tell the TA
The portal closed at 23:59, I uploaded at 00:03, and it's 40 percent of my grade
i wrote down the wrong room and sat there alone till half past
my thesis chapter was due in march. its june
used chatgpt on the essay and got an email from the dean
no show at my oral presentation bc of panic, prof hasn't said anything yet
mailed the wrong version of the homework, only saw today
how do i ask my teacher for a second chance after not handing in the book report
skipped too many seminars, im at 5 absences and 3 is max
I have to confess to my supervisor that the data collection hasn't started. She thinks I'm half done
forgot about the online quiz, can he reopen it?
my train was cancelled and i missed the midterm, no doctors note obviously
prof, i lost track of everything this semester, how to say that w/out excuses
didnt do the group part i promised to my tutor
school: missed the spanish test cuz i was hungover, 17, teacher is strict
i haven't read one page and she wants to meet on thursday about my progress
i was in hospital with my kid on the day of the written exam, who do i write and what
she marked me absent with zero, i was there but left before signing, need to mail her
i am foreign student, i did not understand that the exam needed registration, now it is too late, what to write to the professor
dropped the ball on my internship report, deadline went by two weeks ago, my teacher hasnt asked
music school: never practiced and the jury exam was yesterday, i just didnt go
`,
  'secret-told': `
told my girlfriend about his diagnosis and she mentioned it to him. fuck
three glasses of wine and i spilled that sarah is pregnant
she trusted me with her abortion and i told my sister, my sister told everyone
i screenshotted our chat and sent it to the wrong person - her
it was supposed to stay between us and now the whole office knows he's leaving
My friend told me about the rape and I said it to another friend because I was overwhelmed. She found out.
i outed my cousin by accident at lunch
i have a big mouth. told my brother in law what my brother earns
how do i admit that it was me who told
he confided in me about his marriage in confession group and i talked to my wife, who spoke to his wife
my daughter's crush, i blabbed it to her aunt in front of him
bitched about my roommate in a voice message and it got played out loud
I promised not to say about the surprise and about the debt, I said both
she asked "did you tell anyone?" and i went red
the group chat had her in it. we were talking about her. i wrote the worst one
i told hr something my teammate said over beers
leaked my best friends new job to our boss, by accident, she hadnt quit yet
he'll never tell me anything again after what i passed on to his dad
my student told me a thing in private and i mentioned it in the staff room and it came back to her
what do i say to somebody whose secret i gave away
made fun of my friend to others and it reached her by tuesday
i told mom about my sisters eating disorder though she begged me not to
`,
  'sorry-at-work': `
sent the wrong file to 400 people. names, salaries, all
i double booked our best client and she drove two hours
my bug took the shop down on black friday
forgot to order the flour and the bakery stood still on saturday
how do i face the crew after i misread the plan and we poured the concrete wrong
I forgot to book the patients transport and she sat three hours in the corridor because of me
the report had my wrong numbers and my boss presented them to the board
need to own up in the standup, i deleted the branch
promised the translation for tuesday and its thursday
mail to a supplier: i gave them the wrong quantity, 1000 in place of 100
i spoke over the client's head and insulted him by accident in the meeting
overslept and my coworker had to run the ward alone until nine
left my teammate hanging with the customer demo
I must excuse me by my colleagues, because of me the inspection went bad
how to say sorry to my boss for the thing with the press without grovelling
i blamed ana for the mistake in the call and it turned out it was me
as head of the team i made a decision and it cost us the contract, apology at all hands
our agency printed the phone number wrong on 5000 flyers, i signed it off
cc'd everyone by mistake on a mail about layoffs
teacher here, i mixed up two exams in front of parents and accused the wrong kid, official apology needed
i didn't show up to my own workshop, wrong date in my calendar, 14 participants
whats a proper apology to a customer whose order i messed up myself
`,
  'sorry-habit': `
i correct everyones grammar and my boyfriend finally lost it
"you're doing it again" they say. finishing their sentences
i cancel last minute, always have, and my best mate stopped inviting me
my kids say i sigh at them all the time
i make jokes when people tell me sad things. my sister called me out on sunday
turning every story into one about me. a friend said it to my face and she's right
I never write back for days, my mother is hurt each time and I do it each time
my wife counted: i checked my watch 11 times during her story
20 minutes late to everything, dinner was cold again, they laughed but not really
i lose my keys and make everybody search, its a running fight
coworkers say i hijack every meeting with my ideas, id like to apologise and change it
forget birthdays. every one. my brother turned 50 and nothing from me
i give advice when she only wants me to listen, she's told me 100 times
im the friend who only calls when i need something, got told yesterday
My husband says I always answer for him when people ask him something. True. How do I repair?
sarcasm is my reflex and i hurt people with it, again and again
i leave my stuff everywhere & promise to do better every month
daughter says dad you never look up from the laptop when i talk
sorry doesnt count anymore because i keep doing the same thing to her
i butt in, even in arguments that have nothing to do with me, my roommate is sick of it
i tease my little brother too far every time and see it only when he's gone quiet
`,
  'sorry-late': `
bullied a kid in 8th grade, im 31 now, found him on facebook. do i write
i just stopped answering marta when her dad died. that was 2021
my college roommate and i fell out over money and i was the one in the wrong, ten years back
doing step nine in my program and theres my old boss i stole from
after so long can i even still write to her
we were inseparable and then i picked my boyfriend over her and vanished. shes getting married in june, i saw it on insta
i was a lousy father when they were small. son is 34 and we barely speak, i would like to own up to it
how to break the silence when it was my fault
never went to the funeral of my uncle and never explained it to my cousins, its three years now
cut off my cousin bc of a rumor that wasnt even true, found out last week
I have hurt a person in my old church five years before and it does not leave me in peace
too much time passed, now its awkward to bring it up
theres an unread message from her from last february and i have nothing to say for myself
i was horrible to my little sister growing up and we never talked about it
my therapist thinks i should make amends with a guy i humiliated in high school
left my best friend on read for over a year while i was in a bad place
should i even contact him or would it only open old wounds? i lied about him to our coach back then
my grandmother is 88, i said ugly things to her two christmases ago and i never took them back
dropped off the face of the earth after she told me she was pregnant, she was my oldest friend. kid must be 4
i owe someone an apology from a long time ago and i dont know how to begin
`,
  'sorry-promise': `
completely spaced on my goddaughters recital, she kept looking for me in row 3 her mum said
swore id be at the airport to pick him up and i slept through it
my dads 70th was yesterday. yesterday!! i remembered on the bus this morning
told my team id have the slides by thursday noon, its friday
i was supposed to watch her cat and i just plain forgot
second time this month i cancelled date night for a shift and he just said ok
said i would read his manuscript by august, havent opened the file
my daughter waited at the school gate for 50 min because i mixed up my week
i told my neighbour I help him with the roof on saturday and then i didnt show up
forgot valentines and she had cooked
blew off my brothers graduation for a work trip i could have moved
i gave my word to grandma to visit every sunday, its been six weeks
didnt water the plants. theyre dead. all of them. it was her honeymoon
bestie had her scan results and i was meant to go with her and it slipped my mind
flaked on the bandmates gig, they had me on the list and everything
how do i make up for not being there on her big day
i told my kid we would go camping this summer and now school starts
promised my intern a reference letter, deadline passed at midnight
my word means nothing to him anymore he says, because i keep cancelling our saturdays
wife asked me for one thing, renew the passports. flight is tuesday and i didnt
i was gonna pay him back on the first, its the 19th and he hasnt said a thing
stood up my friend at the cinema, phone dead, fell asleep on couch
`,
  'sorry-snapped': `
bit my husbands head off about the dishwasher in front of his parents
i called my sister a selfish cow at brunch. she left
went off on the new girl at the till, she was nearly crying
told my 6 year old to shut up. his face. i cant stop seeing it
slammed the laptop shut and said something nasty to my lab partner, it was 3am
was stressed and took it out on my boyfriend
i have shouted on my mother because she asks every day the same thing, she has 82 years
swore at my dad when he was teaching me to park
last night i said "god youre useless" to my wife over a burnt pan and slept on the couch
i barked at a nurse while we waited for news about my son. she was only doing her job
sharp tone with my assistant on monday, now she only emails me
lost it on slack with a colleague in capital letters lol. not lol
had zero patience at bedtime and screamed at the twins till they were both sobbing
how do you say sorry when you were just hangry and tired and mean
i blew my top at practice and called the goalie a disgrace, hes 12
my flatmate used my oat milk and i went nuclear. way out of proportion
temper got the better of me this morning in the car, kids didnt say a word till school
said a cruel thing about her weight in the heat of the argument
I hung up on my brother after cussing him out about moms house
snarled at a student who asked an ok question, whole seminar went silent
she was just trying to help me and i jumped down her throat
threw the remote and yelled. he flinched. i hate that he flinched
`,
}
