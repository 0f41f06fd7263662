export const AUTHOR_L = `
s i dont want to be alive anymore. ive felt it since about march and its not going away
s I have been thinking about killing myself most days this month and I haven't told anyone
s been on my own since the redundancy. 14 months. i've got the letters done for the kids and one for mum just not sure whether to post them or leave them
s can you help me word a message to my landlord, i want to pay up to the end of the month and not after, i wont be here after that, he doesnt need to know why
s I want my sister to have the car. The log book is in the kitchen drawer. I just want to say it so she doesn't have to hunt for it after
s everyone would be better off moneywise if i wasnt here, i checked the policy and it pays out
s need to write to my ex about the kids school holidays. i want her to have them all summer and christmas as well. she can have everything. i wont be a problem for her much longer
s im tired. not sleep tired. im tired of being here
s Help me write a message to my brother. We haven't spoken in 6 years and I want to say sorry before Sunday. It has to be before Sunday.
s I feel a lot calmer now that I've made up my mind. People at work said I seem better. I just want to tell my wife thank you for everything in a nice way
s how do i say to my mate who keeps phoning that he can stop now. he means well. theres nothing left to try and ive made my decision
s ive cleaned the flat top to bottom and thrown out anything embarrassing so my mum wont have to deal with it
s I can't see myself at Christmas. I've tried to picture it and there's nothing there
s Writing an email to HR about my death in service benefit, I need to know if it still pays out if the person did it themselves. Please make it sound like a general question
s i get up at 5 for the warehouse and i do the shift and i come home and sit on the bed with my coat on. ive done that for about two years. i dont ring anyone and nobody rings me. my sister did at easter. i used to think it would get better if i got a different job but i got a different job and its the same. every night when i lie down i hope thats it and i dont have to do tomorrow. i dont know if thats normal, it might just be being 50
s My doctor said call if it gets worse. It's got worse. I don't want to bother him, he has real patients. How do I word it so it doesn't sound dramatic
s dont know why im writing here. sat in the car park at work 40 mins. keep thinking about not going in and not going home either just not
s I have passwords for everything written in the blue notebook. I want to tell my husband where it is without him asking me why
s i tried to end it in january and nobody knows. im getting close again
s text to my daughter please. shes at uni. just want her to know none of it was her fault and she should finish her degree whatever happens with me
s need somebody to have the dog from thursday. shes no trouble. it would be for good
s im a burden on my parents at 38 living in the box room. they'd be upset a while but then they could get on with their retirement
s I want to write a thank you to the nurses on the ward for last time. They were kind. I don't want them to think they did anything wrong if they hear about me
s it would be easier if i wasnt about
s There's a bit of the motorway I drive every day and every day I think about it. Today I had to pull over at the services. I'm ok now I think. I told work I had a flat tyre.
s can you make this sound normal. Hi Dave, sorry about the money, Ive put it all in your account, 2200, thats what I owe and a bit more. Look after yourself. You were a good friend to me
s I lost the house in the divorce, then the job in June, then my licence. I've nothing left that needs me. I've thought about it properly and I'm not upset
s i dont think im going to make it to my birthday
s My wife passed two years ago on the 9th. I plan to be with her on the 9th. Please help me write something for our son
s Need help wording a resignation. Last day Friday. Don't put anything about future plans because there aren't any. They can give my laptop and desk stuff to whoever
s ive been saving my tablets up. not taking them just keeping them
s what do you say to your kids if you know you are not going to be there. mine are 4 and 7
s I keep looking at the ones who've gone and thinking they've got it sorted. I know thats bad
s I've been off work with stress and the manager wants a return date. I can't give one because I honestly don't expect to be alive by then. What can I write that's polite
s Hi so I'm dictating this because my hands are bad. I'm trying to sort a letter to the housing association. They want me to sign for another year and I said I would think about it. I've been there 11 years. I don't want to sign because it's not fair on whoever has to end it after me. My sister would have to clear it and pay the notice and she's got enough on with her kids. If I don't sign then it just finishes on the 31st and everything finishes together and it's tidy. Can you write that I don't want to renew and thank them for the new kitchen
s started giving my tools away. lads at work think im moving to spain. i let them think it
s i am not from here, my english not so good. i have no money for send home and my visa finish. i think only one way is left for me. i want to write to my mother
s Voice message to text please tidy this up. I just wanted to say I love you all and I'm sorry for how this is going to hurt you and please don't be angry with each other about it
s My mum is 83 and I'm her carer, I'm 56, never married. I've always said to myself I'll see her out and then I'll stop as well. I don't mean stop caring I mean stop. She had a fall on Sunday and they don't think she's coming home. I've been going through the house and there's nothing I want to keep. I've put the cat's name down with the rescue. The nurse asked if I had support and I said yes because she was busy
s The veterans line put me on hold and I hung up. I've got it in the safe and I've got the key. I don't know who to message
s i've had enough of life. 46 years of it. thats all i wanted to say
s My husband thinks I'm getting better because I started cooking again. I'm only doing it so they have meals in the freezer for when I'm gone
s Help me reply to my therapist, she asked if I have a plan. I do but I don't want to get sectioned because I have a mortgage. What can I say that's not a lie
s going to switch my phone off tonight and not put it back on. wanted to say something to somebody first
s Whats the best way to ask my cousin if she would take my son. He is 9. She is good with him. I cant ask straight out, she will know something is up
s I've no reason to stay really. I stay because of my dad and he's in the hospice now so that's nearly over
s i want to write my own funeral stuff down. im 34 and not ill. just want it ready. no flowers and no church
s gambled the deposit. 31 thousand. she doesnt know yet. completion is monday. i cant be here on monday
s had a baby 11 weeks ago and I keep thinking she'd have a better mum if I was gone. my partner could meet someone normal
s I need to email the school and add my mother in law as first contact and take me off it. From next week. Just say change in circumstances. I don't want to be in anyones way when it happens
s i'm not going to do anything tonight but i think about it all the time, driving, at work, in the shower
s Could you shorten this. To whoever finds this please call my brother first, not my mum, number is on the fridge
s nothing makes any difference anymore, tablets, the walking group, none of it. ive stopped going to things. seems pointless when im not planning to be around
s I just want it to stop and I only know one way for it to stop
s ive told my sister i love her 3 times this week she asked if i was drunk. i wasnt. i just wont get another chance
s Need a message to cancel my dentist and the boiler service and the eye test. All of them. I don't need to rebook. No point now
s Lost my boy in 2021. I've tried to stay for my wife but she has left now. I think it's time I went to him
s does it make me selfish if i go when my kids are grown. theyre 22 and 25. they dont need me like they did
s I'm writing to my ex wife. I want to forgive her for the affair and say she can have the house without going to court, the solicitor can stop. I wont be needing a share. Make it kind please
s cant keep doing this. work sleep work sleep. went up on the roof of the multi storey on my break and just stood there
s I'm a paramedic, 12 years. I've been to enough of them to know how I would do it. I haven't slept properly since August. I need to word something to my supervisor to get off nights
s i keep getting told think of the kids. i do think of the kids. theyd be better with their nan
s Just got the court date through. I wont be attending. By then it wont matter to anyone. Should I still reply to the letter
s my mind keeps telling me to die. i say it out loud sometimes in the kitchen. i want to die. nobody hears
s I've put my affairs in order this week. Bills paid, will signed, subscriptions cancelled. Feels good. I just have the one letter to do and I don't know how to start it
s want to post something on facebook so people know i appreciated them. not too heavy. dont want anyone ringing the police. just a last post
s my partner says i should talk to someone. i said what for. i already know how this ends
s Please write a message to my AA sponsor. I've drunk every day since Tuesday and I don't see a reason to get back up this time. He's got my spare key, tell him to use it Saturday morning, not before
s i got bullied out of my job and nobody believed me. if im dead maybe they will look into it
s I wonder how long it would take them to find me. Probably the Monday because of the rota
s Not sure how to answer my mum about booking flights for April. I don't want her wasting money on a seat for me. I don't think I'll be alive in April
s my pain clinic discharged me. 9 years of this. i cant do another 9. i cant do another 1
s i've asked my neighbour to feed the fish and gave him the key and said he can keep the tank if he likes it
s If I was to disappear it would be sorted. The debt people would stop ringing my wife. I've looked into it and she wouldn't owe it
s used to be scared of dying and im not now. dont know when that changed
s can you help with my statement for universal credit review. i have to say how my condition affects me. i cant wash, i cant cook, i tried to hang myself in october, i dont go out. they only give you 2 lines
s its my last week so i thought id see everyone. had tea with my aunt today, seeing my mate weds. they think im just being sociable
s I stopped my insulin two days ago. I don't see the point in keeping this going. I haven't told my wife
s feel bad for whoever finds me thats the only thing stopping me
s I'm a teacher, 29. Inspection said inadequate. I've been told it's my department. Can you help me write to my head. I can't come back and I can't face people knowing. I drove to the bridge on Sunday and came home again
s i have no one to put down as emergency contact. wont need one long anyway
s my brother did it 5 years ago and now im the same age as he was. i understand him now. i think i'll be next and its ok
s How do I tell my wife I don't want to be here without her calling everybody. I don't want an ambulance. I just want to say it to her
s i dont care if a bus hits me. i've stopped looking when i cross
s Help me with a text to my boss, need tomorrow off. And the day after. Truth is I'm not planning on the day after
s I have given my watch to my nephew. It was my dads. He's only 12 but I wanted to hand it to him myself while I can
s ive wrote this 4 times and deleted it. i dont feel safe on my own tonight
s Just want to say sorry to my team for letting them down and to tell Karen she can have my locker and the mug and everything. Tell her I won't be back and not to come round
s Need to write to my boss about the promotion. He wants me to start in February and he's been really good about it and told everyone. I don't know how to say no because there's no reason on paper. The pay is better and it's what I asked for last year. I just know I'm not going to be here in February and it would be a mess for them, they'd have to advertise again. Say I'm honoured and that Priya would be better. She would be actually
s my divorce hearing is the 14th. after that i dont have anything booked in and i dont plan to. ive made sure the kids have savings accounts
o my brother said he wants to die and he meant it. he was crying. he's 41
o Need to write to my friends wife. He gave me his fishing gear and his bike on Saturday and said he had no use for them now. He's been low since he lost his licence and I don't know if she knows
o my mum keeps saying she wont be here long. shes not ill. shes 58
o what do i text back to my mate, he put "thanks for everything mate you were always good to me" at 2am and now his phone is off
o I found a note in my husbands van. It was addressed to me and the kids. I put it back. He doesn't know I saw it
o Help me word an email to HR about a colleague. She is late every day, crying in the toilets, and today she told me she's worth more dead because of the insurance. I don't want to get her in trouble for the lateness
o my ex says if i dont come back he'll do it and it will be on me. he sent a photo of the river
o my sister came home from hospital tuesday after the overdose and now shes all cheerful and shes cleaning everything. it doesnt feel right
o I'm a support worker. One of my tenants told me he won't need his food parcel next week. He's cancelled his carer too. I need to write this up for my manager, plain
o son is 26. lost his job and his girlfriend the same month. hes stopped answering. he asked me who i'd call first if something happened
o My dad has been sorting out his papers since mum died. He's shown me where everything is twice. He's transferred the car into my name. He says he's just tired
o how do i ask my wife if shes thinking of killing herself. she had the baby in september
o guy on our site said he wont see xmas. everyone just carried on. i keep thinking about it
o my flatmate has been looking at stuff on his laptop about how to do it. i saw it over his shoulder. i havent said anything
o Text to my cousin please. She wants to give me her cat and all her plants. She said she needs an answer by tonight. She sounded flat on the phone. I want to say yes but I'm worried
o my friend from army rang to say goodbye to everybody one after the other. all of us got a call. none of us knew the others had until today
o He has told the doctor he's fine. He's not fine. He told me he has a date. I don't know who to ring that won't make him hate me
o My employee asked for her leave to be paid out and her desk is cleared, she isn't leaving that I know of. She said it's easier for whoever comes after. Need to word a message asking if she is ok
o my daughter in law is saying the children would be better off without her. my son says its just hormones. she wont pick up the baby
o partner has bipolar and has gone very quiet. hes been to see his mum, his nan and his old school friend all in one week. he never visits anyone
o I want to write to my brother in law and say I will take the guns to mine for a bit. He's not been right since the divorce. I don't want to shame him
o my best friend has tried before. she told me she was going away for a while and wouldnt say where. and she sent me 400 quid she owed me
o my husband says hes useless and we'd manage fine without him. he says it most nights now. last night he showed me how to do the boiler and the bins
o my tenant upstairs, i hear him crying and he told me sorry in advance for any trouble. dont know what he means
o Can you help me write to my mother, she is in Poland and alone. She says on the phone she does not want live any more since my father. She says she stopped take heart medicine. I can not travel until may
o lad at work, quiet, 25. his dad did it and he said he gets it now. what do i even say to him
o My brother texted can you look after Max for me you're the only one I trust with him. Max is his dog. He's not going anywhere that I know of
o shes been saying she wants to sleep and not wake up. shes my wife. 22 years. i sleep with the bathroom key under my pillow now
o my uncle has stopped eating and turned his face to the wall, he says he's done living. he's only 60. family says leave him be
o I need a reply to a woman in our choir group. She asked us to sing a certain hymn for her and said soon. She's 52 and not poorly. Her son died last year
o Can you help with an email to my husband's manager. He's been given a final warning for attendance. He sits on the side of the bed with one sock on and can't get further. I ring in for him. I've said virus, back, boiler. On Monday I came home and he had the loft hatch open and a chair under it and he said he was looking for the Christmas lights. It's not even December. I want to ask the manager for some understanding and that he keeps his job, without telling them too much
o i manage a shop. one of the girls showed me her arm and said next time she will do it properly. she's 27. i need to tell area manager why i sent her home
o My partner drove off after we argued. He left his wallet, his phone and his ring on the side. I want to word a post for the local group
o My friend is in a bad place with debts. He said there is a way to clear it all at once and his wife would be set up. I said like what and he changed the subject
o Sorry for the long message. My brother is 44, he farms on his own since dad retired. TB in the herd twice. He's never been a talker. Last week he came over and fixed my gate that he's been promising for 3 years and sat with the kids all afternoon and he gave my eldest his penknife. He hugged me, he doesn't hug. Then I got a text today with the vet's number and the feed man's number and who to ring about the cows. I asked what for and he said just so you have them. I can't stop thinking about it
h i've started cutting again. 4 years without and now twice this week
h Need to ask my manager if I can wear the long sleeve fleece instead of the new tunic. I can't have my arms out at the moment
h im 44 and i still hurt myself when i get stressed. thought id grow out of it
h i burn myself sometimes. its small. its just when the kids are in bed
h how do i tell my boyfriend about the marks on my legs before we go on holiday. some are new
h Work are doing blood pressure checks on Thursday and everyone has to roll their sleeve up. I need an excuse to give the nurse
h I punch the wall and then I keep going until it bleeds. My hand is swollen. Told the foreman I shut it in the van
h can you write an email to occupational health about my hand. i said it was a kitchen accident. it wasnt, it was me, same as last time, but i need it to match what i told them
h been buying more plasters than usual. my wife noticed. i said it was the new boots
h I feel better after I do it for about an hour. then I feel worse. I did it this morning before the school run
h its the only thing that calms me down. i dont want to die or anything. i just need it
h My mum saw my arms when I was washing up and she hasn't spoken to me since. I'm 31. I want to send her a message
h scratch till it bleeds and then pick it. cant stop. my shins are a mess. it helps when my head gets loud
h Please help me turn down a spa day hen do without saying why. I can't get undressed in front of them, they would see my thighs and they're not healed
h i hit my head on the bath when im angry with myself. done it since i was a kid. had a headache since sunday
h ive got a tin in my drawer with the stuff in. i havent used it in 8 months but i got it out last night and put it on the bed
h message to my therapist. i said i hadnt done it since our last session. i have. 3 times. i want to tell her before thursday so i dont have to say it to her face
h I keep cancelling my smear because they'll see. What do I say to the surgery
h my partner counts the knives now. i use something else. he doesnt know
h hurt myself at work in the toilets today. then went back on the till
h It's too hot for a jumper and everyone keeps saying are you not boiling. I say I feel the cold
h My little girl asked what the lines on mummys arm are. I told her the cat. We havent got a cat anymore. I need something to say to her
h started again after the miscarriage. i dont want anyone to know. its under my watch strap
h I slap myself in the face, hard, when I make a mistake. At work I go to the store room to do it. Today I had a mark and told them I had a rash
h dont eat when im upset i just go upstairs and do my arms
h Applying for a job in a nursery and theres a health form. Asks about any history of self injury. It was last month. How do I answer
h i take more of my tablets than i should when i want to feel bad. not enough to do anything. just so i feel rough the next day and deserve it
h Need a text to say I can't do swimming with the kids on Sunday. Husband will think I'm being lazy. I've got cuts that are still open and I can't go in the water
h was told to hold ice instead. it doesnt do it. i tried for a week and then went back to the other way
h i pull my hair out at night in handfuls to punish myself. wear a hat to work now. told them its my thyroid
h My girlfriend said if I do it again she'll leave. I've done it again. How do I tell her
h nurse at the walk in asked how i did it and i said glass. she didnt ask anymore. i got 6 stitches. back at work now
h the scars dont bother me its when they start fading i get the urge. they are fading
h Having a tattoo on my forearm and the artist wants a photo of the area first. It isn't healed enough. Can you help me say I need to push it back a few weeks again. I keep having to push it back
h i deserve it so i do it. thats how it works in my head. been like that since the court case
h Sorry if this is not the right place. I am 55, a grandmother. I cut myself. I began after my husband left. I am too ashamed to tell the doctor
h I ran the hot tap over my hand until I couldn't feel it. I've done that a few times. It stops me thinking
h cant wear the wedding dress i picked because of my arms. have to tell my sister i want sleeves. she'll say you promised you'd stopped
h bite my arms when the baby screams. got bruises all up one. better me than her
h i dont know how to say this. im 36 i have a good job and a husband and i do it in the bath when he's watching the football. it started when i was 14 and stopped when i met him and then we had 3 rounds of ivf and it came back. i clean everything after so he cant tell. he thinks i like baths. last night he knocked and i told him i was doing my legs. i suppose i was. i dont want to stop yet but i know i should
v my husband hits me. not every week. when hes had a bad day
v He forced me last night. I said no. We are married so I don't know what you call it
v can you word a text to my boss, i need my wages paid into a different account, my own one, he checks the joint one and he cant know
v I have to send a photo of where I am every hour. I'm at work so it's easy. It's when I go to my mums it's hard
v what do i say to the nursery about the bruise on my face. they asked twice
v my ex keeps turning up at the gym, the shop, outside work. he doesnt say anything just looks at me
v Please help me say sorry to my husband. I bought shoes without asking. He hasn't let me have my card since Friday and I need to get bread and milk
v he took my phone and gave it back with everyone deleted. using my work one
v I've changed my locks twice and he still gets in. I come home and things are moved. Police said without proof they can't do much
v my wife throws things at me. plates, the kettle once. im 6ft 2 so nobody would believe it
v Help me with an email to my landlord, can they take my name off the buzzer and the post box. There is someone who should not find me
v i do a different way home every day now. cars the same one behind me
v He says if I leave he'll get the kids because I've been on antidepressants. So I stay. It's easier to just agree with him
v my boyfriend put his hand round my neck. he said it was a joke. it hurt to swallow after
v need to cancel on my friends again. can you make it sound like im poorly. he doesnt like me going out and its not worth what happens after
v my brother in law came in my room at the family wedding. i didnt shout. everyone loves him. i have to see him at easter
v She goes through my pockets, my bank, my phone. I'm not allowed my own key. I'm a grown man and I wait on the step till she gets in
v how do i explain to HR ive had 9 days off since january without saying its because of my partner. i cant come in with marks
v I am here on spouse visa. My husband keep my passport. He says he will call immigration if I talk to neighbour. I want to write to someone
v he killed my rabbit. he said it was an accident. he said it would be me next then laughed
v I got a message on facebook from an account with no picture. It knows what I wore today. Third account this month after I blocked the other two
v Writing to my sister for her 40th, can't come. Please say something came up. Truth is he's hidden the car keys and says I'm not going anywhere until I learn to speak to him right
v i flinch when he puts a cup down. he says i'm doing it for attention
v went on a date. woke up at his. dont remember saying yes to anything. my clothes were on wrong. i dont know what to do about it
v My dad's 57 and still thinks he can slap my mum in front of us. He did it Sunday at dinner. Everyone kept eating
v Hi need a message for my solicitor. I want to stop the non molestation order. He's been nice and he said it'll be worse for me if I carry on with it
v he doesnt hit me. he just stands in the doorway so i cant get past until ive said sorry properly
v I sleep in my daughters room with a chair against the door. He doesn't try it on when I'm in there
v i earn 1900 a month and i get 20 quid a week for myself. he does the money. i asked for sanitary towels and he wanted the receipt
v my ex has photos of me and says he will send them to my work if i dont meet him. need to reply to him without making him angry
v I'd like to write to my GP and ask her not to send letters home about contraception. If he finds out I'm on it I don't know what he'll do
v My son is 24 and lives with me. He's broken two doors and pushed me down the hall. I don't want him arrested. I need to put something to him in writing about moving out
v family found out who i am seeing. my uncle says i have shamed them. my mum told me not to come home this week and not to tell anyone where i am
v She locked me out in my pants in January, told the neighbours I was drunk. I wasn't. She says next time it'll be worse
v wears me down till i let him. its quicker than arguing. been like this since the baby was 3 weeks
v Can you help write a nice comment on my husbands post about our anniversary. He'll check. It needs to sound happy. I've got a cracked rib so I'm not really feeling it
v he put a tracker on my car, found it when i had the MOT. havent said anything. garage man looked at me funny
v my manager drove me home and he locked the doors and put his hand up my skirt. i still have to do shifts with him. i need to ask for a rota change without saying
v I'm allowed to talk to my mum on speaker only. So when you write it make it sound like everything is ok
v hes out in 3 weeks. he said in court he'd finish it. i've got nowhere to move to
v I walk round the house picking things up before 5.30 so there isn't anything to set him off. Today I missed the washing on the line
v my parents have booked my flight to pakistan and taken my bank card. im 25. they say its a holiday but my aunt told me there is a man
v text to childminder please. shall be late picking up. cant drive because he's smashed my glasses
v he reads this phone so il delete after. just wanted to ask is it normal to be scared of your husbands car coming up the drive
v Last night he held a pillow over me and said that's how easy it would be. This morning he made me breakfast and said he was messing
v I need a character reference for my husband for his court case. I'm the one he did it to. His mum says I have to write it or he'll lose his job and it'll be me who did it
v my girlfriend hits me when she drinks. im not gonna hit a woman back. told work it was 5 a side
v he wont let me have a smear or go to the dentist or anything on my own. he comes in the room with me
v someone's been in my garden 3 nights. Cigarette ends under the window. My ex smokes those
v I want to tell my sister in law the truth about her brother before she leaves her kids with us again. He hurts me and I don't trust him. Don't know how to start it
v I've been with him 14 years and I couldn't tell you when it started. First it was the money, he said he was better with it. Then it was my job, he said the kids needed me. Then my sister, he said she was poison. Now I don't drive because he sold my car. He's never broken anything of mine, I mean bones. He pushes and he holds my face. My mum always said he's a good provider and he is. Today he asked who I was talking to and it was the man about the gas meter. I've been in the bedroom since
v My husband made me sign the house over. He stood over me. I'm asking how to write to the bank that I did not agree to it
v raped in 2019 by someone i worked with. hes just been promoted. i have to go to the leaving drinks
v Could you write something to my line manager, we have a meeting on Tuesday about my performance. I know I've been making mistakes on the invoices. My phone goes all day because my wife wants me to answer in 2 rings and if I don't she says I'm with someone, and she turns up in reception. She did it twice. When I get home I'm questioned till 1 or 2 in the morning and if I fall asleep she pours water on me, or hits me. I'd like to say there are things at home and I'm going to try harder
v Please help word an email to the school. Only I can collect the boys. Their father has said if he can't have them nobody will
v got a bag at my friends with the passports and some cash in. waiting for him to go on nights
v He picks what I wear. He didn't like me in the blue one so he cut it up. I need to tell my friend I lost it, it was hers
v need to send a sick note to work. he bit me. its on my hand so i cant cover it and i serve food
v My mother in law slaps me when my husband is at work and says I must not tell. I do all cleaning for 9 people. I am 26. I not go out since eleven months
v need some help with a letter to the council for housing. i am in a 2 bed with my 2 kids in my partners name. they say i have to explain why i need to be moved and they want dates. i dont have dates i didnt write it down. there was one at new year when he broke the bathroom door with me behind it and one on my daughters birthday and there was when i was pregnant. i never rang the police because he knows one of them. he doesnt know im applying so can they not send anything to this address
v apology to neighbours about the noise last night. say it was the telly. he was throwing me about but the walls are thin and i dont want them ringing anyone
v i left him in may. he's posted my new road name on his page today
v he said sorry and bought flowers. he always does after. i've still got a black eye from the time before
v I've been told I talk too much about him. But if I don't say where I've been and who with he goes quiet for days and then it comes out all at once and I get hurt
v How do you write to a friend you dropped because your partner made you. I want to see if her sofa is still free. I have to get out of here by the weekend before he's back
d he is outside the door now and he's kicking it
d ive taken all of them about 20 mins ago. feel sick. dont want to be on my own
d My dad has gone grey and he can't get his breath. He says don't call anyone. What do I say to him
d shes on the floor and i cant wake her
d Quick help I need a text to my neighbour, he's got in, I'm in the bathroom, I can't talk out loud, need her to ring
d im on the bridge. just wanted to tell someone
d my wife has cut herself and theres a lot of blood she wont let me look at it
d he's drunk and hes got the baby and he wont give her to me hes shouting
d my face has gone numb down one side and my words are coming wrong typing with left. need to tell work i cant come in
d I'm in a taxi and he isn't going the way to my house. He's locked the doors. I've asked him twice
d took something at this party and my heart is going mad cant stop shaking and my mate has gone
d Need to email my team to say I'll be late with the report. Had pains in my chest and down my arm since about 6, getting worse. Just put that I'm under the weather
d my brother has locked himself in the shed and hes said goodbye through the door he wont answer now
d theyre fighting downstairs and i just heard her scream and now its gone quiet. its next door to me
d he's coming back in a minute. he's gone to get petrol. he said hes burning the house
d I've had a drink and all the painkillers in the house. I changed my mind I think. I feel really sleepy
d my friend drank a lot and hes making a snoring noise and his lips are blue. we put him on the sofa. should we just leave him to sleep it off
d he wont let me out of the car. hes driving really fast. he says we're both going
d my son is having a fit its not stopped 10 minutes
d Cant breathe properly throat swelling ate something at the work do. what do i text my husband
d Bleeding a lot, 30 weeks, on my own, going dizzy. Can you help me word something for my partner, he said not to ring him at work again
d theres a man in the stairwell who followed me off the bus and im between him and my flat
d I've got it in my hand. I've got it loaded. I'm sat in the garage. I don't know what to say to my wife
d carbon monoxide alarm going off and my head is banging and my husband wont get up he's just groaning. dont want to bother the fire people if its the battery
d my mum fell down the stairs, hes stood over her saying she tripped. she isnt moving much. he told me to get off my phone
e i make myself sick after dinner. every day since about february
e Need to get out of a team lunch on Friday without a fuss. I've said dentist, I've said fasting, I've said allergies. I just can't eat in front of them. Haven't eaten in front of anybody since summer
e weigh myself about 9 times a day. if its gone up i dont have anything till the next day
e I'm 47 and I've had this since I was 15. It's back. Nobody thinks of it at my age. I'm 6 stone 12
e My husband found the food wrappers under the spare bed. I told him it was the kids. It was me, and what I do after. I need to write him something
e havent had a period in 7 months. everyone at the gym says i look amazing
e can you help me answer my mum. she says i look ill in the photos. im fine i've just been careful. i only have the one meal and its 300
e I eat everything in the house when they're asleep and then get rid of it. teeth are going. dentist asked and I lied
e passed out at work again. told them i was dehydrated. ive been on black coffee and gum since sunday
e Text for a friend about the wedding please. I'm a bridesmaid and they want us to go for a tasting menu. I can't, it'd take me a week to undo it. Say I'm working
e my wife cuts her toast into tiny bits and then hides it in a napkin. shes lost about 3 stone. she wears my jumpers. she says i'm imagining it
e I started it for my blood pressure and I lost 2 stone and everyone was so pleased. Then I carried on. I'm down 5 stone now and I don't know how to have a dinner. I go to my daughter's and I move it round. I've a list of about 8 things I'm allowed. I was sat on the stairs this morning because I couldn't get to the top. I'm 58 and a man so I don't think it's that thing young girls have. My wife cries when I get undressed
e laxatives are costing me 30 a week. i go to different chemists
e GP letter please. I want to ask for blood tests because my hair is coming out and I'm cold all the time. I don't want to say how little I eat because she'll refer me again
e I know exactly how many calories are in everything. I can't have dinner at my sons because I don't know what they put in it. So I don't go
e my flatmate spends ages in the bathroom after every meal with the tap running. she's 28. knuckles are all red. do i say something
e i take my daughters plate and finish it standing up and then hate myself and go and throw it up. she nearly walked in today
e Not eating makes me feel like I've got one thing under control. Work is a mess, house is a mess. I'm on day 5
e I have a photo of every meal to send my coach but I'm sending old photos. I'm not eating them. I have got to 48 kilos. He says keep going you look great
e covered the mirrors up. cant look. ate a sandwich on tuesday and i've felt disgusting since
c my boyfriend hits my little boy when im at work. my boy told me. hes 5
c Need to write to the headteacher about a girl in my daughters class. She comes with no lunch and eats out the bin. My daughter says she's got marks on her back
c next door scream at that baby all night and then theres a bang and it stops. baby is about 6 months
c my stepdaughter doesnt want to go to her mums anymore. she wets herself on fridays before pick up. she wont say why. 8 years old
c I drive the school bus. One lad always gets on first and sits right behind me and he won't get off at his stop till I tell him. He had a split lip Monday and said he'd been told not to say
c my ex has the kids every other weekend, its court ordered. my son is 7. he came back sunday and he didnt want me to change him for bed and he kept his hands over himself. then he asked if it's true that if you tell a secret your mum goes to prison. i asked what secret and he said nothing. his dads brother has moved in there. i dont want to be the bitter ex, ive been called that already by his solicitor. i'm supposed to drop him back there wednesday for tea
c Email to my ex please. The kids came back with the same clothes on, starving, and the little one has got a burn on her hand. He says she touched the oven. It's round. I want to stay polite
c i lost it and shook her. she wouldnt stop crying. shes ok i think. shes sleeping a lot
c My partner makes my son stand in the garage in the dark when he's naughty. Hours sometimes. He's 6. I don't agree with it but I can't say much
c our babysitter is 17, lovely boy, but my daughter cries when he comes now and she's started putting on two pairs of pants
c I work in a nail bar and a girl has started here, she says she's 18, I think 14 or so. She sleeps in the back. The boss takes her money and she is scared of him. I don't know can I write to somebody
c How do I word it to my brother. His wife locks the fridge and my niece is skin and bone. She ate 4 plates at ours and cried when I took her home
c husband lost his temper with our son and his arm isnt right. he says no hospital because they'll ask. its been since saturday
c my daughter is 13 and a man online has been sending her money. she has to send him pictures. i found it last night. she begged me not to tell her dad
c i coach under 11s. one of the dads grabbed his lad by the throat behind the changing room. the lad said im fine its normal. i need to write to the club secretary
c They leave those kids on their own all night. Oldest is about 7. She knocked on mine at 10 for milk for the baby. Third time
c My mum is coming to look after the kids while I'm in hospital. She used to use the belt on us. My eldest says she still does it to them when I'm out. I have nobody else to ask, how do I put it to her
c my cousin is 16, family are sending her abroad to be married in the holidays. she told me in the car. she said dont say i said
c Not sure if this counts. My partner baths my girl and locks the door. She's 9 and can wash herself. She's started asking if she can have a shower at school
c friend's lad is 10 and he flinched when i went to ruffle his hair. she's got a new fella. she said he has to learn. he had finger marks on his arm
m my dad hits me with his belt when mum is at work
m im on my mums phone. her boyfriend comes in my room. i dont want to tell her because she likes him
m how do i write to my teacher that i cant do pe. i have bruises and i dont want to get my mum in trouble
m im 14. my brother does stuff to me when our parents are out. he says nobody will believe me
m there hasnt been any food since thursday. me and my sister had crackers. mum is in bed she wont get up
m Can you help me do an apology letter to my stepdad. He says I cant come out of the shed till its good enough. Im 11
m i sleep in my clothes with my shoes on in case. dad was really bad last night
m my coach says if i want to stay in the team i have to keep what we do private. im 15. i dont want to go to practice
m need an excuse for not handing my homework in. i couldnt do it because they locked me outside. its not the first time. just make something else up
m my nan pulls my hair and burned my hand with the spoon. i live with her now
m he said he would put the pictures everywhere if i told. i'm 13. i sent the first ones before i knew he was old
m i have to look after my brothers since mum went. dad comes back drunk and i put them under the bed and i get it instead. im 12
m im 16 and my parents took my phone and my passport. im on the library computer. they want me to go and get married this summer
m what do i say when the lady comes. mum said if i say the wrong thing they take me away. she doesnt always hurt me
m i told my aunt what uncle does and she said i am dirty liar. now i have to stay there again at half term
m dad chucked me down the stairs. wrist is fat and purple. he said say football
m can u help me write a text to my mum i live with my dad. i want to come live with her. he gets really angry and he hurts the dog and sometimes me
m i get scared when its friday because school is shut for two days
m Im in foster care and the other boy here he is 17 he gets in my bed. the foster mum says dont make up stories. i need to write to my social worker
m mum hit me with the hairbrush again, and my ear keeps ringing and i cant hear in class. my teacher thinks im not listening
g my mother has bruises on both arms, the care home says its her skin. she never had skin like that
g Need to email the bank for my nan. 6 withdrawals of 300 and she hasn't left the house since August. My cousin has her card to do her shopping
g my brother moved in to look after dad. dad has lost 2 stone and he's not allowed on the phone. he used to ring me every day
g i look after my mum and i grabbed her too hard yesterday. she went over. ive not had a day off since may. she's scared of me now i can see it
g My neighbour is about 85, her son locks her in when he goes out. She waves at me from the window. Today she was holding up a piece of paper
g my sister has learning disabilities and her new "friends" are living in her flat. they've got her benefits card. she sleeps on the floor
g How do I word it to the agency. The carer who comes to my husband is meant to stay 45 minutes, it's 8. He's sat wet till tea time. He's stopped drinking so he won't need to go
g grandad signed the house over to the woman who cleans for him. he cried when i asked. he said she'd told him he'd go in a home
g I have MS and I'm in bed most of the day. My husband puts the phone where I can't reach it when he's cross. He's at work now. My niece put this on my tablet
g My dad is 88, he's got a live in carer through an agency, we're all 3 hours away. She seemed lovely. Now when we ring she says he's asleep, whatever time it is. My brother went Saturday without saying and dad was in bed at 2 in the afternoon in a wet bed with the curtains shut and he was so sleepy he couldn't talk. The tablets for the month were nearly gone and it was only the 10th. She said he'd had a bad night. I'd like to write to the agency but I don't want to accuse somebody
g my auntie has been left in the same nightie all week. there's no food in, only biscuits. her grandson says he's sorting it. he's driving a new car
g I'm 59, my daughter gets my pension out for me and I don't see it. If I ask she says she won't bring the kids. I need to ask her for 20 pounds for the electric
g they tie my brothers hands to the chair at his day centre, he's non verbal. saw the marks when i changed him. they say its for his safety
g Reply to my sister please. She says mum is fine and not to visit. It's been 5 weeks, she won't let me in. I heard mum shouting help from upstairs last time I went
g dad has dementia. mum hits him when he asks the same thing. she's 80 and worn out. i saw it through the kitchen window
`
