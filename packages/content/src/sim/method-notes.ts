/** Said first of a method where one of its words is asked for; the methods by their ids. */
type Note = { words: string; says: string; alone?: true };

const OF_COUNTRIES =
  'For children the app uses the reference of the country: in the UK that of SACN, the UK’s own committee, in kcal/kg; in Ireland that of EFSA, the food safety authority of the EU, by activity. EFSA’s table in the app starts at 6 months, so under 6 months Ireland uses SACN’s figures too.';
const COUNTRY_WORDS = 'why different differ differs difference';
const PROTEIN_BY_WEIGHT =
  'The UK’s RNI for protein is in g a day by age and sex, and is not scaled by weight. EFSA’s protein reference, used in Ireland from 6 months, is g/kg × weight.';
const SIZE_WORDS = 'weight weights weigh weighs scale scaled scales multiply multiplied kilo kg';
const HEIGHT_WORDS = 'height missing without unknown tall';
const RANGE_WORDS = 'lower upper lowest highest end ends middle target';
const OF_A_RANGE = 'A range shows both ends; the plan aims for the lower end until you choose the upper one.';
const WHICH_WEIGHT =
  'The ideal weight or the adjusted weight is used only if you choose it as “Weight used”, beside the weight in step 1; otherwise every method uses the actual weight. The weight used is named beside every figure.';
const WHETHER_USED = 'use used uses using anywhere where when actual instead energy calories too';

export const METHOD_NOTES: Readonly<Record<string, readonly Note[]>> = {
  peng_2018: [
    {
      words: 'obese obesity bmi mifflin heavy',
      says: 'Below BMI 30 PENG 2018 is weight × kcal/kg × activity; from BMI 30 it is Mifflin–St Jeor × activity. Both use the weight chosen as “Weight used”; the BMI is that of the actual body weight. The app follows the guide here and does not choose between the two itself.',
    },
    {
      words: HEIGHT_WORDS,
      says: 'Without a height PENG 2018 gives no figure: BMI decides which of its two formulas applies, and the app does not guess one.',
    },
    { words: RANGE_WORDS, says: OF_A_RANGE },
  ],
  mifflin_st_jeor: [
    {
      words: 'obese obesity bmi heavy',
      says: 'PENG 2018 switches to Mifflin–St Jeor × activity from BMI 30; below that it works by kcal/kg. If you choose Mifflin–St Jeor itself, it applies at any BMI.',
    },
    { words: 'height', says: 'Without a height Mifflin–St Jeor gives no figure.' },
  ],
  penn_state: [
    {
      words: 'version versions which 2003 2003b 2010 edition',
      says: 'Penn State has two forms: 2003b, and the 2010 form from 60 years with a BMI of 30 or more. The app uses the one that fits and names it.',
    },
    {
      words: 'stress activity why pal',
      says: 'Penn State gives the total expenditure of a ventilated patient: neither activity nor stress is added to it.',
    },
  ],
  sacn: [
    {
      words:
        'adjust adjusted adjustment adjusting % percent percentage percentages options choices 75 100 120 150',
      says: '“% of average requirement” multiplies the average requirement for age and sex by 75, 100, 120 or 150 %; it is 100 % until you choose another. Which one is the dietitian’s decision.',
    },
    { words: 'why kids children child paeds paediatric', says: OF_COUNTRIES },
    {
      words: SIZE_WORDS,
      says: 'It depends on age and sex and is not scaled by the patient’s weight.',
    },
  ],
  uk_paeds: [{ words: COUNTRY_WORDS, says: OF_COUNTRIES }],
  roi_paeds_under_6months: [{ words: COUNTRY_WORDS, says: OF_COUNTRIES }],
  roi_paeds_6months_17years: [
    { words: COUNTRY_WORDS, says: OF_COUNTRIES },
    {
      words: 'adjust adjusted adjustment % percent percentage options choices',
      says: '“Adjust” multiplies the average requirement by the percentage that you enter; it is 100 % until then.',
    },
    {
      words: SIZE_WORDS,
      says: 'It depends on age, sex and activity and is not scaled by a child’s weight.',
    },
  ],
  paeds: [
    { words: SIZE_WORDS, says: PROTEIN_BY_WEIGHT },
    {
      words: 'why',
      says: 'Protein uses the reference of the country: in the UK the RNI of 1991, in Ireland EFSA’s of 2012. EFSA sets none under 6 months, so there the app shows the UK’s figure and says so.',
    },
  ],
  peng: [
    { words: RANGE_WORDS, says: OF_A_RANGE },
    {
      words: 'protein proteins',
      says: 'PENG protein has no default: the dietitian enters the g/kg, as a range. In adults from BMI 30 only a share of the protein by actual weight counts; with an adjusted or ideal weight nothing is taken off.',
    },
  ],
  min_max: [{ words: RANGE_WORDS, says: OF_A_RANGE }],
  nitrogen_to_protein: [
    {
      words: 'lowest average highest middle target used which planned',
      says: 'Each level has a lowest, an average and a highest figure; the app uses the average and shows the others beside it.',
    },
  ],
  obesity: [
    {
      words: HEIGHT_WORDS,
      says: 'Without a height there is no BMI: the factor is then 1, nothing is taken off, and a note says that BMI is not known.',
    },
    {
      words: 'ideal weight adjusted actual',
      says: 'The factor applies to protein from the actual weight; an adjusted or ideal weight is already corrected, so it does not apply to those.',
    },
    { words: 'child children kids paeds paediatric', says: 'Under 18 years the factor is always 1.' },
  ],
  ideal: [{ words: WHETHER_USED, says: WHICH_WEIGHT }],
  adjusted: [{ words: WHETHER_USED, says: WHICH_WEIGHT }],
  fluid: [
    {
      words: 'fever fevers feverish temperature temp pyrexia pyrexial febrile degree degrees',
      says: 'The app adds nothing for a fever: a note beside the fluid gives 2 to 2.5 ml/kg more for each degree above 37 °C. You decide whether to enter it, at “Fluid per kg”.',
      alone: true,
    },
    {
      words: 'birthday counted counts count switch change changes',
      says: 'An age band starts on the birthday: at 60 it is the figure for 60 years and over, at 18 that for adults.',
    },
  ],
  reference: [
    {
      words: SIZE_WORDS,
      says: `Reference intakes of vitamins and minerals go by age and sex, not by weight. ${PROTEIN_BY_WEIGHT}`,
    },
    {
      words: 'based basis which references whose rni rnis nrv source sources',
      says: 'In the UK the % is of the RNI of 1991 (COMA, Report 41), for vitamin D of SACN 2016, and of the safe intake where there is no RNI. In Ireland it is of EFSA’s reference values: the population reference intake, or the adequate intake.',
    },
  ],
};
