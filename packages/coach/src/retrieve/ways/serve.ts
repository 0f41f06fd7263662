import type { Ways } from './ways.ts'

export const serveWays: Ways = {
  'client-brief': `
the brief for the flyer is one line: fresh but classic
all she said was "something fresh" and then hung up
wedding couple wants "just vibes" from me as florist, no colours, no budget, nothing
i build kitchens, man says to me do what you think, then i know he will hate it
how do i pull actual info out of a customer who answers every question with idk
The brief for the website is one line: modern but classic. What do I ask in the call tomorrow?
bakery owner wants a mural and says i'm the artist, i should know
what questions to ask before starting a logo
he told me he'll know it when he sees it
lady wants a tattoo "with meaning" and cant tell me what meaning
i have a kickoff with a startup founder at 3 and his email just said "we need branding"
new commission, portrait of a dog, owner sends one blurry pic and no wishes
my customers cant describe the garden they have in their head
"do your magic" is all the direction i got for a 20 page brochure
Interior design client in her 60s, says she has no taste so I should decide. I don't believe her, she'll have opinions later
how to get more than "sounds good" from the guy who ordered a video from me
he doesnt know what the app should do, just that he wants one
they want copy for their about page but won't tell me anything about themselves
first consult with a bride, she shrugs at everything i show
marketing team sent us an empty briefing form, seriously every field blank
photographer here, a company booked a half day and when i asked what for they wrote "content"
the man says only "you are the expert". i need more from him before i cut the wood
how can i find out her style if she keeps saying whatever you like
`,
  'client-scope': `
"can you just quickly also do the flyer" for the third time, and the contract says website only
we agreed 3 rounds, she's on round 9
tiling a bathroom, now owner wants the hallway too at the same price
every call ends with one more little thing, none of it paid
Started as a 5 page site for a dentist, now it has a booking system and a blog and the invoice is the same
he approved the floor plan in march, in april he wants the wall somewhere else, now its may and the wall moves again
how to say thats extra without sounding greedy
bride had 80 guests in the menu and now its 130 but same budget
my customer is changing the order after i have cut the fabric
they signed for ten illustrations and keep asking for "tiny bonus ones"
I do social media for a gym, 8 posts a month, now he expects stories, reels and answering comments
what to write when new requests come in after final approval
the couple wants a pergola, pool and outdoor kitchen for 15k lol
new wish every morning in my inbox from the same customer
video edit was done, paid, delivered, now three weeks later "small changes"
she swapped the font, the colors and the whole concept after we'd started printing
the goalposts keep moving on this job and i lose money
My renovation customer in Lyon, he decides then un-decides. I need to tell him that each turn costs days
ghostwriting a memoir, agreed on 200 pages, he now talks about a second volume inside the first
they added five features to the app after we fixed the price, deadline didnt move
how do i bring up additional costs when they think its included
landscaping for a retiree, lovely man, but he replans the beds every single visit and my crew has to redo them
client keeps slipping in "small changes" that werent in the contract
`,
  'client-wish': `
she insists on comic sans for a law firm
guy wants a dragon AND a wolf AND his kids names on one forearm, itll look like mud
how do i talk a bride out of 40 candles under a fabric ceiling
The restaurant owner asked for neon green menus. I think it will scare off exactly the guests he wants.
wants his own face huge on the homepage, help
they want me to cram 600 words on a business card practically
my customer wish for black kitchen in a tiny dark room, i would not
"make it more exciting" he says about a funeral home brochure
can i say no to animated gifs in 2024
customer wants me to remove the supports from the shelf because it looks cleaner, itll sag in a year
Client loves a slogan that sounds like a toothpaste ad. I'm the copywriter. Do I tell her or just do it?
haircut she showed me wont work with her hair, how do i say it kindly as her stylist
he'd like fireworks sound in his wedding film, every kiss
marketing head wants every word on the banner in capitals and bold
my gut says their idea will look cheap
lady wants palm trees in minnesota
podcast client demands a 90 second intro with rock guitar and i know listeners will skip
author insists on a clip art cover for her thriller, im the designer, and it'll sink the book
they want all seven brand colours in one icon
how do i show him that his version is worse without insulting his taste
i'm architect, the family wants a glass wall facing the neighbours toilet window
musician i produce for wants autotune on everything and i think it kills the song
`,
  'our-fault': `
we delivered the wedding cake with the wrong names on it
backup failed, three clients lost a day of data, i write the mail
overbooked. family of five at my desk at 11pm and no room
The lab swapped two samples and a patient got worried for nothing for a week, I'm supposed to call her
our courier dropped her tv, shes right to be mad
sent the newsletter with everyones address visible, 1200 people
we printed 5000 flyers with the wrong phone number for a dentist
gym kept charging him for 7 months after he cancelled. our system
nanny agency here, our sitter didnt show up and the mother missed her flight
i forgot to order the part and now his car stays another week
how to admit to a customer that our tech broke her heating while fixing it
wrong meds in the bag, noticed before she took them, i'm the pharmacist and need to phone her
my shop sold him a used phone as new, bad mistake by my colleague
the bank transfer from us went out late and he got a late fee
our kitchen served nuts to a guest who told us about the allergy, she's ok, her husband wrote us
outage was 4 hours. statement to customers please, no blah
Travel agency, we typed the surname wrong in the ticket, and they couldn't board in Istanbul
translation agency: our error got printed in their catalogue, client calls at noon
lost the dress at the dry cleaners, it was her mothers
we promised the windows for may, we forgot to send the order to the factory, he was building his house
tax office letter for the client came because i missed the deadline, i am his accountant
hotel laundry shrank his suit, he has a meeting tomorrow, he stand in my reception
`,
  'serve-abuse-limit': `
he called me a stupid cow and then wanted his parcel number
do i have to take insults at the helpdesk till they are done
"go back to where you came from" on the line today. i just sat there
creepy guy asks what im wearing when i do tech support
she threatened to come to my house, i do billing for an electricity company
my script says stay polite. he said the c word twice
is there a professional sentence before i disconnect
I work in the bank's phone service. A client shouted racial slurs at me, my lead said don't hang up
chat customer types nothing but f you f you, when can i close it
after the third insult i started to cry with the headset on
insurance line, a man calls just to moan into the phone, what do i say before i cut him off
i want to give one clear warning then hang up
doctors office reception, patient on phone calls me whore cause no appointment
How to end a call when he only insults me and I am not native speaker, he mocks my accent
they curse at my trainee, she's 19, what should she say to stop it
where's the line between upset and abusive on calls
a repeat caller drunk each friday, disgusting remarks, city hall switchboard
i told him i'd put the phone down and he laughed
dispatch for taxis, guy screams bitch bitch bitch, boss wants us to keep calm
live chat user sends dick pics. i need a message that ends it
`,
  'serve-angry-call': `
phone rings, i say my name, and off they go
internet has been down 4 days in his street and i'm the tenth person he reached
how do i get a word in when someone rants into my ear
lady was yelling about her insurance claim, i was polite but it got worse
travel agency, flight cancelled, they all ring at once and they're mad at me
what's the first sentence when the one at the other end is boiling
I answer the phone at the town office. garbage wasnt collected. they roar
i tend to say calm down and it explodes
caller on hold 45 minutes before he got me, he was furious
my voice goes high when they get loud on the telephone
dad of a patient rings our practice raging cause the lab lost the sample
he said "you people" and "every time", i couldnt even get his account number
How to make quiet an angry man in telephone? I work for heating company and it is winter
plumber here. woman calls fuming about the leak we fixed last week
new on the hotline since monday, 60 calls a day, half of them are livid
they hang up on me in the middle of me explaining
whats good to say rather than "i understand your frustration", they hate that on the phone
wrong medication delivered, daughter of the client on the line, rightly furious, i just stammered
shouting customer, headset on, boss next to me listening in
he goes on and on about a bill from 2022, not insulting, just really loud and upset
how do i end on something concrete when a caller is mad about a delivery that never came
bank hotline: card blocked on holiday, woman screaming from majorca
`,
  'serve-angry-in-person': `
guy threw his burger on the counter, wrong sauce
i'm at the pharmacy till and a man bangs on the glass
librarian, late fees, she went ballistic and the whole room went silent
she was two inches from my face over a coat
how to handle a raging passenger at my gate
A father was screaming at our front desk in the hotel at midnight, room not ready, kids crying behind him
my knees go soft when someone gets loud in the shop
vet receptionist. people shout at me about the bill with the sick dog in their arms
bar, saturday, dude claims i gave him wrong change and leans over at me
what do i do with my hands and face while he is yelling
im 18, first job at an ice cream stand, a grown woman screamed at me
the whole queue was watching as he called our place a joke
In my kiosk comes a man and he is very angry about the parcel, he hits with the hand on the table
citizens office, window 4, shouting about a passport every other day
someone flung a pair of shoes at my coworker, how do you bring a person down
car rental desk, they see a scratch fee and start hollering
how do i get a fuming client out of the waiting area into a quiet corner
tore up the receipt in front of me and yelled i was a thief
a woman in the bakery lost it about the last bread being sold
gym reception, member red in the face about his contract, came round the desk
stay calm in front of an irate guest, im a waiter, steak was cold twice
he was loud, he was tall, and it was only me in the showroom
`,
  'serve-angry-mail': `
subject line: "YOU THIEVES". its my turn to reply
etsy buyer sent me 9 messages in an hour, each angrier
i drafted a snippy answer and deleted it, help me with a better one
a parent wrote to our daycare office a full page of rage, must answer today
how do i open the reply, "sorry for the inconvenience" is a joke here
patient wrote us in all caps through the portal
whatsapp business: "where is my stuff????" and swear words
My customer from Austria wrote that we are liars and amateurs because the lamp came broken. What I write back?
a long nasty mail cc'd to my boss, half of it is true
he writes "last warning" but its really just about an invoice mistake of ours
client email at 23:14, pure venom, about the logo
should i answer point by point or keep short when theyre that mad
an outraged subscriber replied to our newsletter
insta dm from a buyer: ur a scam. the parcel is stuck at customs
furious letter, handwritten, four pages, from an 80 year old about her phone line
ticket #2291 says our support is a disgrace, second reply from me
how to not sound defensive in writing when a tenant blasts us about the heating
got screamed at by text basically
angry message from a guest before she even arrives, booking went wrong on our side
the mail says we ruined her daughter's birthday, cake was late
he demands an answer within one hour, i can only answer tomorrow properly
help me write to a mad client whose order we lost twice
`,
  'serve-bad-review': `
2 stars "soup lukewarm, waitress colder". im the owner
a competitor i guess wrote we have cockroaches
trustpilot is killing us since the software update, what do i post below
woman i never treated says i botched her lashes
how do i respond publicly to someone who calls my daycare dirty
tripadvisor: "never again". and he's right about the shower
my first amazon review as an author is one star and says boring
I have a small hotel on Crete, the guest wrote bad things in booking.com and all can read it
do i reply to a rating with no text at all
doctor practice, jameda comment about the waiting times, what can i say w/o breaking privacy
they named my employee in the review, "fat rude girl"
somebody under our fb ad wrote "don't buy here, thieves", 60 likes
yelp review from a date we were closed
two hundred good ones and i lose sleep over this one
how to answer a comment that says our bread has got worse since dad retired
old client left a nasty google rating after a fight about the invoice, it's already up
kununu: ex employee trashes us, can i respond as the boss
our airbnb got "smells weird". it did. we fixed the drain
need a short dignified public answer, not defensive
podcast got a 1 star "annoying voice"
customer posted a pic of a hair in the salad, tagged us
driving school, they wrote im shouting at students. hm. sometimes i do
`,
  'serve-hand-over': `
i'm first level, the router people are second level, how do i say it so they dont groan
"ive told this three times already" and i need to send her on to a fourth
going off shift and my chat customer is still mid problem
this is a billing thing, im technical. what do i write
how do i introduce my colleague when i give her my client for maternity leave
bank, i have to put them through to the mortgage desk, they hate the music
a warm transfer, what do i say to both sides
she asked in chat about warranty law and i have no clue, who answers next?
tell the guest that housekeeping takes over and she doesnt have to explain again
My client goes to my coworker from May because I change department, how to announce him that
the patient needs to go to another office across town and he's already been to two
I don't know the answer and must ask the engineer, customer is waiting on the line
passing a support case to the night team, what notes and what to tell the customer
i feel people think im getting rid of them when i connect them to someone else
insurance claim goes to a specialist now, how do i word the mail
they get bounced around here, i want to be the last stop or at least hand off properly
not my area but dont wanna say "not my area"
bug needs devs, could take days, customer wants me to stay on it
how do i forward someone without losing their trust
moving to another team, my 30 clients go to the new account manager, how do i pass them along
reception to sales, sales to service, he's fed up, im sending him to accounting
town hall: wrong floor, wrong form, wrong person. how do i send citizens on kindly
`,
  'serve-long-wait': `
ER triage, six hours tonight, they come to my window every ten minutes
only one of three tills open and the line goes out the door
what do i say to table 9, order went in 55 minutes ago
bike workshop, spring, everyone waits three weeks and hates me
passport office, ticket 214, we're at 96
her sofa was due in may then june now august
How I explain to the patients that the doctor is one hour behind because of an emergency?
hair salon, colleague is sick, my 3 o clock sits there since 2:50 and its 3:40
pharmacy on a saturday, just me, queue of twenty
got no news for them, just that it takes longer. how do i say that
boarding delayed again, i hold the mic
they sigh and look at the watch, each of them, all day
therapy practice, waiting list is nine months, they beg me on the phone
food truck festival, fryer broke, 30 people in line
call backs are two days behind, what do i tell folks who ask when
repair part is stuck in shipping, customer has no heating, i can only say wait
the vet is in surgery and the waiting area is full of barking and angry humans
i dont want to promise ten minutes when its forty
what to tell someone who's been sat since morning and got skipped
mri broke down, all appointments push back, im the one at the desk
coffee bar rush, people snap "still waiting"
tell parents at the kids clinic it'll be another two hours, nicely but true
`,
  'serve-manager': `
"let me speak to whoever is in charge" before i even said hi
karen moment at my register, wants the store manager over a coupon
they don't take me seriously because im 20 and want the boss
i AM the manager and he doesnt believe it, wants a man
boss is off today and she insists
how do i keep it at my desk when they shout for the supervisor
I could solve it in one minute but he wont tell me what it is, only "get me the director"
guest at breakfast wants the general manager because of eggs
my supervisor hates being fetched, guests demand it daily
every second call: i dont talk to agents, put me to your lead
what do i say first, when they go over my head like that
The lady said: I don't speak with you girl, bring your chief. How to answer correctly?
manager is in a meeting for an hour & customer refuses to wait or to talk to me
they think the boss gives them a better deal
how to offer my help once more before i get the floor lead
"whats your name and whos your superior"
i feel small when a client asks for someone more senior
bank branch, old gentleman will only deal with the branch director, like always
barista, dude wants the owner because no oat milk
he demanded my team leader in chat right after hello
should i just go get her or try first
dealership: customer wont discuss the bill with me just with the head of service
`,
  'serve-no-longer': `
lease is up, my cafe closes in october, the old ladies come daily
how do i write to 400 members that the yoga studio is shutting
we got hacked. addresses are out. i have to phone the clients
rent a garden service: from january 12 percent more, how do i tell them
the shampoo they've bought for 20 years is gone from the range
my supplier stopped, my best customer needs those filters
subscription goes from 9 to 14 a month and i write the email
I'm a midwife and give up home births, three families are already counting on me
the tour is cancelled, not enough guides, 18 people booked
announce to parents that our afternoon care ends in summer
kitchen was promised for christmas. it won't be there by christmas. im calling them today
last day of the bus line, i'm the driver and people ask
the app gets shut down and users lose their data by june, how do we put it
We must say to our clients that their guarantee is not valid any more as the company was sold
doctor retires, no successor, im his assistant and phone all patients
bakery drops the rye bread. theres gonna be tears
new owner, no more credit for regulars. how do i tell old hans
how do i explain higher fees to a client who is with us from the start
our shop no longer repairs shoes, just sells. they still bring me their boots
recall: the stroller they bought from us isnt safe
we're dropping his region from our delivery area
product is end of life, support stops in march, big customer, bad call ahead
`,
  'serve-no-refund': `
worn shoes, muddy, in the box, "never used"
she ate the whole cake then said it was bad, money back pls
ticket is non refundable and his flight is tomorrow, hes pleading
guy wants his course fee back after finishing the course
no receipt, no tag, but she insists on cash
concert was rained out after an hour. terms say no
I sell handmade rings on Etsy, made to measure, she changed her mind
how to tell them store credit only
airbnb guest left two days early and expects the rest paid back
dropped his phone in the toilet and calls it a defect
he cancelled the shoot on the morning and wants the retainer returned
Customer bring back perfume opened and half empty, I should refuse but kindly
gym, moved away, wants a year of fees back
swimsuits can't be returned. argues with me ten minutes
what do i offer when i cant give the money back
parents want the camp fee returned since the kid was homesick
opened software licence. policy. tears
she bought it on sale, final sale, sign was huge
the return window closed in november, its february, its for her sick mother
tutor: student failed the exam, the mother demands her 600 back
dress came back with deodorant stains and smell of smoke
deposit for the hall, they called the wedding off, i feel for them but i cannot
`,
  'serve-own-voice': `
my answers all begin with "thank you for reaching out" and i cant see it anymore
macro 14, macro 3, macro 14. somebody asked if im a machine
how can i write to guests like a normal person and still be correct
user asked "is this AI?" no its me, petra
the style guide makes us sound like a ministry
I'm in insurance, our letters are ice. would like to write them like i speak
phone script word by word, callers notice and get annoyed
want to put some warmth in my order confirmations, i sell honey
"we apologise for any inconvenience" - what would a human say here
my supervisor ran my replies through QA: polite but impersonal
English is not my language so I use the ready texts, but the people say it's not real
how do i sound less corporate when i answer tickets
canned responses make folks madder than the bug itself
got feedback that my tone is stiff, hotel front office
I want to say the customers name and their actual issue and not blabla
chatbot hands over to me and i sound exactly like it
our complaint replies read like lawyers wrote them (they did)
read my sent folder from last week. id hate me too. how do i make it more personal
dental office reminders, so cold, could they be nicer
ive been doing support for 9 years and i hear myself on autopilot
a client told me your mails feel like copy and paste
how to answer 120 people a day and yet each one like a person
`,
  'serve-say-no': `
can you do it cheaper for me? every market day
regular wants a table on valentines and were full
a bride wants me to edit 300 extra photos for nothing
they ask me to open after closing time
he wants the display model, not for sale
how do i refuse a special request from a really nice guest
client wants my private number, i don't give that out
she wants to bring her own cake into our restaurant
a passenger wants to sit in the front row, not booked, not possible
I have a small print shop and a customer want it until tomorrow, can not be done
asks me to skip the invoice and take cash. no
tattoo: guy wants a face tattoo and i won't do it
patient wants antibiotics, the doc said no, im the one telling him
hairdresser, she brings a picture, her hair cannot do that
do i explain why or just say its not possible
late checkout till 4 pm on a fully booked sunday, wants it free
parents want me to make an exception with the age limit for the course
wants me to hold the item for three weeks without paying
how to turn down a rush order and not lose him
free shipping for a 6 euro order to norway
customer wants to change the recipe, no gluten, no egg, no sugar. it's a croissant
friend of the boss asks for a bigger room, we have none, need a kind no
`,
  'serve-threat': `
"my cousin is a lawyer" he said over a 40 euro kettle
she has 20k followers and wants a free dinner or else
email says hes going to the newspaper
tenant's union, consumer office, police, he listed them all at my desk
how do i react when someone holds a google rating over my head
contractor here. client withholds the last payment and threatens to trash me online
give me a free night or i write what i found in the bathroom
customer says you'll hear from my attorney. what now, do i answer at all
influencer dm: "would be a shame if my community heard about this"
The man in my garage says he will make us famous on facebook if I not repair for free
parent threatened to sue our kindergarten over a lost jacket
i'm a wedding planner and bride says one call and you're finished in this town
she's filming me while demanding a new handbag
dont want to look scared but a 1 star would really hurt us
he wants 500 off or he reports us to the health department
legal threats in our inbox over a late parcel, do i stay friendly
"i know people at the tv station"
client blackmails me basically: refund or bad recommendation in his network
how do i stay fair and not give in to blackmail by a guest
patient says he'll report me to the medical board because i wouldnt sign the note
says hell leave a bad rating in the app unless i drive him for free
shes gonna "expose" my nail studio on her story tonight if she doesnt get it redone for nothing
`,
}
