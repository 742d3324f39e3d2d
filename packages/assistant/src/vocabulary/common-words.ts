import { wordsIn } from '../language/word-lists.ts';

/**
 * Words that any question may hold, and that say nothing of what it is about: the search of the FAQs passes over them,
 * and none of them counts as not understood.
 */
export const COMMON_WORDS = wordsIn(`
  a about also an and any are as at be been before between both by can could do does done each for from get
  give given go good has have how i if in info information into is it its just kind know last like long many
  may me mean means more most much my need of off ok okay on one only or other our out page pages patients
  people please product products put so some something still tell than that the their them then there these
  they thing things this through to up us use used using want was we what when where which while who why
  will with would yet you your
`);
