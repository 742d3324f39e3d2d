import { wordsIn } from '../language/word-lists.ts';

/**
 * Words that any question may hold, and that say nothing of what it is about: the search of the FAQs passes over them,
 * and none of them counts as not understood.
 */
export const COMMON_WORDS = wordsIn(`
  a about also an and any are as at be been before between both but by can could do does done each for from get
  give given go good has have how i if in info information into is it its just kind know last like long many
  may me mean means more most much my need of off ok okay on one only or other our out page pages patients
  people please product products put so some something still tell than that the their them then there these
  they thing things this through to up us use used using want was we what when where which while who why
  will with would yet you your
`);

/** Ordinary words that stand in no other table and no FAQ: never a slip of one, and no name of somebody else's product. */
export const ORDINARY_WORDS = wordsIn(`
  access admitted discharged tomorrow advised ago alone although approach approx approximately around assume avoid baby bay became because become bed
  being believe besides borrow breakfast brought busy calculate called calling came careful carry catch cause cent
  certain chance clear click combine coming concentrate connect consider convert couple cover covering crush cubicle
  cut decrease definitely didnt dinner dispense double doubt drank drop early easier easily easy eating eats either
  emailing end enough enter entire entirely especially etc ever everyone expect explain extra face fair fall family
  film final finally finish five fix flow following football forget found four friend front further gastric gave
  getting gone gravity grow guess half handle happen happened happening hard hate head hear heard heavy held helpful
  hence house however huge immediately important increase inside interested interpret join key knew known large late
  later learn letter letting light liked likely living looked lose lost lunch main major manage management market
  match matter meal meaning measure member mention middle might mine miss mistake move near nearly necessary next
  night nobody normal normally nose notice noticed obvious odd opinion original output paper parent particular parts
  pause pay percent perfect perhaps phoning pick place plain planning plenty point poor popular prefer press pretty
  prime probably pronounce proper properly pull purchase quote ran reason receive recently recommend recommended reduce regarding
  regards regime regularly related remember remove replace reply request restart return review ringing roughly round
  running sake saw scan score seat section seeing seem seen select sense separate serious seven shall short similar
  simple single sit six small smell snack song sound specific spell spoke sports starting stated step stop stopping
  story strange strong sudden suggest suggested surely swap system taking ten text think thinking though thought three titrate
  told tonight too took toward transition translate travel tried true trying turn twice typical unable unblock understand
  unusual upset urgent usual various via view visit wait walk waste watch way website went wet whenever whether wide
  wish word working world worry worse worst worth women men writing wrote yesterday young yourself
`);

/** Words of good manners and of haste, which change nothing. */
export const POLITE_WORDS = wordsIn(`
  added wise among glass density based dictating mil tho though cos coz cuz innit aye och yeah yep lol gimme lemme kind regards mate love tysm thanku actually advance afternoon again alright altogether anyone apologies appreciate appreciated asap ask asking
  available bit bother btw check checking cheers colleague come comes confirm course currently dear declared did
  dietitian different doing else evening every exactly example feel find fine folks full fyi going got grand great
  had having hello help here hey hi hiya hope hoping hurry include includes kindly labelled lads let list look
  looking lot lots love made marked maybe mind minute moment morning name now nurse obviously offer ours overall
  pharmacist pls plz possible possibly question questions quick quickly quite range really right same say see sell
  send show sim simply soon sorry sort speak stock strict strictly student such suit suitable suits super supplied
  supply sure ta team thank thanks thx time tnx today total trouble try type version versions wanted wants ward
  well whats whole wonder wondering work yes
`);
