import type { Ways } from './ways.ts'

export const griefWays: Ways = {
  'grief-at-work': `
our janitor's wife died, everyone loves him, what do i write in the card
Ana from payroll lost her baby at 7 months, back on tuesday, we sit face to face
my direct report's dad is dying, what do i offer
flowers to the office or to her home?
is it ok to send slack condolences
teammate found out in a meeting that his grandma passed, he's flying home
boss is widowed since friday, i have to email him about a contract
what do i tell the others while she's on bereavement leave
he comes back tomorrow after the funeral and i'm scared to say something wrong
collegue lost his mother in ukraine, he works like nothing happened
the new coworker's twin died, i hardly know her, say something?
tell clients that their contact is out because his child died
a woman on my team still cries at her desk months after her husbands death, i'm her lead
how do we cover his work without making him feel replaced, he buried his dad yesterday
remote coworker, camera off since her partner died
one of our drivers was killed and the crew meets at six tomorrow, i'm dispatcher
should we cancel the birthday cake because karen's mum died this week
my office mate's dog died and she's devastated, the others make fun
Supplier I've dealt with for 10 years lost his wife. We talk every week by phone. What do I say first?
lunch table goes silent since greg returned from burying his son, want to break it kindly
signing a condolence card for a coworker i barely speak to, two lines please
`,
  'grief-first-words': `
hes gone, my buddies wife. this morning. what do i even text him
roommate just got the call about her grandma, shes in the next room crying
need two lines for the flowers, they're for my old boss who lost his son in a car crash
Our receptionist's dad passed on Tuesday and the whole office signed a card, I'm the last one holding the pen
"sorry for your loss" sounds so cold, what else is there
my students father died last night and she comes back to class monday, I teach 4th grade
what to write to a widow, shes 78 and sat next to me in choir for years
my ex lost her mum today. we dont really talk but i want to send something
girl from my gym posted that her sister is dead, do i comment or message
he just told me on the phone his twin died and i said oh wow. what should i write now
I am from Poland, my american coworker has lost his father, what is normal to say here
customer of mine of 20 years, her husband had a heart attack friday and is gone
sending a message to my coach, his little girl died of leukemia this week
everyone wrote "rip" in the group and i want to write her something real
my best mates nan died, we r 15, idk what to put
just heard about Tomas's wife. Typing and deleting for an hour now
my landlady buried nobody yet, her son died yesterday in Manila, I want to slip a note under her door
shes an atheist so no praying for you. her dad died. ideas?
our imam's wife returned to God last night, how do I word my message to him
what can i bring and say when i knock at the door of the family across the street, their teenager was killed
client emailed that her mother passed, i still need to answer her email like a human being
my cousin lost her husband to covid back home and i can only reach her on whatsapp
`,
  'grief-funeral': `
service is at 11, they want 3 minutes from me about my godfather
i'm carrying the coffin tomorrow and then there's a reception where i know nobody
The priest asked if one of the grandchildren wants to say something at the graveside. I said yes and now I panic
how to hug or shake hands with the widow at the viewing and what comes out of my mouth
open casket visitation tonight for my managers mom, never met her
what do u say at a memorial for a guy you didnt like much
speech for my grandmas burial, shes the one who raised me, im 19
first hindu cremation i attend, do i say sorry to the sons or stay silent
we are scattering dads ashes on saturday and all look at me to speak
i'm afraid i'll break down at the lectern halfway through talking about my brother
sitting shivah visit for my daughter's teacher, do i talk first or wait till she does
Have to read a tribute for our colleague Dieter at the crematorium, 120 people from the plant will be there
my ex father in law's requiem, his whole family hates me since the divorce, what do i say when i reach them
need an opening line for remembering my aunt in church, she was funny and would hate a sad one
celebration of life at the vfw hall and they passed me the mic list
old teammates want me to talk for the team when we bury our coach friday
what to say to the kids of my dead friend when i see them at the church door
mc for my uncles nine nights, jamaican family, i grew up in london
im the only one from the office going to the burial and feel like an intruder
writing a eulogy for a mother who was not kind to us
do i mention her drinking when i talk at her service
`,
  'grief-late': `
shes been a widow since spring and all i did was like her post
ran into Karen at Aldi and realised i never said one word about her husband, he died in january
saw his name on a gravestone while visiting my granny. was my best friend at school. can i still write to his mum
I was too scared to call when her baby brother passed, now half a year went by
the card is still in my drawer, stamped and all, from november
just came back from sea and learned my mate's dad has been dead since may
i ghosted my friend when she was grieving, i was 22 and an idiot
is 8 months too long to say sorry for your loss
found out via linkedin that my old mentor passed in 2022, want to contact his wife
my aunt thinks i dont care because i missed the burial and then never phoned
he lost his wife over a year ago, everyones moved on, i didnt even send flowers
I've been crossing the street so I don't have to face her since her son's accident last summer
didnt reply when he told me his mother had died, saw the message, froze, thats 10 weeks ago
i was in my own depression when gran of my best friend died, she never heard from me
an old client's secretary mentioned he buried his daughter last autumn, I sent him a cheerful newsletter in between
cant look my teammate in the eye, never mentioned his dad after the season break
Coming up on the first anniversary and I still havent written to her parents
my godmother's husband passed two christmases ago, i only sent normal christmas cards since
how to start a condolence letter that should have been sent in march
i moved abroad, nobody told me that my teacher died, her daughter lives still in the house, i want to write now
everyone at the office sent something back then, i didnt, now she's back from leave and its been two months
i promised to come after the burial when its quiet and never did
`,
  'grief-pet': `
had to let Biscuit go at the vet today, 14 yrs
my daughters guinea pig is lying dead in the cage and she gets home at 3
roommate's parrot flew into the window, he had it since he was nine
its just a cat, thats what my husband said. i cant stop crying
My mum lives alone and her old spaniel was put to sleep Friday, I call her every day but run out of words
what to write on a card from a vet clinic to the owners after euthanasia
horse died of colic last night and i have a shift in an hour
the neighbour's kid asks where our rabbit went
my gf's dog got hit by a car and i was the one holding the leash
do i tell my 5 year old that we buried Goldie or that he moved to a farm
can i ask for a day off because my dog passed
Coworker brought her late greyhound to the office for years, his basket is still here, should we say something
people laugh when i tell them im grieving a snake
she lost her therapy dog, she is a veteran and that dog was everything
found our barn cat dead by the road, my son loved him, he is 11 and says he doesnt care
best friend had to euthanise her kitten, only 8 months, she blames herself
how do I answer "will you get a new one" three days after my dog died
my grandfather's goat died and he dont eat since, how to speak with him
sending a text to my ex because our old dog, who stayed with her, died yesterday
the whole horse stable is mourning and my student wants to know if it's ok to cry
My hen of six years got taken by a fox. I know how it sounds
my bro wont come out of his room since they put Rocky down
`,
  'grief-pregnancy-loss': `
they had already painted the nursery
my wife is bleeding and they said no heartbeat. her sister keeps texting me
she posted the ultrasound in june and now nothing, my brother says dont ask
Second time this year, my best friend wrote "it happened again", I'm at work and don't know what to answer
my daughter in law was 11 weeks along and now she isn't
how do i tell people there wont be a baby after all, everyone knew the due date
their son lived two days. he had a name, Elias. what do i write
teammates planned a baby shower for Jo and now its cancelled, do we say something when she is back
its early they said, like it makes it less. i lost it at 7 weeks and my mum says try again
Our IVF friend got the good news and then the bad scan, i have three kids and feel wrong calling her
mate of mine, hes the dad, everyone asks about her and nobody about him after the stillborn
my employee told me why she was off sick: she lost the pregnancy. i'm a guy and her boss
ectopic, emergency op, shes home now. what do u text
due date would be next week, should i mention it to my sister or let it be
we had to end the pregnancy because of the diagnosis, what do we tell relatives
my friend's newborn died in the NICU, we used to be pregnant together, mine is fine
coworker asked me how far along i am now. im not anymore
twin pregnancy and one of them didnt make it, do i congratulate or condole
my neighbor carried so proud her belly in the village and came back from hospital without child
student of mine, 20, missed two weeks bc of a miscarriage, she wrote me the reason in an email, I need to answer
husband never talks about our little girl who was born sleeping, i want to say her name on her birthday
gf miscarried, she said she's fine but shes not
`,
  'grief-suicide-loss': `
he jumped. he was in my class. what do i say to his girlfriend
our neighbor's boy, 17, did it in the garage. Casserole is in my hands and I have no idea what to say at that door
my brother ended his life 2 yrs ago and ppl always ask "how did he die"
wife of a guy in my unit, he shot himself after coming home
my colleague comes back monday after her husband hanged himself, i'm her team lead
i keep thinking i shouldve answered his last call. his mum wants to meet me
Pastor here. The parents ask me if their daughter is in hell because she took her own life
friend from uni lost her dad that way, she cracks jokes about it and I freeze
how do i tell the soccer team of 14 year olds that their teammate killed himself
his wife keeps asking me why he did it as if i knew, i was his best man
in my country nobody says this word. my aunt lost her son by his own hand, what can I write her
My flatmate's boyfriend took his own life on Saturday. She's sitting in our kitchen asking whether it was her fault
my ex died by suicide and his parents blame me, i want to write them anyway
students put flowers on his desk, the headteacher said keep it vague, he killed himself
mum killed herself when i was ten, now my fiancee's family is asking about my parents
he'd left a note. my friend read it to me over the phone and i just breathed
someone at church said it was selfish, her dad was sitting right there, 3 weeks after his girl took her own life
`,
  'grief-tell-others': `
mom died at 4am and my phone is full of people asking how she is
have to phone 30 people today and i cant say it again
whatsapp to the family group that grandpa didnt make it
what do I put in the obituary announcement on facebook for my husband
my brother is on a plane and doesnt know yet that dad is gone
our bowling club doesnt know that Heinz died, I'm his son and found the list with phone numbers
i need to inform his bank friends and golf people, he was 59, nobody expected
out of office message because my wife passed
my grandmother has a pen pal in Canada since 1961 who still writes letters, somebody must tell her she is dead
telling my kids that their teacher died, they are in second grade and I'm the principal
email to all staff: Renata from accounting passed away over the weekend
how do i tell my 90 year old nan that her son died before her
need to write to the customers of my fathers shop that he is no longer
my aunt wants it private but people keep texting my dead uncle's phone
best friend died in the crash, i have to tell our whole class chat
we didnt announce it for a week and now everyone feels hurt they heard it from strangers
Who do I call first and with what words? My sister died tonight and I'm the eldest
the neighbors keep asking when she comes home from hospital. she wont
how to tell my ex wife that my father died, she was close to him
need to let my professor know my mom passed and ill miss midterms
i am in germany, my mother die in Kenya, how do i tell my chef at work and my landlord
he was in an online game guild for years, they dont know he passed, im his wife
`,
}
