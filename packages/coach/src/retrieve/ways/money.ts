import type { Ways } from './ways.ts'

export const moneyWays: Ways = {
  'ask-raise': `
the new guy starts on 4k more than me and im training him
rent went up, groceries went up, my wage hasnt since 2021
how do i tell the owner i want 18 an hour
my boss says theres no budget but he bought a boat
Annual talk with my manager is on the 20th, I run two regions now and earn what I earned for one
got an offer from a competitor, use it or not?
cleaner, 6 years same houses same rate, how do i go up
they gave me a title. just the title
What number do I say first? I'm thinking 62 but I would take 58
i do the work of my colleague who left in may as well, for the same paycheck
as a woman in a garage i make less then the lads, want to bring it up with the boss
never negotiated in my life, im 24 and got promoted last month without a word about money
boss answers "be patient" every spring
Nanny for the same family for four years, now there's a third baby. I want more per hour and I love them
my reviews are all "exceeds expectations" and i got 1.5 percent
is it greedy to want a bump after eight months
I teach evening courses freelance for a language school and they havent raised the fee in ten years
how do you start that conversation with someone who's also your friend and pays you
we lost benefits so i think salary should make up for that, how do i put it to him
saw my own job posted online with a higher pay range lol
he said lets see after the summer. its october
my pay is below the union table and the chef pretends he does not know, i want it corrected upward
`,
  'ask-refund': `
concert got moved to a date i cant and they only offer credit
gym keeps charging me, i cancelled in february
the blender smoked on day two and the shop says write to the manufacturer
hairdresser turned my hair orange and i paid 140
return window was 14 days, its day 16, shoes never worn
airbnb had cockroaches, host says sorry and nothing else
My daughter bought 300 euros of gems in a game with my card. How do I write to them?
course was cancelled after two sessions and they keep the fee
sold me a "waterproof" jacket, it isnt
tickets on ebay were fake, seller doesnt respond
i want what i paid for the wedding dj back, he left at ten
bought a used car saturday, gearbox died wednesday
the clerk says "store policy" before i finished my sentence
The ferry didn't sail because of the wind and the counter lady hands me a coupon for next year
subscribed by accident, free trial turned into 89.99
the sofa came in the wrong green and they charge me for pick up
my mum was talked into a vacuum cleaner at the door for 900, she's 84
dentist billed me for a filling that fell out after 3 days, can i get that reimbursed
how do i get a deposit back for a dance hall, we cancelled in time
company says they send money in 5 to 10 days since two months
meal was cold and hair in it, i paid the whole bill and now regret
the app ordered it twice and customer service is only a bot
`,
  'client-fee': `
what do i say when they ask "whats your day rate"
he went oof when i told him the price for the deck
I do nails at home and ladies always ask for a discount, I feel bad and give in
got asked to shoot a festival, they pay in "visibility" and a wristband
been charging the same 35/hr to this café since 2019 and i want 50
my hand shakes when i write the number in the quote lol
First translation job, 12 pages legal, agency wants my per word price by tonight and I have no clue how to state it
a friend of a friend wants a logo and expects it free or nearly
lady said another cleaner does it for half
how to tell someone my lesson price without apologising
prospect on upwork offers a third of what i asked for the illustration
They replied "that's more than we expected" to my estimate for the wedding cake. Now what?
i always say a lower figure than the one i planned as soon as they look at me
speaker request from a big corporation, they ask if i do it pro bono
my tutoring mom haggles every month
i'm a plumber just went solo, guy wants me to knock off 100 for cash
musician, bar offers us free beer and burgers for three sets, we want real money
should i put the amount in the email or say it on the phone, consulting gig
customer wants to know why a handmade bag costs 280
want to go up by 15 percent in january, how do i announce it to the ones who've been with me for years
a museum invited me for a workshop and nobody mentioned any honorarium
they like my proposal but wants me to "sharpen the pencil", how answer without dropping my price
`,
  'earns-more': `
he pays for everything and i feel like a child
my bf is a surgeon, im a teaching assistant, holidays are always his choice
She got promoted. She's now on double. I'm proud and I'm also weirdly jealous
saw a payslip on the printer, same title as me, way fatter
the intern we hired makes more then me
my friends order lobster and i order soup
stay at home mom, husband calls it "my money"
all my uni friends have houses, i work in a library
guy i trained earns 8k above me
brother's a banker, i drive a bus, at family dinners i feel tiny
i have less salary than my girlfriend and my father mocks me about it
split the rent half half but he gets three times my wage
she covers my part of the trip and i hate owing
the freelancer next to me gets twice the day rate for the same thing
how do i talk about money with my partner when he out-earns me by miles
found on glassdoor that men in my team get more, mine is lowest
moved in with my rich boyfriend, it's his flat his sofa his rules
Married 11 years, I went part time for the kids, and now every purchase I make gets discussed because he earns
my sister picks the expensive restaurant each time cause for her its nothing
i'm the breadwinners husband and people make jokes
can we do it by percentage instead of 50/50, my gf earns way over me
`,
  'friend-owes': `
he "forgot" his wallet again
the airbnb was on my card, six of us, two still havent paid me
Lent my neighbor Rita 150 for her car in spring, we see each other daily and neither mentions it
who pays for the pizza? always muggins here
how do i get my 40 quid off my mate
sister said she'd pay back after payday, three paydays ago
splitwise says -312 and she ignores the reminders
bought the group gift for everybody, no one transferred
my buddy new sneakers, but my money not back
concert tickets, he promised to paypal me, concert's over
roommate's half of the electricity, 2 months behind
i fronted the whole bachelorette and the girls go quiet when i bring it up
she always orders the most and then says lets split evenly
awkward to ask for 15 dollars?
fuel money from the guy i drive to work every day
how can i remind my friend about the loan without that he thinks i'm petty
i gave a friend 2000 for her deposit and she just posted from bali
uncle owes me for the phone i bought him
teammate still hasnt paid me for the jersey
Old school friend asked for another 300 before giving back the first. I want the first back, and to say so
covered his bail, he's out, he's working, he's buying rounds for all. me?
`,
  'negotiate-offer': `
the contract is in my inbox, 54k, i hoped for 60
they want an answer by thursday and im not happy w the number
Hospital offers me the job, pay scale is fixed they say, but I'd like step 5 rather than 3
whats a polite counter when its a startup with equity
got two offers, the worse paying one is where i want to go
HR sent an offer letter with 25 days leave, at my old place i have 30
i said yes too fast on the phone, can i still ask for more before signing
first job out of apprenticeship, can you even haggle over wages as an electrician?
want them to pay my move from lisbon to berlin
they lowballed me. i have a family. what do i write back
Kindergarten head position, they wrote group E9, it should be E11 in my view
sign on for cdl drivers, can i push for home time instead of cents
how much over their offer do i ask without being ridiculous
recruiter calls back at 3, need a sentence to ask for more
title. id take the money but i want senior in the title
offer came in under the range they told me in round one
is it normal to counter an academic post, its an assistant professorship and i'd need lab money
They will take me for the kitchen chef job, he say 2800 net, i have in mind 3200, how i speak with him
woman in tech here, the offer is decent, everybody tells me to ask for more, my knees go weak
start date is june 1, i want july and more pay, do i ask both at once
they gave me verbal offer and i like to get four day week in it
company says take it or leave it basically but nicer
`,
  'negotiate-rent': `
lease renewal came, up 18 percent
told him id be late with the rent, now he wants to talk on saturday
mold in the bathroom since october, landlady shrugs and sent me an increase
My hours got cut at the bakery so I can only pay 400 of the 700 by the third
how to ask for a discount if i sign for two years
property manager wont budge on pet deposit
we live here 11 years, always on time, now they want market price
student flat, owner wants to keep my whole deposit for one scratch on the floor
can i get a month free while they renovate, theres scaffolding and dust all over
looking at a flat, its 1100, i want to offer 1000
behind by two months, eviction letter on the table
landlord sold the house, new one says 250 more or out
elevator broken for 9 weeks and im on the 5th floor with a pram, want a reduction
shop lease: footfall is down and i cant carry the rent for my yarn store
he wants three months deposit, i only have one, i really need this room
Rent freeze for my mother, she's 83, her landlord is actually quite nice, I'll phone him for her
how do i tell the owner i'll pay after the 15th because my wage comes late now
i have the letter mieterhöhung, my german is small, i want to say it is too much
boiler's out again and he texts me about the raise, unbelievable
i want to leave the lease early, got a job in another town, how do i ask
garage rent doubled, its just a garage, how do i talk him down
would sublet one room so i can afford it, need to get the landlady on board
`,
  'pay-questions-lead': `
my senior dev has a competing offer and HR gave me a flat no for matching
two of my waiters compared payslips and now they're in my office at five
one of my guys asked for 15 percent, i only have 2 to give to the whole group
how do i tell my assistant the freeze is still on
She said "I know what Martin makes." I'm her boss and I had no answer
employee wants to know when he gets bumped up and its above my level
got to explain to eight people why the bonus is cancelled this year
i supervise cleaners, they keep asking for more per hour, head office decides
my direct report brought printouts from glassdoor to our 1:1
The best mechanic in my garage wants more money or he goes, I'm owner and the numbers are bad
new hire starts at more than my loyal lady of 12 years makes, and she saw it in the job ad
what do i say when someone on my team says inflation is eating their pay
i run a daycare, staff wants raises, the city pays us what it pays us
an intern asked me why he isnt paid
he asked me straight out if the women on the team get less than the men
my report is underpaid honestly. i agree with her. my director wont budge. what do i tell her
a raise request from someone whose work isnt there yet, how do i put it kindly
annual talks next week, six people, all will bring up money, the pot is empty
first time manager: somebody asked for a raise in our one on one and i said "ill see" and ran
team found the salary spreadsheet on the shared drive. monday is going to be fun
one of my drivers says the other depot pays 3 euros more, he wants an answer by friday
how to promise nothing but still fight for my peoples wages
`,
  'sales-first-call': `
intro call with a bakery chain at 2, i design websites, how do i find out what they want
a lead booked 30 min with me on calendly and i freeze after hello
i talk features for 20 minutes and they say "we'll think about it"
how to ask about budget early without being pushy
freelance photographer, bride calls me tomorrow for the first time
What should I find out from a prospect before I send any offer?
they ask "what does it cost" in the first minute, how do i steer
my boss listened to my demo recording: i spoke 80 percent
first meeting w potential client for my gardening business, dont want to forget the key things
good openers for a prospect who filled out our form
who decides in their company? i never ask and then it stalls
I am new in software sale and tomorrow is my first qualification call with a hospital
coaching business, free intro session, they chat an hour then vanish
need to know if theyre serious or only shopping around
what to ask a homeowner who wants solar, before the visit
architect, couple wants a house, first phone talk. what do i need to hear from them
tax adviser here, new clients call and i start to advise right away rather than listen
want to learn how to dig into their problem and not just sell my package
inbound enquiry from a big brand for a mural, call at 10, im a painter not a salesman
how do i open up a first talk with a cold lead that said yes to 15 minutes
how do i find out their deadline and pain in one call
b2b, first zoom with three people from procurement, i want a handful of smart questions
`,
  'split-bill': `
six of us, tapas, i had a salad. 58 euros each. seriously
dude venmo requested me for his cocktails
how to tell the girls the brunch place is above my budget without the whole sob story
im a student and my friends have all real jobs now, every dinner is 80 bucks
she always "forgets" her wallet and i end up paying the coffee
office farewell collection, they want 50 a head. i dont even know the guy
my boyfriend earns double and we go halves on everything
ski trip with my husbands friends, they booked the chalet w sauna and now it is 900 per person
i dont eat meat and pay for everyones steak again and again
who pays on a birthday dinner if the birthday girl chose the fanciest sushi in town
in my culture the older pays but here they pass me the bill with calculator, i am confused what to say
heating bill is same for all three of us but he works from home with the window open
want to ask for separate checks but it feels petty
split even?? i came for dessert only
hen do in ibiza. i love her but thats my rent
they ordered three bottles and then went "lets just divide by 5"
my sister wants us to chip in 300 each for moms cruise, i can do maybe 80
i lent the card for the airbnb in june and two of them still havent sent their share
on a tight month, everyone wants to go out friday, what do i say
coworkers do fancy lunch every thursday and just divide the total. i bring a sandwich normally
my roommates girlfriend practically lives here and doesnt pay for water or electric
ashamed to say no to the 120 dollar concert plus dinner plan
`,
  'unpaid-invoice': `
i shot their wedding in june. its october. no money
invoice 2041, due in march, they now ghost me
sent the bill twice, "accounting is on it"
freelance translator, agency sits on 1,800 since summer
how do i chase payment w/o losing the customer
the band still hasnt been paid for the gig at the town fair
my biggest client pays 90 days late every time and i need to make rent
finished the website, they went live, they wont pay the last third
I did the painting of a house and the owner dont want to give the rest of the money
theyre friends of mine and i built their kitchen, the final amount is still open
third mahnung, sorry, payment reminder, what tone
when can i charge late fees and how do i announce it
magazine published my piece 5 months ago, fee still outstanding
tutoring mum owes me for 8 lessons and keeps "forgetting her purse"
should i stop working until they settle the account?
a startup asked me to wait for their funding round with my fee. no
they dispute the hours suddenly, after two months of silence
client says she never got my bill, i have the read receipt
the theater hasnt transferred my costume design fee
i feel like a beggar asking for what i earned
studio rental guests left and never wired the money, 340 bucks
firm in another country doesnt respond about my outstanding fee, what do i write now
`,
}
