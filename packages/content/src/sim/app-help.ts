/**
 * What the app says of itself: by topic the page it leads to, a sentence, and how people ask for it, as examples in their own
 * words. Sim finds the topic whose examples are nearest to a question; braces are filled in from what is known.
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

export type HelpTopic = { id: string; page: HelpPage; says: string; asked: string };

// Longer than other files: one list, so that a topic is looked for in one place.
export const APP_HELP: readonly HelpTopic[] = [
  {
    id: 'install',
    page: 'saveApp',
    says: 'The app can be put on the home screen: Support, Save to home screen shows the steps for your device.',
    asked:
      'put the app on my phone; put this on my phone; install this on my ipad; save the app to the home screen; install the app on my iphone; download the app; app store or play store; is there an app for android or ipad; get an icon on my desktop; add to home screen; does it work on a tablet; does the app work on my device or browser',
  },
  {
    id: 'notifications',
    page: 'notifications',
    says: 'Notifications about product changes are switched on and off in Support, Notifications, with the topics you want; where the browser blocks them, the steps to allow them are there too. They never say anything about a patient.',
    asked:
      'turn on notifications; turn off alerts; stop push messages; hear about product changes; be told when a product is discontinued or withdrawn; get news of new products; notification topics; why do I get no notifications; notifications are blocked in the browser; allow notifications; tell me when a product changes',
  },
  {
    id: 'region',
    page: 'region',
    says: 'The country is changed in the header, or in Support, Region. It decides the products, calculators, documents and contact details. A regimen in progress keeps its patient; products that are not sold there are named and taken out.',
    asked:
      'change my country to ireland; switch region; change to the uk; irish version; uk version; switch to the irish version; switch to the uk version; wrong country; I moved to dublin change the app; what changes when I switch region; set the app to northern ireland; which country am I in; see irish products',
  },
  {
    id: 'privacy',
    page: 'privacy',
    says: 'What you enter about a patient stays on this device, in this tab, and is cleared when the tab is closed; only a report that you send leaves it. Questions to Sim are kept for this visit only. The privacy statement says what else is stored.',
    asked:
      'does the app store patient details; is patient data kept; is anything I type stored; where is the data saved; where does what I type about a patient end up; where do my entries go; who can see what I enter; what happens to my data; where does my data go; is it private and confidential; is my stuff private; do you keep what I type; gdpr; data protection; cookies; cookie policy; privacy policy; privacy statement; does anything leave my device; is data sent to a server; is patient data sent anywhere; do you track me; what do you know about my patients; what do you store about me; is it safe to put a patient name in; are my questions to sim recorded or logged; personal data; information governance; is my recipe saved anywhere; is the feed plan stored on your server',
  },
  {
    id: 'kept',
    page: 'regimen',
    says: 'A regimen is kept in this tab only: a reload or an update loses nothing, and closing the tab, “New patient” or 60 minutes without use clear it. Print, copy or email its report to keep it; products with amounts can be saved as a template.',
    asked:
      'what happens to my regimen when I close the app or tab; will I lose my plan if I close the browser; where did my regimen disappear to; my regimen disappeared; is my plan saved automatically; come back to a patient tomorrow; find an old regimen; how long is the regimen kept; does the app time out; save my patient for later; open the regimen I did yesterday; continue a regimen on another computer; use it on two computers at once; same regimen on two devices; patient i did yesterday in the app; history of previous patients; does the calculation get saved; i refreshed the page and lost everything; save the regimen; store a regimen; keep the plan',
  },
  {
    id: 'terms',
    page: 'terms',
    says: 'The terms of use are on a page of their own.',
    asked: 'terms and conditions; terms of use; copyright; legal; licence; liability',
  },
  {
    id: 'updates',
    page: 'support',
    says: '{updated} Support, Check for product updates brings them up to date.',
    asked:
      'update the product list; is the product data up to date; when was the catalogue last updated; how old is the data; how recent are the values; how recent is the product information; refresh the product information; is what I am reading current; refresh products; sync the catalogue; check for updates; latest product list in the app; date of the data; how often is the product information updated; how do I know the products in the app are current; products not updating; when were these figures checked; out of date information in the app',
  },
  {
    id: 'newVersion',
    page: 'support',
    says: 'A new version of the app says so at the top of the screen: choose “Update now”. The regimen stays as it is.',
    asked:
      'update the app; new version of the app; upgrade the app; get the newest version; message that a new version is ready; will I lose my work when I update',
  },
  {
    id: 'count',
    page: 'products',
    says: 'There are {count} products for {country} in the app.',
    asked:
      'how many products are in the app; number of products in the catalogue; size of the catalogue; how many products do you have in total; how many products are listed; how big is the range',
  },
  {
    id: 'reset',
    page: 'support',
    says: 'Support, Clear everything from this device removes your settings, the saved products and the regimen; “New patient” in the regimen clears the regimen alone.',
    asked:
      'reset the app; clear my data; delete everything; wipe the app; start the app over; remove all data from this device; clear the saved copy; uninstall; start again',
  },
  {
    id: 'restart',
    page: 'support',
    says: 'Load the page again, or choose Support, Restart app, which opens it from the start page; the saved products stay.',
    asked:
      'app is frozen; the app is not working; app keeps crashing; screen is blank; page stuck loading; restart the app; app not loading products; the app is slow',
  },
  {
    id: 'version',
    page: 'version',
    says: 'This is version {version}. It stands on the start page and in Support.',
    asked:
      'which version of the app is this; version number; app version; what version am I on; build number',
  },
  {
    id: 'units',
    page: 'regimen',
    says: 'Weight is entered in kg or in stones and pounds, height in cm or in feet and inches: choose the unit beside the field. The app works in kg and cm and shows what it read.',
    asked:
      'enter weight in stones and pounds; height in feet and inches; use imperial units; change kg to stone; change units in the app; weight in lbs; convert stone to kg in the app; metric or imperial',
  },
  {
    id: 'birthDate',
    page: 'regimen',
    says: 'In step 1 of a regimen age is entered as age or as date of birth: choose “Date of birth” at “Enter age by”. Under 2 years enter the age corrected for prematurity.',
    asked:
      'enter date of birth; put in a dob instead of age; corrected age for prematurity; age in months or days; where do I type the age of a baby; gestational age in the app; premature baby corrected age',
  },
  {
    id: 'newPatient',
    page: 'regimen',
    says: '“New patient” in the regimen clears the patient, the requirements and the products from this device. Print, copy or email the report before.',
    asked:
      'start a new patient; next patient; another patient; clear the regimen; delete the previous patient details; start a regimen from scratch; two patients at once; begin afresh; remove the old patient; switch to a different patient',
  },
  {
    id: 'products',
    page: 'regimen',
    says: 'In a regimen, step 4, Products: press + beside a product and enter how much of it each day; several can be added. The row of a product changes its amount or takes it out.',
    asked:
      'add a product to the regimen; put feeds in the plan of the app; choose products in the app; change the amount of a product; remove a product from the regimen; take a feed out of the app; add two products in the app; add a second feed in the app; enter how much of a product; select a feed in the calculator; mix two products in a regimen of the app; combine tube feed and sip feeds in one regimen of the app',
  },
  {
    id: 'ageShown',
    page: 'regimen',
    says: 'Inside a regimen the list shows products for the patient’s age first; “Show products for all ages” above it lifts that.',
    asked:
      'why can I not see all products in the regimen; product missing from the list in my regimen; adult products not shown for a child in the app; show all ages in the app; cannot find a product when adding it in the app; some products are hidden',
  },
  {
    id: 'fill',
    page: 'regimen',
    says: 'Where the amount of a product is entered, “Fill with this product to” gives the amount that reaches the need for energy, protein or fluid.',
    asked:
      'can the app work out how much product meets the requirement; fill up to the target in the app; fill energy to the need; amount to reach the target in the app; autofill the amount',
  },
  {
    id: 'meters',
    page: 'regimen',
    says: 'Beside the products the app shows energy, protein, nitrogen and fluid against the requirement, with the difference; vitamins and minerals are shown against the reference intakes of the country.',
    asked:
      'compare what the products provide with requirements in the app; does the app show if the feed meets the target; percentage of requirement met; shortfall in the app; vitamins and minerals against the rni; micronutrient adequacy in the app; see the totals of the regimen',
  },
  {
    id: 'findings',
    page: 'regimen',
    says: 'The app asks about what does not fit the patient: age, allergens, upper levels, amounts, fluid. Each finding says why and its source; what is kept is named in the report. Whether it is right is the dietitian’s decision.',
    asked:
      'why is there a warning beside the product; what do the flags mean; does the app warn about unsuitable feeds; does the app check allergens against the patient; safety checks in the app; alerts for overfeeding in the app; app says check before you go on; how do I dismiss a warning; does the app stop me choosing an adult feed for a baby; red warning; confirm a finding',
  },
  {
    id: 'pages',
    page: 'sim',
    says: 'Sim has a page for each kind of query: product, general, stock, request and frequently read articles.',
    asked:
      'product query page; general query; stock query; frequently read articles; topics of sim; request something',
  },
  {
    id: 'csv',
    page: 'regimen',
    says: 'Yes: step 5, Report, More options, saves the report as CSV for a spreadsheet, as JSON, FHIR R4 or FHIR R5, and copies it as short, full or ADIME text.',
    asked:
      'export to excel; csv; spreadsheet; fhir; json; export the data; put it into the electronic record; adime note; import into epr or ehr; download the figures; export the report as a file; integrates with our system',
  },
  {
    id: 'copy',
    page: 'regimen',
    says: 'Step 5, Report, has “Copy as text”; More options copies a short line, the full text or ADIME text. Paste it into the notes.',
    asked:
      'copy the report into the notes; paste the report into the medical record; copy and paste; get the text of the plan; put the report in the patient notes; copy as text; copy the summary',
  },
  {
    id: 'email',
    page: 'regimen',
    says: 'Step 5, Report, “Email report” sends it to your own work address, without anything that names the patient. It needs a connection.',
    asked:
      'email the report; send the plan to the ward by mail; send a report to a colleague or gp; share the report with a colleague; email the regimen to myself; can I send it to the patient; report by email did not arrive; who gets the email; send the feed plan',
  },
  {
    id: 'print',
    page: 'regimen',
    says: 'Step 5, Report, “Print or PDF” prints the report, or saves it as PDF from the print window of the browser. Cards have a Print button of their own.',
    asked:
      'print the report; print the regimen; save the report as pdf; paper copy; hard copy; how do I print; pdf of the regimen; printer; printout for the notes',
  },
  {
    id: 'report',
    page: 'regimen',
    says: 'The report is step 5 of a regimen: read, print, copy or email it there. It holds patient, requirements with their methods, products, totals against the need, vitamins and minerals, and the feed plan and recipe of the regimen.',
    asked:
      'where is the report; what is in the report; does the report show the feed plan; does the report include the recipe; share the report; summary of the regimen; does the report show vitamins; final step; report page; does the report begin with the regimen; show sources in the report',
  },
  {
    id: 'reportShut',
    page: 'regimen',
    says: 'The report opens once the patient’s details are complete and at least one product is chosen. What is missing, or has to be corrected or confirmed, is said at its field.',
    asked:
      'why can I not open the report; report is greyed out; report button disabled; cannot get to step 5; report will not open; stuck on a step; continue button not working; step is locked; report is empty',
  },
  {
    id: 'stressApplied',
    page: 'regimen',
    says: 'Stress is added, in per cent of the basal rate, and not multiplied with activity: Henry, Schofield and Harris–Benedict take it. PENG 2018, Mifflin–St Jeor and Penn State do not.',
    asked:
      'is stress added or multiplied; do you multiply the stress factor; stress on top of activity; is the injury factor added to bmr; does the app add stress to penn state; stress and activity together; which methods take a stress factor',
  },
  {
    id: 'basal',
    page: 'regimen',
    says: 'The basal metabolic rate (BMR) is measured at complete rest, fasting and just after waking; the resting rate (RMR, REE) under less strict conditions, and is a little higher. Henry, Schofield and Harris–Benedict give a basal rate, Mifflin–St Jeor a resting rate; activity comes on top of either.',
    asked:
      'difference between bmr and rmr; bmr or ree; basal versus resting metabolic rate; resting energy expenditure or basal; is henry basal or resting',
  },
  {
    id: 'login',
    page: 'support',
    says: 'The app needs no account, no password and no payment.',
    asked:
      'do I need an account; log in; sign in; sign up; register; forgot my password; username; is the app free; cost of the app; what does the app cost; subscription; create an account; can several people use one login; nhs login',
  },
  {
    id: 'audience',
    page: 'terms',
    says: 'The app is for healthcare professionals in the United Kingdom and Ireland, acting in their profession. It is not for patients, carers or the public.',
    asked:
      'who is the app for; who can use this; who is allowed to use the app; are carers allowed; is the app for patients or carers; app meant for professionals; can students use the app; can nurses use the app; can a patient use the app; who is it aimed at; change my professional answer',
  },
  {
    id: 'template',
    page: 'regimen',
    says: 'Products and amounts of a regimen can be saved on this device as a template: step 4, Templates. It is used, deleted, or its link copied for a colleague, there. A template holds nothing of the patient and stays on this device. The regimen itself is cleared when the tab is closed.',
    asked:
      'save a template; reuse the same products for another patient; save my usual feeds; save a combination of products; template; load a saved set; share a template with a colleague; keep my favourite regimen; use a regimen again; save a regimen as a pattern; standard regimens; save a set of products for another day; favourite combination; delete a template; where are templates kept; remove a saved template',
  },
  {
    id: 'cards',
    page: 'regimen',
    says: 'A ward card, a home plan and a recipe card are made from a feed plan or recipe of the regimen: choose “Feed plan”, then “Cards”, and print them there. Each can be had in large print.',
    asked:
      'ward card; sheet for the nurses; bedside card; home plan for the family; print the cards; print something for the ward with the rates; sheet with pump rates for the nurses; recipe card for parents; handout for the patient; something to leave at the bedside; card for carers at home in the app; take home sheet; nursing card; ward handout; large print card; plan for the care home from the app; instructions to give the family from the app',
  },
  {
    id: 'plan',
    page: 'regimen',
    says: 'A feed plan is set up in a regimen, once it holds a feed: choose “Feed plan” and enter sessions with their hours and rate, or boluses. What is entered is the dietitian’s.',
    asked:
      'where is the feed plan; where do I find the plan; set up a feed plan; make a feeding schedule; overnight feed in the app; enter a bolus regimen in the app; can the app do pump feeding; continuous feeding plan in the app; feed plan screen; feed plan with rates; plan rates and hours in the app; schedule feeds over 24 hours; set start and stop times; build a bolus plan; put a rest period in the plan of the app',
  },
  {
    id: 'firstDays',
    page: 'regimen',
    says: 'The first days are entered in the feed plan at “Build up”, in steps or from a cap; refeeding risk is not assessed by the app and has to be answered by the dietitian.',
    asked:
      'build up the feed over the first days in the app; starter regimen in the feed plan of the app; enter a step up of the rate in the app; refeeding in the app; does the app assess refeeding risk; increase the rate in steps in the plan of the app',
  },
  {
    id: 'flushes',
    page: 'regimen',
    says: 'Flushes, medicines by tube and extra water are entered in the feed plan under “Water and medicines” and counted in its fluid.',
    asked:
      'where do I enter flushes in the app; add water flushes to the feed plan; medicine water in the feed plan; flushes in the feed plan screen; extra water through the tube in the app; include flushes in the fluid total of the app',
  },
  {
    id: 'recipeScreen',
    page: 'regimen',
    says: 'A recipe is made in a regimen that holds a powder: choose “Feed plan”, then “Recipe”, and start from strength, water, scoops or kcal. Modules such as carbohydrate or fat can be added to it.',
    asked:
      'make a recipe for a powder in the app; where is the recipe in the app; concentrate a formula in the app; how do I do a powder feed in the app; scoops and water in the app; add a module to a feed in the app; recipe screen; recipe calculator',
  },
  {
    id: 'oral',
    page: 'regimen',
    says: 'A regimen counts the products that are chosen in it, by tube or by mouth. What is eaten, drunk beside them or given into a vein is not counted.',
    asked:
      'add food intake to the regimen; include what the patient eats in the app; oral intake in the app; other sources of energy in the app; propofol calories in the app; food chart in the app; enter what is eaten and drunk in the app; iv fluids in the total of the app',
  },
  {
    id: 'compare',
    page: 'products',
    says: 'Tick Compare beside up to four products in the product list, then “Compare products”. The comparison shows them per 100, per serving, per 100 kcal or at equal energy, and can be printed.',
    asked:
      'how do I compare products; put products side by side in the app; comparison page; how many products can I compare at once; print a comparison; compare two feeds in the app; compare per 100 kcal in the app; remove a product from the comparison; table of several products',
  },
  {
    id: 'filter',
    page: 'products',
    says: 'In the product list choose Filter products: kind of product, age, diet (vegan, vegetarian, halal, kosher), allergens and metabolic condition. A search by name or code works beside it.',
    asked:
      'filter the product list; is there a filter; search for a product in the app; find products without an allergen in the list of the app; filter by age; narrow down the list; how do I search; show only tube feeds in the list; clear the filters; browse products; look up by code; sort the list; where are the products',
  },
  {
    id: 'goTo',
    page: 'support',
    says: '“Go to…” in the header, or Ctrl K, leads to any product, field, method or screen by its name; arrow keys, Enter and Escape work in it.',
    asked:
      'keyboard shortcuts; shortcut keys; use the app without a mouse; quick search box; go to a screen fast; ctrl k; hotkeys; navigate by keyboard',
  },
  {
    id: 'accessibility',
    page: 'support',
    says: 'Text grows with the setting of the browser or device, dark colours follow the device, and everything works by keyboard and screen reader. Cards can be printed in large print.',
    asked:
      'dark mode; night mode; make the text bigger; larger font; zoom; screen reader; accessibility; high contrast; hard to read the screen; colour blind; voice over',
  },
  {
    id: 'offline',
    page: 'support',
    says: 'After the first visit the app works offline: products, calculators, report and Sim. Email and notifications need a connection.',
    asked:
      'does it work without internet; offline; no wifi on the ward; no signal; use on a plane; keep working when I lose wifi; what happens if I lose signal; do I need to be online; internet goes down; in the basement with no reception; works without a connection; flight mode; what does not work offline; does sim work offline; use it in the community without data; mobile data',
  },
  {
    id: 'decides',
    page: 'regimen',
    says: 'The app works out what you enter by published methods and shows formula and source. It recommends nothing: product, rate and dose are the dietitian’s decision.',
    asked:
      'does the app recommend a feed; can the app choose for me; can I rely on the app; is the app safe; does the app decide the rate; does the app tell me what to give; is it a medical device; clinical responsibility of the app; who is responsible for what the app says; can I trust the results; has it been validated; accuracy of the calculators',
  },
  {
    id: 'regimen',
    page: 'regimen',
    says: 'A regimen takes five steps: patient, energy, protein and fluid, products, report.',
    asked:
      'start a regimen; create a regimen; new regimen; regimen; calculate requirements in the app; how do I begin; where do I begin in the app; where are the calculators; steps of the regimen; how do I use the app; how does this app work; plan a patient in the app; work out requirements in the app; enter patient details; calculate energy needs in the app; help me start a regimen; where do I put the weight in the app',
  },
  {
    id: 'editStep',
    page: 'regimen',
    says: 'Choose the step above the screen, or “Edit” beside the patient summary: nothing is lost by going back, and the results follow what you change.',
    asked:
      'go back a step; change the weight I entered; edit patient details; I typed the wrong weight; correct an entry; undo; start again in a step of the app; change the equation afterwards; go back without losing data; fix a mistake in the patient details in the app',
  },
  {
    id: 'chooseMethod',
    page: 'regimen',
    says: 'In step 2 the methods offered for the age and country are listed, the default first: choose another there. Protein and fluid have their own in step 3. Each shows formula, source and status. Energy, protein and fluid per kg can be set from your own guide.',
    asked:
      'change the equation; choose a different energy method; use another formula; can I enter my own requirement; enter my own kcal; set the protein target by hand; override the calculation; manual target; where do I pick the method; use schofield instead; set g per kg myself in the app; enter activity factor in the app; select stress factor in the app',
  },
  {
    id: 'working',
    page: 'regimen',
    says: 'Every result of the calculators can be opened to its formula, the numbers put in, source and status; the report names the methods with their sources.',
    asked:
      'show the working; how did you get this number; see the formula used; where do I see the equations; check the calculation; explain the result; show how it was calculated; references for the calculators in the app; are the calculations evidence based; status of a figure; not yet verified',
  },
  {
    id: 'limits',
    page: 'regimen',
    says: 'The calculators are not for parenteral nutrition, infants born preterm or pregnancy; each says outside which ages and weights it was not made to be used.',
    asked:
      'does the app do parenteral nutrition; can I use the app for preterm babies; neonates in the app; pregnancy in the calculator; pregnant patients in the app; who should the calculators not be used for; limits of the app; tpn in the app; age range of the calculator; does the app work for children',
  },
  {
    id: 'maker',
    page: 'contact',
    says: 'The app and its products are those of its provider, {provider}. {demonstration}',
    asked:
      'who makes the app; who makes it; who runs this app; who provides this; which company is behind the app; who made the products; who is the manufacturer; manufacturer; who owns this; who is the provider; name of the company; who developed it; who makes these feeds',
  },
  {
    id: 'feedback',
    page: 'contact',
    says: 'Feedback, and an error in the app or in the data of a product, goes by email: say which page and which figure. Until it is answered, go by the label on the pack.',
    asked:
      'give feedback; leave feedback; report a bug; mistake in the product data; wrong figure in the app; suggestion for the app; report an error; value does not match the label; typo in the app; who do I tell about a wrong value; improve the app; the figure on the label is different; request a feature; I found a fault in the calculation',
  },
  {
    id: 'training',
    page: 'contact',
    says: 'Courses and webinars are on the academy site of your country.',
    asked:
      'training; webinar; course; academy; cpd; e learning; learn how to use the app; study days; education events',
  },
  {
    id: 'faqs',
    page: 'faqs',
    says: 'The frequently asked questions, with their answers and sources, are in Support, FAQs.',
    asked:
      'faqs; frequently asked questions; common questions; help pages; user guide; manual; instructions for the app',
  },
  {
    id: 'history',
    page: 'sim',
    says: 'The conversation with Sim is kept for this visit only; “Clear the conversation” ends it at once.',
    asked:
      'do you remember my questions; chat history; delete this chat; end a conversation; clear the conversation; what did I ask before; previous questions; will you know what I asked tomorrow; save this chat; remember me next time; is this chat recorded; copy the chat',
  },
  {
    id: 'languages',
    page: 'support',
    says: 'The app and Sim are in English only.',
    asked:
      'other languages; welsh; irish language; gaeilge; polish; translate the app; french; app in another language',
  },
  {
    id: 'favourites',
    page: 'products',
    says: 'The app keeps no list of favourites. A search by name, or the product list with its filters, finds a product again; products with amounts can be saved as a template.',
    asked:
      'favourites; bookmark a product; save a product; star a product; my products; save products to a list; pin a product',
  },
  {
    id: 'shareProduct',
    page: 'products',
    says: 'Each product has a page of its own with directions, description and nutrition: its address can be copied from the browser and sent.',
    asked:
      'share a product with a colleague; send a link to a product; link to the product page; data card of a product as a link; where do I see the whole label; print a product page',
  },
  {
    id: 'samples',
    page: 'products',
    says: 'Samples are ordered from the page of a product, where they are offered in your country; the sampling service asks for your professional details.',
    asked:
      'order samples in the app; where in the app do I request samples; sample button; how are samples ordered in the app',
  },
  {
    id: 'demo',
    page: 'products',
    says: '{demonstration}',
    asked:
      'are these real products; is this a demonstration; fictional products; demo; is this real; test data; are the values real; never heard of these brands',
  },
  {
    id: 'sim',
    page: 'sim',
    says: 'I am Sim, an automatic assistant on this device, not a person and not a language model. I look up products, codes, nutrition values, the app’s methods and answers to common questions, and name the source of each.',
    asked:
      'what is sim; who are you; what can I ask you; what can you do; what can I ask; are you a robot; robot or a person answering; are you an ai; are you using ai; are you chatgpt; are you a real person; is sim a language model; how do you work; where do you get your answers; can I trust your answers; can I trust sim; are you a dietitian; are you qualified; does sim use ai; who made you; what do you know; are you human; is this artificial intelligence; does sim make things up; your sources',
  },
];
