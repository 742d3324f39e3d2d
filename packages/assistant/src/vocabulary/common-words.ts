import { wordsIn } from '../language/word-lists.ts';

/** Words of any question that do not tell its subject: the FAQ search ignores them, and none counts as not understood. */
export const COMMON_WORDS = wordsIn(`
  a about also an and any are as at be been before between both but by either can could do does done each for from get
  give given go good has have how i if in info information into is it its just kind know last like long many
  may me mean means more most much my need of off ok okay on one only or other our out page pages patients
  people please product products put so some something still tell than that the their them then there these
  they thing things this through to up us use used using want was we what when where which while who why
  will with would yet you your yours
`);

/** Polite words and fillers, which change nothing. */
export const POLITE_WORDS = wordsIn(`
  allowed permitted owt nowt summat remind reminded reminder talking talked chatting spoke told asked phoned emailed nice weekend remember earlier silly daft monday tuesday wednesday thursday friday
  added being wise otherwise among glass density based dictating mil tho though cos coz cuz innit aye och yeah yep lol gimme lemme kind regards mate love tysm thanku actually advance afternoon again alright altogether anyone anyway anyways apologies appreciate appreciated asap ask asking
  available bit bother btw check checking cheers colleague come comes confirm course currently dear declare declared declares declaring did
  dietitian different doing else evening every exactly example feel find fine folks full fyi gets getting going got grand receives receiving great
  had having hello help here hey hi hiya hope hoping hurry include includes kindly labelled lads let list look already
  looking lot lots love made marked listed shown maybe mind minute moment multi million tbh morning name now nurse obviously offer ours overall
  pharmacist pls plz possible possibly question questions quick quickly quite range really right same say see sell
  send show sim simply soon sorry sort speak stock strict strictly student such surely suit suitable suits super supplied
  supply sure ta team thank thanks thx time tnx today total trouble try type version versions wanted wants ward
  gone turned become became switched atm tomorrow tmrw tonight carry lines listing listings offered usable containers numbers caseload
  might olds names wanting left rush diet diets started exist knowing curiosity catalogue
  well whats whole winter wonder wondering work yes
`);
