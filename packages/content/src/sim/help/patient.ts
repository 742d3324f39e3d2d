import { type HelpTopic, topicsLeadingTo } from './help-topic.ts';

export const COPIED_TAB = {
  words: 'duplicate duplicated copied blank',
  says: 'A copied tab starts empty: the regimen stays in the first tab.',
};

/** Patient and requirements: what is entered, which method is used, and how it is worked out. */
export const PATIENT_HELP: readonly HelpTopic[] = topicsLeadingTo('regimen', [
  {
    id: 'units',
    says: 'Enter weight in kg or in stones and pounds, height in cm or in feet and inches: choose the unit beside the field. The app works in kg and cm and shows what it read.',
  },
  {
    id: 'birthDate',
    says: 'In step 1 of a regimen enter an age or a date of birth: choose “Date of birth” at “Enter age by”. Age is in years and months; for weeks or days enter the date of birth. Under 2 years enter the age corrected for prematurity.',
  },
  {
    id: 'newPatient',
    says: '“New patient” in the regimen clears the patient, the requirements, the products and the feed plan; country, settings, templates and saved products stay. Print, copy or email the report first.',
    first: [
      {
        words: 'another asks asked asking popup dialog box correct corrected correcting typo mistake',
        says: '“Another patient?” appears when sex, date of birth or age change after work on later steps. “Correct this one” keeps everything and recalculates it; “Start new patient” keeps sex and age and clears the rest. You can also put the earlier details back.',
      },
    ],
  },
  {
    id: 'height',
    says: 'Height is required from 18 years and optional under 18. Without it there is no BMI, and methods that depend on height or BMI ask for it or give way to another; you can say that the height is not known.',
  },
  {
    id: 'ageGroups',
    says: 'In the app a person is an adult from the 18th birthday, in the UK and in Ireland: methods for adults, height required, the obesity factor. For the following year some methods for children are still offered, in second place: energy in the UK, protein in both countries. Children’s energy in Ireland has one table under 6 months and another from 6 months. Fluid changes again at 60 years.',
  },
  {
    id: 'required',
    says: 'Sex, age and weight are required, and height from 18 years; everything else is optional. You can skip energy, protein and fluid: “Skip to product selection”. The report needs at least one product.',
  },
  {
    id: 'patientName',
    says: 'The app takes and prints no name or number of a patient. The printed report and the ward card have a space for the patient label, and lines to sign with your registration number; write the rest on the paper or in the notes.',
  },
  {
    id: 'caseload',
    says: 'The app holds one regimen in each tab: for two patients at once open it in two tabs. It has no list of patients, no notes or diary, and no reminders or reviews, and nobody else can work in the same regimen. To keep a regimen, print, copy or email the report; you can save products with their amounts as a template.',
    first: [COPIED_TAB],
  },
  {
    id: 'stage',
    says: 'Choose pregnancy or breast-feeding in the report, at “Reference intakes for”: it sets the reference intakes of vitamins and minerals. The methods for energy, protein and fluid do not take it into account.',
  },
  {
    id: 'weightUsed',
    says: 'Choose the weight used once, beside the weight: actual weight, ideal weight, adjusted, dry, estimated or corrected for a missing limb. It is named beside every figure that uses it.',
  },
  {
    id: 'bmiShown',
    says: 'BMI is weight in kg ÷ height in m, squared. The app calculates it from weight and height and shows it from 2 years; under 2 years it says N/A. Weight change is shown in per cent if you enter a previous weight in step 1, which is optional.',
    first: [
      {
        words: 'previous before earlier old usual last used admission loss lost',
        says: 'Enter the previous weight in step 1, at “Previous weight”, and “Time since then” beside it: without a time the change cannot be compared with criteria of nutrition risk.',
      },
    ],
  },
  {
    id: 'pennEntries',
    says: 'For Penn State, Tmax is the highest temperature of the last 24 hours, in degrees Celsius (°C); VE is the minute ventilation, the volume breathed out, in litres a minute (L/min) from the ventilator. The app asks about a number that looks like degrees Fahrenheit; 1,000 ml is 1 litre.',
  },
  {
    id: 'entryRanges',
    says: 'The fields accept what your own guide gives and ask about unusual figures: energy usually 10 to 40 kcal/kg, protein 0.5 to 2.5 g/kg and fluid 20 to 150 ml/kg a day, stress 0 to 100 %, activity × 1 to 1.9. Age can be up to 120 years and height up to 300 cm.',
    first: [
      {
        words: 'two ways thousand thousands comma decimal point read',
        says: '“This can be read two ways” appears at a number such as 1.200 or 1,200 where either is possible: write 1200 for thousands, or 1.2 for a decimal.',
      },
    ],
  },
  {
    id: 'limits',
    says: 'The calculators do not cover parenteral nutrition, infants born preterm, pregnancy, burns or dialysis, and the app knows nothing about drugs or diagnoses. They work from birth to old age; each method says which ages and weights it was made for.',
    first: [
      {
        words: 'tick ticked choose chosen apply applies question happens changes',
        says: 'What you choose at “When not to use this” is named beside the results and in the report: check every figure against your own source. Born preterm or parenteral nutrition closes the feed plan.',
      },
    ],
  },
  {
    id: 'stressApplied',
    says: 'Stress is added as a percentage of the basal rate, not multiplied with activity: Henry, Schofield and Harris–Benedict use it. PENG 2018, Mifflin–St Jeor and Penn State do not.',
  },
  {
    id: 'basal',
    says: 'The basal metabolic rate (BMR) is measured at complete rest, fasting and just after waking; the resting rate (RMR, REE) is measured under less strict conditions and is a little higher. Henry, Schofield and Harris–Benedict give a basal rate, Mifflin–St Jeor a resting rate; activity is added to either.',
  },
  {
    id: 'chooseMethod',
    says: 'Step 2 lists the energy methods offered for the age and country, the default first: choose another there. The methods for protein and fluid are in step 3. Each shows its formula, source and status; “Across methods” shows the results of all methods valid for the patient side by side. You can set energy, protein and fluid per kg from your own guide.',
    first: [
      {
        words: 'range ranges lower upper lowest highest end ends minimum maximum',
        says: 'A range per kg shows both ends; the plan aims for the lower end until you choose the upper one.',
      },
    ],
  },
  {
    id: 'working',
    says: 'Open any result of the calculators to see its formula, the numbers put in, source and status; the report names the methods with their sources. Nothing is rounded until it is shown, so parts may differ from their total by one.',
    first: [
      {
        words:
          'confirmed derived official checked unchecked unverified unconfirmed printed independent publication status',
        says: 'The status says how far figures are confirmed: official means read in the official publication, confirmed means found in an independent publication, derived means worked out from a published table. “Not yet checked against the printed source” means that nobody has yet compared the figures with the book or paper: check them in your own copy before you rely on them.',
      },
      {
        words: 'round rounds rounded rounding decimal decimals place places whole',
        says: 'Energy is shown in whole kcal, fluid in whole ml, protein and BMI to one decimal place; a half is rounded away from zero.',
      },
    ],
  },
  {
    id: 'byDefault',
    says: '“Default, not chosen” appears where a need comes from the method or figure that the app starts with. It goes once you choose the method or enter the figure yourself; “Continue” alone does not count as choosing.',
  },
  {
    id: 'continueShut',
    says: '“Continue” opens once the fields that a step needs are filled in and no value is left to correct or confirm: the field says which. Step 1 needs sex, age and weight, and height from 18 years; products open after it.',
  },
  {
    id: 'editStep',
    says: 'Choose the step at the top of the screen, or “Edit” beside the patient summary: you lose nothing by going back, and the results follow your changes. “Undo” appears at once when you take something out, and brings it back.',
  },
  {
    id: 'decides',
    says: 'The app calculates from what you enter by published methods and shows formula and source. It recommends nothing: product, rate and dose are the dietitian’s decision.',
  },
  {
    id: 'regimen',
    says: 'A regimen has five steps: patient, energy, protein and fluid, products, report.',
  },
  {
    id: 'noFigure',
    says: 'Where there is no figure, the app gives the reason in its place: something is missing (sex, age, weight, height, a figure per kg), activity is not yet chosen, an entry is unusual and needs to be confirmed, or a value needs to be corrected. Under 28 days fluid and protein have no default.',
  },
]);
