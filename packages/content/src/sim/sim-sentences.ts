/** What Sim says that is no figure and no fact of a label: the sentences alone; when each is said, the assistant decides. */
export const SIM_SENTENCES = {
  /** By what is asked of the app: the page it leads to and a sentence; {} is filled in from what is known. */
  app: [
    [
      'install',
      'saveApp',
      'The app can be put on the home screen: Support, Save to home screen shows the steps for your device.',
    ],
    [
      'notifications',
      'notifications',
      'Notifications about product changes are switched on and off in Support.',
    ],
    ['region', 'region', 'The country is changed in the header, or in Support, Region.'],
    [
      'privacy',
      'privacy',
      'What you enter about a patient stays on this device, in this tab, and is cleared when the tab is closed; only a report that you send leaves it. Questions to Sim are kept for this visit only. The privacy statement says what else is stored.',
    ],
    ['terms', 'terms', 'The terms of use are on a page of their own.'],
    ['updates', 'support', '{updated} Support, Check for product updates brings them up to date.'],
    ['count', 'products', 'There are {count} products for {country} in the app.'],
    [
      'reset',
      'support',
      'Support can clear everything from this device; “Create new regimen” clears the regimen alone.',
    ],
    ['version', 'version', 'This is version {version}. It stands on the start page and in Support.'],
    [
      'units',
      'regimen',
      'Weight is entered in kg or in stones and pounds, height in cm or in feet and inches: choose the unit beside the field. The app works in kg and cm and shows what it read.',
    ],
    [
      'birthDate',
      'regimen',
      'In step 1 of a regimen age is entered as age or as date of birth: choose “Date of birth” at “Enter age by”. Under 2 years enter the age corrected for prematurity.',
    ],
    [
      'newPatient',
      'regimen',
      '“New patient” in the regimen clears the patient, the requirements and the products from this device. Print, copy or email the report before.',
    ],
    [
      'products',
      'regimen',
      'In a regimen, step 4, Products: press + beside a product and enter how much of it each day; several can be added. The row of a product changes its amount or takes it out.',
    ],
    [
      'csv',
      'regimen',
      'Yes: step 5, Report, More options, saves the report as CSV for a spreadsheet, as JSON, FHIR R4 or FHIR R5, and copies it as short, full or ADIME text.',
    ],
    [
      'reportShut',
      'regimen',
      'The report opens once the patient’s details are complete and at least one product is chosen. What is missing, or has to be corrected or confirmed, is said at its field.',
    ],
    [
      'stressApplied',
      'regimen',
      'Stress is added, in per cent of the basal rate, and not multiplied with activity: Henry, Schofield and Harris–Benedict take it. PENG 2018, Mifflin–St Jeor and Penn State do not.',
    ],
    [
      'basal',
      'regimen',
      'The basal metabolic rate (BMR) is measured at complete rest, fasting and just after waking; the resting rate (RMR, REE) under less strict conditions, and is a little higher. Henry, Schofield and Harris–Benedict give a basal rate, Mifflin–St Jeor a resting rate; activity comes on top of either.',
    ],
    ['login', 'support', 'The app needs no account and has no password.'],
    [
      'audience',
      'terms',
      'The app is for healthcare professionals in the United Kingdom and Ireland, acting in their profession. It is not for patients, carers or the public.',
    ],
    [
      'template',
      'regimen',
      'Products and amounts of a regimen can be saved on this device as a template: step 4, Templates. A template holds nothing of the patient. The regimen itself is cleared when the tab is closed: print, copy or email its report before.',
    ],
    [
      'cards',
      'regimen',
      'A ward card, a home plan and a recipe card are made from a feed plan or recipe of the regimen: choose “Feed plan”, then “Cards”, and print them there.',
    ],
    [
      'report',
      'regimen',
      'The report is step 5 of a regimen: read, print, copy or email it there. Feed plan and recipe of the regimen come along.',
    ],
    ['compare', 'products', 'Choose Compare beside up to four products in the product list.'],
    [
      'filter',
      'products',
      'In the product list choose Filter products: kind of product, age, diet (vegan, vegetarian, halal, kosher), allergens and disorder. A search by name works beside it.',
    ],
    [
      'offline',
      'support',
      'After the first visit the app works offline: products, calculators, report and Sim. Email and notifications need a connection.',
    ],
    [
      'decides',
      'regimen',
      'The app works out what you enter by published methods and shows formula and source. It recommends nothing: product, rate and dose are the dietitian’s decision.',
    ],
    [
      'regimen',
      'regimen',
      'A regimen takes five steps: patient, energy, protein and fluid, products, report.',
    ],
    ['maker', 'contact', 'The app and its products are those of its provider, {provider}. {demonstration}'],
    [
      'plan',
      'regimen',
      'A feed plan is set up in a regimen, once it holds a feed: choose “Feed plan” and enter sessions with their hours and rate, or boluses. What is entered is the dietitian’s.',
    ],
    [
      'feedback',
      'contact',
      'Feedback, and an error in the app or in the data of a product, goes by email: say which page and which figure. Until it is answered, go by the label on the pack.',
    ],
    ['training', 'contact', 'Courses and webinars are on the academy site of your country.'],
    [
      'pages',
      'sim',
      'Sim has a page for each kind of query: product, general, stock, request and frequently read articles.',
    ],
    ['faqs', 'faqs', 'The frequently asked questions, with their answers and sources, are in Support, FAQs.'],
    [
      'history',
      'sim',
      'The conversation with Sim is kept for this visit only; “Clear the conversation” ends it at once.',
    ],
    ['languages', 'support', 'The app and Sim are in English only.'],
    [
      'favourites',
      'products',
      'The app keeps no list of favourites. A search by name, or the product list with its filters, finds a product again.',
    ],
    ['demo', 'products', '{demonstration}'],
    [
      'sim',
      'sim',
      'I am Sim, an automatic assistant on this device, not a person and not a language model. I look up products, codes, nutrition values, the app’s methods and answers to common questions, and name the source of each.',
    ],
  ],
  /** Short forms and the terms of a label. */
  meanings: [
    ['BMR', 'basal metabolic rate, the energy a body uses at complete rest'],
    ['BMI', 'body mass index, weight in kg divided by the square of height in m'],
    ['PAL', 'physical activity level, the energy of a whole day divided by the basal metabolic rate'],
    ['DIT', 'diet-induced thermogenesis, the energy used to digest food'],
    ['RNI', 'reference nutrient intake, enough for nearly all people of an age and sex'],
    ['LRNI', 'lower reference nutrient intake, enough for only a few people of an age and sex'],
    ['EAR', 'estimated average requirement of people of an age and sex'],
    ['DRV', 'dietary reference value'],
    ['PENG', 'Parenteral and Enteral Nutrition Group of the British Dietetic Association'],
    ['SACN', 'Scientific Advisory Committee on Nutrition'],
    ['EFSA', 'European Food Safety Authority'],
    ['ESPEN', 'European Society for Clinical Nutrition and Metabolism'],
    ['IDDSI', 'International Dysphagia Diet Standardisation Initiative'],
    ['ACBS', 'Advisory Committee on Borderline Substances'],
    ['GMS', 'General Medical Services, a scheme in Ireland'],
    ['FSMP', 'food for special medical purposes'],
    ['ONS', 'oral nutritional supplement'],
    ['MCT', 'medium-chain triglycerides'],
    ['LCT', 'long-chain triglycerides'],
    ['DHA', 'docosahexaenoic acid'],
    ['ARA', 'arachidonic acid'],
    ['MUFA', 'monounsaturated fatty acids'],
    ['PUFA', 'polyunsaturated fatty acids'],
    ['Osmolality', 'the dissolved particles in a kilogram of water, in mOsm/kg'],
    ['Osmolarity', 'the dissolved particles in a litre of solution, in mOsm/l'],
    ['PEG', 'percutaneous endoscopic gastrostomy, a feeding tube through the skin into the stomach'],
    ['NG', 'nasogastric, through the nose into the stomach'],
    ['NJ', 'nasojejunal, through the nose into the jejunum'],
  ],
  /** What is done first in an emergency. */
  firstSteps: {
    'self-harm': 'Stay with the person. Samaritans answer day and night on 116 123 in the UK and Ireland.',
    overdose:
      'Stay with the person and keep the packs of what was taken. In hospital, ask TOXBASE or your poisons information service. If it may have been on purpose, Samaritans answer day and night on 116 123.',
    skin: 'Stop the product and have the person seen by a doctor or nurse now: a rash, hives or itching after a feed may be an allergic reaction.',
    breathing: 'Stop the feed, sit the person up and follow your resuscitation procedure.',
    choking: 'Stop the feed or drink and follow your choking procedure.',
    collapse: 'Stop the feed and follow your resuscitation procedure.',
    acute:
      'Stop the feed, give nothing by mouth or tube, and have the person seen at once by your emergency procedure.',
    drowsy:
      'Give nothing by mouth to someone who is drowsy or confused. Follow the emergency plan of the patient and call the metabolic or on-call team.',
    reaction: 'Stop the product and follow your anaphylaxis procedure.',
    hypoglycaemia: 'Follow your hypoglycaemia procedure, and check the feed and the insulin with the team.',
    'wrong-way':
      'Stop the feed, leave everything in place and follow your procedure for a wrong route or a swallowed powder.',
    tube: 'Stop the feed, do not feed through the tube, and follow your procedure for a displaced tube; if breathing is affected, treat it as an emergency.',
  },
  /** What to do, by what may be wrong with a pack. */
  faults: {
    pack: [
      'Stop using the product. Keep the pack, write down its batch number and date, and report it to us.',
      'Give none of it, and tell the team in charge if some was taken.',
    ],
    spoilt: [
      'Do not use packs that were frozen, left in heat or sun, wet or damaged, nor any you are not sure of: set them apart.',
      'Keep one with its batch number and date, and report the delivery to us.',
    ],
    recall: [
      'I hold no list of recalls: the Resource Centre does.',
      'Keep a pack that a recall names apart, with its batch number and date, and do not use it.',
    ],
    reporting: [
      'Report a suspected reaction or a faulty pack to the Resource Centre by phone or email: the product, its batch number and date, and what happened, without the name of the patient.',
      'Stop using the product, keep the pack, tell the team in charge and follow your own incident procedure.',
    ],
  },
  /** Which decision is refused. */
  refused: {
    dose: 'I do not give doses or amounts for a patient: that is a clinical decision. Ask the team in charge.',
    rate: 'I do not give rates or times of feeding: that is a clinical decision. Ask the team in charge.',
    need: 'I do not work out what a patient needs. The regimen calculator does, by published methods with their working.',
    choice:
      'I do not choose or recommend products for a patient: that is a clinical decision. Ask the team in charge.',
    change:
      'I do not say when to start, stop or change a feed: that is a clinical decision. Ask the team in charge.',
    illness:
      'I do not advise on illness or symptoms: that is a clinical decision. Ask the team in charge. If the person is very unwell or getting worse, call 999 (UK) or 112 (Ireland or UK).',
    result:
      'I do not interpret results or measurements: that is a clinical decision. Ask the team in charge.',
    device:
      'I do not advise on a tube, stoma or pump, or on where a tube lies: use nothing until it has been checked. Call the nutrition nurse, the ward or the device supplier.',
    incident:
      'I do not advise on what to give after a feed that was missed, doubled or ran wrong, was out of date, made up wrongly or meant for another: give no more of it, tell the person in charge and the patient’s doctor or dietitian at once, keep the pack, and report it by your incident procedure. If the person is unwell, call 999 (UK) or 112 (Ireland or UK).',
    expired:
      'I do not say that a pack may be used after its date: set it aside, and ask the Resource Centre or a pharmacist.',
    case: 'I do not assess patients, and find no question here that a label answers: ask the team in charge. If somebody is in danger or very unwell, call 999 (UK) or 112 (Ireland or UK).',
  },
} as const;
