import { wordSet } from '../language/phrases.ts';

/** Words that show whom a message is about. `guard/` only asks whether a list has a word, so that lists can be extended freely. */

/** Words that only a relative, a friend or the patient uses. */
export const FAMILY = wordSet(`
  mum mums mummy mom mommy mam mammy mother ma dad dads daddy father da nan nana nanny gran granny grandma
  grandmother grandad granda granddad grandpa grandfather husband hubby wife spouse boyfriend girlfriend
  partner son daughter brother sister sibling twin twins aunt auntie aunty uncle nephew niece cousin grandson
  granddaughter grandchild stepson stepdaughter wain wains bairn neighbour neighbor carer caregiver
  flatmate
`);

/** One person in care. Plurals are missing on purpose: "patients" and "men" are nobody in particular. */
export const ONE_PERSON = wordSet(`
  patient resident client man woman lady gentleman gent chap bloke fella fellow lad lass boy girl mr mrs ms
  he she him her hers his himself herself admission inpatient outpatient
`);

/** What happens in or on a body now. Names of diseases are elsewhere, because lists are asked for by them. */
export const SYMPTOMS = wordSet(`
  sick vomit vomits vomited vomiting retching gagging nausea nauseous nauseated diarrhoea constipated constipation
  bloated bloating distended distension reflux heartburn cramp cramps cramping pain painful sore sores rash itchy hives
  swollen poo poos pooing stool stools bowels nappy nappies urine aspirate aspirates cough coughing coughs spluttering spluttered spit spits spitting spat dribbling drooling fever pyrexia
  sepsis septic infected infection inflamed bleeding blood breathless wheeze wheezy wheezing tired weak dizzy agitated
  drowsy unwell poorly weightloss appetite refusing refuses refused tolerate tolerates tolerating tolerated
  deteriorating flare dehydrated oedema jaundice wound ulcer deranged granulation thrush
`);

/** What somebody may be ill with. */
export const ILLNESSES = wordSet(`
  diabetic diabetes coeliac celiac pregnant pregnancy breastfeeding allergic allergy intolerant intolerance cancer
  crohn tumour chemo chemotherapy radiotherapy crohns colitis ibs ibd dementia alzheimers parkinsons
  stroke dysphagia copd ckd dialysis kidney kidneys liver cirrhosis pancreatitis cystic fibrosis epilepsy surgery
  operation gastrectomy anorexia arfid bulimia malnourished underweight overweight obese motor neurone mnd ms autism
  cachexia cachectic frailty sarcopenia hypertension hiv tuberculosis asthma eczema arthritis osteoporosis lupus
  depression hernia hernias anaemia anaemic galactosaemia gallstones gout ileus haemophilia obstruction palsy ulcer ulcers sores cholesterol covid
`);

/** Parts of the body, and what they do. */
export const BODY = wordSet(`
  mouth tongue throat stomach tummy belly bowel gut guts skin hair lips legs heart lungs chest teeth gums eyes
  sleeping muscle muscles bones breath swallowing chewing digestion blood pressure
`);

/** Words of ward rounds that no product and no FAQ is about. */
export const TREATMENT = wordSet(`
  icu itu hdu theatre surgical discharge discharged preop perioperative ventilated ventilator sepsis burns burn trauma palliative aki
  pancreatitis malabsorption chyle chylothorax oesophagectomy whipple fistula bolus boluses bolusing trophic
  trickle inotropes vasopressors proned chemo chemotherapy radiotherapy nephrotic ascites encephalopathy stroke
  pyloric jejunal duodenal cardiac hyperemesis restricted restriction gastroparesis mucositis gvhd albumin crp creatinine egfr hba1c lfts ues bloods bms inr
`);

/** Medicines by name or class, and the endings of their names. "Medicine" alone belongs to the FAQs. */
export const MEDICINES = wordSet(`
  warfarin insulin digoxin lithium theophylline clozapine laxido movicol creon antibiotic antibiotics steroid steroids
  laxative laxatives diuretic diuretics paracetamol aspirin methotrexate carbamazepine valproate baclofen loperamide
  novorapid actrapid humalog lantus levemir tresiba humulin glargine insulatard phenobarbital gaviscon
  ibuprofen codeine midazolam ferrous fumarate calcichew
  octreotide propofol noradrenaline adrenaline morphine senna lactulose sando
`);
export const MEDICINE_ENDING =
  /^\w{3,}(?:cillin|floxacin|statin|pril|sartan|olol|azole|mycin|ytoin|lactone|thyroxine|parin|xaban|dopa|formin|gliptin|gliflozin|tidine|setron|triptyline|azepam|traline|oxetine|apine|idone|semide|dronate|caftor|limus|grel|solone|gabalin|bapentin|racetam|trigine|dipine|cycline|triptan|profen|fenac|codone|tinib|ciclovir)s?$/u;

/** Words for a professional's work, for how somebody is fed, and for emergencies: never a typing error of another word. */
const NEVER_CORRECTED = wordSet(`
  patients residents clients caseload floor ward wards unit hospital trust board site clinic department team colleague
  colleagues student students manager order orders boss delivery deliveries sample samples account phone mobile
  tablet ipad iphone android pc mac windows computer laptop browser device screen app data regimen regimens report
  reports list lists favourites notes search question questions query message conversation country region location
  email inbox settings notification notifications area patch rep job work practice pharmacy formulary stock stores
  invoice login password history calculation calculations result results version update updates chat professional
  registration screenshot printer doctor doctors dr gp consultant surgeon registrar oncologist nurse nurses
  dietitian dietician dieticians dietitians dietition salt slt pharmacist midwife physio therapist stoma ileostomy
  colostomy peg pegj rig jej ng njt ngt vegan vegetarian choke chokes choked choking breathe breathing breath
  stopped collapse collapsed collapsing unresponsive unconscious seizure seizures fitting anaphylaxis anaphylactic
  swelling hypo hypos hypoglycaemia suicide suicidal overdose aspirated aspirating inhaled swallowed connected
  cannula misplaced dislodged displaced pulled gasping floppy limp mould mouldy swollen recall recalled curdled
  leaking batch
`);

const PERSON_WORDS: readonly ReadonlySet<string>[] = [
  FAMILY,
  ONE_PERSON,
  SYMPTOMS,
  ILLNESSES,
  BODY,
  TREATMENT,
  MEDICINES,
];
export const isPersonWord = (word: string): boolean => PERSON_WORDS.some((words) => words.has(word));

/** Every word of the lists, so that none is corrected to another. */
export const CARE_WORDS: readonly string[] = [...PERSON_WORDS, NEVER_CORRECTED].flatMap((words) => [
  ...words,
]);
