import type { Ways } from './ways.ts'

export const faithWays: Ways = {
  'faith-comfort': `
sitting with a widower from our parish tomorrow, dont know what to say
no more "he's in a better place" please, what else
A sister at our mosque miscarried. I'm bringing soup. What do I tell her at the door?
young dad in our congregation diagnosed with als
why did god do this to me, she asked me at the hospital bed
our shul member just lost her son and i'm on the shiva rota
lay visitor at a hospice, the man is buddhist and i'm methodist
what to say when prayer feels too cheap
choir friend lost her house in the fire, i lead the prayer circle
he's angry at god and wants to talk to me as his elder
my small group member had a stroke, visit on sunday, not sure if to read a psalm
prison chaplain volunteer, guy's mother died and he couldn't go to the burial
member of temple going through divorce, ashamed to come, i want to call her
i am catechist, a child in my group lost the father, how can i be near to this family
he says god has left him, i sit there silent
old woman from our fellowship is alone in the care home and afraid of death
Bible study lady keeps telling a grieving mum it was God's plan. I want to offer her something kinder myself
someone at gurdwara is very ill, what words
she asked me as pastor's wife if her baby is in heaven
how do i comfort without preaching
`,
  'faith-disagree': `
organ vs guitars, round 400
our synagogue is arguing about livestreaming on shabbat
Vestry meeting on Tuesday about selling the rectory, and I'm on the unpopular side
i think the imam was wrong in his friday talk and want to tell him
sunday school lady won't hand over after 22 years
elders want pews, youth wants chairs lol
two families in our temple dont greet each other since the vote
church council split over letting a gay couple marry here
flowers, altar guild, and a real war
i lead the worship band, the older members walk out when drums start
pastor preached politics and i didnt like it, how do i approach him
ladies section got the basement again, i want to bring it to the mosque committee
have to tell brother james he wont be reading at christmas this year
our meeting fell out over the refugees in the hall
they want latin mass back, half of us dont
women as elders, our fellowship is breaking over it
i am in parish council and priest decides everything alone, how i say him that
the sangha argues whether to charge for retreats
youth pastor and senior pastor pull in different directions and im between as a deacon
Somebody moved the old cross and now I've got nine angry emails from the congregation
nativity play roles, mothers are furious at me
disagree with how the tithes get spent, want to raise it at the church meeting calmly
`,
  'faith-doubt': `
i pretend to pray at home
told my bible study nothing yet, but im basically an atheist
My daughter, 13, refuses confirmation, says it's all made up. I was hurt. How do I talk with her?
took off my hijab at uni and my family doesn't know
grew up jehovahs witness, i'm out, mother will shun me
stopped going to mass in march and my nan keeps asking about the sermon
how do i tell my mormon husband i dont have a testimony anymore
what do i answer when my kid asks me is god real and i don't know
a boy in my confirmation class said "i think its fairy tales"
my best friend from youth group is deconstructing, wants to talk
i do not fast this ramadan, my mother will see, how do i say her i lost it
father is a rabbi, i eat bacon
i have questions about hell that nobody in church lets me ask
wife became a christian last year, we were both nothing, its weird at home
my brother left the faith and dad wants me to talk him back
how do i say i no longer believe, without insulting what they believe
she told me in tears she cant feel god since her mum died, i run the womens circle
dont want my kids baptized, in-laws very catholic, because i don't believe in it
doubting and its lonely
raised hindu, turned agnostic, puja at home next week, should i tell them
student in my quran class asked if its ok not to be sure
`,
  'faith-hard-news': `
sunday i have to tell them father mike is being moved
roof unsafe, we close the hall from june, who tells the seniors club and how
Our youth pastor was arrested on Friday. The congregation will read it in the paper by Sunday. I'm the chair of elders
sunday school ends, not enough kids
temple is raising membership dues 30%
merging with the parish next door, ours will be the one that shuts
treasurer took money, we must inform the members
announcing the death of our rabbi to the community
last service in our little chapel, need words for the letter
no more free meals on wednesdays, money ran out, people depend on it
imam resigned after a dispute, what do we tell friday crowd
we must cancel the pilgrimage, 45 people have paid
organist fired, choir doesn't know yet
how do i tell the ladies who've cooked for 30 years that the kitchen will be rented out
sangha house is sold, write to all members
i am in church board, must read out loud the news about closing kindergarten
our minister has cancer and asks me to share it from the pulpit
abuse allegation in our fellowship, first statement
Christmas concert is off because of mould, and the choir rehearsed since August
the camp for teens is cancelled this year, youth will be crushed
bad news for the congregation about the building fund, we're 200k short
who should hear first that the pastor is stepping down, and in what order
`,
  'faith-invite': `
asking my gym buddy to come on easter sunday
my roommate is curious about the temple, how do i offer
A guy stood alone by the coffee urn after mass, nobody spoke to him. What could I say next time?
flyer text for open mosque day
our street, mostly secular, want them at our nativity play
passover seder, 3 empty chairs, id love my lab mates there
bring a friend sunday and i'm dreading it
how to ask a coworker to choir evensong without sounding like im converting her
visitors show up, shake hands, never come back
invite to my baptism for friends who think religion is nonsense
i want my neighbour, she is alone, to come to our bible breakfast, not push her
text for a whatsapp invite to iftar on the roof, 20 people, mixed
greeting newcomers at the door, what words
youth group pizza night, my kid wants to ask two classmates
diwali at the mandir, want my team from work to come along
my boyfriend's never been in a church, can i ask him for christmas eve
meditation evening at our zen center, how do i word the note for the cafe board
new family from syria sits in the back row each week, i want to ask them to lunch after service
what do i write in the invitation to our parish fete so folks who don't go to church feel welcome
can i invite my boss to my son's bar mitzvah service
quakers, silent meeting, how do i describe that to a friend i want to bring
langar on sunday, i'd like to bring my classmates, they may feel shy
`,
  'faith-open-talk': `
first sentence of my homily, blank page
five minutes at the youth service, how do i catch them
I'm a lay preacher, the text is Jonah, and I've got everything except a beginning
they asked me to share my story at the womens retreat
friday talk at uni prayer room, 12 minutes, nervous
devar for rosh hashanah, opener?
funny story to start a sermon or not
i begin always with "todays reading is about" and they look out of the window already
confirmation class speech for parents, i'm the catechist
rabbi is sick, i step in saturday morning
how open a message on forgiveness
sharing about addiction and grace at our recovery church, how do i begin without oversharing
sunday's gospel is the prodigal son, everyone knows it, need a fresh way in
bhajan evening, 10 min talk about gratitude, i never spoke there
ordained last month, easter vigil, no idea for the first minute
i must give reflection in the cathedral, students mass, english not my language
kids sermon with a prop?
opening words for an interfaith evening
my grandfather preached for 50 years and now I'm up there for the first time, text is psalm 23
the start of my talks is so stiff, people wake up in the middle
testimony night, 4 minutes, where do i start
dharma talk on anger, want to open with something that happened to me
`,
  'faith-pray-aloud': `
they turned to me and said "will you lead us"
grace at my in laws table, im agnostic
A patient asked me to say a prayer with her before surgery. I'm a nurse and not used to it out loud
opening prayer for the pta, help
my heart stops when we go round the circle and its nearly my turn
friend texted "please pray for me", i dont pray
closing words at bible study, i always say the same thing
thanksgiving, grandpa used to bless the food, now they look at me
how do i offer to pray for a colleague, she's lost a lot lately, without making it odd
want the group to pray for my marriage, no details tho
everyone else prays so beautifully and i stutter
i was asked in hospital to do the dua for an old man, i had no words
what i told in prayer circle was all over town by monday
should i say yes when a stranger on the bus asks for prayer
blessing for my daughters new apartment, spoken, short
camp leader, 12 kids, bedtime prayer, never done one aloud
in english i can not pray, only in tagalog, and they want me on sunday
boss opens meetings with prayer and wants me to do next week
praying at the bedside of my dying aunt, she wants it, i'm shy
ok to write the prayer down and read it?
how do i ask my congregation for prayers before my biopsy but keep it private
said "ill keep you in my prayers" and she said "do it now please"
`,
}
