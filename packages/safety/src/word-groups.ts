/**
 * Words that stand for one another: what the classifier was taught of a rope it knows of a cord. The first group that names
 * a word counts.
 */
export const WORD_GROUPS: Readonly<Record<string, string>> = {
  // People
  he: 'he him his himself',
  she: 'she her hers herself',
  they: 'they them their theirs themselves someone somebody',
  i: 'i me my mine myself',
  we: 'we us our ours ourselves',
  partner: 'husband wife partner boyfriend girlfriend fiance fiancee spouse ex hubs hubby missus bf gf lover',
  parent: 'mom dad mother father stepdad stepmom parent parents mommy daddy mama papa stepfather stepmother amma ma pa',
  elder: 'grandma grandpa gran granny nan nana grandmother grandfather grandparents aunt auntie uncle granddad elderly',
  child:
    'son daughter kid kids child children baby babies toddler newborn infant boy girl teen teenager stepson stepdaughter niece nephew grandson granddaughter grandchild twins boys girls',
  sibling: 'brother sister bro sis twin stepbrother stepsister cousin sibling',
  friend:
    'friend friends bestie mate mates buddy pal roommate flatmate housemate classmate neighbor neighbour colleague coworker teammate drummer',
  helper:
    'doctor gp nurse therapist counsellor counselor psychiatrist midwife surgeon clinic hospital ward dentist shrink social worker police officer physio paramedic hospice',
  chief:
    'boss manager coach teacher pastor priest imam rabbi foreman supervisor sergeant captain landlord owner employer principal headmaster gaffer professor tutor lecturer chef director',
  charge:
    'student students pupil pupils patient patients client resident tenant lodger apprentice trainee employee player customer listener caller regular',
  carer: 'carer aide caretaker nanny sitter babysitter helper guardian foster au pair',

  // Death and leaving
  suicide: 'suicide suicidal overdose unalive kms selfharm od suiciding',
  kill: 'kill kills killing killed murder murdered shoot shoots shooting shot stab stabbed hang hanging hanged drown drowning smother smothering poison poisoned strangle',
  death:
    'die dies died dying dead death deaths corpse body funeral funerals grave graves buried burial bury coffin obituary eulogy ashes heaven morgue undertaker cemetery tombstone headstone cremation cremated hearse wreath posthumous mourn afterlife hell',
  exist:
    'exist existing existence alive living live lived life born breath breathe breathing waking wake woke survive air earth planet world',
  gone: 'gone disappear disappears disappearing disappeared vanish vanished leave leaving leaves exit depart departure going go goes away left',
  last: 'last final finally never anymore end ends ending ended over finish finished forever permanent permanently always ever',
  goodbye: 'goodbye goodbyes bye farewell goodnight adieu',
  pardon: 'forgive forgiven forgiveness sorry apology apologise apologies apologize apologized blame fault guilt',
  note: 'letter letters note notes envelope envelopes voicemail recording diary journal postcard',
  affairs:
    'will deeds deed insurance policy accounts passwords password paperwork bills bequest beneficiary pension solicitor executor lawyer debts debt mortgage savings policy documents',
  sorted:
    'sorted tidy tidied cleaned cleared labelled packed boxed arranged arrange handing handover hand settled settle order cancelled cancel closing closed close signed washed',
  giving: 'gave give giving given gives donate donated donating rehome adopt inherit guardian keepsake promised',
  keepsake:
    'watch ring guitar bike pens pen bracelet jersey trainers records collection tools medals necklace camera purse books piano violin stamps',
  pet: 'cat cats dog dogs horse pony parrot budgie hamster rabbit goldfish fish puppy kitten hens bees aquarium',
  burden:
    'burden burdens useless worthless waste wasting wasted mouth trouble troubles load cost weight bother failure failed failing shame ashamed disgrace loser unwanted nobody',
  better:
    'better easier lighter relief relieved relieve manage managed fine happier peace peaceful calm calmer quiet rest restful sleep asleep free freed lucky light serene',
  weary: 'tired exhausted weary exhausting done sick fed drained burnt worn enough cannot giving up surrender quit',
  hollow:
    'pointless hopeless empty numb nothing alone lonely dark darkness hole void blank meaningless point reason unbearable despair wall black hollow',
  pain: 'pain suffering suffer hurt hurts hurting ache aches agony bleeding bleed bled blood bloody wound wounds',
  resolve:
    'decided decide plan planned plans planning mind chosen chose choose ready intend mean decision agreement promise rehearsing rehearse resolved deadline set',
  wish: 'wish wishes wishing hope hopes hoping want wants wanted pray prays praying urge urges longing crave',
  notice:
    'notice notices miss missed find finds found cry cries care cares remember remembered realise understand read',

  // Means
  height:
    'roof rooftop bridge ledge cliff balcony rail railing tower viaduct overpass storey window edge heights height quarry top',
  water: 'river sea lake reservoir canal quay pier weir ocean tide harbour dock swim',
  traffic:
    'train trains tracks track platform truck lorry traffic wheel lane tree motorway highway railway metro tube bus crossing bend ice brakes brake',
  pills:
    'pills pill tablets tablet meds medication medicine tylenol paracetamol aspirin ibuprofen insulin morphine fentanyl sedatives painkillers xanax oxy dose doses prescription pharmacy antidepressants capsules chemist fentanyl heroin needle gear',
  rope: 'rope noose cord beam rafters hook knot rafter twine wire cable belt',
  gun: 'gun guns pistol rifle shotgun revolver firearm bullet bullets shell shells trigger holster weapon ammunition loaded',
  gas: 'gas exhaust hose charcoal helium petrol kerosene lighter matches match fire flames burn burning burns burned burnt iron stove spirit bleach antifreeze acid',
  blade:
    'knife knives blade blades razor razors machete axe hammer scissors cutter scalpel crowbar sharp sharps compass glass bat bottle',
  drink: 'drunk drinking drink drinks drank whisky vodka wine gin beer rum bourbon booze sober pub',

  // Harm
  cut: 'cut cuts cutting slash slit slice slicing carve carving scratch scratching picking pick gouge',
  skin: 'skin arm arms wrist wrists thigh thighs leg legs hip hips stomach sleeve sleeves forearm ankle knuckles knuckle scar scars scab',
  face: 'face eye eyes lip lips cheek jaw tooth teeth nose ear ears hair neck throat mouth head chest ribs rib back shoulder hand hands finger fingers',
  mark: 'bruise bruises bruised mark marks marked swollen purple limp limping bandage bandages plaster stitches cast broken broke fracture fractured black crutches',
  strike:
    'hit hits hitting punch punched punches slap slapped slaps kick kicked kicks beat beats beating beaten smack smacked smacks whip whipped thrash thrashed spank belted strikes struck thump clip clout wallop bash',
  seize:
    'grab grabbed grabs shove shoved shoves push pushed pushes pin pinned drag dragged drags choke choked chokes strangled squeeze squeezed twist twisted yank yanked pull pulled hold held throw threw thrown throws throwing slam slammed spit spat smash smashed shake shook shakes shaking pinch pinched pinches tied tie bite bit bites',
  threat:
    'threat threats threatens threatened threatening warned warns swears swore punish punishment punishes revenge regret consequences pay beg',
  temper:
    'temper rage angry anger furious mood moods drunk snaps snapped explodes shout shouts shouting shouted scream screams screaming yell yells yelling starts swearing kicks raging',
  fear: 'scared afraid terrified fear fears frightened frightens flinch flinches trembling hide hides hiding hid eggshells nervous dread danger dangerous unsafe safe safer',
  lock: 'lock locks locked locking door doors key keys bolt padlock cellar basement cupboard shed attic gate barricaded trapped prison stuck inside',
  control:
    'phone passcode checks check tracks tracking tracker follows followed following monitors permission allowed allows allow lets rules rule money card cards wages wage account passport visa allowance shoes clothes forbid forbids forbidden timer receipts location spy camera cameras control controls',
  stalk:
    'outside parked engine waiting waits address street window corner headlights footsteps knocking stranger behind restraining court order lurking',
  excuse:
    'excuse lie lied lies lying cover hide fell stairs clumsy concealer sunglasses scarf hoodie makeup pretend pretending explain explains story believe believed convince',
  secret:
    'secret secrets telling told tell tells knows know between quiet silent silence whisper whispered snitch promise',
  touch:
    'touch touches touched touching kiss kisses kissed lap tickle tickles cuddle cuddles massage undress naked nude nudes underwear pants knickers bedroom bed bath shower bathroom changing photos photo pictures pics webcam cam',
  coerce:
    'forced force forces sex rape raped assault assaulted groped groping forcing pressed unwanted consent coerced',
  neglect:
    'hungry dirty smell smells filthy nappy diaper starving starved thin thirsty cold unwashed sores bedsores wet barefoot lice tape crying cries',
  food: 'eat eats eating ate eaten food foods meal meals dinner lunch breakfast bread soup cake portion plate appetite hungry swallow chew snack snacks fridge rice',
  weight:
    'weigh weighs weighed weight scale scales calories calorie kilos kilo pounds lbs kg stone fat thin skinny slim bones size bmi diet diets fasting fast waist mirror body gained losing lose',
  purge:
    'vomit vomiting vomited purge purging puke puking laxatives laxative throwing bring diuretics sick toilet bathroom',
  faint:
    'faint fainted fainting dizzy collapse collapsed collapses shaking weak heart pulse blue grey unconscious seizure fit swallowed swallow drank breathing breathes breathe choking poisoned ambulance dizzy asthma allergic chest',
  voices: 'voice voices demon demons angel devil whispers possessed commands radio',
  attack: 'bomb explosive attack shooter massacre burn list target revenge crowd mosque church school weapons hostage',
  now: 'tonight now today minutes minute hour hours tonite immediately already right currently',
  soon: 'tomorrow monday tuesday wednesday thursday friday saturday sunday week month date birthday christmas october november december january february march april may june july august september spring summer winter autumn calendar weekend by before until till after',

  // What is asked for
  ask: 'write draft text message reply email mail wording words word say phrase sentence line speech script help how what',
  tone: 'polite politely professional professionally friendly gently gentle kind kindly warm warmly formal formally firm firmly softly tactful tactfully nice nicely short casual cheerful',

  // Everyday
  joke: 'lol haha hahaha lmao funny joke jokes joking witty silly cheeky pun puns humour humor tease teasing banter sarcastic',
  feast:
    'wedding party parties birthday anniversary toast celebration celebrate champagne reception hen stag bridesmaid groom bride baptism christening prom barbecue bbq',
  office:
    'meeting meetings project report presentation slides deadline client budget invoice contract promotion raise salary payrise interview resume cv linkedin shift rota overtime office team colleague colleagues spreadsheet zoom slack hr conference quarterly',
  trade:
    'refund refunds complaint complain seller price discount order delivery warranty subscription bill bank insurer insurance plumber builder roofer mechanic garage boiler shop store customer quote estimate supplier',
  fiction:
    'novel film movie chapter character characters scene villain play theatre actor poem song lyrics episode series game boss level paladin monologue hamlet screenplay plot readers fanfic audition',
  sport:
    'match league team football cricket rugby tennis golf gym marathon race coach referee goal season tournament training club swimming chess skydive',
  home: 'neighbours noise fence hedge bins parking rent lease landlord kitchen dishes laundry garden lawn boiler leak drill rooster barking cigarette',
  study:
    'essay exam exams thesis assignment lecture class grade grades seminar homework module course semester dissertation supervisor museum history research',
  love: 'date dating crush tinder match flirt romantic valentine proposal propose engaged kiss spark',
  old: 'ago years late year since retired retirement passed memorial anniversary remembered',
}
