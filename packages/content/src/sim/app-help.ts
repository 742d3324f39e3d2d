import { SAVE_APP_INSTRUCTIONS, type SaveAppPlatform } from '../support/save-app.ts';

/**
 * What the app says of itself: by topic the page it leads to and a sentence; braces are filled in from what is known. How people
 * ask for each is in Sim's labelled messages, as `app:` and the id.
 */
type HelpPage =
  | 'regimen'
  | 'products'
  | 'resources'
  | 'contact'
  | 'faqs'
  | 'support'
  | 'region'
  | 'saveApp'
  | 'notifications'
  | 'privacy'
  | 'terms'
  | 'version'
  | 'sim';

/** `first` is said before the rest where one of its words is asked for; `whom`: whom to ask is said after it. */
export type HelpTopic = {
  id: string;
  page: HelpPage;
  says: string;
  first?: readonly { words: string; says: string }[];
  whom?: true;
};

const stepsOf = (platform: SaveAppPlatform): string => {
  const { title, steps } = SAVE_APP_INSTRUCTIONS[platform];
  return `${title}: ${steps.join(' ')}`;
};

/** Asked of a pump, of a session and of the plan alike. */
const END_MOVES = {
  words:
    'finish finishes finished ending past minute minutes later late early bug exact rounded rounding decimal odd',
  says: 'The rate is rounded to a step of the pump and the volume is kept, so that the end moves by a few minutes: 1,000 ml in 12 hours is exactly 83.3 ml/h, and at 83 ml/h it ends 3 minutes later. “Clock” keeps the hours instead: 996 ml.',
};

const COPIED_TAB = {
  words: 'duplicate duplicated copied blank',
  says: 'A tab that is copied starts empty: the regimen stays in the other tab.',
};

