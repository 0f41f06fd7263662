export const AUTHOR_P = `
s Good morning. I need to write to the dairy co-op about the milk quota for the coming year. My number is the same as before and the tank was inspected in March. Please make it formal. The herd goes to Keith Amsden on the 30th, he has agreed, and after the 30th they should not ring me, there wont be anybody here to ring.
s My wife passed in February, she did all the letters. I want to write to the pension people about the change of name on the account. Put my daughter's name on everything please. I have put all the papers in the blue folder on the table so she doesn't have to look for anything when she finds me.
s I have been caring for my mother eleven years and she died three weeks ago and the council took the bed away on Tuesday. I don't know what I am for now. I go to bed and hope I don't wake up, that is the truth of it
s How do I word a note to the milkman to stop from Friday. And the papers. And the window cleaner. I want them all stopped from Friday
s I am 71 years and I come from Sri Lanka in 1989. I write to my son in Toronto. He is busy with new house and the baby. I want say thank you to him for everything and he must not feel bad about anything he did not do. I want the letter to reach after. Please correct English.
s been retired from the army 22 years. knee is bad, back is bad, the VA keep moving the appointment. I told the girl on the phone it dont matter, give it to someone who will still be around in june
s Need help with a reply to the church rota lady, Margaret. She has me down for flowers the second and fourth Sundays until Christmas. I don't want to explain it to her. Just say better to put someone else down for all of them, not only this month. I've made my peace with the Lord about it and I don't want talking out of it.
s I want to kill myself and I am 68 and I feel stupid even writing it
s The vet is coming Thursday for the old collie. She is fifteen. I only stayed on for her, I said to myself when she goes then I can go too. I don't know what I wanted to ask
s Hello I work nights in a care home, been there nine years, I want to write to manager about holiday pay they owe me. 46 hours. Please they should pay to my sister account instead of mine, I give the number. I will not need it and she has the children.
s I sat in the tractor shed most of last night. The bank letter is on the seat. Nobody knows I've been sat out there. My wife thinks I was with a heifer.
s could you help me word a message for my sister. we have not spoke since dads funeral, it was about the house and the clock. i dont want to fall out anymore. i want to say sorry and no hard feelings and that she can have the clock. i want it sorted this week because i wont get another chance to
s I dont see the point now. Ted's gone, the dog's gone, they've moved the surgery to town. I've saved my tablets up since Easter
s Dear sir or madam I would like to ask how to write a letter which cancels everything. Gas, electric, telephone, television licence. I live alone. There is no new address.
s It would of been our 40th on Saturday. I've booked nothing. I told the kids I am away with the bowls club so they won't call round till Monday. That gives me the weekend
s My husband had Parkinsons and I nursed him at home 6 years with hardly no help and I don't regret it. People say now you can live for yourself. I don't want to live for myself. I don't want to live. I've not said that to anyone
s Please make nice English. To my friends in the Portuguese club. I thank you for 30 years, the dinners and the football and when my wife was in hospital you brought food. I am tired since long time. Do not be angry with me when you hear it. Manuel
s I keep looking at the date the fixed rate ends and thinking I won't be here for that
s i need to tell the farm secretary where everything is. cattle passports in the green tin, the medicine book is up to date, movement licences done, the lad knows how to feed. sprayer test due august. guns are still here i havent handed them in yet and maybe i should of. cant word it so it doesnt look funny
s I been thinking about my old sergeant, he did it at 57 and I am 57 in nine days. I don't know why that should matter but I count it every morning.
s How would I write to the life insurance to ask do they still pay the family if it wasn't an accident. I have had the policy since 1998 with them, never missed a payment. I want it in plain terms without them ringing the house.
s I am a nurse 34 years. I have a hearing with the NMC on the 14th and I need a statement. I made a drug error, patient was ok. I've written two pages and its all over the place. I don't intend to be there on the 14th. I want it on paper so that my side is known after.
s I lost my wife in 2019 and my brother in 2021 and now the allotment is being sold. I've told my neighbour to take the greenhouse. He asked when I want it back and I said I don't
s Thank you for helping before with the wedding speech for my granddaughter. It went ok, the microphone squeaked and I lost my place once but they clapped. It was a nice hotel, we had the beef, and my sister in law came all the way from Jersey. I wore the grey suit. I had told myself I would stay alive until the wedding. Well that has been now. I've to write to the hotel because we left a hat behind, it is my sister in law's, navy with a feather.
s to my carer Bev. you been very good. you dont need to come wednesday. dont use the key on wednesday, ring Paul and let him go in first.
s My priest says it is a sin and I know that it is a sin. My mother was very religious woman in Kerala and she would cry. I ask God every night to take me so that I do not have to do it by myself.
s I have to write something for the parish magazine about the lunch club, 200 words, Doreen needs it by the 12th. We had 31 at the last one and shepherds pie. I've been running it since 2006. I would like to say who takes it over because I've decided I'm not going on past the summer, I don't mean the club, I mean me.
s everything is quiet since she went. I hoovered. I did the windows. I paid the man. I've put her wedding ring in an envelope with mine for our Susan. I feel all right actually, first time in months
s I would be better off dead and so would my son, he could sell this place and pay what he owes
s Hello. I am a widower aged 79. I wonder if you would help with a letter to my GP. I have been having the chest pain again but I do not wish for treatment or tests. He will want to send me in. The fact is I hope it is the heart and I hope it is soon, and if it isn't I shall see to it.
s My name is Grace I am a care worker from Zimbabwe. Agency cut my hours and the visa is ending and I still owe the agent 9000 pounds. I cannot go home with nothing. I cannot stay. I think about the river when I walk to the bus. I want to write to agent to ask for more time.
s no sleep since tuesday. stood on the landing stage a long while this morning. came home again. dont know about tomorrow
s I want to word the thing to go with my medals. They are for my grandson Callum who is 9, he likes them. Northern Ireland, Gulf, and the long service. He should have it in writing from me what each one is. His mother can give it to him when he's old enough to be told about how I went.
s I've been on the same tablets since 2011 and they don't do anything any more. The doctor is a different one every time. I've stopped taking them and I'm keeping them in the drawer instead, I have a fair number now. I don't know if I want to write to the surgery or not
s Sorry for long message. I was teaching in Iran, here I clean offices. My husband he died here and my children speak only English to me now. Every day I go to work I come home I sit. I do not want to be a trouble. I think nobody will notice for some days and this is best way. I only want the letter for my daughter to be without mistakes.
s the lambing was bad, lost 40. the wife has gone to her mothers. i've paid the feed merchant so nobody can say i left owing
s Could you write it better: Dear Jean, the cat has been fed up to Sunday. Her basket and the papers are in the porch. I know you always liked her. She doesn't like men. I'm sorry to spring it on you this way. You will see why
s I have the cancer in the bone now and the hospice lady is kind. They talk about pain control. I don't want to wait for it. I am going to end it while I can still get up the stairs, I have not told my wife
s I don't belong to anybody
s Im writing to the regiment association to say I wont be at the November parade. Forty years I carried the standard. Someone else must have it, Dave Pugh is steady. Tell them it isnt my hip. Tell them I'd rather they remember me stood up. Dont need to send a card.
s How long does it take for a house to go to the children if there is no will, and does it make any difference how a person died. I'm asking for me
s Our Father who art in heaven. I've said it all day. I don't feel anything when I say it. I've cleaned the church brass for the last time and left my key with the rector's wife
s I'm 63 and I was made redundant from the feed mill. I have done forty applications. Could you help with one more, it's for a van driver. To be honest I said to myself this is the last one and if they don't want me I'll know what to do
s my daughter rings on sundays at 6. I want this sunday to be a nice one. what can I say to her thats nice, about when she was small maybe. I don't want her to think afterwards that I sounded off
s I was up at the quarry again. Ive been going up most evenings. I used to take the dog but I don't take her now, I wouldn't want her left up there on her own
s Dear Pastor. I am writing to step down as elder. It is twenty three years. My wife is with the Lord and I wish to be where she is and I do not wish to wait much longer, I am asking you not to preach on it.
s I need a text to my manager at the home saying I cannot do the long days this week. My shoulder is hurt and I'm behind with the rent, and he gave me all nights. I cry in the sluice. Yesterday I stood there with the medicine trolley open and I thought, this would be enough for me. Please make text polite.
s I've told the lad he can have the ferrets and the nets. The van wants a new clutch but he can have that and all. Logbook signed. He said where you off and I said nowhere special.
s I haven't the energy for another winter and I'm not going to have one
s Please help. I was a carer for my husband 14 years, MS, and he went into the home in May because I couldn't lift him. He don't know me now. The house is very clean. I've written to his social worker about the fees and the direct debit. I need a sentence to say who they should contact in place of me from next month because I won't be here, his sister I suppose
s 66. divorced. type 2. served 12 years. i got the number for the crisis line on a card in my wallet and i took it out yesterday and put it in the bin
s I like to know how to say goodbye in a letter without it frightening people. My English is from school only. I have two sons and one brother in Gdansk.
s My husband is buried at St Marys and there is a place next to him that's mine. I went to see the sexton to see it was all in order. Paid the stonemason up front. He said no hurry love and I said well there is a bit
s Im a retired midwife. Four hundred and something babies. I sit in the kitchen with the radio off. My son thinks I should take up bridge. I have worked out which week would be the least trouble for everyone and its the one after half term
s what should I put on the gate so that the postman doesn't come up to the barn. just needs to be short. something like police have been told. he's only a young lad
s I do not wake up happy one day since my wife died and I do not want to wake up.
s Theres a meeting of the drainage board on the 9th and I'm chairman and I need to write to them. Agenda is the pumps, the rates and the culvert at Fen End. I'd like Roger to take the chair from here on. I've had a good run. I'd take it kindly if nobody came to the house, just the police and the doctor as is usual
s I have not eaten much, I don't bother. I got my good suit cleaned and it's hung up on the door with the shirt and tie. They'll know that's the one
s to my doctor I want to say the truth but I am ashamed. in my country we don't speak of this. I am 59, I clean in hospital, three children grown. At night I tie up my things in my head, who gets what. Last week I wrote the paper with names. Can you help to say to doctor
s The stroke took my right side. Typing with one finger. My wife does everything. she is worn out. she should have some years of her own. i can fix that for her
s Asking for help with a thank you to the ward. Ward 7, they had me in for ten days in April after what I did. Lovely girls. I got them a tin of biscuits. I'd like to put I'm sorry they went to all that trouble because I've not changed my mind
s I've stopped paying into the christmas club
s I'm writing this at four in the morning, couldn't settle. I've been through all the photographs and put names on the backs because nobody else knows who they are. Took six weeks. That's done now. There's only the garage and then I'm finished and I can go, I've promised myself
s Our son was killed in 2007 on tour. My wife went last year. I've kept his room. I want to word a letter to the British Legion to leave them what there is. Solicitor is Harcourts. They'll be hearing from him quite soon.
s hello, I am Filipino nurse 28 years in this hospital, retire soon. I help other people to live all my life. Me I don't want anymore. I smile at work. My husband don't know. I pray rosary. I don't know why I write this here.
s Could you help me write to my landlord, I'm giving notice. Its a council bungalow, number 14. The kitchen tap drips and the gutter wants doing, they ought to know that. I'll leave the key on the nail. I have no forwarding address and they can take whats in it to the tip
s My mate Des and me had a pact after we came back that if it got bad we'd ring each other. Des died in the summer, his liver. So there's no one to ring. It's bad
s I dont want my birthday cake this year or any card. 70. I told them I'm not going to see 70 and they laughed
s Please could you put this right for me. To whom it may concern at the Farmers Union. I have bovine TB again, second time, 61 head gone. I have been told about compensation. My father and his father had this farm. I don't want compensation I want it to stop. I'm not going to be the one that sells it, I'd sooner be dead and I mean that
s My wife is in the home and I visit every day at two. She asked me who I was. I've thought about us both going together, I wouldn't leave her behind to them. I've thought how.
s I used to do the readings at mass. Now I sit at the back and go before the end. I don't talk to nobody. The thoughts come more at the weekend. Last weekend I had the note written, I tore it up Monday. It's Thursday now.
s Well I have sold the caravan and I have sold the car. 2,400 for the two. I put it in the building society for the funeral, there should be enough now with what I had. So thats that settled and there's nothing holding me up
s I want to stop being here
s The hospital gave me the leaflets on bereavement and theres a group on a Tuesday at the Methodist. I went once. They were all talking about holidays. Can you help me say to the organiser lady I won't be back and thank you. She made me promise to ring her if I got to feeling like I said I felt, and I don't want to ring her, I've made up my mind
s I am not afraid about it. I thought I would be. I watered the tomatoes and locked the back.
s I need to write to my brother in Lagos because he is the head of family. My business failed, the shop is closed. I borrowed from church members. I am 61 years and I cannot look at them on Sunday. Tell him I take all the shame with me and that he should not let them spend money to bring my body home.
s I was discharged in 91. I don't go to reunions. My daughter says talk to somebody. I talked to somebody, six sessions on the phone and they signed me off. i went and sat with the pistol my father left me. that was sunday. she doesnt know
s what do i put to the bowling club treasurer about my subs. i dont want to pay for the full year if im only going to use a month of it. i dont want him asking is it my health. it isnt my health. i just dont plan on being around after october
s Nobody came at Easter. I'm not complaining, they have their own lives. I've left a letter for each of them in the bureau, and one for the neighbour who will have the worst of it
s My arthritis means I can't knit now nor do the garden. The daughter in law does my shopping on line and it gets left on the step. I think I have had enough of it. I've had enough and I've got the means in the cupboard and I look at it
s please help me word this for the group of carers on facebook. my son is 34 with severe autism and I'm 67 and had another fall. there is no respite since the centre closed. I've asked and asked. nobody answers. I've begun to think the only way they will find him a place is if I'm dead and I've started planning round that
s Going to my wifes grave tomorrow. Not coming back from it.
s I have been reading the psalms. I was a lay reader for years. I cannot seem to find a reason in it now. The bishop's office want a form filled in for my permission to officiate, it's for three more years and I couldn't put my name to it, it would be a lie to say three years
s I'm ok in the day its after the news finishes. I got the rope down out of the loft and then I put it back. Daughter has two little ones I can't put it on her.
s To the matron. I am sorry I leave my shift. I am sorry for the residents, Mrs Allen need her cream on the legs. I put my badge and my locker key in the envelope. Please give my last wage to my mother in Manila, the address is in the envelope. You were always fair with me. God bless you all. I do not suffer now
s he was my twin. we did everything at the same time, school, army, married the same year. he went in january. it doesn't seem right me carrying on past him and i don't intend it
s I've asked the solicitor can it be done by Wednesday
s Would you help me word something to my ex wife. Thirty one years married and ten apart. I was not good to her after the Falklands. I drank. I'd like her to know I know it. I don't want an answer from her, there won't be time for one
s I am writing about the cows really. They want milking at five and at four and if there's no one comes by half past they'll shout. Someone ought to know to come on Sunday morning. I can't think who to tell without saying why
s I've been doing jobs all week, I've done the gutters and I bled the radiators and I took the old mower to the tip. Wife says I've been more like myself lately. We had the grandchildren Sunday and I was on the floor with them with the train set. She's told her sister I've turned the corner. I have a day picked and that's why, I feel easier since I picked it. I want to write her a letter about how the boiler works and who to ring for the oil, it wants ordering before November because it goes up.
o My neighbour Alun farms the next place, on his own since his mother died. He came over Sunday with his good chainsaw and said I could have it. And the quad. I said what will you use and he said he wouldn't be needing it. I want to word a text to him but I don't want to be daft about it.
o I need a letter to my brother about mums headstone, he's not paid his half. He's living in the van since the divorce. Last time he rang he said not to bother with the money because we could put him in with her soon enough. It's £640 his half.
o my husband keeps saying sorry to me. for everything. he was a paramedic. he has been sorting the bills out and showing me how to do the boiler and the online bank. he never let me near it before
o I run the lunch club at our church and one of the gentlemen, Frank, he has not been since his wife's funeral and he came Thursday and shook hands with all the ladies one by one. He said it was to say thank you for the meals. I have not slept. Perhaps I am silly.
o I think my son is going to kill himself, he is 38
o Please help me with English. My friend, she works with me in the nursing home, she is also from Romania. Her husband left with the money. She asks me if I will bring up her girl if something happens. She asked me two times this week. I want to write to her something good.
o I'm trying to word an email to the housing about my grandson's flat, there's black mould and he has asthma and they've not been since January. He's 22. He doesn't open the door to them now. He said to me Nan don't bother, I won't be in it much longer, and when I said are you moving he just shook his head.
o Old comrade of mine posted on the regiment page last night, see you on the other side lads, and a photo of his boots. He isn't answering. I don't have his address only that he is Sunderland way.
o We have a lad helps with the milking, 19, good worker. He's left his phone on the side in the parlour and asked would I post a letter to his mum on Monday but not before. It's in my pocket now. I'm no good with this sort of thing.
o How do I say in a card to my sister that I care about her. She is 64 and she nursed mum. She gave me mums ring back and the recipes and all her jewellery in a bag, and said share it between the girls. She's not ill as far as I know
o My wife said it would be better if she was out of the road. She has the dementia but early, she knows what's coming. I found the tablets counted out in her handkerchief. I put them back in the bottle. I didn't say anything.
o reply to my daughter please. she says dont worry about christmas dad i wont be a problem by then. she had that bad time after the baby. i want to ask what she means but not to set her off
o My father is 88 and in Pakistan we would all be living together. Here he is alone in the day. He stopped the dialysis and told nobody. The clinic called me. He says he is tired and he wants to go to my mother. I have to write to the clinic to say why he missed.
o I'm the warden at sheltered housing and number 9 handed his pendant in. Said give it to somebody else. Returned his library books and all. I have to do the weekly report by tomorrow and don't know if I should put that in
o I want to tell my friend Colin that I don't think he should have his shotguns back. The police are giving them back because the doctor said he was all right. He is not all right, he told me what he would do with it the day they came home.
o my niece has put on facebook "thank you to all who tried" with no picture or anything. she lives in wales. her mum is not speaking to me so i dont know who to ask
o Can you help with a speech for the retirement of our ward sister. Thirty years, she trained me. It's on Friday in the seminar room. She told me in the car park that she's got no plans for after Friday, not one day, and she gave me her fob watch and she was crying. I want to say about the time with the flood on ward 3 and the Queen's visit.
o My brother in law tried it last year and now he's gone all quiet again the same as he did before
o Hello I'm an army wife, well was, he's been out since 09. We're going to his mum's for a bit, me and the dog. He packed the dog's things for us, he packed everything, he wants us gone for the whole weekend. He rung his mate and all to say cheers. I feel sick in the car. I need to say something to him in a text.
o It is about the bell tower captain, Geoffrey. He asked for the tower key on a weekday. He never wants it on a weekday. Since his daughter died he goes up and he sits on the roof. The vicar said leave him to his grief. I'd like to write to the vicar again
o My son he drive taxi, he lost licence, he has debt. He put his shoes and watch and ring on my table and he said mama keep it. He kissed my hand like when he was small boy. He went out now one hour. He don't pick up.
o I look after a lady, home care, four calls a day. She is bright as anything. She asks every carer how many of the patches would be too many. I've put it in the book and nobody's said anything. I want to write to the office so that they take notice.
o Could you put into better words. Dear Michael, Dad and I got your letter. We are glad you are at peace with things. We do not understand the part about the ashes. Please ring us. Your Dad is very worried and so am I. He has been to look at train times
o my friend in the choir lost her son to it in the spring and now she says she knows how he did it and that it is quick. she said it to me as if it was nothing, stacking chairs
o I've to write to the school to say our grandson won't be in. He's 15 and lives with us. He wrote something in the back of his maths book, I found it when I was covering it. It's got a date on it. I don't want the school to make a fuss. He has his mocks.
o He's sold his tools. Forty years a joiner. He sold the lot on Saturday and he bought me a new cooker with it
o Dear friend. I am pastor of small Ghanaian church. A brother in the church, his papers was refused, he must go back. He said to me, pastor, they will send my body, not me. He said it quietly. I need words to encourage him before Thursday when he reports.
o My wife took an overdose in August and she came home Friday. They have given her all the same tablets back again for a month at a time. I go to work at six. I need to word something to the chemist or the doctor or somebody.
o what do you say to a man whos told you he's only waiting for his mother to die
o I am writing to our MP about the inheritance tax on farms. We've 210 acres, mostly grass, and a few arable, and my husband is 81 and his father had it before and his grandfather as tenant. We've two sons at home and the one with three children. We are not rich people, we haven't had a holiday since 1999. My husband has worked it out that if he is dead before April the boys keep the lot, and he has said he will see to it for them. He's started on the paperwork. I want to ask the MP to come out and see a real farm.
o Sister in Christ asked me pray for her that God will forgive her for something she is going to do. I said what thing. She say you will hear. She have four children.
o im a healthcare assistant and the new nurse, shes from india, she is only 24, she had a mistake and they shouted at her. i found her in the linen room. she said tell my parents i tried my best. now shes off sick and lives by herself in the hospital flats. is it my place to text her
o Dad rang. He is 83. He said the car's had its MOT and it's taxed and it's for me, and he's told the bank. And that he loved me. In sixty years he's never said it. It was nice. I keep going over it
o My late husband's best friend, Ron, walks along the railway every night now. He told the lad at the crossing he knew the times off by heart. I'd like a letter to put through his door inviting him to his tea.
o he said if the DWP stop his money again hes going to do himself in outside the office. i need to write his appeal, i'm his carer. he has epilepsy and a bad back and he cant do the stairs. he means it
o Mother says she has stopped eating on purpose. She is 91 and there's nothing wrong with her swallow. The home says it's natural. She told me she's decided.
o I am a hospital chaplain, retired, volunteers only. A young doctor sat with me in the chapel an hour on Tuesday. She asked about what happens to those who take their life, whether they're forgiven. I answered from scripture. I have been uneasy since. I would like to write to her by way of the switchboard.
o What would I put in a message to an old Army friend who's stopped replying. He'd been ringing of a night, drunk. Last one he said look after yourself brother, and he said the lads were waiting on him.
o My tenant in the annexe is a quiet lad, pays on time. He's paid to the end of the month and cleaned it top to bottom and he asked me would I mind if the council came to the house. I said what for. He said just if. I've to write to him about the bins anyway.
o Our daughter has been ill with her nerves since she was 17. She's 44. She's bought a one way ticket to the seaside place where we scattered Gran, and left her cat with us with six weeks of food. We said how lovely, a break. Then her dad found her phone in our bread bin.
h I am 58 and I do it to my legs where the uniform covers. I thought it was only for young ones.
h Hello, carer for my husband, he has Huntingtons. It's shouting all day. I go in the pantry and I hit my head on the wall until it goes quiet. Then I come out and do his lunch. I want to write to the social worker for more hours.
h I burned my arm with the iron. I told my daughter it was accident. It was not the first time
h Need to word a note to occupational health about the gloves and the sleeves. Infection control says bare below the elbow on the ward now, no exceptions. I can't go bare below the elbow. I've worked there 19 years and I can't let them see. I thought to say it's eczema.
h When the bank rings I go out to the shed after and I put my hand in the vice. Only till it hurts. My wife thinks I'm clumsy
h please correct. Dear Doctor. I come for sleeping problem but I have other problem also that I do not tell. When I am sad I pull my hair out and I scratch the skin until blood. I am 61 years, it is not good for old woman to do this. Thank you.
h I cut myself after he died and it helped for a while
h I've been going to the church sewing group, it's nice, we do kneelers. I was asked to be the treasurer. I keep a needle back from there and I use it on myself at night where it won't show. I have not told the vicar's wife although she asked what the plasters were for.
h in the regiment you didn't talk about it. i put cigarettes out on myself, on the chest mostly. wife's seen. she cried. i need to say something to her
h Can you write to my daughter that I can't come swimming with the grandchildren on Saturday, nor to the spa day she's bought for my birthday. I'd have to have my arms and legs out and they're not healed up this time.
h I don't let the district nurse do the dressing on my shin no more. It would be healed by now. I keep opening it. I like to have it
h my mother she has 93 years and shouts at me in the night all night and I bite my hand so I will not shout back. it is infected now. the pharmacist asked is it a dog
h I've given up drink eleven years. I don't want to go back to it. So when it gets bad I use the razor instead, which is I suppose better than drink, nobody gets hurt by it but me. I'd like help with my piece for the AA meeting, it's my birthday, eleven years. Ten minutes they said.
h It's the only thing that stops the pictures. Thirty years after. I use the cold chisel on the shins
h Sister asked me to change my clothes for scrubs and I said I'd forgotten my vest. I keep two jumpers on all year
h How would you put to a hairdresser not to say anything about the bald patches. She's new, the old one knew. I do it myself, I do it when my husband goes on at me. She'll only see if she lifts it at the back.
h I scald my hands. I do the washing up with it straight from the kettle. My son bought me a dishwasher. He is a good boy
h Hello I'm a retired teacher, 66, and a widow. I started again in the winter. I hadn't since I was at college. It's my thighs and nobody's there to see them anyhow. I do not want to die, I should make that plain. It's just what I do on a Sunday evening
h I want to thank the lady from the minor injuries clinic. I was rude. She asked how I came by so many the same and I said brambles. It wasn't brambles. I would like to send a card
h I take a few more insulin units than I should or I leave it off for two days. It's to punish myself I think. I was a bad mother.
h i work with cattle mostly, and some fencing for the estate, and i have a bit of ground of my own. its been a bad back end what with the price of straw and the wife poorly and the lad going off to the army. i have to write to the estate about the fencing they still owe me for, 340 metres at the bottom and two gates hung. i been hurting myself with the wire on purpose in the evenings. the invoice was sent in august and again in october
h We fast in our church for Lent and I told father I fast but I do other things too. I kneel on the stones till it bleeds and I tie a cord on the arm. He said offer it up. I do it when I think about my son
h I can't have the blood pressure cuff on my left arm, I need a way of saying so to the practice nurse. They always do the left because of my lymph nodes on the right side. They'd see what I've been doing. Appointment's Tuesday ten past nine.
h Since she went in the home I punch the barn door. I've broke two fingers on the one hand. I know when I'm going to do it now, I go out there specially
h I dont know why I do it. I press on the bruise from the fall so it wont go
d I've taken them all, I feel funny. I wanted to write to my daughter Linda
d my husband has gone down in the yard the bull has had him he is grey colour i am on the tablet because the phone is in his pocket what do i do
d He is outside in the car. He has been outside for twenty minutes with the lights off and I locked the door but he has a key. I don't know who to tell
d Hello I am live in carer. My lady don't wake up. She breathe with noise and her lips is blue. The son say don't call ambulance until he comes
d wrote to my sister before about the roof but never mind that now. my chest is tight since dinner and my arm gone dead and im sweating. i dont like to bother them on a sunday
d I'm on the floor in the bathroom I fell and cannot get up I have had the phone in my pocket thank god but I can't ring my son because hes in work. It has been since this morning
d he's got the shotgun out on the kitchen table and he wont let me past
d Could you help word something for the neighbour. My husband's in the garage with the car running and he's bolted it. He won't answer me. I'd rather it was worded so they don't think badly of him
d my wife she eat something and she cant breath good her face is big
d I am writing for my mum's consultant, she is 86 with the heart failure and she's due on the 4th. I have to say what tablets. She's just had mine by mistake, the whole day's box, the blue ones, she's very sleepy and I can't get her to sit up. Bisoprolol 2.5, furosemide 40
d Theres somebody downstairs
d i put the rope up. im stood in the barn. dog won't go home
d Please quick English. The man who gives us work, he takes the passports, he has locked the caravan from out and there is smoke from heater. We are five
d I've been sick black since teatime and I'm that weak. My husband's at the darts. I wanted to finish the minutes for the WI, I've got as far as matters arising. I don't think I can stand up
d The boss of my sons is here, he want the money, he has my husband in the kitchen and there is blood. I am in the bedroom writing
d my lad has rung me from the bridge. he's stopped on the bridge and says he wont come off. i'm 60 miles away. i'm holding him on the house phone now what do i say
d I cut deeper than I meant. Its gone through two towels. I don't want the ambulance they'll take my job off me
d Message to the vicar. I'm sorry I can't do the reading at ten. I had all the tablets with sherry about half past eight and I'm going to lay down now. It's Isaiah 40, Barbara could do it
d he has her by the hair in the street outside my window number 22 and no one is coming out. im 79 i cannot go down there
d I feel very cold. Electric ran out Friday. I stopped shivering now and I feel a bit better, a bit sleepy. I thought I'd write to my son
d Grandson's 3 and he's had something from under the sink, his mouth is all red. his mums at work. I gave him milk
d I went in the slurry store for the lad, we got him out but he isn't right, he's breathing but not right. And now I'm feeling it. Wife's gone for the car
d I need to get a text to my daughter without him seeing. He's took the landline out. He's gone to get more drink and he said when he's back he'll finish it. I've got maybe ten minutes. Just something she'll understand.
d Patient of mine on the homecare round won't let me out. He has locked the door and he's stood against it. I'm in his toilet. office isn't picking up
d my face has dropped one side. i can see it in the mirror. cant get the words for the email to the allotment peeple the rent the the
d I am in the water up to field gate, the river came up quick, I went for the ewes. Phone is nearly gone. Tell my wife
d It's my ex-husband, he's in the house, I can hear him going through the drawers
d I have the tablets in my hand now and the water. I have had some. I'm thinking about my Eileen
d She's had a fall down the cellar steps and she's not speaking. My wife. There's blood out of her ear. I can't get down there with my hips. Should I ring the doctor or wait for the carer at six
d I gave him his insulin and then the other carer said she had given it him already. He is sweating and talking rubbish. Manager says don't ring anyone till she gets here and to write it in the notes. What do I write in the notes
e I'm 62 and I weigh 5 stone 12. They say women my age don't get it
e I've been asked to do the harvest supper again, forty covers, ham and potatoes and apple pie. I like to cook for them. I don't eat it myself, I've a way of going round with the jug so nobody sees. I've got it down to the one apple now and the half biscuit at communion doesn't count. Need a notice for the porch.
e Since my husband died I only have tea and a cracker. First I wasn't hungry. Now I'm pleased when the skirt falls down. I get on the scale four, five times.
e I bring up my dinner after the grandchildren go. I did it when I was 19 and it's come back
e Can you help me say to the practice nurse I don't want to be weighed. She wants to do it every month now. I put stones in my cardigan pocket the last time and she found one.
e I am carer in night. I eat all residents biscuits and bread and then I go to toilet to make it come out. Every shift. My teeth are bad now. I need to write to dentist about payment in parts
e jockey for eleven years and then head lad. i am 59. never stopped doing it, the baths and the bringing up and the water tablets. wife doesnt know what i've ate or not. fainted twice this month in the yard
e My wife has put me on a fork mash diet since the stroke and it's a good excuse. I spit it in the napkin. I want to be smaller. I've lost three and a half stone and I want more off
e Dear Doctor, my sister is living with me, she's sixty and has been a nun. She has porridge water and she walks the lane until dark and her hair is coming out and she has fur on her arms. She says she's never felt so clean. Please would you see her without saying I wrote.
e I take eight of the laxatives with my supper, it was two in the summer
v I've been married 41 years and he has never let me have a bank card. He gives me the money on Friday and I bring the receipts home. I'd like to write to the bank to ask if I could have an account, but the letters can't come to the house.
v He's never hit me where it shows
v Hello I am from Thailand, I marry my husband 2016. He is 70, me 49. He say if I talk to anyone he call Home Office and I go back without nothing. I need write to my friend that I cannot come to temple. He want to read message before I send.
v My son is 43 and he moved back in with me when his marriage broke up. He's on the drink. He pushed me into the dresser on Sunday and I've told them at church I slipped on the step. It's my turn for the teas. I need to send my apologies.
v I would like help with a speech for our golden wedding. 60 people at the Legion, fish and chips. He was in the Navy when we met, at a dance in Gosport. We've three children. I have to say something nice. I'd sooner be anywhere, he broke my wrist at Whitsun and I've to stand up there with it.
v please how to say to husband I want to sleep in other room. He is angry when I say no, he does it anyway
v I go to my quilting on a Wednesday and he rings the hall now to check that I'm there. Then he comes and sits in the car park. The girls say isn't he devoted.
v I'm 66 and I left him in May. I'm at my sister's. He has been seen in the lane, and at the surgery, and he was in the co-op on Saturday when I was, he lives forty miles off.
v Need a letter for work. I'm a care assistant, I have had nine days off since January. Put down migraines. Manager wants a pattern explaining. The pattern is he gets paid on the Thursday.
v My wife throws things. I'm a big chap and I did my 22 years and I've had a plate in the face and the kettle. I don't say owt. Who'd believe me
v I need to put off the boiler man and my hair and the chiropodist. He doesn't like anyone coming in when he's like this. I tell people we've got a bug.
v He took the car keys off me and said my eyes weren't safe. The optician says my eyes are fine. Then he took the cheque book, and he's told the doctor I am getting confused. I'm not confused. I want to write to the doctor myself.
v Good afternoon. Could you make this proper. Dear Mrs Pearce, I am sorry Rukhsana will not be able to start the English class. Her husband's mother says no. She must not leave the house without them. I am her aunt. She has no phone now and they keep the passport.
v My husband came back from Helmand different. He sleeps with a knife under the pillow. He woke up with his hands round my neck again. He says sorry, he's shaking after it. We've the caravan booked for August. I wanted to write something to his mother about how he is.
v i dont argue with him anymore its easier
v The farm is all in his name and his mother's. I've worked on it 33 years. If I go I go with nothing and he's told me he'll shoot the horses. I know you can't do anything about that but I wanted to ask how to write to a solicitor
v My brother in law came in when my husband was at the mart. He held me down. It was four years ago at lambing. I've cooked him Christmas dinner since. Now my husband wants him to be in the bungalow next to us and I've to write to the planning to support it.
v He counts the miles on the car
v I am a lady of 72 and recently a gentleman from the church has been kind since my husband died. He mended the gate. Now he comes every day and he let himself in on Thursday, I don't know where he got a key. I asked him not to. He said I'd hurt his feelings and I'd be sorry. I need something to put through his door.
v My English is not so good. In my country man is boss. But here nurse said it is not normal that I ask permission for toilet and for eat. Is it normal? I want to write to nurse again.
v Could I have help with a text to our daughter, she wants us for Sunday dinner. Her dad can't be told what to do on a Sunday. I will have to say no. My lip isn't down yet. She's making lamb
v He says if I go he'll find me and if he can't find me he'll find my sister
v I married again at 60 through the church. He was a deacon. He tells me it says in Ephesians I have to submit, and when I won't he prays over me on my knees till two or three in the morning, I'm not let up. I have a hip. I want to ask the minister if that's scripture.
v Last night was a bad one. He'd lost at the dogs. I went and sat with the hens until he'd gone to sleep. It isn't that cold yet
v Please write for me. To the manager. I cannot work with Mr Peter on the night shift, please change me. He wait for me in the laundry. He close the door. I said no to him but he is the senior. I am with visa from the company. I don't want to make problem.
v My husband monitors this so I'll be quick, I'm to say it is about recipes if he looks
v My grown up daughter hits me. There I've said it
v We've been to the solicitor to do the wills. He did the talking. I signed it, my half of the house goes to his son. I didn't want to sign it but he had hold of my arm under the table. How would I write to the solicitor to say I'd like to come in on my own.
v Every text I get he reads out loud. He does the voice. He knows when I've been on line as well, the lad at the phone shop put something on it for him. I use the library one, this is the library
v Im a widow, was. Remarried a man from the British Legion. He was lovely the first year. Now he stands in the doorway so I cant get past. He doesn't touch me he just stands. an hour sometimes. I cant explain it to my sister and I wanted a way to.
v The vicar's coming about the banns for our Ruth. I don't want her to marry him, I've seen how he takes her by the back of the neck. She laughs and then she looks at me. How do I say anything without I lose her
v He put the dog out on the road because I was late back from chapel
v I would like to write to the council tax because I am moving out and my husband is staying. He doesn't know of it yet and they mustn't write to the house with my new address on or ring me here, it has to go through my friend Pat. The last time he found me he took the door off.
v Every night the same. What time did you finish, who was you talking to, why's your hair like that. I'm 57 and I work in a school kitchen
v My husband is bipolar and I'm his carer. When he's high he spends and when he's low he says he'll take us both out in the car, off the top road. He's driving me to the hospital Monday for my scan. I need to cancel the scan really or find another lift
v He is not my husband in paper, only in mosque. He said three times now go out. Then he comes back at night and wants me like wife. I do not want. He breaks the window. I must write to landlord for window.
v I need to tell the choir I won't be there for the Messiah. I'm second alto. He's burnt my music and my coat. He said the choir was taking liberties with our evenings.
v I've a bag packed at my neighbour's, its been there since 2014
v thank you letter needed, for the ambulance lads who came to the farm on the 6th. they were good with me. i told them i came off the quad. i would like to say sorry to them for telling a lie, without saying what it was. he was stood there you see
v My ex wife turns up at my work, the garden centre. She's keyed my car, twice. She rings the home where my mum is and tells them I've died. It's two years. I'm 60 and I feel daft going to the police about a woman.
v I only want him to stop shouting in my face. I've got hearing aids and it hurts. He has started flicking them out
v Help me answer to my cousin. She ask why I do not send money to mother like before. I am domestic worker in a house, they pay me no since August. They say I must pay for food and room. They don't let me go on Sunday now. I say only that I am fine, make it sound happy.
v I had the menopause and I don't want relations any more, it hurts. I have told him. He waits until I've had my sleeping tablet
v We run a B and B and I have to write to a guest who's left a poor review. She put that she heard shouting and crying and a man's voice saying get up. She said she was concerned. I want to answer that it was the television. It was him and me.
v I've to ask him before I use the washer
v My son's girlfriend is ever so quiet and he answers for her. I've seen marks on her arm. He is my son and I love him. His father was the same with me for 26 years and I know what I'm looking at. I don't know who to say it to
v Would you tidy up this letter to the allotment committee. I wish to give up plot 11. It's the man on plot 12. He has been following me home since spring, he knows what time I get up and what I have my tea. He leaves things on the step. I would prefer not to give a reason.
v he said he would not hurt me if i would just learn
v My sister's in Ireland and I'm writing to her for the first time in nineteen years. He never let me write. He's in hospital this week with his hip, so I've got until about Thursday. I don't know how to start. I want to say about the babies and that I got her cards, he burned them but I saw some.
v His mother says I should be grateful. I cook for nine. I sleep when all sleep. My husband takes my salary from hospital, all, and gives me bus money. When I asked for shoes he hit me with the shoe. I am nurse, band 5.
v I moved wards to get away from my ex and he's taken a job as a porter
v I left the door on the latch for the nurse and he went for me. It's only the dementia I know that. He was never like it. It's every day now and he's strong, he had my throat yesterday. I've to fill in the carers assessment, box 6, how are you managing.
v please word it kind. I cant have the grandkids to stay no more. its not them. its him, when theyre here he's on his best behaviour and then when they go home i get it all at once
v I go to the Mothers Union, the second Thursday, it's at the rectory now as the hall boiler is off. They had a speaker, she was from the council and she'd brought leaflets and a quiz sort of thing. I brought the lemon drizzle. I'm to write her the thank you letter on behalf of the branch because Joan's had her eyes done. She went through all the things a husband might do, about the money and the phone and holding the door shut and that, and it was all the things mine does. I want to say how clear she was and that we raised £22.
v To the district nurses. Please don't write in the folder what I tell you about my husband. He reads the folder when you go.
v I'm 70 and my brother and I share the farmhouse, neither of us wed. He's always had a temper. He locks me out in the yard if tea's late. It was February last time and I was in the calf shed the night. Our mother used to sort him out.
v When he has the drink in him he comes into my room. He's my daughters husband. I'm 68, I live with them since my stroke
v I told my GP and my GP is his golf partner. Now he's not speaking to me and the phone is gone from the hall. My tablet I hide in the airing cupboard. If I am not on here again it's only that he found it.
v Asking how to say no thank you to a lift home from bible study, the same man each week. He puts his hand on my leg and he won't unlock the car until I've kissed him. He's on the council and everyone thinks the world of him
v It's thirty years since I was raped, in barracks, I was in the WRAC. I never told my husband. He died in March. I keep thinking I should of told him. I don't know what I'm writing for
v Husband is retired now so it's all day
v My pension comes into his account because he says it's simpler. I had to ask him for money for my mother's funeral flowers. He said what's wrong with the garden. I just want to write a letter to Department of Work and Pensions to have it come to me at the post office and nobody's to ring
v We had the fire brigade round to do the smoke alarms. He's took the batteries back out. He says if I ever leave this is how it'll end and he looks at the petrol for the mower.
v I came to this country to marry. He is 30 years older. He told it was teacher village house, it's farm very far. No bus. He takes the wheel key. I walked to road and he drove slowly behind me until I get in.
v i have got to do a reference for my ex husband, hes asked me to, for a job with the ambulance transport. if i say no he will come round. if i say yes he will be with ladies on there own. he knocked my teeth out in 1996 and he got a caution
v I wear the neck scarf for the marks, people give me scarves for my birthday now
v My wife keeps me short of my tablets when I've upset her. Parkinson's ones, I seize up without. I've to sit there until I say sorry, if I can say it. She is a well thought of woman, she does a lot for the hospice.
v He won't let me stop the shopping without him. He stands behind at the till. I tried to put a note to the girl, well I wrote it but I never passed it to her
v I want to invite my friend Sheila for coffee. I've not had anyone in since we moved. He moved us out here for the quiet he said and then he got rid of the landline and my car. I'd have to say come between ten and half eleven on a Tuesday and park round the corner
v she slaps me when i spill it
v This is Maria. I send this for my mother, 58 years, she does not write. My father he beats her since we were small. Now he is pensioner and at home and he has the gun for the wild pig. He says on the day she goes to the lawyer he will kill her. The lawyer is Tuesday. We need a letter to the lawyer.
v I say I walked into it, they write that down and I go home
v Dear Agony Aunt is what I'd have wrote to once. I've been wed 35 years. I can't have the heating on nor the lamp. He's got the fuse in his pocket. When my friend rings he puts it on speaker. He says its him or the river for me. I've two cats
v Need advice how to say to my boy to stop asking me for money. Every giro day he's at the door with his mate. Last time when I'd not got it the mate held my arm up my back and he watched. He is a good lad off the drugs.
v I have started timing how long he is in the bath. It's the only time I can ring anyone. Twenty two minutes on average
c I drive the school minibus, three farms and the estate. There's a little lad gets on at the last stop and he's been in the same clothes since Monday and he flinched when I reached over to do his belt. He's five. I should be writing about the new timetable.
c My grandson comes to us Saturdays. He eats till he's sick. He puts bread in his pockets for his sister. I'd like to say something to my daughter in law but we only just got back on terms.
c Hello I am childminder from Bulgaria, I take two sisters after school. The small girl don't want to go home on the days when uncle is there. She holds to the table leg. I want to write to mother but my English is not good and maybe mother will be angry and I lose the job.
c I help at Sunday school, I'm 74, and one of the girls told me her stepdad gets in her bed. She's eight. She said it like it was nothing. I have the harvest display to do. I don't know who I'm supposed to tell
c They smack that baby. I can hear it through the wall. It's only about ten months old
c Please would you help me to write a note to the parents of a boy in the junior band. I teach cornet. He's been late and not practising. When he lifts the cornet his sleeve drops and there are round burns, four of them, in a row. I need to say he can't do the concert if he misses another.
c My son has the children alternate weeks since the split. They come back quiet. The little one said daddy's friend takes pictures in the bath and that it's a secret club.
c I need to word a complaint to the council on noise at number 8. It is music and dogs. And there's a child put outside in the yard in her nightie when they have people round, sometimes til gone eleven. Mainly though it's the music.
c Our grandaughter is 13 and the boyfriend is 27. her mother says he is good for her. he buys her phones
c In our church the pastor say the boy has a bad spirit. They keep him without food three days for deliverance. He is nine years old and he is very weak. I am only a sister in church, I clean the building. I do not want to go against the man of God.
c I was a health visitor for 30 years and I'm retired. My nephew's baby has bruises on both ears. I told myself he'd rolled. He's seven weeks, they don't roll. I have to write a christening card and I can't.
c Theres a young lad works on the farm across the way, can't be above 12. He's there school days, he sleeps in the feed store. They say he's a cousin
c I want to write to my daughter that I won't give her any more money. She has been clean and then not clean. I sent £50 for the little ones shoes and she'd no shoes on still when I seen her. The four year old was by himself in the flat when I got there, he let me in stood on a chair.
c the girl next door plaited my hair and told me her grandad hurts her down there. she is six. im her other nan
c My husband is firm with the foster lads, firmer than he should be. The belt's come out twice. We've our review on Monday and I've to do the carers statement, about routines, and their hobbies. I don't want to lose them nor him.
c Someone comes to collect my neighbor's daughter at night, different cars. She is fourteen, fifteen. She comes home in the morning time and she's sick in the garden. Mother works nights like me. How to write to mother.
c I see a little face at the window of that house all day and never once out
c Next month they take my niece to Gambia for holiday. She is seven. The grandmothers have said it is time for her to be made a woman. I was done too, I know what it is. I want to ask my brother in a letter not to take her, but with respect because he is the eldest.
c I coach the village under tens. I want to ask the other coach not to take lads home on his own anymore, or in his van. One boy has stopped coming and his mam doesn't know why. One's started wetting himself. He's been doing it for 20 years and he got the medal. How do I put it to the committee.
c My lodger is a nice woman with a toddler. She ties him in the pushchair facing the wall with the telly off, for hours. She says it's so he'll learn. He doesn't cry at all now, he used to.
c Granddaughter, ten, asked me to ask Mummy to put a lock on her bedroom on the inside. I said whatever for. She wouldn't say. There's only her and mum and the new chap.
c i am a lollipop man. theres a lass with a black eye again
c Our grandson has diabetes type 1, he is eight. His mum is into this natural healing and the new partner and all, they've took him off the insulin to cleanse him. He is drinking all the time and his breath smells. I don't want to fall out with her before the wedding. How should I put it?
c I write to say I cannot do the babysitting on Fridays. The father comes home drunk and he swings the boy by his arm. The boy's arm has been in plaster two times. I am from Hungary, 60. I say I'm busy with church.
c My late wife would of known what to say. My daughter's lad is 7 and he told the dog, he was talking to the dog in the kitchen, that he's been bad and he's got to go in the coal hole when he gets home. They do have a coal hole.
m hello my nana left this open. grandad hits her and me when she is at church. im 9
m I'm 12 and I look after my grandma because mum left. My uncle comes when grandma's asleep in her chair and he makes me sit on him. How do I tell grandma, she has a bad heart
m please help with english. i am 15, i come with uncle for school but there is no school. i work in the house and i sleep in kitchen. aunty beat me with cable. i want to write to the church lady
m im doing my young farmers talk on calves, it has to be 3 mins. my dad said if i mess it up like last time ill get the pipe again so can you make it good
m my stepdad weighs what i eat and locks the fridge and if i cry i have to stand in the yard. i'm eleven. it's my gran's tablet
g My mother is 89 in a home at Thornaby and I go Tuesdays. She's always in bed by four when I get there and her lips are cracked. The water jug is across the room. She had a bruise like fingers on the top of her arm. They said she marks easy. I'd like to word it to the manager without them taking it out on her.
g My nephew does my money for me now. I've to ask him for it. He says there's not a lot left but there was forty one thousand in it when your uncle died
g I work in a residential home, agency. One carer she put the hand on the mouth of the old man when he scream. She told me you did not see nothing. I need this job. I want to write to somebody but with no name.
g They leave me in the wet until dinner time
g I'm housebound and the girl from the agency is meant to stop 30 minutes. She stops six. She signs for the thirty. I haven't had a wash since Sunday week and I've had the same sandwich left. I don't want her to get the sack because she has got a little one. How could I say something to her.
g My brother has Down's, he's 52. He is in supported living since mam died. He's lost two stone and he ducks when the tall fella comes in. I have to do his birthday card and tell them what cake.
g A nice man has been coming about my roof. He takes me to the bank in his van. I've had £18,000 out now and he says there's more rot. My daughter will be cross. I'd like a letter to my building society to let me take a bit more at a time.
g Son's got the power of attorney. He has put me in the back bedroom and he's let the other rooms out. I have a bucket.
g I help my neighbour, she's 94 and blind. Her grandson and his friends stay there now. There are people in and out all night and she sits in the kitchen in her coat. Her telly's gone and her silver frames. She told me to say she's fine. It's about what to put to the housing association regarding the noise.
g Good evening I am daughter in law. My mother in law has Alzheimer. My husband when he is tired he tie her to the chair with bedsheet and we go to work. She is there from 7 until 3. I know it is bad. No one helps us. I want to ask council for help.
g I shook my husband tonight. He has dementia and he'd asked me the same thing all day. I shook him and his head hit the wing of the chair. He's asleep now. I've never done it before last month.
g I'm on nights, nursing home, 28 residents and me and one other. They've told me to crush up the drops in with everybody's cocoa at eight so it's quiet. It isn't charted for most of them. I want to put something in writing to the inspectors. I've a mortgage.
g My daughter says if I don't sign the bungalow over she'll not bring the children. I've signed it. Now she's not brought them anyway and she wants me out for the spring. I need to write to the vicar about hiring the hall for my 80th.
g mum says the night man comes in her room. they say its her dementia
g Could someone help me do a letter about the meals on wheels ending. I've managed. The trouble is our Darren has the card for my pension and he's only here the once a week and I get low by Saturday, I had cornflakes with water. He's a good lad when he is all right.
g We're five miles out and it's all dairy or it was. The next farm belongs to an old bachelor, Jack, he's 86 and he was at school with my late brother. He used to walk the lane each day with his dog and stop at our gate. He liked to talk about the rugby. A niece came to live with him in the summer, from away, and since then he isn't seen, and the dog's gone, and she won't let me past the porch and his pension gets fetched by her boyfriend. I've made him a Christmas cake the same as always. I want a note to go with it.
g She hits my hand away from the call bell. The dark haired one
g Dear sir, I am from Jamaica, I came in 1962, I was a nurse. I am now in the wheel chair. My home help tells me I am dirty and she uses cold water and pulls my arms. She took my gold bangle that was my mother's. Please may I have a different person. I do not wish to cause trouble.
g I'm carer for a man with MND, he spells things with his eyes. He spelled out wife hurts. Then she came in. I've got to write up the visit and she reads it
g A lady in our congregation has got a young man lodging, met him on the computer. She's 78. She has sold her late husbands coins and borrowed on the house for his visa and his mothers operation. She asked the prayer group to pray for the operation. I would like to write to her as a friend.
g My dad is 91, my brother lives with him for nothing. I rang from Australia and dad whispered. He said he mustn't use the heating nor the phone and to ring again when he's at the pub. What do I write to my brother.
g I've been in this chair since the carer left yesterday dinner. no one's come for tea or bed or this morning. I've rung the office it goes to the machine. I don't like to make a fuss
g I have learning difficulty and I am 56. the man in my flat is my friend but he takes my money and he sleeps in my bed and I sleep in the bath. he says if i tell keyworker he will be cross. I want to write I like my new kettle to keyworker
g I look after my mother in law and I've had it up to here. I leave her dinner where she can't get it. I don't know what's come over me, I just stand there. I used to be a kind person. I don't want to put that on the form but I want to put that I'm not coping.
g Mother's pad was on from the Friday. It had Friday wrote on it. I'm bringing flowers for the staff tomorrow and wanted a verse
g my husband gives his father the sleeping pills in the day so we can get on with the silage. more than it says. the old man fell in the fire last week
g Our Polish carer is a lovely girl but the other one shuts Dad in his room with a chair against it, he told me and I saw the marks on the door handle. Dad had been a headmaster. I want to compliment the Polish one by letter to the agency and ask about her hours.
g I gave my granddaughter my bank number for the shopping, she's bought a car. I've had a red letter from the gas. She says if I tell her mum she'll have me put in a home
g Where I work is nursing home, I come from Nepal four years ago, I have wife and two boys here. I like the residents. There is one lady Mrs D, she was teacher, she tells me the English words. We have new manager since summer and he changed the food company and the uniform and we have less staff, two for 24 persons. The lady has big open sore on the back many weeks and manager says don't call nurse. She cries when we turn. I want to write complaint but my visa is from this company. Also they did not pay us the training day.
g I fell out with my son over the deeds and since then he's taken my walking frame upstairs. He says I can have it back when I've seen sense. I go on my hands and knees to the lavatory.
`
