import { SAVE_APP_INSTRUCTIONS, type SaveAppPlatform } from '../support/save-app.ts';

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

/** `first` is said before the rest where one of its words is asked for. */
export type HelpTopic = {
  id: string;
  page: HelpPage;
  says: string;
  asked: string;
  first?: readonly { words: string; says: string }[];
};

const stepsOf = (platform: SaveAppPlatform): string => {
  const { title, steps } = SAVE_APP_INSTRUCTIONS[platform];
  return `${title}: ${steps.join(' ')}`;
};

// Longer than other files: one list, so that a topic is looked for in one place.
export const APP_HELP: readonly HelpTopic[] = [
  {
    id: 'install',
    page: 'saveApp',
    says: 'The app can be put on the home screen: Support, Save to home screen shows the steps for your device.',
    asked:
      'put the app on my phone; put this on my phone; install this on my ipad; save the app to the home screen; install the app on my iphone; download the app; app store or play store; is there an app for android or ipad; get an icon on my desktop; add to home screen; does it work on a tablet; does the app work on my device or browser; google play; play store; apple store; download; how to download it; shortcut on the desktop; where can I download it; desktop app; works on a phone; does it run on windows; which browsers does it work in; samsung phone; does it take up much space; install; can I get it as an app; icon on the home screen; how do I install it; is there a mobile version; need an app store; pin to the home screen; on a work laptop; on the ward computer; do I have to download anything; save the app on my ipad; putting it on my home screen; stick the app on my phone; add the app to my tablet; how do I get it on my phone; save to home screen on an ipad; steps for the home screen on android; how do I pin it on chrome',
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
    says: 'Notifications about product changes are switched on and off in Support, Notifications, with the topics you want; where the browser blocks them, the steps to allow them are there too. They never say anything about a patient.',
    asked:
      'turn on notifications; turn off alerts; stop push messages; hear about product changes; be told when a product is discontinued or withdrawn; get news of new products; notification topics; why do I get no notifications; notifications are blocked in the browser; allow notifications; tell me when a product changes; push notifications; alert for new products; let me know about changes; stop notifications; unsubscribe; too many notifications; mute; pop ups; notify me; newsletter; news; product news; switch off notifications; how do I hear about withdrawals; do notifications say anything about patients; notifications on iphone; tell me when something is discontinued',
  },
  {
    id: 'region',
    page: 'region',
    says: 'The country is changed in the header, or in Support, Region. It decides the products, calculators, documents and contact details. A regimen in progress keeps its patient; products that are not sold there are named and taken out.',
    asked:
      'change my country to ireland; switch region; change to the uk; irish version; uk version; switch to the irish version; how do I get the irish range; switch to the uk version; wrong country; I moved to dublin change the app; what changes when I switch region; set the app to northern ireland; which country am I in; wrong country picked; other country; from uk to ireland; english version; where do I change country; picked the wrong country at the start; works in scotland; I moved to england; which countries does it cover; is it available outside the uk; use it in america; change of country does what to my regimen',
  },
  {
    id: 'privacy',
    page: 'privacy',
    says: 'What you enter about a patient stays on this device, in this tab, and is cleared when the tab is closed; only a report that you send leaves it. Questions to Sim are kept for this visit only. The privacy statement says what else is stored.',
    asked:
      'does the app store patient details; is patient data kept; is anything I type stored; where is the data saved; where does what I type about a patient end up; where do my entries go; who can see what I enter; what happens to my data; where does my data go; is it private and confidential; is my stuff private; do you keep what I type; gdpr; data protection; cookies; cookie policy; privacy policy; privacy statement; does anything leave my device; is data sent to a server; is patient data sent anywhere; do you track me; what do you know about my patients; what do you store about me; is it safe to put a patient name in; are my questions to sim recorded or logged; personal data; information governance; is my recipe saved anywhere; is the feed plan stored on your server; uploaded; cloud; is anything uploaded to the cloud; is it gdpr compliant; data privacy; hack; how safe is the data; can my manager see what I do; can anyone else see it; do you share data; sell data; third party; analytics; is it encrypted; patient confidentiality; caldicott; dpia; ico; data controller; where are the servers; do you see what I enter; do you keep my patients info; will patient details be stored; does it upload anything; can I put in the name of a patient; hospital number; do I enter initials; identifiable information; is it ok to use on a shared computer; does the company see my patients; is it anonymous; can it team see my patients; where do patient details go; where do my patients details go; what happens to the details I put in; does the patient information leave the ward; are patient names sent off; who gets to see it',
  },
  {
    id: 'kept',
    page: 'regimen',
    says: 'A regimen is kept in this tab only: a reload or an update loses nothing, and closing the tab, “New patient” or 60 minutes without use clear it. Print, copy or email its report to keep it; products with amounts can be saved as a template.',
    asked:
      'what happens to my regimen when I close the app or tab; will I lose my plan if I close the browser; where did my regimen disappear to; my regimen disappeared; is my plan saved automatically; come back to a patient tomorrow; find an old regimen; how long is the regimen kept; does the app time out; save my patient for later; open the regimen I did yesterday; continue a regimen on another computer; use it on two computers at once; same regimen on two devices; patient i did yesterday in the app; history of previous patients; does the calculation get saved; i refreshed the page and lost everything; save the regimen; keep the plan; timeout; 60 minutes; how long until it times out; app cleared my patient; my patient is gone; it was all cleared; everything has gone; closed the tab by accident; lost my work; my battery died; does it save automatically; autosave; save and come back later; come back to it later; come back next week; carry on tomorrow; open it again later; look up an old patient; past regimens; reopen a regimen; where are my saved patients; saved patients; does it save; do I have to save; can I save it; save my work; open the same regimen on my phone; move it to another device; same patient on my ipad and computer; go back to a patient I did before; back button lost it; if the page reloads; do I lose it if I refresh; does it keep patients; still working on this patient message; can I save more than one patient; save several patients; save two patients; store a list of patients; keep a list of my patients; where are my other patients',
  },
  {
    id: 'terms',
    page: 'terms',
    says: 'The terms of use are on a page of their own.',
    asked:
      'terms and conditions; terms of use; copyright; legal; licence; liability; terms; disclaimer; small print; can I screenshot it for teaching; use it in teaching; may I use pictures; intellectual property; whose copyright; user agreement; are you liable; licence to use it',
  },
  {
    id: 'updates',
    page: 'support',
    says: '{updated} Support, Check for product updates brings them up to date.',
    asked:
      'update the product list; how fast does the app update products; how often are products updated; is the product data up to date; when was the catalogue last updated; how old is the data; how recent are the values; how recent is the product information; refresh the product information; is what I am reading current; refresh products; sync the catalogue; check for updates; latest product list in the app; date of the data; how often is the product information updated; how do I know the products in the app are current; products not updating; when were these figures checked; out of date information in the app; when were products updated; how current is it; is it up to date; last update; how often is it updated; are the values current; get the latest data; check for product updates; products out of date; stale data; catalogue date; how do I update products; when did the products change; new products not showing; do I need to update anything; does it update itself',
  },
  {
    id: 'newVersion',
    page: 'support',
    says: 'A new version of the app says so at the top of the screen: choose “Update now”. The regimen stays as it is.',
    asked:
      'update the app; new version of the app; upgrade the app; get the newest version; message that a new version is ready; will I lose my work when I update; update now; update banner; banner at the top; new version; message at the top of the screen; there is a banner about an update; should I press update; does an update lose my patient; automatic updates; how do I update it',
  },
  {
    id: 'count',
    page: 'products',
    says: 'There are {count} products for {country} in the app.',
    asked:
      'how many products are in the app; number of products in the catalogue; size of the catalogue; how many products do you have in total; how many products are listed; how big is the range; how many products; total products; number of products',
  },
  {
    id: 'reset',
    page: 'support',
    says: 'Support, Clear everything from this device removes your settings, the saved products and the regimen; “New patient” in the regimen clears the regimen alone.',
    asked:
      'reset the app; clear my data; delete everything; wipe the app; start the app over; remove all data from this device; clear the saved copy; uninstall; start again; how do I delete the app; get rid of the app; factory reset; clear cache; handing back my ipad; clear it off a shared computer; clear my settings; remove templates and all; leaving my job clear the device; how do I uninstall it',
  },
  {
    id: 'restart',
    page: 'support',
    says: 'Load the page again, or choose Support, Restart app, which opens it from the start page; the saved products stay.',
    asked:
      'app is frozen; the app is not working; app keeps crashing; screen is blank; page stuck loading; restart the app; app not loading products; the app is slow; crash; will not load; page will not load; not loading; it is stuck; glitch; white screen; nothing happens when I press; it has stopped working; not working; does not work; spinning wheel; turn it off and on; reload the page; technical problem; technical issue; it help desk; the screen of the app is frozen',
  },
  {
    id: 'version',
    page: 'version',
    says: 'This is version {version}. It stands on the start page and in Support.',
    asked:
      'which version of the app is this; version number; app version; what version am I on; build number; what version is this; which version am I using; am I on the latest version; release notes; what is new; what has changed in the app; changelog',
  },
  {
    id: 'units',
    page: 'regimen',
    says: 'Weight is entered in kg or in stones and pounds, height in cm or in feet and inches: choose the unit beside the field. The app works in kg and cm and shows what it read.',
    asked:
      'enter weight in stones and pounds; height in feet and inches; use imperial units; change kg to stone; change units in the app; weight in lbs; convert stone to kg in the app; metric or imperial; stones; weight in stone; weight in pounds; feet and inches; height in feet; kg or stone; lbs; pounds; does it take stones; convert pounds; convert stone; convert feet; kilos; does it do stones and pounds; weighed in stones; switch to kg; change the unit; height in inches; height in metres; how do I enter 5 foot 6; can I type 11 stone 4; what units does it use; does it show kj; kilojoules in the app; mmol or mg in the app',
  },
  {
    id: 'birthDate',
    page: 'regimen',
    says: 'In step 1 of a regimen age is entered as age or as date of birth: choose “Date of birth” at “Enter age by”. Under 2 years enter the age corrected for prematurity.',
    asked:
      'enter date of birth; put in a dob instead of age; corrected age for prematurity; age in months or days; where do I type the age of a baby; gestational age in the app; premature baby corrected age; date of birth; dob; do I enter age or date of birth; enter age; how do I enter the age; age in weeks; age in days; newborn age in the app; baby of 3 weeks in the app; how do I put in a baby; corrected age; corrected gestational age; use corrected or actual age; correct for prematurity; what age do I put for a prem; age limits of the field',
  },
  {
    id: 'newPatient',
    page: 'regimen',
    says: '“New patient” in the regimen clears the patient, the requirements and the products from this device. Print, copy or email the report before.',
    asked:
      'start a new patient; next patient; clear the regimen; delete the previous patient details; start a regimen from scratch; two patients at once; begin afresh; remove the old patient; switch to a different patient; how do I start on the next patient; another one; new person; clear the patient; clear this patient; how do I clear the old one; do it again for a different patient; same methods for the next patient; start over with a new patient; several patients at once; caseload; done with this patient how do I do the next one; finished with this patient how do I do another; how do I move on to the next patient; two patients open in two tabs; can I have two tabs; create new regimen; clear the patient and start again; start again with a new patient; wipe the patient; blank regimen; empty the regimen',
  },
  {
    id: 'products',
    page: 'regimen',
    says: 'In a regimen, step 4, Products: press + beside a product and enter how much of it each day; several can be added. The row of a product changes its amount or takes it out.',
    asked:
      'add a product to the regimen; put feeds in the plan of the app; choose products in the app; change the amount of a product; remove a product from the regimen; take a product out of the regimen; take a product out; take a feed out of the app; add two products in the app; add a second feed in the app; enter how much of a product; select a feed in the calculator; mix two products in a regimen of the app; combine tube feed and sip feeds in one regimen of the app; add a product; how do I add feeds; change the amount; change the volume of a product; take a product out; take it out again; delete a product; remove it; swap a product; replace a product; add a module; where do I put the volume; where do I put the amount; select products; product selection; where do I choose products; where do I put in the feed; press plus',
  },
  {
    id: 'ageShown',
    page: 'regimen',
    says: 'Inside a regimen the list shows products for the patient’s age first; “Show products for all ages” above it lifts that.',
    asked:
      'why can I not see all products in the regimen; product missing from the list in my regimen; adult products not shown for a child in the app; show all ages in the app; cannot find a product when adding it in the app; some products are hidden; why is a product missing; product missing; products not showing; not all products are shown; some products missing; adult products for a child in the app; show all; show hidden products; why is the list so short; why are there only a few products; cannot find a product; products for other ages; list is short for my patient',
  },
  {
    id: 'fill',
    page: 'regimen',
    says: 'Where the amount of a product is entered, “Fill with this product to” gives the amount that reaches the need for energy, protein or fluid.',
    asked:
      'can the app work out how much product meets the requirement; fill up to the target in the app; fill energy to the need; amount to reach the target in the app; autofill the amount; fill; fill to the need; how much volume to reach the target in the app; work out the volume for me; let the app work out the amount; calculate the amount for me; meet energy automatically; does it work out how many bottles; match requirements automatically; fill button; what is fill with this product; how do I fill to protein; work backwards from the requirement',
  },
  {
    id: 'meters',
    page: 'regimen',
    says: 'Beside the products the app shows energy, protein, nitrogen and fluid against the requirement, with the difference; vitamins and minerals are shown against the reference intakes of the country.',
    asked:
      'compare what the products provide with requirements in the app; does the app show if the feed meets the target; percentage of requirement met; shortfall in the app; vitamins and minerals against the rni; micronutrient adequacy in the app; see the totals of the regimen; how much of the requirement is met; percentage met; percent of need; am I meeting requirements; is the requirement met; does it meet the target; totals; where are the totals; see totals; what do the bars mean; what does the green bar mean; shortfall; total energy of the regimen; total protein of the regimen; total fluid of the regimen; vitamins and minerals of the regimen; does it show micronutrients; are micronutrients met; rni met; above the upper level; how is the percentage of requirement worked out; what is the percentage of requirement; how does it decide the percentage of requirement',
  },
  {
    id: 'findings',
    page: 'regimen',
    says: 'The app asks about what does not fit the patient: age, allergens, upper levels, amounts, fluid. Each finding says why and its source; what is kept is named in the report. Whether it is right is the dietitian’s decision.',
    asked:
      'why is there a warning beside the product; what do the flags mean; does the app warn about unsuitable feeds; does the app check allergens against the patient; safety checks in the app; alerts for overfeeding in the app; app says check before you go on; how do I dismiss a warning; does the app stop me choosing an adult feed for a baby; red warning; confirm a finding; warnings; warning triangle; red triangle; yellow triangle; orange box; what is this warning; why am I getting a warning; why is it asking me to confirm; why is it asking me to check; tick a box before adding; named in the report; kept and named in the report; check before you go on; ignore a warning; switch off warnings; get rid of the warning; flag on the product; does it check age; it says outside the range; override a warning; why does it say not for this age; does it pick up mistakes; does it catch typing errors; why do I have to tick a box',
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
      'export to excel; csv; fhir; json; export the data; put it into the electronic record; adime note; import into epr or ehr; download the figures; export the report as a file; integrates with our system; formats; file formats; what formats; which formats does the report come in; excel file; word document; export; epic; systmone; emis web; rio; cerner; integrate; integration with the electronic record; interoperability; send to the electronic record; connect to our system; does it link with our system; hl7; api; download the report; download as a file; raw data; save as csv; data file; get it into excel; in a table; adime; pes; more options; dietetic record',
  },
  {
    id: 'copy',
    page: 'regimen',
    says: 'Step 5, Report, has “Copy as text”; More options copies a short line, the full text or ADIME text. Paste it into the notes.',
    asked:
      'copy the report into the notes; paste the report into the medical record; copy and paste; get the text of the plan; put the report in the patient notes; copy as text; copy the summary; copy; copy into the notes; paste into systmone; paste into epr; how do I get it into the notes; document it in the notes; copy to clipboard; clipboard; short text; one line summary; text version; write it up; copy the figures; into word',
  },
  {
    id: 'email',
    page: 'regimen',
    says: 'Step 5, Report, “Email report” sends it to your own work address, without anything that names the patient. It needs a connection.',
    asked:
      'email the report; send the plan to the ward by mail; send a report to a colleague or gp; share the report with a colleague; email the regimen to myself; can I send it to the patient; report by email did not arrive; who gets the email; send the feed plan; email it; send it to myself; who can I send it to; send it to a gp; send it to the ward; email not arrived; email has not come; email has not come through; did not get the email; junk folder; email failed; will not send; which email address; nhs mail; nhsmail; work email; is the email secure; send to several people; can I email a colleague; how do I send it; share it; does it email the gp; forward it; how do I send the report',
  },
  {
    id: 'print',
    page: 'regimen',
    says: 'Step 5, Report, “Print or PDF” prints the report, or saves it as PDF from the print window of the browser. Cards have a Print button of their own.',
    asked:
      'print the report; print the regimen; save the report as pdf; paper copy; hard copy; how do I print; pdf of the regimen; printer; printout for the notes; pdf; print out; make a pdf; save as pdf; get a pdf; print on one page; print in black and white; printing is cut off; a4; print the plan; print preview; print the whole thing; printer not working; fix my printer',
  },
  {
    id: 'report',
    page: 'regimen',
    says: 'The report is step 5 of a regimen: read, print, copy or email it there. It holds patient, requirements with their methods, products, totals against the need, vitamins and minerals, and the feed plan and recipe of the regimen.',
    asked:
      'where is the report; what is in the report; does the report show the feed plan; does the report include the recipe; share the report; summary of the regimen; does the report show vitamins; final step; report page; does the report begin with the regimen; show sources in the report; report; where do I find the report; find the report; see the report; get the report; final report; how do I get a report; what does the report look like; does the report name the patient; patient name on the report; is the date on the report; does it put my name on the report; report title; get a summary at the end; what comes out at the end; is there a summary; add a note to the report; write comments on the report; edit the report; sign the report',
  },
  {
    id: 'reportShut',
    page: 'regimen',
    says: 'The report opens once the patient’s details are complete and at least one product is chosen. What is missing, or has to be corrected or confirmed, is said at its field.',
    asked:
      'why can I not open the report; report is greyed out; report button disabled; cannot get to step 5; report will not open; stuck on a step; continue button not working; step is locked; report is empty; grey button; greyed out; button greyed out; cannot continue; continue greyed out; continue does nothing; will not let me continue; it will not let me go on; cannot get to the report; why is there no report; why is the report locked; locked; disabled; cannot get past the first page; cannot get past patient details; stuck on patient details; still needed message; cannot open products; why can I not go further; next step is locked; report not showing; it will not let me go to the next page',
  },
  {
    id: 'stressApplied',
    page: 'regimen',
    says: 'Stress is added, in per cent of the basal rate, and not multiplied with activity: Henry, Schofield and Harris–Benedict take it. PENG 2018, Mifflin–St Jeor and Penn State do not.',
    asked:
      'is stress added or multiplied; do you multiply the stress factor; stress on top of activity; is the injury factor added to bmr; does the app add stress to penn state; stress and activity together; which methods take a stress factor; stress and activity; add stress or multiply; stress times activity; is stress added on; stress factor added; multiply stress; does peng use stress; does mifflin use stress; stress with henry; how is stress applied; how is stress added; combine stress and activity; stress with schofield; is stress on top of pal; can I use stress factors with penn state; stress double counted',
  },
  {
    id: 'basal',
    page: 'regimen',
    says: 'The basal metabolic rate (BMR) is measured at complete rest, fasting and just after waking; the resting rate (RMR, REE) under less strict conditions, and is a little higher. Henry, Schofield and Harris–Benedict give a basal rate, Mifflin–St Jeor a resting rate; activity comes on top of either.',
    asked:
      'difference between bmr and rmr; bmr or ree; basal versus resting metabolic rate; resting energy expenditure or basal; is henry basal or resting; bmr or rmr; ree; rmr; bmr versus ree; what is the difference between bmr and ree; basal or resting; what is rmr; what is ree; resting metabolic rate; why is there only a basal rate; bmr and total energy',
  },
  {
    id: 'login',
    page: 'support',
    says: 'The app needs no account, no password and no payment.',
    asked:
      'do I need an account; log in; sign in; sign up; register; forgot my password; is the app free; cost of the app; what does the app cost; subscription; create an account; can several people use one login; nhs login; is it free; free of charge; free to use; pay; do I have to pay; price of the app; subscription fee; log out; user name; licence fee; do I need to sign up; smartcard; do I have to log in; who pays; premium version; in app purchases',
  },
  {
    id: 'audience',
    page: 'terms',
    says: 'The app is for healthcare professionals in the United Kingdom and Ireland, acting in their profession. It is not for patients, carers or the public.',
    asked:
      'who is the app for; who can use this; who is allowed to use the app; are carers allowed; is the app for patients or carers; app meant for professionals; can students use the app; can nurses use the app; can a patient use the app; who is it aimed at; change my professional answer; who is it for; who can use it; can I use it; can I use this; can I use it as a student; can a nurse use it; for dietitians only; is it just for dietitians; do I have to be a dietitian; can patients use it; can a patient use this; can carers use it; can families use it; for the public; i said I am not a professional; i pressed the wrong answer at the start; professional question; healthcare professional; can I let a patient see this',
  },
  {
    id: 'template',
    page: 'regimen',
    says: 'Products and amounts of a regimen can be saved on this device as a template: step 4, Templates. It is used, deleted, or its link copied for a colleague, there. A template holds nothing of the patient and stays on this device. The regimen itself is cleared when the tab is closed.',
    asked:
      'save a template; reuse the same products for another patient; save my usual feeds; save a combination of products; template; load a saved set; share a template with a colleague; keep my favourite regimen; use a regimen again; save a regimen as a pattern; standard regimens; save a set of products for another day; favourite combination; delete a template; where are templates kept; remove a saved template; save as template; how do I save a template; template link; share a template; send a template; how many templates; how many templates can I have; template limit; save a set; save products for next time; save a set of products for next time; save my regimen for another patient; use the same feeds again; reuse a regimen; copy a regimen to another patient; save a standard plan; preset; starter sets; does a template hold the patient; does a template keep the feed plan; load a template; open a template; find my templates; template from a colleague; rename a template; edit a template; share my regimen with a colleague as a link; load saved products',
  },
  {
    id: 'cards',
    page: 'regimen',
    says: 'A ward card, a home plan and a recipe card are made from a feed plan or recipe of the regimen: choose “Feed plan”, then “Cards”, and print them there. Each can be had in large print.',
    asked:
      'ward card; sheet for the nurses; home plan for the family; print the cards; print something for the ward with the rates; sheet with pump rates for the nurses; recipe card for parents; handout for the patient; something to leave at the bedside; card for carers at home in the app; take home sheet; nursing card; ward handout; large print card; plan for the care home from the app; instructions to give the family from the app; home card; for the parents; something to give the parents; something for parents; something for the nurses; patient information sheet; leave at the bedside; sheet for the school; instructions for home; recipe card; recipe sheet; large print; bigger print for carers; print for the nurses; discharge sheet; why is there no card; no card yet; what is on the ward card; patient sheet',
  },
  {
    id: 'plan',
    page: 'regimen',
    says: 'A feed plan is set up in a regimen, once it holds a feed: choose “Feed plan” and enter sessions with their hours and rate, or boluses. What is entered is the dietitian’s.',
    asked:
      'where is the feed plan; where do I find the plan; set up a feed plan; make a feeding schedule; overnight feed in the app; enter a bolus regimen in the app; can the app do pump feeding; continuous feeding plan in the app; feed plan screen; feed plan with rates; plan rates and hours in the app; schedule feeds over 24 hours; set start and stop times; build a bolus plan; put a rest period in the plan of the app; feed plan; schedule; how do I make a feed plan; overnight feeding in the app; where do I put the rate; where do I enter the rate; enter the pump rate; where do the pump rates go; where do I do the pump rates; build up the rate over days in the plan; build the rate up over several days in the plan; sessions; add a session; edit a session; where is the plan; delete the plan; pump step; timetable; jejunal feeding in the app; where do I set the pump start time; set the start time; change the start time of the feed; where do I put the pump hours; put in a break overnight in the plan; when does the feed start in the plan',
  },
  {
    id: 'firstDays',
    page: 'regimen',
    says: 'The first days are entered in the feed plan at “Build up”, in steps or from a cap; refeeding risk is not assessed by the app and has to be answered by the dietitian.',
    asked:
      'build up the feed over the first days in the app; starter regimen in the feed plan of the app; enter a step up of the rate in the app; refeeding in the app; does the app assess refeeding risk; increase the rate in steps in the plan of the app; starter regimen; does it assess refeeding; does the app flag refeeding; from a cap; how do I enter a build up',
  },
  {
    id: 'flushes',
    page: 'regimen',
    says: 'Flushes, medicines by tube and extra water are entered in the feed plan under “Water and medicines” and counted in its fluid.',
    asked:
      'where do I enter flushes in the app; add water flushes to the feed plan; medicine water in the feed plan; flushes in the feed plan screen; extra water through the tube in the app; include flushes in the fluid total of the app; add flushes; enter flushes; where do flushes go; where do I put flushes; add extra water; water with medicines; count the flushes; fluid from flushes; water and medicines; where do I add water; does it count flushes; are flushes included',
  },
  {
    id: 'recipeScreen',
    page: 'regimen',
    says: 'A recipe is made in a regimen that holds a powder: choose “Feed plan”, then “Recipe”, and start from strength, water, scoops or kcal. Modules such as carbohydrate or fat can be added to it.',
    asked:
      'make a recipe for a powder in the app; where is the recipe in the app; concentrate a formula in the app; how do I do a powder feed in the app; scoops and water in the app; add a module to a feed in the app; recipe screen; recipe calculator; make a recipe; how do I make a recipe; where do I do a recipe; powders in the app; enter scoops; concentrate a feed in the app; kcal per ml of a recipe; add a module; add carbohydrate; how much water for a powder in the app; dilute in the app; does it do recipes; does it make recipes',
  },
  {
    id: 'oral',
    page: 'regimen',
    says: 'A regimen counts the products that are chosen in it, by tube or by mouth. What is eaten, drunk beside them or given into a vein is not counted.',
    asked:
      'add food intake to the regimen; include what the patient eats in the app; oral intake in the app; other sources of energy in the app; propofol calories in the app; food chart in the app; enter what is eaten and drunk in the app; iv fluids in the total of the app; count what they eat; diet as well; add what the patient eats; add oral intake; does it include what they drink; part oral part tube; other energy sources; can I add a drip; include iv fluids',
  },
  {
    id: 'compare',
    page: 'products',
    says: 'Tick Compare beside up to four products in the product list, then “Compare products”. The comparison shows them per 100, per serving, per 100 kcal or at equal energy, and can be printed.',
    asked:
      'how do I compare products; how do I compare two products; put products side by side in the app; comparison page; how many products can I compare at once; print a comparison; compare two feeds in the app; compare per 100 kcal in the app; remove a product from the comparison; table of several products; how many can I compare; most products to compare; four products; share a comparison; highlight differences; mark differences; compare button; empty the comparison; where is compare; how many products can I put side by side; how many feeds can I compare at a time; maximum number to compare; compare more than four; can I compare five; can I compare six products; what is the most I can compare',
  },
  {
    id: 'filter',
    page: 'products',
    says: 'In the product list choose Filter products: kind of product, age, diet (vegan, vegetarian, halal, kosher), allergens and metabolic condition. A search by name or code works beside it.',
    asked:
      'filter the product list; is there a filter; search for a product in the app; find products without an allergen in the list of the app; filter by age; narrow down the list; how do I search; clear the filters; browse products; look up by code; sort the list; where are the products; filters; search; search box; search bar; where is the search; find a product; how do I find a product; look up a product; search by code; browse; find vegan products in the app; find halal products in the app; filter for allergens; filter by condition; sort; no products match; wrong results in the search; products tab',
  },
  {
    id: 'goTo',
    page: 'support',
    says: '“Go to…” in the header, or Ctrl K, leads to any product, field, method or screen by its name; arrow keys, Enter and Escape work in it.',
    asked:
      'keyboard shortcuts; shortcut keys; use the app without a mouse; quick search box; go to a screen fast; ctrl k; hotkeys; navigate by keyboard; keyboard; shortcuts; ctrl; go to box; command palette; jump to a screen; quicker way; quick way to add; without a mouse; is there a quicker way; hot key; key combination; slash key; alt key',
  },
  {
    id: 'accessibility',
    page: 'support',
    says: 'Text grows with the setting of the browser or device, dark colours follow the device, and everything works by keyboard and screen reader. Cards can be printed in large print.',
    asked:
      'dark mode; night mode; make the text bigger; larger font; zoom; screen reader; accessibility; high contrast; hard to read the screen; colour blind; voice over; dark; light mode; font; font size; text size; small text; text too small; print is tiny; cannot read it; bigger text; bigger letters; larger text; make it bigger; colours; change the colours; contrast; colourblind; dyslexia; dyslexic; visually impaired; poor eyesight; jaws; voiceover; talkback; reads aloud; disability; wcag; landscape; rotate the screen; turn my phone',
  },
  {
    id: 'offline',
    page: 'support',
    says: 'After the first visit the app works offline: products, calculators, report and Sim. Email and notifications need a connection.',
    asked:
      'does it work without internet; offline; no wifi on the ward; no signal; use on a plane; keep working when I lose wifi; what happens if I lose signal; do I need to be online; internet goes down; in the basement with no reception; works without a connection; flight mode; what does not work offline; does sim work offline; use it in the community without data; mobile data; offline mode; without wifi; poor signal; home visit; no data; in the car; works offline; does it work offline; need data; what needs the internet; wifi is down; how much data does it use; does it use my data; connection dropped; lost connection',
  },
  {
    id: 'decides',
    page: 'regimen',
    says: 'The app works out what you enter by published methods and shows formula and source. It recommends nothing: product, rate and dose are the dietitian’s decision.',
    asked:
      'does the app recommend a feed; can the app choose for me; can I rely on the app; is the app safe; does the app decide the rate; does the app tell me what to give; clinical responsibility of the app; who is responsible for what the app says; can I trust the results; has it been validated; accuracy of the calculators; which feed should I use in the app; does it choose the feed; does it recommend; does it tell you what to give; does it suggest a feed; does it decide; will it replace dietitians; validated; has it been tested; clinically tested; how accurate is it; how accurate is the app; can I trust it; is it safe to use; who is responsible; my responsibility; governance; clinical safety; is it biased to your products; does it favour your products; does the app prescribe',
  },
  {
    id: 'regimen',
    page: 'regimen',
    says: 'A regimen takes five steps: patient, energy, protein and fluid, products, report.',
    asked:
      'start a regimen; create a regimen; new regimen; regimen; calculate requirements in the app; how do I begin; where do I begin in the app; where are the calculators; steps of the regimen; how do I use the app; how does this app work; plan a patient in the app; work out requirements in the app; enter patient details; calculate energy needs in the app; help me start a regimen; where do I put the weight in the app; where do I start; how do I start; where do I start with this; where do I start with this thing; get started; how does it work; how does this work; how to use; how do I use this; how do I use it; steps; what are the steps; first step; what do I enter; walk me through it; show me how; tutorial; demo of the app; new here; never used it; new user; what is a regimen; regimen builder; calculator; how do I calculate requirements; how do I work out requirements; work out requirements; calculate needs; patient details; open the calculator; can you do a calculation; what does the app do; what is this app; what is the app for; explain the app; purpose of the app',
  },
  {
    id: 'editStep',
    page: 'regimen',
    says: 'Choose the step above the screen, or “Edit” beside the patient summary: nothing is lost by going back, and the results follow what you change. What is taken out can be brought back with “Undo”, which is shown at once.',
    asked:
      'go back a step; change the weight I entered; edit patient details; I typed the wrong weight; correct an entry; undo; start again in a step of the app; change the equation afterwards; go back without losing data; fix a mistake in the patient details in the app; go back; how do I go back; wrong weight; put in the wrong weight; entered the wrong age; wrong sex; typed the wrong height; made a mistake; made a mistake entering; change the weight; change the age; change the height; change a detail; correct it; edit the patient; update the weight; can I change it later; change my answers; previous step; previous screen; return to the first step; skip back; another patient question; it asks if it is another patient; undo a delete; I deleted something by mistake; deleted a product by mistake; bring back what I deleted; undo something I deleted; undo button; can I undo; deleted the wrong one',
  },
  {
    id: 'chooseMethod',
    page: 'regimen',
    says: 'In step 2 the methods offered for the age and country are listed, the default first: choose another there. Protein and fluid have their own in step 3. Each shows formula, source and status. Energy, protein and fluid per kg can be set from your own guide.',
    asked:
      'change the equation; choose a different energy method; use another formula; can I enter my own requirement; enter my own kcal; type in my own kcal target; set the protein target by hand; override the calculation; manual target; where do I pick the method; use schofield instead; set g per kg myself in the app; enter activity factor in the app; select stress factor in the app; choose a method; change the method; pick a different equation; another equation; other equations; switch to schofield; use henry instead; own target; own requirement; own figures; enter kcal per kg; use kcal per kg; kcal per kg in the app; set the target; set my own target; manually; by hand; override; where is activity; where do I put activity; where do I put stress; add stress factor; add an activity factor; set the stress factor; change the activity level; choose a range; use a range; adjust the fluid; custom requirement; own guideline; local guideline; default method; what is the default',
  },
  {
    id: 'working',
    page: 'regimen',
    says: 'Every result of the calculators can be opened to its formula, the numbers put in, source and status; the report names the methods with their sources.',
    asked:
      'show the working; how did you get this number; see the formula used; where do I see the equations; check the calculation; explain the result; show how it was calculated; references for the calculators in the app; are the calculations evidence based; status of a figure; not yet verified; working out; how did it get that; how did it get that number; how did you get that; how was it calculated; where does that number come from; where is the formula; where is the formula shown; see the formula; see the calculation; equation shown; check the maths; double check; rounding; how does it round; decimal places; why is it different to my calculation; my answer is different; different from my calculation; does not match my own calculation; not yet confirmed; awaiting sign off; confirmed figures; what is the source; evidence based',
  },
  {
    id: 'limits',
    page: 'regimen',
    says: 'The calculators do not cover parenteral nutrition, infants born preterm, pregnancy, burns or dialysis, and the app knows nothing of drugs or diagnoses. They work from birth to old age; each method says for which ages and weights it was made.',
    asked:
      'does the app do parenteral nutrition; can I use the app for preterm babies; neonates in the app; pregnancy in the calculator; does pregnancy add to the protein figure; does it add anything for pregnancy; do you allow for pregnancy; pregnant patients in the app; who should the calculators not be used for; limits of the app; tpn in the app; age range of the calculator; does the app work for children; pn; tpn; parenteral; parenteral nutrition; does it do pn; does it do tpn; does it do drug interactions; what does it not do; what is not covered; what can it not do; not covered; out of scope; limitations; exclusions; which patients is it not for; who should it not be used on; premature infants; preterm; is it for neonates; neonatal unit; can I use it in pregnancy; does the app do pregnancy; dialysis patients in the app; who should I not use it on',
  },
  {
    id: 'maker',
    page: 'contact',
    says: 'The app and its products are those of its provider, {provider}. {demonstration}',
    asked:
      'who makes the app; who makes it; who runs this app; who provides this; which company is behind the app; who made the products; who is the manufacturer; manufacturer; name of the company; who developed it; who makes these feeds; who makes this; who built it; who built the app; who created this; who developed this; which company; what company is this; developer; publisher; who funds it; sponsor; is it nhs; is it made by the nhs; who are you with; whose app is it; what company do you work for',
  },
  {
    id: 'feedback',
    page: 'contact',
    says: 'Feedback, and an error in the app or in the data of a product, goes by email: say which page and which figure. Until it is answered, go by the label on the pack.',
    asked:
      'give feedback; leave feedback; report a bug; mistake in the product data; wrong figure in the app; suggestion for the app; value does not match the label; typo in the app; who do I tell about a wrong value; improve the app; the figure on the label is different; request a feature; I found a fault in the calculation; feedback; send feedback; suggestion; suggest something; I would like to suggest; suggest an improvement; idea; I have an idea; bug; found a bug; report a problem; there is an error; this is wrong; wrong value; wrong value on a product; it is different on the label; something is wrong; something is not right; product information is wrong; missing feature; can you add a feature; please add; rate the app; improve this; who do I tell',
  },
  {
    id: 'training',
    page: 'contact',
    says: 'Courses and webinars are on the academy site of your country.',
    asked:
      'training; webinar; course; academy; cpd; e learning; learn how to use the app; study days; education events; cpd points; conference; training on the app; teach my team; who can train us; any training; upcoming webinars; elearning; certificate',
  },
  {
    id: 'faqs',
    page: 'faqs',
    says: 'The frequently asked questions, with their answers and sources, are in Support, FAQs.',
    asked:
      'faqs; frequently asked questions; common questions; help pages; user guide; manual; instructions for the app; where are the faqs; list of faqs; help; help section; where is help; help page; need help with the app; user manual; guide to the app; instructions; how to guide; where are the questions; tips',
  },
  {
    id: 'history',
    page: 'sim',
    says: 'The conversation with Sim is kept for this visit only; “Clear the conversation” ends it at once.',
    asked:
      'do you remember my questions; chat history; delete this chat; end a conversation; clear the conversation; what did I ask before; previous questions; will you know what I asked tomorrow; save this chat; remember me next time; is this chat recorded; copy the chat; clear chat; my questions; do you remember me; do you remember what I asked; will you remember this; earlier questions; what did I ask; save this conversation; print this chat; copy this answer; email me this chat; start a new chat; new conversation; close the chat; close sim; how long is the chat kept; does anyone read this; who reads this; is this chat private; does sim record my chat',
  },
  {
    id: 'languages',
    page: 'support',
    says: 'The app and Sim are in English only.',
    asked:
      'other languages; welsh; irish language; gaeilge; polish; translate the app; french; app in another language; language; change the language; spanish; polish version; urdu; only english; is it in the irish language; gaelic; non english speaking family',
  },
  {
    id: 'favourites',
    page: 'products',
    says: 'The app keeps no list of favourites. A search by name, or the product list with its filters, finds a product again; products with amounts can be saved as a template.',
    asked:
      'favourites; bookmark a product; save a product; star a product; my products; save products to a list; pin a product; save favourites; favourite products; add to favourites; bookmark; wish list; shortlist; recent products; recently viewed; products I looked at',
  },
  {
    id: 'shareProduct',
    page: 'products',
    says: 'Each product has a page of its own with directions, description and nutrition: its address can be copied from the browser and sent.',
    asked:
      'share a product with a colleague; send a link to a product; link to the product page; data card of a product as a link; where do I see the whole label; print a product page; share a product; send a product; link to a product; datasheet; data card; product sheet; product page; product information sheet; print a product; full label; whole label; where is the nutrition table; see all the nutrients; product leaflet; product photo; picture of a product',
  },
  {
    id: 'samples',
    page: 'products',
    says: 'Samples are ordered from the page of a product, where they are offered in your country; the sampling service asks for your professional details.',
    asked:
      'order samples in the app; where in the app do I request samples; sample button; how are samples ordered in the app; samples in the app; where is the sample button; no sample button; where is the sample link',
  },
  {
    id: 'demo',
    page: 'products',
    says: '{demonstration}',
    asked:
      'are these real products; is this a demonstration; fictional products; demo; is this real; test data; are the values real; never heard of these brands; are these real; are they real products; real products; fictional; made up products; fake; is this fake; demonstration; demo version; test version; can I use these for patients; can I use these products for real; never heard of these; never heard of this brand; do these exist; do these products exist; why do I not know these products',
  },
  {
    id: 'pennEntries',
    page: 'regimen',
    says: 'For Penn State, Tmax is the highest temperature of the last 24 hours, in degrees Celsius (°C); VE is the minute ventilation, the volume breathed out, in litres a minute (L/min) from the ventilator. A number that looks like degrees Fahrenheit is asked about; 1,000 ml are 1 litre.',
    asked:
      'tmax; what is tmax; what is ve; minute ventilation; minute volume; what units is tmax in; what units does tmax have to be in; tmax in fahrenheit; tmax in celsius; does it want celsius; celsius or fahrenheit; is it celsius or fahrenheit; monitor shows fahrenheit; ventilator gives minute volume in ml; minute ventilation in ml or litres; ve in litres; units of minute ventilation; where do I get ve from; what temperature do I put in for penn state',
  },
  {
    id: 'entryRanges',
    page: 'regimen',
    says: 'The fields take what your own guide gives and ask about unusual figures: energy usually 10 to 40 kcal/kg, protein 0.5 to 2.5 g/kg and fluid 20 to 150 ml/kg a day, stress 0 to 100 %, activity × 1 to 1.9.',
    asked:
      'how many kcal per kg can I set; what range of kcal per kg can I put in; highest kcal per kg I can enter; limits of the kcal per kg range; range of g per kg; what is the most protein per kg I can put in; maximum protein per kg in the app; maximum fluid per kg in the app; fluid slider range; limits of the slider; range of the slider; limits of the fields; kcal per kg slider; lowest and highest kcal per kg',
  },
  {
    id: 'simLimits',
    page: 'sim',
    says: 'I do not give advice for a patient, work out what a patient needs, choose a product or interpret results. I look up what is on the labels, in the app’s methods and in its answers; for the rest ask the team in charge or the Resource Centre.',
    asked:
      'what can you not do; what cant you do; what can you not answer; what do you not know; can you give advice; can you advise me; can you advise on a patient; can you give clinical advice; do you give medical advice; can you tell me what to give; can you recommend something; can you do my calculation; can you work out requirements for me; can you plan a feed for me; can you write a regimen; your limits; why will you not answer; why did you refuse; why can you not help; why do you not give advice; why do you say ask the team; are you allowed to give advice; write a care plan; write me a care plan; write me a diet plan; make me a meal plan; write a letter for me; write a discharge letter; do my notes',
  },
  {
    id: 'simSees',
    page: 'sim',
    says: 'No: I do not see your regimen or your patient. Questions are answered on this device from the products and answers saved on it.',
    asked:
      'can you see my regimen; can you see my patient; can you see what I entered; can you see my screen; can you look at my regimen; can you check my regimen; check my plan; do you know my patient; can you see the plan; can sim see my regimen; does sim know the patient; can you add it to my regimen; can you fill in the regimen; can you change my regimen; can you open a page for me; does sim read my regimen; look at my patient',
  },
  {
    id: 'simAsk',
    page: 'sim',
    says: 'Name a product and what you want to know of it, such as “protein in” a product, or say what a product should be like. I answer one question or several; a question after it may leave out the name.',
    asked:
      'how do I ask you; how do I ask you something; how should I ask; how do I talk to you; how do I use sim; how does sim work; how do I chat with sim; example question; give me an example of a question; what should I type; ask several questions at once; you did not understand; that is not what I asked; that did not answer my question; wrong answer; where is sim; where do I find sim; how do I open the chat; can I speak to you by voice; can I talk instead of typing; can I upload a photo; send you a picture; can you read a label',
  },
  {
    id: 'stored',
    page: 'privacy',
    says: 'On this device: your country and professional answer, that the introduction was seen, the saved products, pictures and documents you opened, templates, notification choices and the app itself. A regimen and your last search last until the tab is closed. The privacy statement has the whole list.',
    asked:
      'what is stored on my device; what is stored on this device; what is saved on my phone; what does the app keep on my phone; what is saved locally; how much space does it take; how long is it kept on the device; what stays on the computer; what stays on a shared computer; what is left on the device when I close it; does anything stay on the computer',
  },
  {
    id: 'height',
    page: 'regimen',
    says: 'Height is required from 18 years and optional under 18. Without it there is no BMI, and methods that depend on height or BMI ask for it or give way to another; a height that is not known can be said so.',
    asked:
      'is height required; is height compulsory; is height needed; is height mandatory; do I need a height for a child; height for a child in the app; height optional; height not known; do not know the height; no height; what if I do not know the height; cannot measure height; bedbound no height; leave height blank; leave out the height; skip height; why does it ask for height; why do you need height; ulna length; estimate height; does it take ulna; knee height; demi span',
  },
  {
    id: 'required',
    page: 'regimen',
    says: 'Sex, age and weight are needed, and height from 18 years; everything else is optional. Energy, protein and fluid can be skipped: “Skip to product selection”. The report needs one product.',
    asked:
      'which fields are required; which fields are mandatory; required fields; mandatory fields; what is required; what do I have to enter; what do I have to fill in; what information do I need; what details do I need; what do I need to know before I start; optional fields; which steps are optional; which steps can I skip; skip a step; can I skip energy; skip protein; skip to products; do I have to do every step; do I have to fill in every step; do I need to do all the steps; just want to add products; can I just do protein; only want protein; can I leave it blank; leave a field empty; do I need a weight; weight required; what if I do not have a weight; previous weight; is previous weight needed; usual weight in the app; weight loss in the app; percent weight loss; why does it ask for sex; sex or gender in the app',
  },
  {
    id: 'amountUnits',
    page: 'regimen',
    says: 'In ml or g, packs or servings, whichever the product is given in; powders also in level scoops. Choose the unit beside the amount: changing it clears the number.',
    asked:
      'amount in bottles; enter bottles; enter packs; can I enter the amount in packs; can I enter bottles instead of ml; enter cartons; enter scoops; enter grams; ml or bottles; unit of the amount; change the unit of the amount; why did the number clear; why is the amount not accepted; decimal amounts',
  },
  {
    id: 'ownProduct',
    page: 'products',
    says: 'No: only the products of the catalogue can be added. A product of your own, another company’s, or food cannot be entered, and the totals do not count it.',
    asked:
      'add my own product; own products; add a product that is not listed; add a product that is not there; add a missing product; enter a product by hand; custom product; create a product; add another brand; other companies; other manufacturers; competitor products; products of other companies; feed from another company; another company; enter a feed from another company; use a different brand; do you have other brands; does it have all brands; only your products; does it only have your own products; all manufacturers; can I add food from the shop; add supermarket products; add vitamins by hand; add a supplement that is not yours; product not in the app; type in a feed that is not yours; can I type in a feed that isnt yours; put in a feed that is not on the list; feed that is not in the app; a product that is not yours; products by someone else; another make; type in another brand; enter a shop bought drink; add a homemade shake; blended diet in the app; add a product from a different company; enter a feed of another manufacturer; can I enter my own feed; can I type in my own feed; add a feed which is not listed; can I put in other brands',
  },
  {
    id: 'feedRoute',
    page: 'regimen',
    says: 'In step 3 choose how the feed is given: oral, tube, or oral and tube. The app then asks about products that do not go with that route.',
    asked:
      'route in the app; choose the route; where do I put the route; oral or tube in the app; type of feed in the app; where do I say tube fed; tell the app it is tube feeding; category of feed; what is feed type for',
  },
  {
    id: 'planOutOfDate',
    page: 'regimen',
    says: 'A feed plan is out of date once patient, products, amounts or recipe have changed since it was made. What you typed is kept; no rate is shown and no card made until you have looked at it and chosen “It still stands” or changed it.',
    asked:
      'plan out of date; feed plan out of date; feed plan says out of date; why does it say the plan is out of date; why is there no rate; no rate is shown; rate has gone; the rate has disappeared from the plan; changed the weight and the plan went; why did my feed plan change; plan not updating; plan does not match the regimen; card not made plan out of date',
  },
  {
    id: 'border',
    page: 'region',
    says: 'Choose the country your patient’s products are supplied in: Northern Ireland is the United Kingdom, the Republic is Ireland. Near the border, or working in both, change it in the header at any time.',
    asked:
      'i work in northern ireland; which country for northern ireland; is northern ireland uk or ireland; is belfast uk; border counties; near the border; I work on both sides of the border; either side of the border which do I use; I work in both countries; which country do I pick; which country should I choose; two countries; live in ireland work in the north; newry and dundalk which country do I choose; newry; dundalk; derry; letterkenny; i cover both sides of the border; i cover the north and the south; cross border; cross border working; north and south; patients in the north and the south; which country do I choose; which country do I put; hospital in the north patients from the south; live in donegal work in derry; fermanagh and cavan',
  },
  {
    id: 'order',
    page: 'contact',
    says: 'The app takes no orders. A product’s page, Description, has its order codes, and the sample link where samples are offered; the Resource Centre answers questions about an order.',
    asked:
      'how do I order; how do I place an order; place an order; buy online; can I buy it here; can I buy through the app; can I order in the app; can I order stock through the app; where do I order; basket; checkout; reorder; order more; when will my order come; track an order; cancel an order; change an order; return an order; invoice for an order',
  },
  {
    id: 'complaint',
    page: 'contact',
    says: 'Complaints go to the Resource Centre by phone or email: say which product or service, without the name of a patient. For a faulty pack or a suspected reaction stop using it and keep it with its batch number.',
    asked:
      'complaint; complain; make a complaint; how do I make a complaint; I want to complain; I would like to complain; who do I complain to; complaint about the service; complaint about the app; complaints procedure; unhappy with the service; not happy; not happy with this; poor service; complain about a rep; escalate a complaint; data protection complaint',
  },
  {
    id: 'documentsKept',
    page: 'resources',
    says: 'Charts, guides and code lists are in Resources, tabs Adults and Paediatrics. A document you open is kept on this device and can be read offline.',
    asked:
      'documents offline; read a document offline; keep a document; download a chart; open the charts; where are the charts; where are documents; where do I find resources; resources tab; print a chart; document will not open; pdf will not open; guides for parents; charts for children; charts for adults; what is in resources',
  },
  {
    id: 'sheet',
    page: 'regimen',
    says: 'On a screen of 1200 px or wider the whole regimen stands on one sheet: patient and need, regimen, and products side by side. On smaller screens it takes five steps.',
    asked:
      'one sheet; all on one screen; see everything at once; why does it look different on my computer; why does it look different on my phone; looks different on the pc; different layout; side by side on the computer; steps on the phone; wide screen; big screen; screen size; where are the steps on my computer; no steps on the computer',
  },
  {
    id: 'bmiShown',
    page: 'regimen',
    says: 'BMI is weight in kg ÷ height in m, squared. It is worked out from weight and height and shown from 2 years; under 2 years it says N/A. A weight change is shown in per cent once a previous weight is entered.',
    asked:
      'why is bmi na; why does bmi say na; bmi not shown; no bmi; where is the bmi; does it work out bmi; does it calculate bmi; does the app calculate bmi; bmi for a child in the app; weight loss percentage; does it work out percent weight loss',
  },
  {
    id: 'weightUsed',
    page: 'regimen',
    says: 'The weight used is chosen once, beside the weight: actual weight, ideal weight, adjusted, dry, estimated or corrected for a missing limb. It is named beside every figure that uses it.',
    asked:
      'which weight does it use; which weight is used; which weight does the app use; weight used; where do I choose the weight; choose adjusted weight in the app; patient has oedema in the app; can I use ideal weight; can I use adjusted weight; change the weight used; actual or ideal weight; weight for calculations',
  },
  {
    id: 'approval',
    page: 'contact',
    says: 'The app claims no certificate or endorsement, neither as a medical device nor by the NHS, HSE or BDA: ask its provider. Each calculator names its published source and how far its figures have been confirmed.',
    asked:
      'ce mark; ukca; ukca marked; mhra; is it a medical device; is this a medical device; regulated; is it endorsed; is the app approved; is this app nhs approved; has the app been approved; endorsed by the bda; certified; certification; dcb0129; dtac; is it on the nhs apps library; accredited',
  },
  {
    id: 'atLeast',
    page: 'regimen',
    says: '“At least” stands before a total where the label of a product does not state that nutrient: the others are added up. What is not stated is never counted as zero; a dash means that no product states it.',
    asked:
      'why does it say at least; what does at least mean; at least beside a total; at least next to the total; what does not stated mean; why is there a dash; missing values; is not stated counted as zero; what if a label does not give a nutrient; a dash in the totals; blank value in the nutrition table; does a missing value count as nothing',
  },
  {
    id: 'notDone',
    page: 'regimen',
    says: 'No: the app has no growth charts or centiles, no screening or assessment scores (such as MUST, STAMP, PYMS or GLIM), and does not use arm circumference (MUAC), skinfolds, grip strength, blood results or drugs. It works with sex, age, weight and height.',
    asked:
      'growth chart; growth charts; centiles; does it do centiles; plot centiles; weight centile; z scores; must score; does it do must; do you calculate must; does it calculate must; screening tool; nutrition screening; stamp score; pyms; strongkids; glim; glim criteria; sga; nrs 2002; muac; what is muac; does it calculate muac; mid upper arm circumference; mid arm circumference; arm muscle circumference; skinfold; skinfolds; triceps skinfold; handgrip; hand grip; grip strength; dynamometry; body composition; bia; bioimpedance; blood results in the app; enter bloods; put in bloods; lab results in the app; drug interactions in the app; does it do drug interactions; waist circumference; head circumference; faltering growth; sarcopenia',
  },
  {
    id: 'newProducts',
    page: 'notifications',
    says: 'The catalogue does not mark which products are new. News of new and changed products comes as a notification, if you switch them on in Support, Notifications; the Resource Centre can tell you what has been launched.',
    asked:
      'new products; any new products; what is new in the range; whats new in the range; newest products; latest products; recently launched; new launches; any launches; what have you launched; have you brought out anything new; anything new; any new feeds; new feeds; new additions to the range; what products are new; which products are new; new this year; just out; upcoming products; coming soon',
  },
  {
    id: 'sim',
    page: 'sim',
    says: 'I am Sim, an automatic assistant on this device, not a person and not a language model. I look up products, codes, nutrition values, the app’s methods and answers to common questions, and name the source of each.',
    asked:
      'what is sim; who are you; what can I ask you; what can you do; are you a robot; robot or a person answering; are you using ai; are you a real person; is sim a language model; how do you work; where do you get your answers; can I trust your answers; can I trust sim; are you a dietitian; are you qualified; does sim use ai; are you a bot; is this a bot; is it a bot; am I talking to a bot; chat bot; chatbot; who made you; what do you know; are you human; is this artificial intelligence; does sim make things up; your sources; is this a human; am I talking to a person; am I talking to a robot; who am I talking to; who am I chatting to; is this ai; artificial intelligence; who is sim; are you sim; what are you; are you real; what do you do; what can you help with; what sort of questions; how can you help; what are you for; what can you tell me; how do you know that; where do you get your info; where do you get your information; how accurate are you; are you always right; can you make mistakes; do you get things wrong; can I rely on you; are you reliable; are you clever; do you learn; do you use the internet; are you online; do you go online; machine learning; does sim learn; hallucinate; are you automated; how old are you; where are you from; are you male or female; are you alive; do you sleep; who programmed you; where do the answers come from; how do you know all this; how do you know this; so how do you know; where do you get all this from; who wrote your answers; what is behind you',
  },
];
