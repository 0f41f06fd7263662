const words = (text: string): string[] => text.trim().split(/\s+/)

/**
 * Words that praise or blame, in four steps each way, as a careful reader of English would sort them. Our own list,
 * written for reviews, messages and news, where the VADER lexicon (made for social media) knows few of the words.
 * Base forms: inflected and derived forms are found by rule.
 *
 * @source sources.md#valence-list
 */
export const VALENCE_STEPS: readonly (readonly [number, readonly string[]])[] = [
  [
    3.2,
    words(`
    adore amazing amazingly astonishing awesome awestruck beautiful beloved best bliss blissful brilliant brilliance
    breathtaking captivating delight delightful delighted dazzling divine ecstatic elated enchanting enthralled enthralling
    euphoric excellent excellence exceptional exhilarating exquisite extraordinary exuberant fabulous fantastic faultless
    favorite fave flawless genius glorious gorgeous heavenly hilarious impeccable incomparable incredible irresistible
    joyous jubilant love lovely luminous magical magnificent majestic marvel marvelous masterful masterly masterpiece
    masterwork matchless mesmerizing miraculous must-have must-see near-perfect outstanding overjoyed peerless perfect
    perfection perfectly phenomenal priceless radiant rapturous ravishing remarkable resplendent revelatory riveting
    sensational spectacular spellbinding splendid stellar stunning sublime superb superlative supreme terrific thrilled
    top-notch top-rate topnotch tour-de-force transcendent transcendental triumph triumphant unbeatable unequaled
    unforgettable unmatched unparalleled unsurpassed virtuoso wonder wonderful wondrous wow world-class first-rate exultant
    astounding virtuosic immaculate treasure treasured jaw-dropping gem 5-star five-star godsend knockout stupendous bravura
    dreamy enrapturing unmissable unrivaled unrivalled peerlessly indelible soaring swoon swooning swoonworthy rapture
    euphoria nirvana bewitched pinnacle zenith quintessential godlike goosebumps hypnotic entrancing entranced spellbound
    enraptured enthrall wowed stunner showstopper showstopping jewel oscar-worthy award-worthy bullseye superlatively
    gloriously magnificently majestically marvelously sublimely exquisitely phenomenally terrifically fabulously magically
    sensationally incandescent masterworks mind-blowing show-stopping gobsmacked life-changing
  `),
  ],
  [
    2.3,
    words(`
    absorbing acclaim acclaimed accomplished accomplishment achievement adorable admirable admiration admire affection
    affectionate agreeable amuse amused amusing appealing applaud appreciate appreciated appreciation appreciative artful
    artistry assured attractive award award-winning balanced beauty beguiling bless blessed blessing boon bravery brave
    bravo breathless bright brightest buoyant celebrate celebrated celebration charisma charismatic charm charmer charming
    cheer cheerful cheers cherish cherished classy clever cleverness comforting commend commendable compassion compassionate
    compelling confident congratulate congratulations considerate cool courage courageous courteous crisp crowd-pleaser
    crowd-pleasing cute dandy daring dazzle dedicated delicate delicious dependable deserving dignity disarming durable
    dynamic eager earnest easy easygoing easy-to-use ebullient effective effortless effervescent elegance elegant eloquent
    empower empowering endearing energetic engaging engrossing enjoy enjoyable enjoyed enjoyment enlighten enlightening
    enliven entertain entertaining entertainment enthusiasm enthusiastic enticing evocative excite excited excitement
    exciting expertise expertly expressive fair-minded faithful fascinate fascinated fascinating fascination feel-good fine
    fine-tuned finesse first-class flattering flavorful fond freshness friendliness friendly fun funny funniest generosity
    generous gentle genuine genuinely gift gifted giggle glad gladly gladness glee glow glowing good good-hearted
    good-humored good-looking good-natured goodness goodwill grace graceful gracious grand grateful gratifying gratitude
    great greatest greatly greatness gripping gusto handsome handy happier happiest happily happiness happy harmonious
    harmony haunting heart-felt heart-warming heartfelt heartening heartwarming helpful hero heroic heroism high-quality
    highest-quality honest honesty honorable hopeful hug humane humor humorous idyllic illuminating imaginative impress
    impressed impressive incisive infectious ingenious ingenuity innovative insight insightful inspiration inspirational
    inspire inspired inspiring intelligent intimate intoxicating intrigue intrigued intriguing inventive invigorating joy
    joyful jubilation kind-hearted kindness kudos laudable laugh laughed laughter laugh-out-loud lavish lighthearted likable
    likeable likes lively lovable loved loving loyal lucid luscious lush lustrous luxurious lyrical magic magnetic memorable
    merry mindful miracle moving neat nice nicely nifty noble nourishing nuanced nurturing optimism optimistic original
    passion passionate peaceful peace perceptive picturesque playful pleasant pleasantly pleased pleasing pleasurable
    pleasure plush poetic poignant polished praise praised praiseworthy precious pride profound progress prosper prosperity
    prosperous proud provocative recommend recommendable recommended refined refreshing rejoice rejuvenating reliable relief
    relieved relish resonant resourceful respect respected respectful reward rewarding rich robust romantic rousing
    satisfied satisfy satisfying savor savvy scintillating seamless seductive sensitive sensuous serene sharp-witted sincere
    sincerity skilled skillful sleek smart smarter smartest smile smiling smooth smoothly snappy soothing sophisticated
    soulful sparkle sparkling speedy spirited spontaneous spot-on stirring striking strong-willed sturdy stylish succeed
    success successful sumptuous super superior sweet swell sympathetic sympathy talent talented tasteful tasty tender
    tenderness thank thankful thanks thanx thx thorough thought-provoking thoughtful thrill thrilling timeless tops touching
    tremendous trusted trustworthy uncomplicated unpretentious upbeat uplifting user-friendly valiant valuable versatile
    vibrant victorious victory vivacious vivid warm warm-hearted warmth welcome welcomed well-acted well-built well-crafted
    well-designed well-directed well-done well-intentioned well-made well-paced well-rounded well-shot well-told
    well-written whimsical wholesome winner winning winningly wise wisdom wit witty worthwhile worthy yay yummy zest
    congrats hooray kudo pumped psyched stoked rad dope kickass badass legend legendary epic rocks rocked perfecto
    recommendation standout breakthrough applause ovation classic exemplary uproarious wry wryly droll deft deftly sly slyly
    crackling bracing invaluable bewitching cathartic rapt rollicking zippy jaunty mirth mouthwatering scrumptious delish
    delectable cozy comfy ideal ideally keeper bargain lightweight sharpness clarity hassle-free flawlessly trouble-free
    rugged responsive snugly intuitive pleasurably superbly wonderfully beautifully amazingly brilliantly hoot blast riot
    chortle guffaw chuckle chuckles giggles grin grins laughs hilarity levity rib-tickling side-splitting feelgood
    crowdpleaser escapist escapism fun-filled fun-loving adventurous kinetic propulsive gripped taut suspenseful nail-biting
    pulse-pounding heart-pounding unputdownable addictive addicting immersive immersing visceral bravely fearless fearlessly
    audacious audacity daringly boldly bold gutsy feisty plucky spunk mettle verve panache brio elan flair aplomb poise
    poised dexterity virtuosity prowess craft craftsmanship crafted artisan artisanal virtuous humanistic tenderly
    sensitively poignancy pathos lyricism poetry elegiac wistful bittersweet soul-stirring rapturously spiritual uplift
    uplifts transporting transported transports enchanted enchantment beguiled bewitch charms winsome cuddly huggable
    adorably sweetly sweetness sunniness sunnier radiance radiantly glistening gleaming shimmering sparkler sparkles
    glittering sumptuously opulent sublimity painterly picture-perfect eye-catching eye-popping photogenic vivacity vividly
    vividness verisimilitude authenticity authentically believable believably lifelike realism truthfully candid candor
    frank incisively trenchant penetrating probing piercing astutely shrewd shrewdly perceptively discerning insightfulness
    wisely brainy cerebral erudite literate articulate eloquence lucidly lucidity ingeniously inventively inventiveness
    imaginatively originality freshly refreshingly distinctive distinctively one-of-a-kind singular visionary groundbreaking
    ground-breaking pioneering trailblazing revolutionary rewarded gratified contentment gratefully thankfulness indebted
    consoling consolation solace soothe soothed comforted cared nurturance supportively generously hospitable hospitality
    attentive polite politely politeness prompt promptly punctual knowledgeable professional professionalism accommodating
    welcoming amiable amicable cordial congenial genial affably succulent juicy flavorsome savory delightfully yum tastiest
    freshest glitch-free bug-free rock-solid sturdiness reliability dependability durability responsiveness crystal-clear
    razor-sharp high-performance high-speed lightning-fast seamlessly effortlessly intuitively ergonomic ergonomically
    lifesaver life-saver game-changer must-own must-buy must-read wholeheartedly enthusiastically rave raves raved lauded
    laud lauds laudatory adored admires admiringly admirably commendably honorably heroically valiantly gallant gallantly
    chivalrous selfless selflessly altruistic charitable philanthropic benevolent benevolence magnanimous merciful mercy
    compassionately empathy empathetic empathic empathize humility optimistically hopefulness cheerfully cheeriness joyfully
    joyously blissfully merrily gaily jovial jolliness exuberance exuberantly ebullience zestful zesty peppy vibrancy
    sprightly spry triumphs triumphed triumphantly prevail prevailed conquer conquered flourishing thriving thrived
    blossoming blossom bloomed soared soars breakthroughs cured cure lifesaving life-saving liberated liberation
    emancipation reconciliation reunited reunion reunite peacemaker peacemakers disarmament
  `),
  ],
  [
    1.3,
    words(`
    acceptable accessible accurate accuracy achieve adept adequate advanced advantage advantageous affable affirm affordable
    agile alive alliance ambitious ample appropriate approve approved assist assistance assurance assure astute atmospheric
    authentic aware backbone beneficial benefit better bonus boost bountiful brisk calm calming capable care careful caring
    champion clean clearer cleverly coherent cohesive comfort comfortable compact competence competent competitive
    complement compliment complimentary comprehensive conscientious consistent constructive content contented convenience
    convenient convincing cooperation cooperative cost-effective creative creativity credible cultured curious decent
    decently deserve deserved desirable devoted devotion dream earn ease easier easily edgy efficient elaborate elevate
    eminent encourage encouraged encouragement encouraging endorse endure energy enhance enhanced enlarge enrich ensure
    equality ethical exotic expert fair fairness faith fashionable faster fastest feasible festive fitting flexible flourish
    fluid foolproof forgive forgiveness formidable fortunate fortune freedom fresh freshen fulfill fulfilled fulfilling
    functional glamorous glamour graduate guarantee handily heal healing healthful healthy heartily help helped helper
    helping high-end high-tech highlight honor honored hope hopes humanity humble hopefully improve improved improvement
    improving informative innocent innocence insure integrity integral intellectual intelligence interested interesting
    invent invincible jolly justice justified keen kind kindly knack lasting law-abiding legible leisurely liberate liberty
    lighten liven logical low-cost low-priced lucky luxury masterfully meaningful meaty merit mighty modest motivate
    motivated mutual neatly nimble nostalgic notable noteworthy nutritious oasis obedient offbeat openness operational
    optimal outgoing patience patient patriotic perky personable plausible plentiful plenty portable positive positively
    potent powerful practical pragmatic precise prestige prestigious prize privileged proactive productive proficient
    prominent promised promising promote protect protected protection prudent punchy pure quicker quickly quirky ravingly
    readable realistic reasonable reasonably reassure reassuring reconcile recover recovery refine reform rescue rescued
    resilient resolve resolved restore restored revive revitalize romp safe safely sane saving savings scenic secure
    sensible sexy sharp sharper shine shiny significant silky simplicity simplify sincerely skill sleekly snug soft solid
    solidarity solve solved spacious spirit splendor spunky stable stability stamina steady straightforward strength
    strengthen strong stronger subtle subtlety suave suitable sunny superfast supportive sure-fire survive survivor sustain
    swift tactful tempting thoughtfully thrive tidy timely tolerance tolerant tranquil treat trim true truthful trust truth
    unabashed unaffected unbiased understandable unfettered unique unite united unlimited upgrade upright useful usable
    versatility viable vigor vigorous vintage virtue vital vitality warmer wealth wealthy well well-balanced well-behaved
    well-educated well-established well-known well-meaning well-received wholehearted win wins won workable worth yeah yes
    youthful zany breezy charmingly tuneful grounded assuredly understated soulfully likably thankfully luckily fortunately
    recommending satisfyingly agreeably eloquently intelligently peacekeeping ceasefire landmark hail hailed milestone
    bipartisan surplus prospering booming rally upturn cheaper durable sturdily inexpensive quieter brighter absorb achieves
    amply apt aptly arresting bearable becoming beneficially bonuses brainpower bubbly candidly canny caringly celebratory
    civil civility civilized clear-cut clear-eyed coherently competently complements complexity conscientiously
    considerately constructively convincingly cordially correctly crafty credibility credibly creditable cred culinary
    cultivated curiosity customizable dashing dazzler decency defter delicacy delicately dependably dexterous diligent
    diligence diplomatic disciplined distinguished diverse diversity dreamlike dutiful earthy economical educated
    educational efficiency efficiently enabled enables endearingly enduring enduringly energize energized energizing enthuse
    entrust equitable esteem esteemed ethereal evenhanded even-handed evocatively exceeds exceed excel excels excelled
    exemplify expansive expressively exotically faithfully fascinatingly favorable favorably favored fervent fervor
    festivity finest flavor flavors flexibility forthright freeing fruitful gainful galvanize gallop gamely gentleness
    gently glimmer grandeur gratify groovy guiltless gutsier handcrafted handsomely happening hardworking hard-working heady
    healed heartiest heft hip homage homespun hopefuls humbly humorously idealistic idealism illuminate illuminates
    illuminated immense immersed impactful impartial impressively in-depth incisiveness independence industrious informed
    ingeniousness inspiringly instructive integrated intensity intensely interestingly intricacy intricate intricately
    intriguingly inviting invitingly keenly lawful leisure levelheaded level-headed liveliness lushly lushness luster
    magnetism majesty manageable mastery measured meditative mellow melodic melodious merits mischievous moderation
    motivating multifaceted multilayered multi-layered mythic naturalistic nimbly noteworthiness nuance nuances nurture
    observant open-minded orderly organized outstandingly palatable palpable patiently payoff perks persuasive piquant
    playfully playfulness pleasantries pluralism polish potency powerfully practicality praising preservation prettier prime
    privilege pro-democracy productively proficiency profoundly progressed progressing propriety provocatively punchline
    pungent purity purposeful quaintly rational readily realistically realized refinement refreshed reinvigorate rejoicing
    relatable relevance remedy renewed renewal resilience resolute resonance resonate resonates resonating resounding
    resourcefulness restful restoration restrained restraint revealing revelation reverence reverent rhythmic richly
    richness righteous rightful robustly roomy sagely sanctuary satisfactory satisfactorily scintillate self-assured
    self-effacing self-respect sensuality serenity serviceably sexier sheen skillfully slickly smarts smoothness snappily
    softly softness spellbind spice spicy spine-tingling splashy splendidly sportsmanship spruced stalwart steadfast
    steadily stimulate stimulates stimulating stirringly streamlined strikingly strongest substance substantial substantive
    successfully succinct sufficient sufficiently swiftly symmetry sympathetically tangible tastefully tenacious tenacity
    therapeutic thoughtfulness thrifty thrillingly timelessly titillating tolerable tonic transcend transcends transforming
    transparent treasures trendy trusting twinkle unassuming unblinking uncanny uncluttered uncompromising unconventional
    undeniable undeniably unerring unflinching unforced unhurried unified unobtrusive unsentimental unstinting upfront
    upscale urbane usefulness valor valuably verdant veritable versed vindicated vindication vitally vivifying voluptuous
    warming warmly watertight weighty welcomes well-deserved well-earned well-executed well-fitting well-lit well-mannered
    well-meant well-organized well-priced well-prepared well-run well-spoken well-stocked well-timed well-trained
    well-wrought whimsy whiz willingness witticisms workhorse worldly relieve subsidy reopened rebuild rebuilding rebuilt
    rebound rebounded stabilize stabilized
  `),
  ],
  [
    -0.6,
    words(`
    basic blatant cheesy coarse conventional corny critical debt difficult disorder doubt expensive formula generic gimmick
    gory half-baked hefty lacking long-winded lurid melodrama mushy noisy old-fashioned ordinary overly predictable preachy
    pricey questionable rehash rigid rough sappy scarce simplistic slow small-minded sentimental soapy somber stiff tired
    tricky uneven vague weird wordy worn barely hardly scarcely sequel remake aging amateur aloof arcane austere bare-bones
    blip bloodless borderline by-the-book by-the-numbers campy cartoonish chatty circular clinical cloudy commonplace
    couldve crunch debatable dense detached didactic dimly discontinued disposable eccentric episodic esoteric excesses
    facile faint familiarity fluffy forgettably gimmicks glossed heavyhanded highbrow impersonally improbably inaudible
    indifferent indifference inconclusive insular kitsch kitschy labored lengthy limitation limitations lo-fi loosely
    low-key lowbrow manic meager melancholy middling mishmash muddy muted narrow niche nondescript obligatory obtuse offhand
    overlit overnight overloaded overstuffed overt overtly patchy piecemeal platitudes polarizing predictability pulpy
    quibble quibbles quease rambunctious reheated recycled rehashed relentless relentlessly retread rusty scattershot
    schtick second-hand secondhand self-important self-serious sentimentality shakey shtick sketchily slim slower so-so
    softball sophomore spartan sporadic sporadically standard-issue stockpile strains stretched stretches strident
    superfluous superficiality tad talky thinly threadbare throwaway trifle trifling unassembled underexposed understaffed
    unsubtle unsurprising unsurprisingly vanilla verbose wannabe watered-down wear-and-tear wispy worn-out would-be limbo
  `),
  ],
  [
    -1.3,
    words(`
    absence absurd absurdity accuse accused accusation aimless alarming alas alienate allegation allege alleged ambiguous
    anxiety anxious apathy apologize arbitrary argue argument arrest arrested artificial ashamed avoid avoided awkward
    awkwardly backward baffling barren bewildering biased bias blah blame blamed bland bleak bloated blunt blur blurry
    bother bothersome breakdown broke bulky bumpy burden bureaucratic busted careless cautious caution cheaply chaotic chaos
    cliche cliched clumsy clunky clutter cluttered coldly collapse complain complained complaint complaints complicate
    complicated concern concerned concerns condemn conflict confuse confused confusing confusion contempt contrived
    controversial controversy convoluted copycat costly crack cracked cramped crass creak creaky crime criminal criticism
    criticize criticized crude cruel cumbersome cynical cynicism damage damaged danger dangerous dated dead-end decline
    declined defect defective defeat defeated deficit delay delayed delays demanding demise dent dented deprive derivative
    detriment deteriorate difficulties difficulty dilemma dim dirty disadvantage disagree disagreement disappear disconnect
    discontinue discourage discouraged discouraging dispute dissatisfied distract distracted distracting distraction
    distress disturb disturbed disturbing divide divisive downbeat downhill downside drab dragged drags drawback dreary
    drought dubious dud dull dullness dumb dysfunctional eerie embarrass embarrassed embarrassing erratic error errors evade
    exaggerate exaggerated excess excessive excuse excuses exhaust exhausted exhausting exploit exploitation exploitative
    expire extreme fade fake far-fetched fault faults faulty fear feared fears feeble flabby flaw flawed flaws flimsy flop
    fluff foolish forced forget forgettable forgot formulaic forsake fragile freezes frighten frightened frivolous frown
    fuss fussy fuzzy gaudy gimmicky glib glitch gloom gloomy glum gratuitous greed greedy grief grim gripe gripes gross
    grudge grumpy guilt guilty half-hearted halfhearted ham-fisted hamfisted hamper hapless harsh harshly hassle hazard
    heavy-handed helpless hesitant hesitate hinder hoax hokey hollow hostile hostility hype hyped ignorance ignore ignored
    ill illegal illness imbalance impair impatient impersonal implausible impossible imprecise improbable inaccurate
    inadequate inane inappropriate incoherent incompatible incomplete inconsequential inconsistent inconvenience
    inconvenient ineffective inefficient inept inert inexperienced inferior inflation inflexible injure injured injury
    insecure insensitive insincere insipid instability insufficient insult insulted interfere interrupt intolerant intrude
    invalid irk irrational irrelevant irresponsible irritate irritated irritating isolate isolated jammed jarring jealous
    jealousy jumbled juvenile lack lackluster lacks lagging lame lament lazy leaking leaks lifeless limp listless loath
    lonely loneliness lose loses losing loss losses lost lousy low-budget low-quality ludicrous lukewarm maudlin mawkish
    mean-spirited meandering meaningless meddle mediocre mediocrity melodramatic menace menacing mess messy mindless misfire
    misfortune misguided mishandle mislead misleading misplaced miss missed missing mistake mistaken mistakes mistrust
    misunderstand misunderstanding mixed-up moan monotonous monotony moody morbid mundane murky naive naggy narrow-minded
    needless needlessly negative neglect neglected nervous nervousness nitpick noise nonsense nonsensical nosy numb numbing
    oblivious obnoxious obscure obsess obsolete obstacle obstruct odious off-putting ominous oppose opposed oppress outcry
    outdated overacted overblown overbearing overcooked overdone overheat overlong overplayed overpriced overrated overreach
    overwhelm overwhelmed overwhelming overwrought panic paranoid patronizing pedestrian peril perilous perplexed perplexing
    pessimistic petty phony pitfall pity plague plodding pointless pompous ponderous poor poorly poverty powerless prejudice
    pretension pretentious problem problematic problems punish punishment puzzling quarrel rambling rant recession reckless
    redundant regret regretful regrettable reject rejected rejection reluctant repetitive resent resentment resign restless
    restrict retreat ridiculous rip risk risks risky rob robbed rude ruthless sadly sag scam scandal scarcity scratch
    scratched scratches self-conscious self-indulgent self-pity selfish senseless severe shabby shady shaky shallow
    shapeless shock shocked shoddy shortage shortcoming shortcomings short-lived showy shrill shun sick sickness
    simple-minded sinister skeptical sketchy slack sloppy sloppily sluggish smug snag sneer sob sorely sorrow sorry sour
    sparse spurious squander stale stereotype stereotypical sting stodgy stole stolen strain strained stranded stress
    stressed stressful strife struggle struggled struggling stubborn stumble stupid suffer suffered suffering superficial
    suspect suspicion suspicious sue sued tarnish tedious tedium tense tension tepid threat threaten threatened threatening
    tiresome tiring toll tortuous trite trivial trouble troubled troubles troublesome turmoil ugly unable unacceptable
    unattractive unbalanced uncertainty unclear uncomfortable unconvincing undercut underdeveloped undermine underwhelming
    undesirable uneasy unemployed unemployment unengaging uneventful unexplained unfair unfinished unfocused unfortunate
    unfortunately unfunny unhappily unhappy unhealthy unimaginative unimpressed unimpressive uninspired uninspiring
    uninteresting uninvolving unkind unlikable unlucky unnecessary unnecessarily unnerve unoriginal unpleasant unpopular
    unprepared unrealistic unreasonable unreliable unremarkable unrest unsafe unsatisfied unsatisfying unsettling
    unsophisticated unstable unsuccessful unsure unusable unwanted unwelcome unwieldy unwilling unwise upset upsetting
    useless vapid victim victims violate violation vulgar vulnerable wander wane war-torn warning weak weaken weakness weary
    weirdly wilt wobble wobbly woe woeful worried worries worry worrying worse worsen wound wounded wreck wrong wrongly yawn
    annoyed annoying annoy annoyance tinny grainy distorted scratchy wobbly squeaky flickering sticky stained chipped buggy
    crashes crash crashed incompatible finicky underpowered undercooked underwritten miscast stilted hackneyed wooden
    tin-eared schematic inauthentic shopworn cookie-cutter perfunctory dreariness torpid lumbering leaden lugubrious turgid
    ham-handed cloying saccharine treacly schmaltzy sophomoric puerile layoff layoffs bankrupt bankruptcy indict indicted
    indictment sanction sanctions casualties casualty wounded outbreak epidemic famine refugee hostage flee fled fleeing
    slump slumped plunge plunged plummet tumble fell downturn setback stalemate impasse embargo detain detained inequality
    segregation discriminate discrimination pollution contaminate contaminated toxic poison poisoned smog addict addiction
    overdose abrasive abrupt abruptly abrasion ached aches aching acrid adrift afraid aggrieved aghast ailing ailment
    aimlessly alienated alienating alienation aloofness amiss anemic annoyingly antagonism antagonistic antagonize
    antiquated apathetic apocalyptic archaic arduous arrogantly askew asinine assail astray atrophy awkwardness backlash
    backfire backfired backfires badger baffle baffled baggage bait-and-switch baloney banal banality baseless bash bashed
    bashing batter battered belabored belated beleaguered belittle belligerent berate besieged bicker bickering bigotry
    bigot bigoted bleakness bleary blemish blemished blindsided blight bloat bloodshed bloody blowback blunder blundering
    blunders bluster boast boastful bogged bogus bombard bombastic bombast botch botched boycott brag brainless brainwashed
    brash brazen breach breakage bristle brittle brusque brutish bugs bullying bummer bumbling burdened burdensome
    bureaucracy burglary burned burnout busywork butcher calamity calamitous callous callously caricature caricatures
    carnage caustic censor censored censorship censure chafe chagrin cheapen cheapness childish chintzy choke choked choking
    choppy clamor clash clashes claustrophobic cliche-ridden clog clogged clumsiness coerce coercion cold-blooded colorless
    combative complacent complaining complicit compulsive conceit conceited concoction condemned condemnation condescension
    confounding confrontation confrontational congested congestion conniving conspiracy constrained constipated contagious
    contaminates contend contentious contradict contradiction contradictory contrivance contrivances convict convicted
    corpse corrode corrosion corrosive cop-out counterfeit counterproductive coup cower crabby cramps cranky crook crooked
    crooks crowded crumble crumbled crumbles crumbling crush crushed culprit cutthroat cynically damaging damp dampen
    daunting dawdle deadbeat deadlock deadlocked deadweight deafening dearth debacle debris debunk decay decayed decaying
    deception decrepit defeatist defensive defiance defiant deficiency deficient deficits deflate deflated deform defy
    degenerate degrade degraded degrading dejected delinquent deluded delusion delusional demeaning demolish demolished
    demonize demoralize demoralized denial denied denounce denounced deplete depleted deportation deported derail derailed
    deranged deride derision derisive desecrate desolate desolation destitute destructively deteriorated deteriorating
    deterioration detract detracts detrimental devalue deviate devoid diatribe dictator dictatorship dimwitted dingy dire
    disaffected disallow disappearance disapproval disapproving disarray disastrously disbelief discard discarded discomfort
    disconcerting disconnected disconnects discord discouragement discredit discredited discriminated discriminatory
    disdainful disengaged disfigured disgruntled disheartened disheartening dishonor disillusioned disillusionment
    disingenuous disjointed dislocated disloyal dismiss dismissive disobedient disorganized disoriented disorienting
    disparage disparaging dispirited dispiriting displace displaced displease displeased displeasure disproportionate
    disqualified disregard disreputable disrupt disrupted disruption disruptive dissatisfaction dissatisfying dissent
    dissonance distort distortion distrust distrustful disturbance disturbingly dizzy dizzying doldrums doom doomed doomsday
    dopey dour downcast downfall downgrade downgraded downpour downplay drained draining drawn-out drudgery drunk drunken
    dullard dullest dulls dumbed-down dumbest dump dumped dumps dunce dupe duped dwindle dwindling egomaniac egotistical
    embarrassingly emptiness endanger endangered enemy enervated enfeebled engulf entangled entrapment erode eroded erosion
    erratically erroneous erroneously evasive eviction evicted exacerbate exacerbated exaggeration exasperated exasperating
    exasperation excessively exclude excluded exclusion exhaustion exhausts exile exiled expel expelled exploited exploiting
    exploitive exploits exorbitant extinct extinction extravagance extremist extremists fabricate fabricated fabrication
    faceless falsehood falsely false falter faltered faltering fanatic fanatical farce fatigue fatigued fatuous fearful
    fearsome feckless fictitious fidget fiend fiendish filth flagrant flail flailing flaky flare-up flatness flatly
    flattened flaunt fleece flickers flighty flimsily flinch flounder floundering flub flunk flunked foible foolishly
    foolishness forbidden forbid foreboding forfeit forgetful forgery forlorn foul-up fracture fractured fragmented frail
    frantic frantically fraught fraudulently freak freaked frenetic frenzied fretful friction fright frightening
    frighteningly frigid fruitless frustratingly fugitive fumble fumbled fume fumes funereal furor futile futility fuzziness
    gall gaping garble garbled garish gasp gawky ghetto ghoulish gibberish glare glaring glitches glitchy gloat gloomily
    glorify gloss-over glut gnawing goad goof goofs gouge gouged gouging graceless grating gratuitously greasy greenhorn
    grievance grievances grievous grimace grime grimy grind grinding groan groan-inducing groaner grope grossly grotesque
    grouch grouchy groundless grovel growl grudging grueling gruesome gruff grumble grunt guile guise gullible gunfire
    gunman gunmen hack hacked haggard halfwit haggle hallucinate hampered hampering handcuffed haphazard haphazardly
    harangue harass harassed harassing harassment hardball hardship hardships harm harmed harmful harming harms harried
    harrowing hasty haughty havoc hazardous hazards hazy headache headaches heartlessly heavy-going heckle hectic hell-bent
    hellhole helplessly helplessness hesitation high-maintenance high-strung hijack hijacked hindered hindrance hiss
    histrionic histrionics hogwash hollowness homeless homelessness homicide homophobic hopelessness horrify hubris humbug
    humdrum humid hungry hypocrisy hypocrite hypocrites hypocritical hysteria idiotically ignoble ignoramus ignorant
    ill-advised ill-conceived ill-fitting ill-fated ill-prepared ill-timed illegally illegible illiterate illogical
    imbalanced immature immaturity immoral immorality impaired impatience impatiently impeach impeached impeachment impede
    imperfect imperfection imperfections impersonator impertinent impolite impose impotent impoverished impractical
    imprisoned imprisonment improper improperly impulsive impure inability inaccessible inaccuracies inaccurately inaction
    inadequacy inadequately inadvisable inanity inappropriately inarticulate inattentive incapable incapacitated incessant
    incessantly incite incited inclement incoherence incoherently incompetently incomprehensible inconceivable inconsiderate
    inconsistencies inconsistently inconveniences inconveniently incorrect incorrectly incriminating incurable indecency
    indecent indecision indecisive indefensible indignant indignation indiscriminate indoctrination indulgent ineffectively
    ineffectual inefficiency inelegant ineptitude ineptly inequitable inexplicable inexplicably infamous infect infected
    infection infections inferiority infest infested infidelity infighting inflame inflamed inflammatory inflated inflict
    inflicted infringe infringement infuriatingly inglorious inhibit inhospitable iniquity injuries injurious inoperable
    inordinate inquisition insane insanity insecurity insidious insignificance insignificant insincerely insinuate insipidly
    insolent insolvent insufficiently insurgent insurgents insurmountable insurrection interference intermittent intimidate
    intimidated intimidating intimidation intolerance intrusion intrusive intrusively invade invaded invader invasion
    invasive irate irksome irrationally irredeemable irregular irregularities irreparable irresponsibly irritable irritant
    irritatingly irritation itch itchy jagged jaded jail jailed jeer jeering jeopardize jeopardized jeopardy jerky jinx
    jittery jobless jumble jumpy junkie junkyard killjoy kooky lackadaisical laggard lambast languid languish languished
    languishing lapse lapsed lapses larceny lash lashing laborious laboriously lax leakage leaky lecherous leech leering
    lethal lethargic lethargy liability liabilities libel lifelessness listlessness litany litter littered livid loner
    longwinded loom looming loophole loopholes loot looted looting lopsided lowlife low-brow low-grade low-rent low-life
    ludicrously lull lulled lurch lurking lynch madman madness maladjusted malaise malcontent malevolent malice malign
    malignant malnourished malnutrition malpractice maltreatment maniac maniacal manipulate manipulated manipulates
    manipulation marginal marginalized marred mar maim maimed mangle mangled masochistic meanness mediocrely meltdown menial
    menacingly meaninglessness merciless mercilessly miasma militant militants mindlessly mindlessness mirage misbehave
    miscalculate miscalculation mischief misconception misconduct misconstrue miser miserly misfires misgiving misgivings
    misguidedly misinform misinformation misinformed misinterpret misinterpreted misjudge mislabeled misleadingly mismanage
    mismanaged mismanagement mismatch mismatched misprint misquote misread misrepresent misrepresented misstep missteps
    mistakenly mistreat mistreated mistreatment mistrustful misuse misused mob mock mocked mockery mocking moldy molest
    molestation molested monotone monstrosity mope moping moribund mortality mortifying motionless muck mudslinging muddle
    muddled muddles mudslide mugging mugged murkily mush mutilate mutilated mutter mutinous nagging narcissism narcissist
    narcissistic nausea needy nefarious negate negation negatively neglectful negligence negligent nemesis nepotism neurosis
    neurotic nightmares nitpicking noisily noisier noncompliant nonexistent nonfunctional nonstarter non-starter nonworking
    nosedive noxious nuisance nuked numbingly obese obesity objection objectionable objections obliterate obliterated
    obscene obscenity obscured obsessive obsolescence obstinate obstruction obtrusive odor odorous offend offended offender
    offending offensive offensively off-key off-base off-color omission omit onerous onslaught oppression oppressor ordeal
    orphaned ostracize oust ousted outburst outcast outlaw outmoded outrageously outsourced overact overacting overbearingly
    overbloated overbroad overcharge overcharged overcomplicated overcrowded overcrowding overdo overdrawn overdue
    overemphasize overextended overheated overheating overheats overhyped overkill overpopulated overpower overpowering
    overproduced overreaching overreaction overrun overshadow overshadowed oversight oversimplified oversized overstated
    overstatement overstep overstressed overtaxed overthrow overthrown overturned overused overweight overworked overwritten
    pallid paltry pander pandering pandemic panicked panicky panned paralysis paralyzed paranoia parasite partisan
    partisanship passe patently patronize patronizingly paucity peeved penalize penalized penalties penalty perfidy perjury
    perplex persecute persecuted persecution perversion perverted pervert pesky pessimism pessimist pest pests petrified
    petulant phobia phobic phoniness picky pillage piracy pitiless plagiarism plagiarize plagiarized plagued plight plod
    plods plotless plunder pointlessness poky polluted pollute pollutes pomposity poor-quality poorer poorest pornographic
    porous posturing potboiler potholes poser prattle precarious precariously predatory predator predicament preening
    prejudiced premeditated preoccupied prepackaged presumptuous pretend pretends pretentiously pretense prickly primitive
    procrastinate profane profanity profiteer prolonged promiscuous propaganda prosecute prosecuted prosecution prostitution
    protester protesters provocation pseudo pummel pummeled puny purge purged purposeless quagmire quake quarantine quarrels
    quash queasy quell quicksand rabid racy radioactive ragged raided rampage rampant ramshackle rancid rancor ranting rants
    rash raunchy ravage ravaged reactionary rebuff rebuke recalcitrant recalled recant recklessly recoil recrimination
    rectify red-tape refusal refuses regress regression regrettably regrets rejects relapse relapsed remorse remorseful
    remorseless repetitious repetition repetitiveness reprehensible repress repressed repression repressive reprimand
    reproach repulsion repulse repulsively resentfully resigned resignation restriction restrictions restrictive retaliate
    retaliation retaliatory retarded reticent retribution revengeful revoke revoked revulsion riddled ridicule ridiculed
    ridiculously rife rift rigged rigidity rioters rioting riots risible rivalry roadblock rot rotted rotting rubble rudely
    rudeness rue ruffian ruination ruinous ruse rut ruthlessly sabotage sabotaged sacrilege saddened sadden saddest
    saddening saggy sags sanctimonious sap sappiness sarcasm sarcastic sarcastically savage savagely scandalous scant
    scapegoat scar scarred scathing scatterbrained scoff scold scolded scornful scoundrel scourge scowl screeching screwup
    scuffle sedentary seedy seethe seething segregated self-absorbed self-centered self-congratulatory self-defeating
    self-destructive self-interest self-pitying self-righteous self-satisfied self-serving selfishly selfishness senile
    senselessly sensationalism sensationalist sensationalized sentenced separatist servitude setbacks sever severity sexist
    sexism shabbily shakedown sham shambles shamefully shamelessly sheepish shelling shirk shiver shoddily shootings
    short-sighted shortchanged shortfall shortsighted shove shriek shrivel shrug shrugged shutdown sickeningly sickened
    sickly siege sillier silliest silliness sinner simplistically sins skid skimp skimped skimpy skirmish skirmishes slacker
    slanderous slander slap slaughtering slave slavery sleaze sleazy sleep-inducing sleepwalk sleepwalking slime slimy
    slipshod slippery slob slog sloth slouch slow-moving slow-witted sluggishly sluggishness slur slurs slut smear smeared
    smelly smother smothered smudge smudged smugly smugness snafu snarky snarl sneaky sneering snide snobbery snobbish
    snobby snore snores snoring snub snubbed soap-opera soggy somnambulant soporific soporifically sordid sore soured spam
    spammed spat spiteful spite splatter splinter spoil spoiled spoils spotty squabble squabbling squalid squalor squandered
    squanders squash squeaks squirm squirming stab stabbed stabbing stagger stagnant stagnate stagnation stagnating stagy
    stain stains stall stalling stalls stalker stalking stampede starvation starve starved starving stealing steals stench
    sterile sterility stiffly stifle stifled stifling stigma stigmatize stingy stolid stomach-churning stomp stormy straggle
    strand strangle strangled stressing strewn stricken stringent strongarm stutter stuffy stupefying stupor subjugate
    subjugation sub-par subpar subservient substandard subterfuge subversion subvert suffocate suffocating sugarcoat sugary
    sulk sulking sullen sully sullied superficially superstition suppress suppressed suppression surly susceptible suspend
    suspended suspension swagger swamped sweatshop swear swearing swelling swindled syrupy tabloid tainted taint takedown
    tantrum tantrums tardy taunt taunted taunting taxing tearful tearjerking tears tediously temptation tenuous testy
    thankless theft thief thieves thin-skinned thorny threats threateningly throttle thwart thwarted timid timidity
    tiredness torturous totalitarian toothless touchy-feely toxicity traitor trample trampled transgression trap trapped
    traumatized travesty treacherous treachery treason trepidation trespass trickery tripe triviality troubling trounced
    trumped-up turbulence turbulent twisted tyrannical tyrant ugliest ugliness ulterior unaffordable unaccountable
    unappealing unappetizing unapproachable unauthorized unavailable unavoidable unaware uncaring uncivil uncivilized
    uncompetitive unconscionable unconstitutional uncontrolled uncooperative uncouth undefined undemocratic underachieve
    underestimate underestimated underfed underfunded undermined undermines undermining underpaid undeserved undesired
    undignified undisciplined undocumented undone undue uneasily uneasiness uneconomical unedited uneducated unemotional
    unethical unfairly unfairness unfaithful unfavorable unfeeling unfit unforeseen unforgiving unforgiveable unfulfilled
    unfulfilling unfounded unfunniest ungainly unhappiness unhinged unidentified unimportant unintelligent unintelligible
    unintentional unintentionally uninformative uninformed uninspiringly uninsured uninterested unintuitive unjust
    unjustified unjustly unkempt unlawful unlivable unlovable unmemorable unmotivated unmoved unmoving unnatural unneeded
    unnerved unnerving unnervingly unorganized unoriginality unpaid unpalatable unpatriotic unplayable unpleasantly
    unpleasantness unpolished unprofessional unprofitable unproven unproductive unqualified unravel unraveled unraveling
    unravels unredeemed unredeemable unrelated unrelenting unreliability unresolved unresponsive unrewarding unruly
    unsatisfactory unsavory unscrupulous unseemly unsettled unsettlingly unskilled unsolicited unsound unspectacular
    unsteady unstuck unsubstantiated unsupported unsuitable unsustainable unsympathetic untalented untenable untested
    unthinkable unthinking untidy untimely untrained untreated untrue untrustworthy unwatchably unwarranted unwell
    unwillingly unwillingness unworkable unworthy unwritten uproar uproot upheaval upsets usurp uselessly vacancy vacant
    vacuous vain vandal vandalism vandalized vanish vanishes vanity vapidity vendetta venomous venom vengeance vengeful veto
    vetoed vexing vexed victimize victimized villain villains vindictive violently vitriol vitriolic volatile volatility
    vulgarity vulnerability wail wallow wallowing warlike warlord warped warts washed-out washed-up wastefully wasteland
    waver wavering wayward weaknesses weakly weakened weakening wearisome wearying weariness weep weeping weirdness weirdo
    whimper whine whined whiney whines whining whiny whitewash wimpy windbag wince wincing withdrawn withhold withheld
    woefully wonky wordiness worrisome worryingly worsened worsening worsens wrath wrecked wreckage wrest wrinkled write-off
    wrongful wronged yank yawns yawn-inducing yell yelled yelling zealot zealots
  `),
  ],
  [
    -2.3,
    words(`
    abandon abandoned abuse abused abusive agonizing agony anger angry anguish aggravating aggravate aggression aggressive
    appalled arrogant arrogance assault assaulted attack attacked attacks bad badly bankrupted betray betrayal bitter
    bitterness bombed bombing bomber bored boring boredom bore broken brutal brutality bullshit bully bungled catastrophe
    catastrophic cheat cheated clueless cockroach condescending corrupt corruption coward crap crappy creepy cringe
    cringeworthy crippled crisis cruelty crummy cry crying curse cursed damn damned dead deadly death deaths deceit deceive
    deceived deceptive deplore depressed depressing depression deprived desperate desperation despair despise destroy
    destroyed destruction destructive devastate devastated devastating die died dies disappoint disappointed disappointing
    disappointment disappointingly disapprove disaster disastrous discontent disdain disease disgrace disgraceful disgust
    disgusted disgusting dishonest dislike disliked dismal dismay dismayed disrespect disrespectful distasteful distraught
    dread dreaded dreadful drivel drown dying embittered enrage enraged evil execrable explode exploded explosion explosions
    failed fail failing fails failure failures fatal fiasco filthy foul frustrate frustrated frustrating frustration fury
    furious garbage ghastly heartbreak heartbreaking heartbroken heartless hell hellish hideous hopeless hopelessly
    humiliate humiliated humiliating humiliation hurt hurtful hurting hurts idiot idiotic imbecile inexcusable infuriated
    infuriating inhuman inhumane insulting intolerable jerk junk kidnap laughable laughably liar lied lies loser malicious
    malfunction malfunctions manipulative miserable miserably misery mortified moron moronic nasty nauseating nightmare
    oppressive outrage outraged outrageous pain painful painfully pathetic pathetically perverse pissed pitiful poisonous
    poop preposterous putrid racist racism rage refund regretted repel repellent repulsive resentful revenge revolting
    ripoff rip-off rotten rubbish ruin ruined ruins sad sadness scare scared scary scorn screwed scum shame shameful
    shameless shatter shattered sickening sinful slam slammed slap-dash snob soulless stink stinks stinker stinks stupidity
    stupidly sucks sucked suck sucky suicidal suicide swindle tacky tasteless terrify terrified terrifying terrorist thug
    torment tragedy tragic trash trashy traumatic trauma turd tyranny unbearable unbearably unendurable unforgivable
    ungrateful unwatchable vicious vile villainous violence violent wasted waste wasteful wasting witless worthless
    worthlessness wretched wrongdoing yuck yucky crumby dismally dreck schlock schlocky godawful god-awful stillborn
    amateurish slapdash junky pointlessly tiresomely insufferable charmless humorless joyless mirthless lifelessly leadenly
    clunker snoozefest snooze stalled defrauded fraud fraudulent extort bribery bribe unreadable unhelpful fed-up pissed-off
    heartache grieving grieve grieved mourn mourned mourning killed kill kills killing assassinate assassinated
    assassination assassin atrocities barbaric barbarism barbarity barbarous beastly bloodbath bloodthirsty brute brutalize
    brutalized cesspool clownish crapfest cruelly crushing damnable damning dastardly debase debased debauchery deadening
    deathly defile defiled demented demonic denigrate depraved depravity despondent devilish diabolical disgustedly
    disgustingly disgusts dishonesty dismaying dispicable drudge dumbass dunderheaded embarrassment embezzle embezzlement
    enslave enslaved eyesore fatalities fatality feculent felon felony fetid filthiest foul-mouthed foul-smelling foulest
    freakish graft grisly gross-out gutless gutter hackwork half-assed half-wit hard-hearted hellishly hideousness hijacking
    humiliatingly idiots imbecilic inanely infernal inferno inhumanity injustice injustices insipidness irredeemably jerks
    lame-brained laughingstock ludicrousness maddening maddeningly malfunctioned malfunctioning malodorous massacres
    mindnumbing mind-numbing mind-numbingly misogynist misogynistic misogyny morass murderous murderously nauseate
    nauseatingly nastiest nastiness nightmarish numbskull obnoxiously odiously offal oppressively outrages pillaged pitiable
    pitifully plundered preposterously profiteering putrefied quack rancorous ransacked rats ravages reek reeked reeking
    reeks refunded ripped-off sadism sadist sadistic savagery savages scams scammed scammer scammers screw-up screwed-up
    self-loathing self-parody shipwreck shoddiest sickest slain sleazebag slaying slayings sludge snooze-inducing
    snooze-fest snotty spineless stinkers stinky strangling stupefyingly stupidest suffocated suicides swill tortures
    trainwreck train-wreck trashed trashing trashiest tyrannize ungodly unholy unmitigated vermin vileness villainy vulgarly
    warmonger warmongering weaselly wretchedly wretchedness
  `),
  ],
  [
    -3.2,
    words(`
    abhor abhorrent abominable abomination abysmal appalling asshole atrocious atrocity awful awfully bastard bitch
    contemptible deplorable despicable detest detestable excruciating fuck fucked fucking genocide hate hated hateful hates
    hating hatred heinous horrendous horrible horribly horrid horrific horrified horrifying hellacious idiocy incompetent
    incompetence inexcusably insufferably loathe loathed loathing loathsome massacre massacred murder murdered murderer
    monstrous nauseous nauseated rape raped rapist repugnant repulsed scumbag shit shitty slaughter slaughtered terrible
    terribly terrorism terror torture tortured unspeakable vomit worst holocaust abominably atrociously appallingly
    dreadfully horrifically hideously godforsaken abominate awfulness barf barfed bloodcurdling detested detests dogshit
    fucked-up fuckup genocidal hellspawn holocausts horribleness horridly loathes massacring monstrously murdering nazi
    nazis odium puke puked raping repugnance shite shittiest stank torturers unspeakably vilest vomited vomiting
  `),
  ],
]
