const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Closed classes of English in canonical form, and everyday word lists of our own that go with a register. */
export const CLASSES = {
  firstSingular: words("i me my mine myself i'm i've i'll i'd im ive"),
  firstPlural: words("we us our ours ourselves we're we've we'll we'd let's lets"),
  second: words("you your yours yourself yourselves you're you've you'll you'd u ur"),
  third: words("they them their theirs themself they're they've they'll they'd it its it's itself"),
  article: words('the a an'),
  demonstrative: words('this that these those'),
  preposition: words(
    'of in on at by for with from to into onto upon about over under between among through during within without against ' +
      'toward towards across behind beyond near per via regarding concerning despite until since throughout amid above below',
  ),
  conjunction: words('and but or nor so yet'),
  subordinator: words(
    'although though because while whereas unless whether if since when whenever after before until whilst',
  ),
  relative: words('which whom whose who that whereby wherein'),
  modal: words(
    "can could may might must shall should will would can't couldn't won't wouldn't shouldn't mustn't cannot",
  ),
  auxiliary: words(
    "am is are was were be been being do does did have has had having isn't aren't wasn't weren't don't doesn't didn't haven't hasn't hadn't",
  ),
  question: words('what why how where when who which whose whom'),
  negation: words(
    "not no never none nothing nobody nowhere neither nor don't doesn't didn't can't cannot won't wouldn't shouldn't couldn't isn't aren't wasn't weren't haven't hasn't hadn't dont cant wont didnt doesnt",
  ),
  interjection: words(
    'oh ah uh um hmm hm wow ha haha hahaha lol lmao rofl yeah yep yup nope yes no ok okay okey hey hi hello well huh ugh yay oops aw aww geez gosh omg wtf hehe eh meh duh damn heck hell please thanks thx',
  ),
  slang: words(
    `gonna wanna gotta kinda sorta dunno lemme gimme cuz coz cos cause bout em ya yea yeah yep yup nope nah lol lmao rofl lmfao omg wtf btw imo imho fyi
     tho thru thx ty plz pls pic pics u ur r b4 gr8 2nite n sup dude dudes bro bruh cool awesome crap crappy suck sucks sucked sucky stuff
     stuffs kid kids guy guys folks buck bucks cash cop cops bunch lots lot tons ton super pretty really totally basically literally
     anyways anyway alot alright ok okay hey hi haha hahaha hehe hmm huh ugh yay wow damn dang shit shitty fuck fucking freaking frickin
     ass bitch bastard piss pissed hell heck bloody dumb stupid idiot jerk loser weird creepy gross yuck yummy hubby kiddo
     wassup whatcha gotcha betcha outta hafta oughta shoulda coulda woulda musta aint dont cant wont im ive id ill didnt doesnt isnt wasnt
     youre theyre thats whats hes shes its lets ppl msg txt tmrw info rep specs app apps fave faves cute sweet nice neat sexy hot hottie
     wanna-be nuts crazy insane dope lame sick psycho freak freaky booze drunk wasted hangout chill chillin hang poop pee butt boobs
     thingy thing things whatever whatnot whoever somehow maybe gee gosh yo yeh def prob probs probly prolly mos idk tbh smh ikr jk brb asap
     wiki mom mommy dad daddy grandma grandpa babe baby honey sweetie hun luv xoxo xo cya bye byebye nite mornin doin goin nothin somethin
     cuppa fridge tv telly phone doc vet ad ads exam lab gym math bike photo vid vids comp techie geek nerd newbie noob`,
  ),
  formal: words(
    `accordingly additionally albeit aforementioned apparatus appropriate approximately ascertain assist assistance attain attempt commence
     commenced compensation comprise comprises concerning consequently considerable constitute constitutes demonstrate demonstrated
     demonstrates designated determine determined due endeavor ensure entity establish established evaluate evident facilitate
     forthcoming forward furthermore hence herein hereby however implement implemented implementation inasmuch incorporate indicate indicated indicates
     initiate initiative inquire inquiry insofar likewise moreover nevertheless nonetheless notify notwithstanding numerous obtain obtained
     occur occurred occurs participate permit permitted persons possess predominantly primarily principal prior procedure proceed provide
     provided provides provision purchase purchased pursuant pursue regarding remain remains remuneration render request requested require
     required requirement requirements reside resident residents respective respectively retain sincerely specified subsequent subsequently
     substantial sufficient therefore thereby therein thereof thus transmit undertake upon utilize utilized utilization whereas whereby whilst
     whom policy policies legislation committee department administration authority governor representative senator commission council
     officials official association institute analysis assessment proposal recommendation resolution statement agreement pleasure
     appreciate opportunity correspondence attached enclosed cordially respectfully regards`,
  ),
  vulgar: words(
    `fuck fucks fucked fucking fucker fuckin motherfucker shit shits shitty bullshit crap crappy ass asses asshole assholes arse bitch bitches bitchy bastard bastards damn damned
     dammit goddamn hell piss pissed dick dicks dickhead cock cocks pussy cunt tits tit boob boobs boobies slut sluts whore whores hoe hoes horny sexy sex porn nude naked penis vagina
     fart farts farted poop pooped pee peed puke barf turd butt butts balls nuts bum screw screwed suck sucks sucked jerk jerks moron morons idiot idiots dumb dumbass stupid retard
     retarded loser losers wtf stfu lmao lmfao freak freaking frickin screwing bloody wank wanker twat douche douchebag scum skank`,
  ),
  institution: words(
    `government governments congress parliament senate senator senators governor president minister ministers ministry committee commission council department agency agencies administration
     authority authorities official officials spokesman spokeswoman spokesperson director chairman executive executives secretary treasury court courts judge judges justice attorney prosecutors
     legislation legislature legislative law laws bill statute statutes amendment constitution policy policies regulation regulations regulatory federal state municipal county district
     corporation corporate company companies bank banks banking financial finance economy economic economist economists investment investments investors market markets shares percent fiscal
     budget revenue deficit tax taxes taxpayers election elections vote votes voters campaign candidate candidates party coalition treaty agreement negotiations military troops forces
     army defense security police investigation investigators evidence trial charges university college school schools education educational students faculty research researchers
     study studies report reports analysis survey data statistics institute foundation association organization organizations union hospital medical health patients
     environmental climate energy international national global united nations`,
  ),
  academic: words(
    `analysis analyze approach area assess assume authority available benefit concept consist constitute context contract create data define derive distribute economy environment establish
     estimate evident export factor finance formula function identify income indicate individual interpret involve issue labor legal legislate major method occur percent period policy
     principle proceed process require research respond role section sector significant similar source specific structure theory vary achieve acquire administrate affect appropriate
     aspect assist category chapter commission community complex compute conclude conduct consequent construct consume credit culture design distinct element equate evaluate feature final
     focus impact injure institute invest item journal maintain normal obtain participate perceive positive potential previous primary purchase range region regulate relevant reside resource
     restrict secure seek select site strategy survey text tradition transfer alternative circumstance comment compensate component consent considerable constant constrain contribute convene
     coordinate core corporate correspond criteria deduce demonstrate document dominate emphasis ensure exclude framework fund illustrate immigrate imply initial instance interact justify
     layer link locate maximize minor negate outcome partner philosophy physical proportion publish react register rely remove scheme sequence sex shift specify sufficient task technical
     technique technology valid volume therefore thus hence whereas respectively furthermore moreover consequently accordingly nevertheless compound compounds protein molecule molecules
     cell cells species organism acid energy mass velocity equation temperature pressure particles atoms chemical biological physics chemistry mathematics theorem hypothesis phenomenon phenomena
     symptoms disease diseases treatment diagnosis infection syndrome therapy`,
  ),
  leisure: words(
    `girl girls boy boys girlfriend boyfriend date dating crush cute hot love kiss hug hair makeup shoes jeans shirt movie movies song songs band singer album tv show episode game games gaming
     xbox playstation nintendo yahoo google myspace facebook youtube pic website site sites link links email phone cell text party parties beer drunk weed smoke pizza candy chocolate chips soda
     dog dogs cat cats puppy kitty baby babies mom dad kid kids friend friends buddy birthday christmas halloween weekend tonight tomorrow fun luck lucky guess bet wish hope
     stuff thing things bunch lot lots kinda answer answers question questions points ask try maybe probably`,
  ),
  wordyVerbs: words(
    `get gets got getting gotten go goes going went gone make makes made making take takes took taking put puts putting give gives gave giving keep keeps kept let lets tell tells told say says said
     want wants wanted need needs needed like likes liked know knows knew think thinks thought see sees saw look looks looked find finds found feel feels felt come comes came talk talks
     talked start starts started stop stops stopped try tries tried work works worked buy buys bought use uses used help helps helped ask asks asked show shows pick pick picked hang
     hanging mess messed freak freaked figure figured check checks checked sit stand run runs ran play plays played eat eats ate watch watched`,
  ),
} as const

export type WordClass = keyof typeof CLASSES
