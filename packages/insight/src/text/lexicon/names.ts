const list = (text: string): string[] => text.trim().split(/\s+/)

/**
 * Given names from many languages, in small letters. They are blanked before any score is taken, so that a score never
 * depends on whom a text names. Our own list; it needs to be wide, not complete: capitalized words that are no
 * dictionary word are blanked too.
 *
 * @source sources.md#name-blanking
 */
export const GIVEN_NAMES: ReadonlySet<string> = new Set(
  list(`
aaliyah aaron abdul abdullah abebe abigail abraham ada adam adebayo adele adisa adrian adriana ahmed aidan aisha akash akeem akira akua
alan alana albert alberto alejandra alejandro alessandra alessandro alex alexa alexander alexandra alexei alexis alfonso alfred ali
alice alicia alina alison alistair allison alma alvin alyssa amal amanda amara amber amelia amina amir amit amy ana anand anastasia
andre andrea andreas andrei andrew andy angela angelica angelina angelo angie anh anil anita anjali ankit ann anna anne annette annie
anthony antoine antonia antonio anwar anya april aria ariana ariel arjun armando arnold arthur arturo arun asad ashley ashok
asif astrid aubrey audrey austin ava avery axel ayesha ayumi aziz babajide babatunde barbara barry beatrice becky ben benjamin bernadette
bernard bernice bert bertha beth bethany betty beverly bianca bilal billy blake bob bobby bonnie brad bradley brandi brandon breanna brenda
brendan brent brett brian brianna bridget brittany bruce bruno bryan bryce byron caleb calvin cameron camila camille carl carla carlos
carmen carol carole caroline carolyn carrie casey cassandra catalina catherine cathy cecilia cedric celia celine cesar chad chandra
chantal charlene charles charlie charlotte chelsea chen cheng cheryl chiara chidi chika chinedu chioma chloe chris christian christina
christine christopher chukwu chun cindy claire clara clarence clark claude claudia claudio clayton clifford clint clyde cody colin colleen
connie connor conor consuelo corey craig cristina curtis cynthia daisuke dakota dale damian damien dan dana daniel daniela danielle danny
daphne darius darlene darnell darrell darren daryl dave david dawit dean deandre deb debbie deborah debra deepak deepika deepti deirdre
dejuan delia della delroy demetrius denise dennis derek derrick deshawn desiree destiny devin devon dewayne dexter diana diane
diego dimitri dinesh dmitri dolores dominic dominique don donald donna donovan dora doreen doris dorothy doug douglas duane dustin dwayne
dwight dylan earl ebony eddie edgar edith eduardo edward edwin eileen elaine elena eleanor elijah elisa elizabeth ella
ellen elliot elmer eloise elsa elsie elvira emeka emilia emily emma emmanuel enrique eric erica erik erika erin ernesto esperanza
estelle esteban esther ethan ethel eugene eunice eva evan evelyn fabio farah farid fatima fatou felicia felipe felix fernanda
fernando fiona florence fran frances francesca francesco francis francisco francois frankie franklin fred freddie frederick gabriel
gabriela gabrielle gail gareth garry gary gavin gemma geoff geoffrey george georgia gerald geraldine gerard gertrude gianna gideon gilbert
gina giorgio giovanni giulia gladys glen glenn gloria gordon greg gregory greta guadalupe guillermo gustavo gwen hakim hakeem hamid
hamza hannah hans haruki harold harriet harris harvey hassan hayley heather hector heidi helen helena helene henrik henry herbert
herman hermione hilary hiroshi holly hong howard hugh hugo hussein ian ibrahim ida ifeoma ignacio igor imani imran ines ingrid irene
irina iris irma isaac isabel isabella isaiah ismail israel ivan ivy jackie jackson jacob jacqueline jada jae jaime jake jakob
jalen jamal jamar james jamie jane janet janice jared jasmin jasmine jason javier jay jayden jean jeanette jeanne jeff jeffrey
jenna jennifer jenny jeremiah jeremy jermaine jerome jerry jesse jessica jessie jia jill jillian jim jimmy jin jing joan joanna joanne
joaquin joe joel joey johan johanna johannes john johnathan johnny jon jonah jonas jonathan jordan jorge jose josef joseph josefina
josephine josh joshua joyce juan juana juanita judith judy julia julian juliana julie juliet julio june jung justin kamal kamala
kanye kareem karen karim karin karl karla kate katherine kathleen kathryn kathy katie katrina kavita kay kayla keisha keith kelley
kelly kelsey ken kendra kendrick kenji kenneth kenya kerry kevin khadija khalid kiara kim kimberly kiran kirsten koji krishna
kristen kristin kristina kumar kunal kurt kwame kyle kylie lakeisha lakisha lamar lance lara larissa larry lashawn latanya
latasha latisha latonya latoya laura laurel lauren laurence laurent laurie lawrence leah leanne lebron lee leila lena leo leon
leonard leonardo leroy leslie lester leticia levi lewis lia liam lila lillian linda lindsay lindsey ling lionel lisa liu liz lloyd logan
lois lola lorena lorenzo loretta lori lorraine louis louise luca lucas lucia lucille lucy luigi luis luisa luke lupita luther lydia
lynn mabel mackenzie madeline madison mae maggie mahmoud makayla malcolm malik mamadou mandy manisha manoj manuel mara marc marcel
marcia marco marcos marcus margaret margarita maria mariam mariana marie mariko marilyn marina mario marion marissa marjorie markus marlene
marlon marquis marsha marshall marta martha martin martina marvin mary mateo mathew matilda matt matteo matthew maureen maurice mauricio
maxine maya meera megan meghan mehmet mei mel melanie melinda melissa melvin mercedes meredith mia michael michaela micheal michel
michele michelle miguel mikayla mike mikhail mildred milo ming miriam mitchell mohamed mohammad mohammed mohamud moises molly mona
monica monique morgan moses muhammad muriel murray mustafa myra myrtle nadia nadine nancy naomi nasir natalia natalie natasha
nathan nathaniel navin neha neil nelson ngozi nguyen nia nicholas nick nicola nicolas nicole nigel nikhil nikita nina nisha noah noel
noelle nora norma norman nuno obinna octavia oleg olga oliver olivia olu oluwaseun omar oscar otis owen pablo paige pam pamela paolo
parker patricia patrick patty paul paula paulette pauline paulo pavel pedro peggy penelope percy perry pete peter petra phil philip
philippe phillip phoebe phyllis pierre pilar pooja precious preston priscilla priya quentin quincy rachel rafael raheem rahul raj rajesh
rajiv ralph ramesh ramon ramona randall randy raphael rashad rashida raul ravi raymond rebecca reggie regina reginald rekha renata rene
renee reuben rhonda ricardo richard rick ricky rina rita robert roberta roberto robyn rocio roderick rodney rodrigo roger rohan
roland rolando roman ron ronald ronnie rosa rosalie rosario roscoe rosemary rosie ross roxanne roy ruben rudy rufus russell ruth ryan
sabrina sadia saeed sakura sally salma salman salvador sam samantha samir samira samuel sandra sandy sanjay santiago santos sara sarah sasha
satoshi saul scott sean sebastian selena serena sergei sergio seth shane shania shanice shaniqua shannon shanon shantel sharon shaun
shauna shawn sheila shelby sheldon shelia shelley shelly sherri sherry shirley shreya sidney sierra silvia simon simone sinead siobhan
skyler sofia sonia sonja sonya sophia sophie soren stacey stacy stan stanley stefan stella stephanie stephen steve steven stewart stuart
sudhir sunil sunita suresh susan susana susanna susie suzanne svetlana sven sydney sylvia tabitha takashi takeshi tamara tameka tamika
tammy tanisha tanya tara tariq tasha tatiana tatyana taylor ted tendai terence teresa teri terrance terrell terrence terri terry tessa thelma
theo theodore theresa thomas tia tiffany tim timothy tina todd tom tomas tommy toni tony tonya tracey traci tracy travis tremayne trent
trevon trevor tricia trisha tristan troy tyler tyrell tyrese tyrone tyson uchenna ursula usha valentina valerie vanessa vera
vernon veronica vicente vicki vickie vicky victor victoria vijay vikram vincent vinod virginia vivek vivian vladimir wade walid wallace
walter wanda wangari warren wayne wei wendell wendy wesley whitney wilfred wilhelm william willie wilma winifred winston xavier
xiao ximena yan yara yasmin yasmine yevgeny ying yolanda yosef yuki yuri yusuf yvette yvonne zach zachary zainab zara zeke zhang zhao
zoe zoey zuri emanuel raquel hyun seung minh thuy linh tran tuan dung kofi yaw abena amadou moussa aminata oumar tunde segun
funmi yetunde lerato thabo sipho nomsa thandi nkosi farhan zeeshan hina rukhsana fatemeh reza hossein maryam leyla emre elif ayse
`),
)

/**
 * Given names that are also everyday words: names only where capitals and their place say so.
 */
export const WORD_NAMES: ReadonlySet<string> = new Set(
  list(`
art angel autumn basil bill brook brooke candy carter chance charity chase chip chuck clay cliff cooper crystal daisy dawn dick
dusty ernest faith flora frank gene ginger grace grant guy gale harmony harry hazel heath heaven honey hope hunter iris jack jade jasper jewel
josh joy june lance lane laurel liberty lily major mark mason max may melody mercy miles mike misty nick norm olive opal pat patience pearl penny
pierce prince princess ray reed rich rob robin rod rose ruby rusty sage savannah serenity sky sterling star storm sue summer sunny tab trinity
victor violet wade ward warren will wren young
`),
)
