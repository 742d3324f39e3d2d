import { type HelpTopic, topicsLeadingTo } from './help-topic.ts';

export const COPIED_TAB = {
  words: 'duplicate duplicated copied blank',
  says: 'A tab that is copied starts empty: the regimen stays in the other tab.',
};

/** Patient and requirements: what is entered, which method is used, and how it is worked out. */
export const PATIENT_HELP: readonly HelpTopic[] = topicsLeadingTo('regimen', [
  {
    id: 'units',
    says: 'Weight is entered in kg or in stones and pounds, height in cm or in feet and inches: choose the unit beside the field. The app works in kg and cm and shows what it read.',
  },
  {
    id: 'birthDate',
    says: 'In step 1 of a regimen age is entered as age or as date of birth: choose “Date of birth” at “Enter age by”. Age is in years and months: for weeks or days enter the date of birth. Under 2 years enter the age corrected for prematurity.',
  },
  {
    id: 'newPatient',
    says: '“New patient” in the regimen clears the patient, the requirements, the products and the feed plan; country, settings, templates and saved products stay. Print, copy or email the report before.',
    first: [
      {
        words: 'another asks asked asking popup dialog box correct corrected correcting typo mistake',
        says: '“Another patient?” is asked when sex, date of birth or age change after work on later steps: “Correct this one” keeps everything and works it out again; “Start new patient” keeps sex and age and clears the rest; or put the former details back.',
      },
    ],
  },
  {
    id: 'height',
    says: 'Height is required from 18 years and optional under 18. Without it there is no BMI, and methods that depend on height or BMI ask for it or give way to another; a height that is not known can be said so.',
  },
  {
    id: 'ageGroups',
    says: 'An adult in the app is somebody from the 18th birthday, in the UK and in Ireland: methods for adults, height required, the obesity factor. For the year after it some methods for children are offered beside them, in second place: energy in the UK, protein in both countries. Children’s energy in Ireland has one table under 6 months and another from 6 months. Fluid changes again at 60 years.',
  },
  {
    id: 'required',
    says: 'Sex, age and weight are needed, and height from 18 years; everything else is optional. Energy, protein and fluid can be skipped: “Skip to product selection”. The report needs one product.',
  },
  {
    id: 'patientName',
    says: 'No name or number of a patient is entered or printed. The printed report and the ward card have a space for the patient label, and lines to sign with your registration number; the rest is written on the paper or in the notes.',
  },
  {
    id: 'caseload',
    says: 'The app holds one regimen in each tab: for two patients at once open it in two tabs. It keeps no list of patients, no notes or diary of them, and no reminders or reviews, and nobody else can work in the same regimen. Print, copy or email the report to keep it; products with amounts can be saved as a template.',
    first: [COPIED_TAB],
  },
  {
    id: 'stage',
    says: 'Pregnancy or breast-feeding is chosen in the report, at “Reference intakes for”: it sets the reference intakes of vitamins and minerals. The methods for energy, protein and fluid have no entry for it.',
  },
  {
    id: 'weightUsed',
    says: 'The weight used is chosen once, beside the weight: actual weight, ideal weight, adjusted, dry, estimated or corrected for a missing limb. It is named beside every figure that uses it.',
  },
  {
    id: 'bmiShown',
    says: 'BMI is weight in kg ÷ height in m, squared. It is worked out from weight and height and shown from 2 years; under 2 years it says N/A. A weight change is shown in per cent once a previous weight is entered in step 1, which is optional.',
    first: [
      {
        words: 'previous before earlier old usual last used admission loss lost',
        says: 'The weight before is entered in step 1, at “Previous weight”, and “Time since then” beside it: without a time the change cannot be held against criteria of nutrition risk.',
      },
    ],
  },
  {
    id: 'pennEntries',
    says: 'For Penn State, Tmax is the highest temperature of the last 24 hours, in degrees Celsius (°C); VE is the minute ventilation, the volume breathed out, in litres a minute (L/min) from the ventilator. A number that looks like degrees Fahrenheit is asked about; 1,000 ml are 1 litre.',
  },
  {
    id: 'entryRanges',
    says: 'The fields take what your own guide gives and ask about unusual figures: energy usually 10 to 40 kcal/kg, protein 0.5 to 2.5 g/kg and fluid 20 to 150 ml/kg a day, stress 0 to 100 %, activity × 1 to 1.9. Age is taken to 120 years and height to 300 cm.',
    first: [
      {
        words: 'two ways thousand thousands comma decimal point read',
        says: '“This can be read two ways” is said of a number such as 1.200 or 1,200 where either is possible: write 1200 for thousands, or 1.2 for a decimal.',
      },
    ],
  },
  {
    id: 'limits',
    says: 'The calculators do not cover parenteral nutrition, infants born preterm, pregnancy, burns or dialysis, and the app knows nothing of drugs or diagnoses. They work from birth to old age; each method says for which ages and weights it was made.',
    first: [
      {
        words: 'tick ticked choose chosen apply applies question happens changes',
        says: 'What is chosen at “When not to use this” is named beside the results and in the report: check every figure against your own source. Born preterm or parenteral nutrition shuts the feed plan.',
      },
    ],
  },
  {
    id: 'stressApplied',
    says: 'Stress is added, in per cent of the basal rate, and not multiplied with activity: Henry, Schofield and Harris–Benedict take it. PENG 2018, Mifflin–St Jeor and Penn State do not.',
  },
  {
    id: 'basal',
    says: 'The basal metabolic rate (BMR) is measured at complete rest, fasting and just after waking; the resting rate (RMR, REE) under less strict conditions, and is a little higher. Henry, Schofield and Harris–Benedict give a basal rate, Mifflin–St Jeor a resting rate; activity comes on top of either.',
  },
  {
    id: 'chooseMethod',
    says: 'In step 2 the methods offered for the age and country are listed, the default first: choose another there. Protein and fluid have their own in step 3. Each shows formula, source and status; “Across methods” shows beside each other what those valid for the patient give. Energy, protein and fluid per kg can be set from your own guide.',
    first: [
      {
        words: 'range ranges lower upper lowest highest end ends minimum maximum',
        says: 'Of a range per kg both ends are shown; the lower end is planned to until you choose the upper one.',
      },
    ],
  },
  {
    id: 'working',
    says: 'Every result of the calculators can be opened to its formula, the numbers put in, source and status; the report names the methods with their sources. Nothing is rounded until it is shown: parts may differ from their total by one.',
    first: [
      {
        words:
          'confirmed derived official checked unchecked unverified unconfirmed printed independent publication status',
        says: 'The status says how far figures are confirmed: official text means read in the official publication, confirmed found in an independent publication, derived worked out from a published table. “Not yet checked against the printed source” means that nobody has yet held the figures against the book or paper: check them in your own copy before you rely on them.',
      },
      {
        words: 'round rounds rounded rounding decimal decimals place places whole',
        says: 'Energy is shown in whole kcal, fluid in whole ml, protein and BMI to one decimal; a half is rounded away from zero.',
      },
    ],
  },
  {
    id: 'byDefault',
    says: '“Default, not chosen” stands where a need comes from the method or figure that the app begins with. It goes once you choose the method or enter the figure yourself; “Continue” alone does not count as choosing.',
  },
  {
    id: 'continueShut',
    says: '“Continue” opens once the fields that a step needs are filled in and none holds a value that has to be corrected or confirmed: its field says which. Step 1 needs sex, age and weight, and height from 18 years; products open after it.',
  },
  {
    id: 'editStep',
    says: 'Choose the step above the screen, or “Edit” beside the patient summary: nothing is lost by going back, and the results follow what you change. What is taken out can be brought back with “Undo”, which is shown at once.',
  },
  {
    id: 'decides',
    says: 'The app works out what you enter by published methods and shows formula and source. It recommends nothing: product, rate and dose are the dietitian’s decision.',
  },
  {
    id: 'regimen',
    says: 'A regimen takes five steps: patient, energy, protein and fluid, products, report.',
  },
  {
    id: 'noFigure',
    says: 'Where no figure is shown, the reason stands in its place: something is missing (sex, age, weight, height, a figure per kg), activity is not yet chosen, an entry is unusual and has to be confirmed, or a value has to be corrected. Under 28 days fluid and protein have no default.',
  },
]);
