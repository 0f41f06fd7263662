/**
 * Word classes that patterns share. Words stand as the shadow spells them: lower case, no apostrophes, "I'm" as
 * "i am", "mum" as "mom", "husband's" as "husband". A class may name another in angle brackets.
 */
export const CLASSES = {
  i: 'i me we',
  be: 'am is are was were be been being',
  my: 'my our his her their the a',

  // People
  partner: 'husband wife partner boyfriend girlfriend fiance fiancee spouse ex man fella hubs missus roommate',
  parent: 'mom dad mother father stepdad stepmom parent parents foster guardian',
  elder: 'grandma grandpa gran grandmother grandfather grandparents aunt uncle granddad elderly',
  child: `
    son daughter kid kids child children baby babies toddler newborn infant boy girl teen teenager teens stepson
    stepdaughter niece nephew grandson granddaughter grandchild twins preschooler tween little
  `,
  sibling: 'brother sister stepbrother stepsister cousin twin bro sis',
  family: '<partner> <parent> <elder> <child> <sibling> family inlaw law',
  friend: `
    guest guests caller callers customer member parishioner camper campers boys girls swimmer runner intern
    apprentice soldier passenger colleague friend friends bestie buddy mate pal flatmate housemate roommate
    neighbor neighbour coworker teammate classmate crush teacher coach boss manager pastor student students pupil
    pupils client patient player tenant veteran squad employee resident guy woman lady person someone girl boy
  `,
  third: 'he she they who <family> <friend>',
  homebody: '<partner> <parent> <elder> <sibling> he she they who son daughter stepson stepdaughter family',
  adult: '<partner> <parent> <elder> <sibling> he she they who friend neighbor boyfriend guy man woman',
  carer: 'aide nurse carer caregiver caretaker attendant staff',
  kid: `
    students pupils boys girls teens grandkid grandkids #kid son daughter kid kids child children baby toddler
    newborn infant boy girl stepson stepdaughter niece nephew grandson granddaughter student pupil teen teenager
    classmate twins
  `,

  // Verbs and feelings
  wish: `
    fantasise fantasising plan plans planned planning waiting wait want wants wanted wish wishes wished wishing
    hope hopes hoped hoping pray prays prayed praying beg begging ready rather need tempted dream dreams dreaming
    fantasize fantasizing fantasies thinking think thinks thoughts thought urge urges longing crave deserve
    deserves hopefully considering considered contemplating begged craving desire
  `,
  wants: 'wants wanted wishes wished hopes hoped prays prayed deserves needs',
  light: `
    going seems feels even to i be am was were is are could would can just really so badly that only had have been
    simply already maybe actually kind sort of sometimes about on being feel get feeling truly honestly literally
    always fucking and
  `,
  die: 'dead die dying death died',
  kill: `
    stab stabbing stabbed electrocute electrocuting suffocate suffocating suffocated kill killing killed kills end
    ending ended off offing offed unalive delete deleting hang hanging hung hanged shoot shooting shot drown
    drowning drowned poison poisoning gas gassing
  `,
  selfword: 'myself himself herself themselves ourselves',
  tired: 'tired sick exhausted done weary bored finished through over fed',
  tries: 'try tries tried trying',
  think: `
    fantasise fantasising fantasised fantasizing fantasized daydream daydreaming think thinks thinking thought
    thoughts keep keeps kept imagine imagining imagined fantasize wonder wondering considering considered consider
    contemplating contemplated obsessing planning plan planned picture picturing
  `,
  look: `
    look looking looked search searching searched google googled googling research researching researched read
  `,
  say: `
    say says said saying tell tells told telling text texts texted texting write writes wrote writing post posts
    posted message messaged send sends sent whisper whispered scream screams screamed keeps called call goes
  `,
  gone: 'gone dead away',
  vanish: 'disappear disappeared disappearing vanish vanished vanishing',
  everyone: `
    everyone everybody they people family kids world children <family> you yall all others friends them it life
  `,
  good: 'better happier fine relieved easier smoother well good ok okay richer lighter freer happy calmer',
  care: 'care notice miss cry mind know remember even blink mourn noticed cared missed',

  // Means and places
  pills: `
    pills pill tablets tablet meds medication medications medicine tylenol paracetamol aspirin ibuprofen insulin
    oxy opioids opioid xanax morphine fentanyl benzos sedatives capsules antidepressants painkillers sleepers
    oxycodone ambien acetaminophen lithium prozac advil valium percocet klonopin prescription
    oxys oxies xans percs vicodin norco adderall tramadol codeine methadone zolpidem diazepam seroquel trazodone
  `,
  count: `
    count counting counted counts save saving saved saves stash stashing stashed stashes hoard hoarding hoarded
    hoards collecting collected collects stockpile stockpiled stockpiling gathering gathered keeping kept lined
    hidden hiding
  `,
  gun: 'weapon weapons guns gun pistol rifle handgun revolver shotgun glock firearm',
  weapon: '<gun> knife machete blade hammer bat crowbar axe',
  rope: 'rope noose cord belt helium charcoal razor razors blade blades gun pistol <gun>',
  height: 'bridge roof rooftop ledge overpass cliff balcony tracks railing viaduct',
  traffic:
    'traffic metro tube u-bahn ubahn lorry train trains bus truck car cars subway tram freeway highway road oncoming',
  act: 'do doing kill jump jumping hurt die step walk end cut hang drive swerve stab',

  // The body, harm to it
  bodypart: `
    arm arms wrist wrists thigh thighs leg legs hip hips stomach skin forearm forearms hand hands ankles shoulder
    shoulders knuckles body
  `,
  wound: 'cut cuts burns burn scars scar marks scratches bruises welts lines bruise',
  me: 'me us',

  // Objects that make ordinary talk of hard words
  work: `
    offsite noise construction handing resign resigning quit quitting traffic snoring work job jobs career shift
    shifts boss manager team meeting meetings project projects office client clients class classes course homework
    essay exam exams test finals thesis semester degree school college training gym diet workout marathon practice
    rehearsal piano deadline sprint ticket tickets email emails spreadsheet report commute customer customers
    internship resume interview interviews presentation presentations slides speech speeches toast code app
    software podcast newsletter blog committee board volunteer fundraiser choir band coworker coworkers colleague
    colleagues chat group thread chapter draft paperwork dating carpool landlord roommates internet zoom role
    hobby season league game games tournament negotiation contract lecture conference retreat party wedding dinner
    event reunion trip vacation holiday weekend church service lessons rewrite budget notes notification hosting
    renovation move moving
  `,
  talkpiece: `
    speech talk call contract romance relationship letter email mail toast presentation meeting conversation chat
    friendship affair marriage engagement lease subscription essay chapter poem song scene sermon eulogy lesson
    lecture podcast interview article paragraph sentence joke show session partnership membership fling argument
    debate deal slides workshop event story phone intro anecdote
  `,
  travel: `
    vacation trip holiday leave abroad business moving move moved travel traveling work conference flight office
    meeting shift retire retirement retiring quit resign resigning college university weekend lunch cruise
    maternity parental sabbatical notice deployed deployment transfer transferring
  `,
  trifle: `
    music dishes late lunch email typo loud snoring snores mess trash laundry deadline project meeting parking
    noise phone homework charger remote fridge toilet seat printer wifi spoiler joke jokes essay pages exam shoes
    coffee spreadsheet slides report chewing chews bill bathroom monday mondays interrupts interrupting game
    sandwich sauce stapler presentation haircut commute dress cake recipe microwave group chat reply font socks
    towel tv volume cart code test finals hungry heat traffic boring lecture
  `,
  embarrassed: `
    embarrassment embarrassed shame boredom laughter laughing cringe hunger cold heat awkwardness curiosity
    happiness joy envy jealousy thirst cute cuteness humiliation bored
  `,
  outdoors: `
    song solo guitar photographs antenna fixing fix repairing shingles gutter gutters solar painting cleaning
    commuter commute photo photos picture pictures run running jog hike hiking view presentation stage speech
    conductor wedding propose proposal concert tour construction repair engineer sunset fishing kayak climbing
    fireworks party bar dinner drinks
  `,
  hunting:
    'hunting hunt deer range license permit competition sport target season safe reenactment museum prop toy water nerf glue nail',
  venue: `
    meeting party office retreat conference training reunion wedding dinner event seminar workshop orientation
    gala church lecture internship mixer networking shift job school tour gym team camp museum concert festival
  `,
  favor: `
    offsite weekend retreat extension extensions favor favors ride rides asking ask borrow help helping host
    hosting couch accommodation accommodations feedback questions question guest allergies allergy diet vegan
    visiting stay staying crutches
  `,
  workbye: `
    work speech toast host job team coworker coworkers colleague colleagues boss retire retiring retirement resign
    resignation office class students customers clients client donors thank-you holiday cover reference references
    christmas wedding invitation graduation graduate deployment farewell party intern internship layoff laid quit
    leaving movers tour volunteer volunteers board principal parents teacher teachers recommendation marketing
    newsletter
  `,
  event: `
    wedding surgery launch birthday party dinner meeting interview move moving trip vacation calendar movie due
    review recital exam conference baby shower prom dance restaurant coffee deadline visit holiday presentation
  `,
  pharmacy: `
    pharmacy pharmacist insurance refill copay cost costs price organizer blood pressure cholesterol vitamin
    vitamins iron allergy antibiotics antibiotic dose sell cabinet toddler childproof prescribe birth thyroid
    headache migraine period vet flea labels label inventory
  `,
  kitchen: `
    shaving shave cooking cook kitchen oven stove rash eczema mosquito allergy poison ivy tattoo surgery gardening
    garden thorns boxing bag piano workout lifting rehearsal skateboard bike fell fall accident barbecue grill
    soup coffee tea sunburn sun acne ironing curling
  `,
  thing: `
    hair onions wood budget costs words scenes slides paper cake grass fabric sugar carbs caffeine alcohol speech
    scene chapter video footage grandma corners ties story script minutes minute expenses carrots weight calories
    ribbon pages intro paragraph music audio
  `,
  faith: `
    ramadan lent lenten yom kippur religious surgery operation stomach flu bug blood test colonoscopy recipe
    recipes label labels menu cake bar bars protein snack dog cat hamster puppy toddler picky iftar serving
    treadmill burned burn marathon
  `,
  playful: '<games> toddler preschooler puppy kitten cat dog',
  games: `
    golf golfball baseball cricket chess ping pong tennis pool mario poker scrabble trivia playfully tickle
    tickles boxing sparring karate judo wrestling dodgeball football soccer hockey ball balls snowball snowballs
    race checkers cards punchline videogame game comedy pillow frisbee
  `,
  teenage: `
    boss manager company employer office supervisor curfew homework grades bedtime teenager grounded mom dad
    parents phone-free screen allowance school parent
  `,
  worksafe: `
    call calls phone boss manager client customer colleague coworker editor professor teacher tester board
    committee intern employee landlord crowd audience customers clients callers caller investor toddler
    preschooler kindergartner dog
  `,
  online: `
    mistake accident accidentally instagram twitter facebook linkedin tiktok page account blog newsletter podcast
    recipe instructions advice lead example presentation slides along agenda script bug code
  `,
  sleepy: 'alarm teenager school noon class nap mornings movie film scene audience student students',
  figurative: 'pride words lies insult shade news podcast coffee sugar cuteness film movie scene class essay',
  story: 'novel villain village dragon spaceship song lyrics mixtape career',
  topic: `
    suicide suicidal selfharm abuse violence rape assault overdose overdoses grief trauma dying euthanasia
    depression bullying addiction death domestic neglect eating disorders anorexia bulimia disclosure disclosures
    disclose harassment crisis abused
  `,
  profession: `
    teacher nurse doctor paramedic volunteer counselor counsellor therapist psychologist pastor priest rabbi imam
    chaplain officer cop dispatcher social librarian journalist reporter editor principal professor coach trainer
    midwife medic firefighter emt facilitator mentor lawyer dentist physician resident psychiatrist caseworker
    listener moderator manager minister deacon tutor advocate responder pharmacist
  `,
  people: `
    students pupils kids patients clients callers teens veterans men women seniors residents survivors class
  `,
  workplace: `
    hotline helpline shelter hospital clinic school center ward hospice church prison er crisis library survivors
    patients students victims veterans nursing care
  `,
  relief: `
    relief easier easy peace peaceful comfort comforting answer solution escape better beautiful appealing
    tempting freedom free rest kinder simpler option nice lovely release
  `,
  thingOwned: `
    rings necklace cats dogs computer tablet motorcycle truck coat jacket things stuff belongings clothes
    possessions collection guitar dog cat pets records games books jewelry tools watch car xbox playstation
    console laptop bike phone ring switch vinyl paintings medals camera skateboard bass drums plants money savings
  `,
  marksWord: 'marks mark bruises bruise welts welt burns handprint handprints bite cigarette belt cuts scratches',
  softFear: `
    cooking driving judgment opinion disappointment spiders reaction disapproval laughing jokes parents-in-law
    snoring singing heights disappointing forgetting embarrassing toast speech ordering commitment flying
  `,
  harmVerb: `
    cut cuts cutting burn burns burned burnt burning scratch scratches scratched scratching slice slices sliced
    slicing carve carves carved carving stab stabbing stabbed pierce dig digging scrape scraped scraping pick
    picking claw clawing bite biting bit hit hitting punch punching pinch pinching bruise bruising bang banging
  `,
  tool: `
    cigarettes lighters razorblade razorblades matches knives razor razors blade blades knife lighter compass
    scissors needle needles pin safety-pin cigarette glass sharpener match boxcutter tweezers fork
  `,
  injury: `
    bruise bruises bruised welts welt burns marks handprint stitches bleeding concussion swollen limping blackeye
    sores bedsores
  `,
  noConsent: `
    no stop stopped asleep sleeping sleep drunk unconscious force forced forces forcing crying cried consent
    anyway refuse refused froze pushed held not never woke
  `,
  sexAct: 'sex intercourse oral sexual',
  undressed: `
    nude nudes naked undress undressed undressing shirt bra underwear panties shower showering topless changing
    bath clothes body bikini private privates
  `,
  pics: 'pic pics picture pictures photo photos video videos nude nudes selfie selfies webcam cam snap snaps',
  hope: `
    want wants wanted wish wishes wished wishing hope hopes hoped hoping pray prays prayed praying beg begging
    dream dreamed dreaming
  `,
  one: 'he she <family> friend roommate guy man woman girl boy coworker neighbor student client patient',
  throwable: `
    things stuff plate plates glass glasses bottle bottles phone shoe shoes remote furniture chair chairs food
    dishes knife ashtray cup cups mug mugs objects lamp pan pans books hammer anything everything whatever vase
    keys tv toys hot boiling
  `,
  donating: `
    declutter decluttering donate donating donation goodwill downsizing downsize garage charity thrift moving move
    museum minimalist
  `,
  rough: `
    row rows wrist wrists soccer skateboard fell football gym bike climbing cat kitten hockey rugby judo karate
    sports playground game volleyball gymnastics wrestling trampoline accident ballet dance scooter fall
  `,
  tinyFood: `
    ice lettuce apples apple cucumber cucumbers gum water celery air crackers coffee cigarettes broth tea carrots
    rice cakes
  `,
  under: 'skirt shirt pants dress underwear bra blouse top shorts jeans leggings',
  solid: `
    wall walls door doorframe car table traffic road water pool floor furniture fridge refrigerator counter tub
    street bushes closet glass mirror dresser bed stove sink cabinet tree fence corner bathroom bedroom trunk
  `,
  poison: `
    bleach cleaner cleaners cleaning fluid detergent pod pods antifreeze battery batteries magnet magnets medicine
    medicines vape nicotine mushrooms berries soap paint gasoline lysol ammonia drain alcohol vodka poison
    chemicals sanitizer rat turpentine thinner pesticide coin button beads glass
  `,
  guardian: `
    dad mom father mother stepdad stepmom boyfriend girlfriend uncle aunt grandpa grandma brother babysitter nanny
    teacher parents coach
  `,
  hurts: `
    hurts hurt hits hit slaps slapped beats beat punches punched kicks kicked spanks spanked burns burned chokes
    choked shakes shook whips whipped pinches bites touches touched starves locks locked abuses abused throws
    threw grabs grabbed yanks yanked smacks smacked
  `,
  crew: `
    team lead project meeting committee band department company boss client clients group choir club board trip
    offsite game party weekend
  `,
} as const