// Longer than other files: one list, so that a topic is looked for in one place.
export const APP_HELP: readonly HelpTopic[] = [
  {
    id: 'install',
    page: 'saveApp',
    says: 'The app is in no app store: it is a web app and is put on the home screen. Support, Save to home screen shows the steps for your device.',
    first: [
      { words: 'iphone iphones ipad ipads ios safari apple', says: stepsOf('ios-safari') },
      { words: 'samsung', says: stepsOf('android-samsung') },
      { words: 'android pixel', says: stepsOf('android-chrome') },
      { words: 'windows mac pc laptop desktop computer chromebook', says: stepsOf('desktop-chrome') },
    ],
  },
  {
    id: 'notifications',
    page: 'notifications',
    says: 'Notifications about product changes are switched on and off in Support, Notifications, with the topics you want; where the browser blocks them, the steps to allow them are there too. On an iPhone or iPad the app has to be on the home screen first. They never say anything about a patient.',
  },
  {
    id: 'region',
    page: 'region',
    says: 'The country is changed in the header, or in Support, Region. It decides the products, calculators, documents and contact details. A regimen in progress keeps its patient; products that are not sold there are named and taken out.',
  },
  {
    id: 'privacy',
    page: 'privacy',
    says: 'No name or number of a patient is asked for. What you enter about a patient stays on this device, in this tab, and is cleared when the tab is closed; only a report that you send leaves it. Questions to Sim are answered on this device and kept for this visit only. The privacy statement says what else is stored.',
  },
  {
    id: 'kept',
    page: 'regimen',
    says: 'A regimen is kept in this tab only: a reload, an update or a change of country keeps the patient, and closing the tab, “New patient” or 60 minutes without use clear it. Print, copy or email its report to keep it; products with amounts can be saved as a template.',
    first: [
      {
        words: 'still working asks',
        says: '“Still working on this patient?” is asked after 55 minutes without use: “Keep the regimen” keeps it, “Clear it now” clears it; without an answer it is cleared after 60.',
      },
      { words: 'name names', says: 'No name of a patient is asked for or kept.' },
      COPIED_TAB,
    ],
  },
  {
    id: 'terms',
    page: 'terms',
    says: 'The terms of use are on a page of their own.',
  },
  {
    id: 'updates',
    page: 'support',
    says: '{updated} Support, Check for product updates brings them up to date. An update that is cut off takes nothing away: the products on the device stay until the newer ones are whole.',
    first: [
      {
        words: '30 thirty old older month dated stale',
        says: '“More than 30 days ago: they may be out of date” is said of the saved products: choose “Check for updates”, with a connection.',
      },
      {
        words: 'which see changed withdrawn close strip banner message says saying said note notice',
        says: '“Products updated” at the top: “See which” names what is changed, new and withdrawn; nothing else has to be done, and the cross closes it.',
      },
    ],
  },
  {
    id: 'newVersion',
    page: 'support',
    says: 'A new version of the app says so at the top of the screen: “Update now” is safe in the middle of a patient. It loads the app again, and the regimen stays as it is. “Later” puts it off.',
  },
  {
    id: 'count',
    page: 'products',
    says: 'There are {count} products for {country} in the app.',
  },
  {
    id: 'reset',
    page: 'support',
    says: 'Support, Clear everything from this device removes your country and answers, templates, the saved products and documents, and the regimen; “New patient” in the regimen clears the regimen alone.',
  },
  {
    id: 'restart',
    page: 'support',
    says: 'Load the page again, or choose Support, Restart app, which opens it from the start page; the saved products stay.',
  },
  {
    id: 'version',
    page: 'version',
    says: 'This is version {version}. It stands on the start page and in Support.',
  },
  {
    id: 'units',
    page: 'regimen',
    says: 'Weight is entered in kg or in stones and pounds, height in cm or in feet and inches: choose the unit beside the field. The app works in kg and cm and shows what it read.',
  },
  {
    id: 'birthDate',
    page: 'regimen',
    says: 'In step 1 of a regimen age is entered as age or as date of birth: choose “Date of birth” at “Enter age by”. Age is in years and months: for weeks or days enter the date of birth. Under 2 years enter the age corrected for prematurity.',
  },
  {
    id: 'newPatient',
    page: 'regimen',
    says: '“New patient” in the regimen clears the patient, the requirements, the products and the feed plan; country, settings, templates and saved products stay. Print, copy or email the report before.',
    first: [
      {
        words: 'another asks asked asking popup dialog box correct corrected correcting typo mistake',
        says: '“Another patient?” is asked when sex, date of birth or age change after work on later steps: “Correct this one” keeps everything and works it out again; “Start new patient” keeps sex and age and clears the rest; or put the former details back.',
      },
    ],
  },
  {
    id: 'products',
    page: 'regimen',
    says: 'In a regimen, step 4, Products: press + beside a product and enter how much of it each day; several can be added. The row of a product changes its amount or takes it out; “Undo” brings it back.',
  },
  {
    id: 'ageShown',
    page: 'regimen',
    says: 'Inside a regimen the list shows products for the patient’s age first; “Show products for all ages” above it lifts that.',
  },
  {
    id: 'fill',
    page: 'regimen',
    says: 'Where the amount of a product is entered, “Fill with this product to” gives the amount that reaches the need for energy, protein or fluid, of a range its lower or upper end.',
  },
  {
    id: 'meters',
    page: 'regimen',
    says: 'Beside the products the app shows energy, protein, nitrogen and fluid against the requirement, with the difference; vitamins and minerals are shown against the reference intakes of the country.',
  },
  {
    id: 'findings',
    page: 'regimen',
    says: 'A finding is something that does not fit the patient: age, allergens, upper levels, amounts, fluid. An amount above an upper level for the age is named at the products and first in the report. Each finding says why and its source; what is kept is named in the report. A finding that stops cannot be kept: the entry has to be changed. Whether it is right is the dietitian’s decision.',
    first: [
      {
        words: 'kinds kind sorts severity stop',
        says: 'Some findings only ask, some have to be confirmed, and some stop until the entry is changed.',
      },
      {
        words:
          'triangle triangles octagon icon icons sign signs symbol symbols red frame colour colours circle mark marks',
        says: 'A question mark in a circle only asks; a triangle in a full red frame has to be confirmed, by ticking that it is meant for this patient; an octagon takes the place of a figure until the entry is changed; a tick stands at what was kept.',
      },
      {
        words: 'kept keep',
        says: '“Kept” means that you have read the finding and confirmed it: it is named in the report, and “Undo” takes that back.',
      },
      {
        words: 'disorder pku msud metabolic tyrosinaemia hcu',
        says: '“Metabolic disorder” in step 1 is held against the products: one made for another disorder, and one with protein that is not the patient’s substitute, brings a finding. It changes no requirement.',
      },
      {
        words: 'confused alike similar',
        says: '“Not to be confused with” names a product with a name like this one, and what tells them apart.',
      },
    ],
  },
  {
    id: 'signs',
    page: 'regimen',
    says: 'In a bar the coloured parts are what each product gives, in the colour of the square beside its name; the brown or golden pins are the need, two pins and the tint between them its lower and upper end. Hatched means not stated by a label, so that the total is at least this. A dashed outline is what a product would add. Arrows and ticks say under, over and within.',
    first: [
      {
        words: 'circle circles numbered',
        says: 'In the steps of a regimen a tick marks a step that is done; a grey one opens once the steps before it are complete.',
      },
      {
        words: 'dot dots across',
        says: 'In “Across methods” each line is a method, the dot its result and the bar its range; the method in use is the solid one.',
      },
      {
        words: 'dashed dashes dotted outline',
        says: 'The dashed outline shows what the product you point at, or the amount you type, would add. It is not in the regimen yet.',
      },
      {
        words: 'pin pins brown ochre gold golden marker markers tint between vertical upright crossing',
        says: 'The pins show the need: one pin a single figure, two pins the lower and upper end of a range, with a tint between them. In “% of reference” the line stands at 100 %.',
      },
      {
        words:
          'hatch hatched hatching stripe stripes stripy striped stripey diagonal grey gray slanted shaded zigzag',
        says: 'Hatched, with grey lines, stands for what is not stated: a product does not state this on its label, and the length of that part says nothing of how much it is.',
      },
      {
        words: 'arrow arrows up down purple rust orange green tick ticks',
        says: 'An arrow down says under the need, an arrow up over it, a tick within or met: directions, not a verdict. An arrow at the end of a “% of reference” bar means more than 200 %.',
      },
      {
        words: 'letter letters ve',
        says: 'In the diet key V is vegetarian, Ve vegan, K kosher and H halal.',
      },
    ],
  },
  {
    id: 'productChanged',
    page: 'regimen',
    says: 'A product that “has changed since it was chosen” has new label data: what changed is named, the figures are the new ones, and “Checked” says that you have looked at it. One that is “not in the catalogue” any more stays by name; what it gives is not known, so that totals are “at least”: take it out or replace it.',
  },
  {
    id: 'notHeld',
    page: 'contact',
    says: 'The app does not hold that: nothing on delivery times, stock or prices, on where a product is made, on whether a pack can be recycled, or on the environment. The Resource Centre can be asked.',
    whom: true,
  },
  {
    id: 'pages',
    page: 'sim',
    says: 'Sim has a page for each kind of query: product, general, stock, request and frequently read articles.',
  },
  {
    id: 'csv',
    page: 'regimen',
    says: 'Yes: step 5, Report, prints the report or saves it as PDF, sends it by email and copies it as text; More options saves it as CSV for a spreadsheet, as JSON, FHIR R4 or FHIR R5, and copies it as short, full or ADIME text. FHIR is the form in which record systems exchange orders; R4 is what UK and Irish systems read.',
    first: [
      {
        words: 'straight direct directly automatically automatic itself link linked upload',
        says: 'Not directly: the app is linked to no record system. What it saves or copies is put there by you.',
      },
    ],
  },
  {
    id: 'copy',
    page: 'regimen',
    says: 'Step 5, Report, has “Copy as text”; More options copies a short line, the full text or ADIME text. Paste it into the notes.',
    first: [
      {
        words: 'adime',
        says: 'ADIME is a form of note: assessment, diagnosis, intervention, monitoring, evaluation.',
      },
    ],
  },
  {
    id: 'email',
    page: 'regimen',
    says: 'Step 5, Report, “Email report” sends it to the one address that you enter, your own at work, without anything that names the patient. Who can open that mailbox can read it; the sender keeps no copy. It needs a connection.',
  },
  {
    id: 'print',
    page: 'regimen',
    says: 'Step 5, Report, “Print or PDF” prints the report, or saves it as PDF from the print window of the browser. Cards have a Print button of their own.',
  },
  {
    id: 'report',
    page: 'regimen',
    says: 'The report is step 5 of a regimen: read, print, copy or email it there. It holds patient, requirements with their methods, products, totals against the need, vitamins and minerals, the findings that were kept, and the feed plan and recipe of the regimen.',
  },
  {
    id: 'reportShut',
    page: 'regimen',
    says: 'The report opens once the patient’s details are complete and at least one product is chosen. What is missing, or has to be corrected or confirmed, is said at its field.',
  },
  {
    id: 'stressApplied',
    page: 'regimen',
    says: 'Stress is added, in per cent of the basal rate, and not multiplied with activity: Henry, Schofield and Harris–Benedict take it. PENG 2018, Mifflin–St Jeor and Penn State do not.',
  },
  {
    id: 'basal',
    page: 'regimen',
    says: 'The basal metabolic rate (BMR) is measured at complete rest, fasting and just after waking; the resting rate (RMR, REE) under less strict conditions, and is a little higher. Henry, Schofield and Harris–Benedict give a basal rate, Mifflin–St Jeor a resting rate; activity comes on top of either.',
  },
  {
    id: 'login',
    page: 'support',
    says: 'The app needs no account, no password and no payment.',
  },
  {
    id: 'audience',
    page: 'terms',
    says: 'The app is for healthcare professionals in the United Kingdom and Ireland, acting in their profession. It is not for patients, carers or the public.',
  },
  {
    id: 'template',
    page: 'regimen',
    says: 'Products and amounts of a regimen can be saved on this device as a template: step 4, Templates. It is used, deleted, or its link copied for a colleague, there. It takes the feed plan and recipe along, to be looked at again, holds nothing of the patient and stays on this device. The regimen itself is cleared when the tab is closed.',
    first: [
      { words: 'many most maximum limit room full', says: 'There is room for 50 templates.' },
      {
        words: 'link colleague share shared colleagues',
        says: 'A link to a template holds its products and amounts. Anyone can write such a link: who opens it has to check every product and amount.',
      },
    ],
  },
  {
    id: 'cards',
    page: 'regimen',
    says: 'A ward card, a home plan and a recipe card are made from a feed plan or recipe of the regimen: choose “Feed plan”, then “Cards”, and print them there. Nobody is named on them; the ward card has a code to scan with its own words. Home plan and recipe card can be had in large print.',
  },
  {
    id: 'plan',
    page: 'regimen',
    says: 'A feed plan is set up in a regimen, once it holds a feed: choose “Feed plan” and enter sessions with their hours and rate, or boluses. What is entered is the dietitian’s.',
    first: [END_MOVES],
  },
  {
    id: 'firstDays',
    page: 'regimen',
    says: 'The first days are entered in the feed plan at “Build up”, in steps or from a cap; refeeding risk is not assessed by the app and has to be answered by the dietitian.',
  },
  {
    id: 'flushes',
    page: 'regimen',
    says: 'Flushes, medicines by tube and extra water are entered in the feed plan under “Water and medicines” and counted in its fluid.',
  },
  {
    id: 'recipeScreen',
    page: 'regimen',
    says: 'A recipe is made in a regimen that holds a powder: choose “Feed plan”, then “Recipe”, and start from strength, water, scoops or kcal. Modules such as carbohydrate or fat can be added to it.',
    first: [
      {
        words:
          'strength stronger strong concentrated concentrate concentrating concentration weaker weak dilute diluted',
        says: 'The strength is the label’s, or another that you enter: g of powder per 100 ml of finished feed. Whether it is right is the dietitian’s decision.',
      },
    ],
  },
  {
    id: 'oral',
    page: 'regimen',
    says: 'A regimen counts the products that are chosen in it, by tube or by mouth. What is eaten, drunk beside them or given into a vein is not counted.',
  },
  {
    id: 'compare',
    page: 'products',
    says: 'Tick Compare beside up to four products in the product list, then “Compare products”. The comparison shows them per 100, per serving, per 100 kcal or at equal energy, and can be printed.',
  },
  {
    id: 'filter',
    page: 'products',
    says: 'In the product list choose Filter products: kind of product, age, diet (vegan, vegetarian, halal, kosher), allergens and metabolic condition. A product has to fit every filter that is chosen. A search by name or code works beside it.',
    first: [
      {
        words:
          'allergen allergens milk soya egg eggs nut nuts peanut peanuts fish gluten wheat sesame mustard celery lupin sulphites undeclared declare declared',
        says: 'A ticked allergen is left out: products marked as containing it go from the list. Those that do not declare it stay and say so, so that what is left is not all without it.',
      },
      {
        words: 'vegan vegetarian halal kosher diet diets suitable',
        says: 'A ticked diet keeps the products that are marked as suitable for it, and leaves out the others.',
      },
    ],
  },
  {
    id: 'goTo',
    page: 'support',
    says: '“Go to…” in the header, or Ctrl K, leads to any product, field, method or screen by its name; arrow keys, Enter and Escape work in it.',
    first: [
      {
        words: 'shortcut shortcuts keys key keyboard hotkey hotkeys',
        says: 'On the sheet: / leads to the products, Alt C copies the report, arrows change an amount by 50 ml, Shift and an arrow by one pack, Alt and the arrow down fills a need. The key / can be switched off in “Go to…”.',
      },
    ],
  },
  {
    id: 'accessibility',
    page: 'support',
    says: 'Text grows with the setting of the browser or device, dark colours follow the device, and everything works by keyboard and screen reader. Cards can be printed in large print.',
  },
  {
    id: 'offline',
    page: 'support',
    says: 'After the first visit the app works offline: products, calculators, report and Sim. Email and notifications need a connection.',
    first: [
      {
        words: 'keep mb megabyte megabytes asks asking ask question paid mobile roaming',
        says: '“Keep the app on this device?” is asked where the connection costs by use: “Keep it” fetches about 1 MB once, so that the app works without a connection; “Not now” leaves it.',
      },
    ],
  },
  {
    id: 'decides',
    page: 'regimen',
    says: 'The app works out what you enter by published methods and shows formula and source. It recommends nothing: product, rate and dose are the dietitian’s decision.',
  },
  {
    id: 'regimen',
    page: 'regimen',
    says: 'A regimen takes five steps: patient, energy, protein and fluid, products, report.',
  },
  {
    id: 'editStep',
    page: 'regimen',
    says: 'Choose the step above the screen, or “Edit” beside the patient summary: nothing is lost by going back, and the results follow what you change. What is taken out can be brought back with “Undo”, which is shown at once.',
  },
  {
    id: 'chooseMethod',
    page: 'regimen',
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
    page: 'regimen',
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
    id: 'limits',
    page: 'regimen',
    says: 'The calculators do not cover parenteral nutrition, infants born preterm, pregnancy, burns or dialysis, and the app knows nothing of drugs or diagnoses. They work from birth to old age; each method says for which ages and weights it was made.',
    first: [
      {
        words: 'tick ticked choose chosen apply applies question happens changes',
        says: 'What is chosen at “When not to use this” is named beside the results and in the report: check every figure against your own source. Born preterm or parenteral nutrition shuts the feed plan.',
      },
    ],
  },
  {
    id: 'maker',
    page: 'contact',
    says: 'The app and its products are those of its provider, {provider}. {demonstration}',
  },
  {
    id: 'feedback',
    page: 'contact',
    says: 'Feedback, and an error in the app or in the data of a product, goes by email: say which page and which figure. Until it is answered, go by the label on the pack.',
  },
  {
    id: 'training',
    page: 'contact',
    says: 'Courses and webinars are on the academy site of your country.',
  },
  {
    id: 'faqs',
    page: 'faqs',
    says: 'The frequently asked questions, with their answers and sources, are in Support, FAQs.',
  },
  {
    id: 'history',
    page: 'sim',
    says: 'The conversation with Sim is kept for this visit only; “Clear the conversation” ends it at once. Closing Sim leads back to where you were.',
  },
  {
    id: 'languages',
    page: 'support',
    says: 'The app and Sim are in English only.',
  },
  {
    id: 'favourites',
    page: 'products',
    says: 'The app keeps no list of favourites. A search by name, or the product list with its filters, finds a product again; products with amounts can be saved as a template.',
  },
  {
    id: 'shareProduct',
    page: 'products',
    says: 'Each product has a page of its own with directions, description and nutrition: its address can be copied from the browser and sent.',
  },
  {
    id: 'samples',
    page: 'products',
    says: 'Samples are ordered from the page of a product, where they are offered in your country; the sampling service asks for your professional details.',
  },
  {
    id: 'demo',
    page: 'products',
    says: '{demonstration}',
    first: [
      {
        words:
          'strip yellow amber gold ochre orange stripe band bar banner ribbon line top colour coloured printed print mark',
        says: 'The yellow strip “Demonstration data – not for patient care” stands above every screen, and its words on every report, while the products, their codes and values are fictional. It cannot be closed.',
      },
    ],
  },
  {
    id: 'pennEntries',
    page: 'regimen',
    says: 'For Penn State, Tmax is the highest temperature of the last 24 hours, in degrees Celsius (°C); VE is the minute ventilation, the volume breathed out, in litres a minute (L/min) from the ventilator. A number that looks like degrees Fahrenheit is asked about; 1,000 ml are 1 litre.',
  },
  {
    id: 'entryRanges',
    page: 'regimen',
    says: 'The fields take what your own guide gives and ask about unusual figures: energy usually 10 to 40 kcal/kg, protein 0.5 to 2.5 g/kg and fluid 20 to 150 ml/kg a day, stress 0 to 100 %, activity × 1 to 1.9. Age is taken to 120 years and height to 300 cm.',
    first: [
      {
        words: 'two ways thousand thousands comma decimal point read',
        says: '“This can be read two ways” is said of a number such as 1.200 or 1,200 where either is possible: write 1200 for thousands, or 1.2 for a decimal.',
      },
    ],
  },
  {
    id: 'simLimits',
    page: 'sim',
    says: 'I do not give advice for a patient, work out what a patient needs, choose a product or interpret results. I look up what is on the labels, in the app’s methods and in its answers; for the rest ask the team in charge or the Resource Centre.',
  },
  {
    id: 'simSees',
    page: 'sim',
    says: 'No: I do not see your regimen or your patient. Questions are answered on this device from the products and answers saved on it.',
  },
  {
    id: 'simAsk',
    page: 'sim',
    says: 'Name a product and what you want to know of it, such as “protein in” a product, or say what a product should be like. I answer one question or several; a question after it may leave out the name.',
  },
  {
    id: 'stored',
    page: 'privacy',
    says: 'On this device: your country and professional answer, that the introduction was seen, the saved products, pictures and documents you opened, templates, notification choices and the app itself. A regimen and your last search last until the tab is closed. The privacy statement has the whole list, with the cookies, and a link to the cookie policy of your country.',
    first: [
      {
        words: 'cookie cookies',
        says: 'Cookies: two prove that a request comes from the app itself and end with the browser; one notes which screen to open with.',
      },
    ],
  },
  {
    id: 'height',
    page: 'regimen',
    says: 'Height is required from 18 years and optional under 18. Without it there is no BMI, and methods that depend on height or BMI ask for it or give way to another; a height that is not known can be said so.',
  },
  {
    id: 'ageGroups',
    page: 'regimen',
    says: 'An adult in the app is somebody from the 18th birthday, in the UK and in Ireland: methods for adults, height required, the obesity factor. For the year after it some methods for children are offered beside them, in second place: energy in the UK, protein in both countries. Children’s energy in Ireland has one table under 6 months and another from 6 months. Fluid changes again at 60 years.',
  },
  {
    id: 'required',
    page: 'regimen',
    says: 'Sex, age and weight are needed, and height from 18 years; everything else is optional. Energy, protein and fluid can be skipped: “Skip to product selection”. The report needs one product.',
  },
  {
    id: 'amountUnits',
    page: 'regimen',
    says: 'In ml or g, packs or servings, whichever the product is given in; powders also in level scoops. Choose the unit beside the amount: changing it clears the number.',
  },
  {
    id: 'ownProduct',
    page: 'products',
    says: 'No: only the products of the catalogue can be added. A product of your own, another company’s, or food cannot be entered, and the totals do not count it.',
  },
  {
    id: 'feedRoute',
    page: 'regimen',
    says: 'In step 3 choose how the feed is given: oral, tube, or oral and tube. The app then asks about products that do not go with that route.',
  },
  {
    id: 'planOutOfDate',
    page: 'regimen',
    says: 'A feed plan is out of date once patient, products, amounts or recipe have changed since it was made. What you typed is kept; no rate is shown and no card made until you have looked at it and chosen “It still stands” or changed it.',
  },
  {
    id: 'border',
    page: 'region',
    says: 'Choose the country your patient’s products are supplied in: Northern Ireland is the United Kingdom, the Republic is Ireland. Near the border, or working in both, change it in the header at any time.',
  },
  {
    id: 'order',
    page: 'contact',
    says: 'The app takes no orders. A product’s page, Description, has its order codes, and the sample link where samples are offered; the Resource Centre answers questions about an order.',
  },
  {
    id: 'complaint',
    page: 'contact',
    says: 'Complaints go to the Resource Centre by phone or email: say which product or service, without the name of a patient. For a faulty pack or a suspected reaction stop using it and keep it with its batch number.',
  },
  {
    id: 'documentsKept',
    page: 'resources',
    says: 'Charts, guides and code lists are in Resources, tabs Adults and Paediatrics. A document you open is kept on this device and can be read offline; beside it “Replace” fetches a newer one and “Remove from this device” takes it away.',
  },
  {
    id: 'sheet',
    page: 'regimen',
    says: 'On a screen of 1200 px or wider the whole regimen stands on one sheet: patient and need, regimen, and products side by side. On smaller screens it takes five steps.',
  },
  {
    id: 'bmiShown',
    page: 'regimen',
    says: 'BMI is weight in kg ÷ height in m, squared. It is worked out from weight and height and shown from 2 years; under 2 years it says N/A. A weight change is shown in per cent once a previous weight is entered in step 1, which is optional.',
    first: [
      {
        words: 'previous before earlier old usual last used admission loss lost',
        says: 'The weight before is entered in step 1, at “Previous weight”, and “Time since then” beside it: without a time the change cannot be held against criteria of nutrition risk.',
      },
    ],
  },
  {
    id: 'weightUsed',
    page: 'regimen',
    says: 'The weight used is chosen once, beside the weight: actual weight, ideal weight, adjusted, dry, estimated or corrected for a missing limb. It is named beside every figure that uses it.',
  },
  {
    id: 'approval',
    page: 'contact',
    says: 'The app claims no certificate or endorsement, neither as a medical device nor by the NHS, HSE or BDA: ask its provider. Each calculator names its published source and how far its figures have been confirmed.',
  },
  {
    id: 'atLeast',
    page: 'regimen',
    says: '“At least” stands before a total where the label of a product does not state that nutrient: the others are added up. What is not stated is never counted as zero; a dash means that no product states it.',
    first: [
      {
        words: 'dagger daggers cross sign symbol mark',
        says: 'In the tables of the report † means “at least”: a product does not state that nutrient. ‡ in print means above the upper level, and the line under the table says which.',
      },
      {
        words: 'incomplete perhaps',
        says: '“Label data incomplete” and “perhaps below”: the sum is under the reference, but a product does not state that nutrient, so that it may be met.',
      },
    ],
  },
  {
    id: 'notDone',
    page: 'regimen',
    says: 'No: the app has no growth charts or centiles, no screening or assessment scores (such as MUST, STAMP, PYMS or GLIM), and does not use arm circumference (MUAC), skinfolds, grip strength, blood results or drugs. It works with sex, age, weight and height.',
  },
  {
    id: 'newProducts',
    page: 'notifications',
    says: 'The catalogue does not mark which products are new. After an update “See which” lists what is changed, new and withdrawn. News of new and changed products comes as a notification, if you switch them on in Support, Notifications; the Resource Centre can tell you what has been launched.',
  },
  {
    id: 'sim',
    page: 'sim',
    says: 'I am Sim, an automatic assistant on this device, not a person and not a language model. I look up products, codes, nutrition values, the app’s methods and answers to common questions, and name the source of each.',
  },
  {
    id: 'emailFailed',
    page: 'regimen',
    says: '“Email report” needs a connection and opens only with one. If a report was not sent, the form says why and stays: send it again, with a connection. If it was sent and has not come, look in the junk folder, then send it again and check the address. Until then print it, save it as PDF or copy it as text: none of these needs a connection.',
  },
  {
    id: 'outFailed',
    page: 'regimen',
    says: 'Printing is left to the browser: try its own print command, or save as PDF and print that elsewhere. Where the browser does not allow copying, the text is shown, to be selected and copied by hand. More options saves the report as a file, and “Email report” sends it to your work address.',
  },
  {
    id: 'compareUse',
    page: 'products',
    says: 'Four products is the most: take one away to add another, or clear all with “Remove all products”. On a phone held upright not all of them are shown: turn it on its side. “Differences only” leaves out the rows in which they say the same; “Mark differences” marks the others.',
  },
  {
    id: 'indicationsUk',
    page: 'products',
    says: 'Indications are shown for the United Kingdom only: with that country chosen they stand on the page of a product, under Directions. For Ireland that page has directions for use, storage, contraindications and precautions.',
  },
  {
    id: 'planSessions',
    page: 'regimen',
    says: 'A feed plan holds any number of sessions, by pump or bolus: begin with “Overnight pump”, “Continuous” or “Bolus”, then “Add a session”, such as boluses by day beside a pump by night. Each has its own feed, volume, start and hours; a break is the time between two of them. Drag a session on the 24 hours or type its times under Sessions; one that is removed comes back with “Undo”. The times are yours to decide.',
    first: [END_MOVES],
  },
  {
    id: 'pumpEntries',
    page: 'regimen',
    says: 'Under “Pump” in the feed plan choose where the tube ends, whether the pump is run by dose or by clock, the step of the pump, and whether rates are rounded to the nearest step or down. By dose the pump stops at its volume and the end moves; by clock the hours are kept and the volume moves. Rates come in the steps of that pump, with the exact rate beside them.',
    first: [END_MOVES],
  },
  {
    id: 'freeWater',
    page: 'regimen',
    says: 'Free water is the water in the feed, by its label, with flushes and other water; “By volume” counts every ml of the feed as fluid, with the same flushes and water. Volume is the larger, since part of a feed is not water. “Counted as fluid” in the feed plan chooses which of the two is held against the fluid need: free water to begin with, volume under 1 year. A feed that does not state its water makes free water “at least”.',
  },
  {
    id: 'planPacks',
    page: 'regimen',
    says: 'The feed plan shows under “Hang time and packs” how long a container hangs and its limit, the packs a day and for 28 days, and how much is discarded. The kind of container, and another limit by the label, are entered with the session.',
  },
  {
    id: 'noCard',
    page: 'regimen',
    says: 'A card is made only of a feed plan that is up to date and has a rate for every session, or of a recipe that is the amount in the regimen, and only when nothing waits to be confirmed. The Cards screen says what is missing.',
  },
  {
    id: 'searchHelp',
    page: 'products',
    says: 'The search takes the name of a product or its order, PIP or GMS code, from two characters on, and allows for a slip in spelling. If nothing is found, clear the search and the filters; in a regimen choose “Show products for all ages”. Only products for your country are listed. If the list is empty, “Get products” fetches it, with a connection.',
  },
  {
    id: 'patientName',
    page: 'regimen',
    says: 'No name or number of a patient is entered or printed. The printed report and the ward card have a space for the patient label, and lines to sign with your registration number; the rest is written on the paper or in the notes.',
  },
  {
    id: 'countryDiffers',
    page: 'region',
    says: 'What depends on the country: the products that are sold there, the methods for energy and protein (those for children above all), the reference intakes (UK, or EFSA for Ireland), documents and contact details. Indications are shown for the United Kingdom only.',
  },
  {
    id: 'professional',
    page: 'support',
    says: 'The answer whether you are a healthcare professional is changed in Support, “Change professional answer”: the question is then asked again. “Clear everything from this device” starts as on a first visit, with the introduction.',
  },
  {
    id: 'records',
    page: 'regimen',
    says: 'No: the app is linked to no patient record, prescribing system, pharmacy or pump, and reads nothing in from one. Its report can be copied as text or saved as CSV, JSON or FHIR for a record system.',
  },
  {
    id: 'caseload',
    page: 'regimen',
    says: 'The app holds one regimen in each tab: for two patients at once open it in two tabs. It keeps no list of patients, no notes or diary of them, and no reminders or reviews, and nobody else can work in the same regimen. Print, copy or email the report to keep it; products with amounts can be saved as a template.',
    first: [COPIED_TAB],
  },
  {
    id: 'stage',
    page: 'regimen',
    says: 'Pregnancy or breast-feeding is chosen in the report, at “Reference intakes for”: it sets the reference intakes of vitamins and minerals. The methods for energy, protein and fluid have no entry for it.',
  },
  {
    id: 'recipeUse',
    page: 'regimen',
    says: '“Use … in the regimen” makes the recipe the amount of the regimen; after a change choose it again. Whole level scoops come at the exact strength or the exact volume, or the powder is weighed; “Add to the feed” adds a module, and “Take the recipe away” removes it.',
    first: [
      {
        words: 'strength strong percent water',
        says: 'Strength is g of powder per 100 ml of finished feed, not of water; the recipe shows both.',
      },
    ],
  },
  {
    id: 'recipePlaces',
    page: 'regimen',
    says: 'A recipe says the same feed in two ways. “At home” gives the water to measure first and the level scoops to add to it; “Ward, scale and jug” gives the grams to weigh and the volume to make up to. The water at home is less than that volume, because the powder takes up room. Use one of the two and do not mix them.',
  },
  {
    id: 'refeedingShown',
    page: 'regimen',
    says: '“Refeeding risk: criteria not assessed” stands in the report and on the ward card for every patient: the app asks none of the criteria, such as intake, blood results or alcohol. It means neither risk nor none: answer it yourself, before the first feed, by your own guide.',
  },
  {
    id: 'noFigure',
    page: 'regimen',
    says: 'Where no figure is shown, the reason stands in its place: something is missing (sex, age, weight, height, a figure per kg), activity is not yet chosen, an entry is unusual and has to be confirmed, or a value has to be corrected. Under 28 days fluid and protein have no default.',
  },
  {
    id: 'byDefault',
    page: 'regimen',
    says: '“Default, not chosen” stands where a need comes from the method or figure that the app begins with. It goes once you choose the method or enter the figure yourself; “Continue” alone does not count as choosing.',
  },
  {
    id: 'continueShut',
    page: 'regimen',
    says: '“Continue” opens once the fields that a step needs are filled in and none holds a value that has to be corrected or confirmed: its field says which. Step 1 needs sex, age and weight, and height from 18 years; products open after it.',
  },
  {
    id: 'other',
    page: 'support',
    says: 'I know nothing of that in the app: I would rather not guess. Support holds help on it, and feedback there reaches the people who make it.',
  },
];
