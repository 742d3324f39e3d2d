// Longer than other files: tables of words, side by side.
import { stem } from '../language/stem.ts';
import { runAll } from '../language/steps.ts';

/**
 * Words that mean the same in a question: one concept a line, and each word in one concept only. The classifier knows the words
 * it was trained on, and others through these concepts.
 */
const CONCEPTS = `
abroad-place: africa america australia austria belgium benidorm brussels canada china cyprus denmark dubai eu europe european france germany greece india international italy japan lanzarote malta netherlands nigeria norway overseas philippines poland portugal spain sweden switzerland tenerife thailand usa worldwide zealand
accessibility: accessibility accessible alexa aloud audio blind blurry braille bright captions colorblind colourblind contrast dark dexterity dictate dyslexia dyslexic enlarge eyesight font glare glasses handsfree headphones illegible invert jaws keyboard legible magnified magnifier magnify mic microphone narrator nvda partially readable sighted sightloss siri speaker speaks squint subtitles talkback tiny tremor unreadable vision voice voiceover wcag zoom
account: account activation authentication bill charge coru credentials enrol enroll freemium hcpc join logged login logoff logon logout member membership mfa paid passcode password pay register registration signed signin signon signup smartcard sso subscription userid username
activity-word: activity ambulant ambulating bedbound bedfast bedrest bedridden chairbound contracted dystonia dystonic exercise gym hoist housebound immobile jogging mobilising mobility sedentary spastic spasticity stiff walk wheelchair
add-product: add adds append insert plus
adjusted-weight: abw adjbw adjusted ajbw
adult: adult adulthood anybody anyone bloke chap fella fellow female folk gent gentleman gentlemen grown grownup guy individual lady male man men people person somebody someone woman women
advance-prep: advance ahead beforehand premade premake premixed preprepared upfront
advice: advice ideas insight opinion pointers steer thoughts
aftercare: followup monitor observation observe reassess rebleed recheck review
age-label: ageband agegroup ages birthwards earliest eldest oldest youngest
airway-part: airway epiglottis esophagus gullet larynx oesophagus oropharynx pharynx throat trachea windpipe
allergen: albumen allergen allergenic almond barley casein cashew celery corn cows crustacean dairy egg eggs fish gluten lactose latex lupin maize mollusc mustard nut oat peanut pistachio rye sesame shellfish soy soya sulfites sulphite treenut walnut wheat whey
allergic-event: adrenaline anafilaxis anaphalactic anaphalaxis anaphilaxis anaphylactic anaphylactoid anaphylaxes anaphylaxis anaphylaxsis autoinjector emerade epinephrine epipen fpies jext reacted shock
allergy: alergic alergy allergic allergy atopic atopy cma cmi cmpa cmpi hypersensitive hypersensitivity intolerance intolerant intollerant sensitised sensitive sensitivity
also-word: additionally also aswell besides ditto furthermore likewise moreover
amputation: aka amput amputated amputee bilateral bka limbless osterkamp prosthesis prosthetic stump
app-broken: banjaxed blank borked bsod buffering bug buggy bust crash errors glitch glitchy jank janky kaput knackered lag laggy loading malfunction outage spinner spinning stalled stuttering timed timeout unavailable unusable wonky
app-feature: animation attach attachable autocorrect branding calendar camera carbon counter dashboard draw embed embedded emoji feature footprint functionality game github graph image integrate intranet kiosk logo mode photo photograph picture plugin quiz remind roadmap scan scanner signature statistics stopwatch theme upload video wallpaper widget
appetite: appetite hardly hunger hungry offfood peckish picky refusal refuse starvation starve
approval: accreditation accredited approval assurance assured bda ce certificate certified compliance compliant cqc dcb dtac endorse fda hiqa indi iso iso13485 kitemark mhra officially orcha regulated regulatory ukca
ask: answer ask chat question reply respond response talk
at-least: asterisks dagger dash hyphen lessthan ndash notstated tr trace unstated
audience: audience authorised authorized catering eligibility eligible entitled hcps intended layman laypeople layperson practitioners profession professional public qualified users
authorship: author devised invented inventor origin originate professor researcher
average: average generally median normally typical usual
basal: amr basal bmr dit eer metabolism pal ree resting rmr tee thermogenesis
belly-part: abdomen abdominal anus belly bowel colon colonic duodenal duodenum gastric gut ileal ileum intestinal intestine jejunal jejunum navel rectal rectum stomach tum tummy tumtum
best: best better betterer finest firstline gentle gentler gentlest handiest kinder kindest merits nicer nicest optimal optimum prefer preferable preference superior worth worthwhile
birth: birthdate birthday born chronological corrected dob prematurity yob
bleed-sign: bled bleed bleedin bloodied bloodstained bloody clots coffeeground epistaxis exsanguinating gushing haematemesis haematuria haemoptysis haemorage haemorrhage haemorrhagic hematemesis hemorage hemorrhage melaena melena spurting
blood-test: abg albumin alp alt ammonia amylase ast bicarb bicarbonate bilirubin biochem biochemistry bloods bloodtest bnp bun calprotectin cholesterol creatinine crp dexa egfr elastase electrolyte esr fbc ferritin ggt haematology haemoglobin hba hba1c hdl hemoglobin homocysteine iga ige inr lab lactate ldl lft lipase lymphocytes micromol mmol neutrophils plasma platelets prealbumin pth serum t4 transferrin triglyceride trigs troponin tsh ttg ue ues umol urea vbg wcc
bolus: boli bolus boluses bolusfed bolusfeed bolussing
border: border commute crossborder crossing frontier straddle
breath-sign: apnea apnoea apnoeic asphyxia asphyxiating breathless bronchospasm croup croupy desats desaturate dyspnea dyspnoea gasp grunt gurgly hyperventilating hypoxia hypoxic indrawing labored laboured pant rasp raspy recession sob stertor stridor suffocate tachypnoea tachypnoeic weezing weezy wheeze wheezin wheezy
breathe: breath breather breathin breething inhaler nebuliser nebulizer o2 oxygen respiration respiratory salbutamol sats spo2
browser: brave browser chrome chromium duckduckgo edge explorer firefox ie11 incognito mozilla opera safari vivaldi webkit webview
button: button checkbox click clickable dblclick deselect dropdown grayed greyed highlighted hover rightclick select slider tick toggle triangle unselect untick
calculate: calc calculate calculus computation computing reckons workout
card: card handout homeplan laminates notice sticker wardcard
care-place: admission admitted amu bedside camhs carehome ccu clinic community creche daycentre discharge eau gastroenterology hdu hef hospice hospital icu itu mau mews neurology nursery nursinghome oncology opd ortho orthopaedics outpatients picu readmitted referral referred respite school sideroom urology ward
cause: aggravate attributable blame cause culprit due exacerbate induce provoke reason related trigger
change: alternate changeover crossover phase replace swap switch transition
child: bairns boy cailin child children garsun girl gossun juvenile kid kiddie kiddies kiddo lad laddie lassie lassies littleone littlie nipper paed paediatric pediatric peds preschooler schoolboy schoolchild schoolgirl toddler tot wains wane youngling youngster
child-of: daughter foster goddaughter godson grandchild grandchildren granddaughter grandkid grandson nephew niece offspring son sonny stepdaughter stepson
chitchat-bye: adios bye byebye cheerio ciao cya farewell goodbye goodnight hasta laters nighty slan tata toodle
chitchat-hello: ahoy alo alrite gday greetings hallo hello helloo hey heya heyya hi hii hiya howdy howya hullo welcome wotcha yo
chitchat-how: craic howareye howdo howsit howyadoing hru wassup
chitchat-ok: ah aha alright aye gotcha hm hmm k kk mkay nah nope ok okay okey righto roger understood yeah yep yup
chitchat-sorry: apologies apologise apologize mybad ooops oops oopsie pardon sorry soz whoops woops
chitchat-thanks: appreciate cheers diolch grateful gratitude merci obliged ta tanks thanks thankyou thanx thnx thx tks tnx ty tysm tyvm
choke-sign: backblow backslap choaking chockin chocking choke chokin gag heimlich lodged obstructing splutter
choose: candidate choice choose chose chosen indicated opt pick plump
choose-method: algorithm default method methodology preset
cold: chill cold cool coolbag coolbox cooler cubes freezer fridge frigde ice icecream iced lollies refrigerator sorbet
collapse-sign: arrest asystole blackedout blackout colapsed collapse collasped conscious consciousness cpr crumpled defib defibrillator faint fainter fainty flatlined heartbeat keeled lifesigns periarrest pulse pulseless responsive resus resuscitate slumped swooned syncopal syncope unconcious unconcsious unconscious unconsious unresponsive vf
colour-sign: ashen blue bluey bluish cyanosed cyanosis cyanotic dusky mauve pale pallid pallor pasty purplish waxen whitefaced
company: belongs built business ceo company corporate creators designed developed firm funded headquarters hq ltd maker manufactured manufacturer owner owns pharma plc provider shareholders sponsor subsidiary vendor
compare: compare comparision comparison comparrison differ difference different differentiate distinguish versus vs
competitor: abbott alfamino alimentum althera altraplen aptamil aymes brand branded brands calogen calshake competitor complan danone elemental028 emsogen enshake ensurecompact foodlink fortisip frebini fresenius fresubin generic infatrini isosource jevity juvela kabi ketocal lipistart liquigen loprofin maxijul meritene mevalia modulen monogen neocate nepro nestle novasource nualtra nutilis nutramigen nutren nutricia nutrini nutrison osmolite paediasure pediasure peptamen pepti perative polycal procal prosource prozero puramino renilon rival scandishake similac sma survimed tentrini thickenup vitaflo vitajoule vivonex wysoy
complaint-formal: compensation complain complaint dissatisfied grievance lodge ombudsman pals refund unhappy unsatisfied
concentrate: concentrate overconcentrate
confused-sign: agitated bewildered confused confusion dazed delirious delirium disorientated disoriented glazed hallucinating incoherent irritable jumbled rambling vacant
constipation: bunged constipation constpated costive hardstool impacted impaction obstipated pebbles straining
contact: address call callback contact contactable dialled eircode enquire enquiry fax freephone helpdesk helpline hotline inquiry landline phoning postal postcode rang ring switchboard tel telephone voicemail
contain: composed composition comprised consists constituents contain content contian include ingredients
container: ampoule bag botle bottle canister cannister carton container dispenser easybag flexibag jar multipack optri pack packet packsize pot pouch sachet tetra tin tray tub vial
copy: adime clipboard copied copy copypaste ncp ncpt paste pes sbar screengrab screenshot snip transcribe
cough: barky cough coughin
count-word: altogether count headcount howmany numbering tally totaling totalling
csv: api csv dataset excel export fhir file filetype format hl7 import interoperability interoperable json opendata r4 r5 readcode snomed spreadsheet tsv xls xlsx xml
curdle: cheesy chunky clump coagulated congealed curd curdle flakes flecks floaters gelled gloop gloopy grainy gritty gunge gungy jellied lump lumpy particles ropy sediment separated slime slimy sludge solid solidified specks stringy
cure: alleviate cure ease manage prevent prevention relief relieve remedy soothe tackle therapy treat
dead: dead death deceased die died dies dying perish
decides: accountability accountable automated automatic automatically decide decision judgement rely responsible trust trustworthy
delete: afresh anew cleanse clear delete deletion destroy erase expunge factory nuke reinitialise reset restoredefaults rid scrub shred startover trash wipe
delivery: anpost arrive consignment courier deliverd delivering deliverys delivry depot despatch dhl dispatch doorstep dpd drivers eta evri hermes homecare homeward logistics lorry pallets parcel parcelforce porch postage royalmail shelter shipment transit van
demo: beta demonstration dummy fake fictional fictitious genuine imaginary madeup mock mockup pilot placeholder pretend prototype sandbox
device: android chromebook computer dell desktop device fone galaxy handheld handset hardware huawei imac ios ipad ipados iphone kindle laptop lenovo linux mac macbook macos mob mobile moby netbook nokia oneplus pc pda phone pixel samsung smartphone surface thinkpad touchscreen windows workstation xiaomi
device-storage: backedup backup cache cloud database disc disk dropbox harddrive hdd icloud indexeddb localstorage memory onedrive server usb
diagnose: comorbidities condition diagnose diagnosis differential disease disorder dx prognosis symptom syndrome undiagnosed
diarrhoea: diahorrea diahorrhea diarhoea diarreha diarrhea diarrhoe diarrhoea diarrhoeal diarrohea dioreah explosive incontinence incontinent loose loosen looser runny scutters skitters squits squitters steatorrhea steatorrhoea trots watery
diet: beef buddhist carmine catholic cochineal collagen eid faith gelatine gmo halal haram hindu islam islamic jain jehovah jew jewish kosher lanolin lent muslim organic passover pesach pescatarian plantbased porcine pork ramadan religion religious rennet sikh veg vegan vegetarian veggie veggies
dilute: dilute dilution overdilute strength undiluted waterdown watering
dispraise: annoying arse awful bastard bollocks bullshit clueless clunky cobblers codswallop crap daft damn disappointing dreadful dumb eejit fecking ffs frustrated fuck garbage gobshite hate hopeless horrible idiot idiotic lame liar lousy lying moron muppet nonsense pathetic pointless prick ridiculous rubbish shit stupid sucks terrible twat unhelpful useless wanker worst wtf
dka-sign: acidosis acidotic decomp decompensated dka hhs hyperglycaemia hyperglycaemic hyperglycemia hyperosmolar ketoacidosis ketonuria ketotic kussmaul
document: booklet brochure chart compendium datacard diary dietsheet docs document documnet factsheet flyer guide handbook infosheet leaflet manual pamphlet pocket
dose-word: bd bid dosage dose nocte portion posology prn qds qid tds tid
doubled: double duplicate overfilled quadruple toomuch trebled triple twofold
drawn-sign: chevron dashed diagonal dotted hatch hatched hatching outline pinstripe shaded shading slanted stripe striped stripey stripes stripy swatch zigzag
download: dl dload download downloadable downlod
drink-alcohol: alcohol booze cider lager stout vodka whisky
drowsy-sign: avpu coma comatose dopey dozy drousy drowsey drowsy encephalopathic floppier floppy gcs groggy hyperammonaemia hyperammonaemic hyperammonemia lethargic lethargied lethargy lifeless limp listless obtundation obtunded rousable rouse semiconscious sleepier sleepy sluggish somnolence somnolent stupor stuporous unarousable unrousable unrouseable woozy zoned zonked
drug: abiraterone acetazolamide aciclovir actrapid adalimumab adcal alendronate alendronic alfacalcidol allopurinol aminophylline amiodarone amitriptyline amlodipine amoxicillin antacid apixaban aripiprazole aspirin atenolol atorvastatin augmentin azathioprine azithromycin baclofen bendroflumethiazide benzoate betaine bisacodyl bisoprolol budesonide bumetanide buprenorphine calcichew calcitriol calpol candesartan capecitabine carbaglu carbamazepine carbimazole careldopa carglumic carnitine carvedilol cholestyramine ciclosporin cinacalcet cipro ciprofloxacin citalopram clarithromycin clexane clobazam clonazepam clopidogrel clozapine coamoxiclav cobeneldopa cocodamol codeine colchicine colestyramine cosmocol cotrimoxazole creon cyanocobalamin cyclizine cyclosporin cystadane dabigatran dalteparin dantrolene dapagliflozin darbepoetin denosumab desmopressin dexamethasone diazepam diclofenac digoxin diltiazem docusate domperidone donepezil doxazosin doxycycline dulaglutide duloxetine eculizumab edoxaban eliquis eltroxin empagliflozin enalapril enema enoxaparin epilim eplerenone epoetin erythromycin esomeprazole ethambutol everolimus ezetimibe famotidine felodipine fentanyl ferrous fersamal finasteride flagyl flucloxacillin fluconazole fludrocortisone fluoxetine folic forceval fosamax fosrenol frusemide fumarate furosemide fybogel gabapentin galfer gaviscon gentamicin gliclazide glimepiride glycopyrronium haloperidol heparin humalog humira hydralazine hydrocortisone hydroxocobalamin hyoscine ibandronate ibuprofen imatinib imodium indapamide infliximab insulin irbesartan isoniazid itraconazole kaftrio keppra kuvan lacosamide lactulose lamotrigine lansoprazole lanthanum lantus latanoprost laxido letrozole levemir levetiracetam levodopa levofloxacin levomepromazine levonorgestrel levothyroxine linezolid liraglutide lisinopril lithium loperamide lorazepam losartan losec macrogol madopar maoi maxolon melatonin memantine mercaptopurine meropenem mesalazine metformin methadone methotrexate metoclopramide metolazone metoprolol metronidazole microgynon microlax minocycline mirabegron mirtazapine moclobemide montelukast morphine mounjaro movicol moxifloxacin mycophenolate naproxen nexium nifedipine nitisinone nitrofurantoin norad noradrenaline novorapid nurofen nutrizym nystatin octreotide oestrogen olanzapine omeprazole ondansetron oramorph orfadin orkambi orlistat oxybutynin oxycodone oxynorm ozempic pabrinex panadol pancrex pantoprazole paracetamol pegvaliase penicillin peptac perindopril phenobarbital phenobarbitone phenylbutyrate phenytoin phosex posaconazole pradaxa pravastatin prednisolone prednisone pregabalin pressors prochlorperazine propofol propranolol propylthiouracil quetiapine ramipril ranitidine ravicti renvela rifampicin riluzole risedronate risperidone rivaroxaban rivastigmine rosuvastatin rotigotine rufinamide sando sandoz sapropterin saxenda semaglutide senna sepiapterin septrin sertraline sevelamer simvastatin sinemet sirolimus sitagliptin slowk solifenacin spironolactone stalevo stemetil steroid sucralfate sulfasalazine suppository tacrolimus tamoxifen tamsulosin tazocin teduglutide tegretol temazepam testosterone tetracycline theophylline thyroxine ticagrelor tinzaparin tirzepatide tizanidine tolvaptan topiramate toujeo tramadol tresiba trimethoprim urso ursodeoxycholic valproate valsartan vancomycin vasopressor venlafaxine verapamil vigabatrin voriconazole warfarin wegovy xarelto xenical zonisamide zopiclone zoton
drug-act: absorb absorption adherence bind bioavailability clash coadminister contraindicated crush dispersible grapefruit interact interaction interfere orodispersible spacing tyramine
drug-word: antibiotic anticoagulant anticonvulsant antidepressant antiemetic antiepileptic antihistamine antihypertensive antipsychotic antiseizure betablocker binder bisphosphonate capsule cetirizine chelator chlorphenamine diuretic dosette drug elixir enzyme immunosuppressant inhibitor injection kardex laxative linctus loratadine medication medicaton medicine meds nsaid opiate opioid painkiller pill piriton polypharmacy ppi probiotic prokinetic sedative statin suspension syrup tablets thinner vaccination vaccine
dysphagia: dysphagia dysphagic odynophagia oropharyngeal
eaten: ate devoured eaten eatin eats ete gobbled guzzled munched nibbled scoffed
eating-disorder: anorexia anorexics arfid binge bulimia bulimic een mantra nervosa purging
edit: alter amend edit modified modify overtype overwrite reenter retweak tweak
elderly: aged ageing centenarian coe cote elderly frail frailty geri geriatric grandparent nonagenarian oap octogenarian older oldie pensioner senior
email: attachment bcc eamil emai email emial forward gmail hotmail inbox junk mail nhsmail outlook spam
emergency-call: ambulance ane asap bluelight crashcall emergancy emergency hurry immediately mayday sos urgent
enough: adequate ample enough enought enuf inadequate plenty suffice sufficient
enter: enter entry field input keyed populate retype typing
equation: algebra coefficient constant eqn equation equatoin exponent factor formulae intercept multiplicative multiplied multiplier multiplies parameter slope variable
exact: approx approximately ballpark circa exact nearest precisely roughly rounded
excess: exceeds excessive overboard overdo overdone overfed overfeed overkill overmuch overprescribed overshoot surfeit
excursion: coldchain excursion fridgeless loggers powercut thermometer unchilled unrefrigerated
expiry: bbd bbe bestbefore elapsed expire expirey expiry lapsed ood outofdate overdue sellby useby
face-part: cheek chin ear eye eyelash eyelid face facial jaw lip mouth nose nostril tongue
fall: fall fallen faller fell toppled trip tumble
favourite: fave favorite favourite shortlist star
feedback: coder comments developers devs enhancement feedback improve suggestionbox survey wish wishlist
fever: chills febrile fever hyperpyrexia pyrexia pyrexial rigor shivering
fill: autocalculate autofill meets reach shortfall topup
filter: categorise category facet filter narrow refine sift subset
finding: caution dismiss exclamation findings flag ignore overridden override overrode overrule warning
first-days: buildup day1 day2 firstdays graded gradual incremental stepped stepwise
fit-sign: buccolam clonic convulsing convulsion epileptic fitting jerking midazolam postictal seizure spasm tonic twitch
flavour: apple apricot banana berry blackcurrant butterscotch cappuccino caramel cassis cherry choc chocolate citrus coffee flavor flavour fruit fruity hazelnut kiwi lemon lime mango mint mocha mushroom neutral orange peach pineapple plum raspberry rhubarb savory savoury strawberry toffee tomato tropical unflavored unflavoured vanilla
fluid-sign: anuric dehydrate dipstick edema edematous oedema oedematous oliguria oliguric overloaded parched peeing polyuria thirst thirsty urinary urinating urine
flush: flush irrigate
foreign-body: cockroach contaminated foreign insect maggot object shard splinter tampered wasp
form-drink: beverage drink drinkable juicy milkshake milky ons onss shake shot sip sipfeed smoothie smoothies
form-other: bar cream creamy custard dessert emulsion gel jelly liquid mousse pudding semisolid spoonable yoghurt yogurt
form-powder: granules pdr powder powderd powdr pwd scoopable
form-tube: enterally rth sonde tf tubefed tubefeed
fortify: enrich fortification fortified fortifier fortify
frozen-thaw: defrost frost frostbitten frosty froze frozen minus refreeze refrozen slush slushy snowed subzero thaw unfroze unfrozen
gibberish: aaa abc asd asdasd asdf asdfgh blah blahblah dfg fdsa foo hjkl ipsum jkl lkjh lorem qwerty qwertyuiop sdf sdfsdf xyz zzz
give: administer administration dispense dole fed gave give given offer
glucose-test: bg bloodsugar bm bms capillary cbg fingerprick glucometer ketone ketosis
gone-off: fermented rot spoil spoilt
grandparent: daideo gramps gran granda grandad granddad grandfather grandma grandmam grandmother grandpa granma grannie granny mamo nain nan nana nanna nannie nanny taid
guideline: advisory aspen bapen bspghan committee consensus esghan espen espghan guidance guideline nasp niceguidance policy protocol sop standards statement
gut-symptom: ascites bellyache bloat bloaty borborygmi colic colicky cramp crampy distended distension distention dumping farting flatulence flatulent fullness gas gassy gurgling satiety stomachache tenesmus tummyache wind windy
hang-time: burette decant hang hangtime spiked topping
happening: crook deteriorating happening struggling worse worsening
harris: benedict bennedict harris harrisbenedict roza
head-part: brain brow forehead head scalp skull temple
heart-sign: af angina arrhythmia bradycardia bradycardic heartattack hypotension hypotensive infarct mi nstemi palpitations stemi svt tachycardia tachycardic thumping
heat: cook cooker fry grill hob hot lukewarm microwave oven reheat saucepan simmer steam stove tepid warm warmer zapped
height: heigth hgt ht length tall taller
henry: henri henry oxford
history: chatlog chats conversation history recollect remembered thread transcript
holiday-travel: aerlingus airbnb airport beach bike bus car caravan cruise customs dart drive easyjet eurostar ferry flight handbag handluggage holiday hotel luas luggage mot motorbike motorway parking passport petrol plane road ryanair suitcase taxi tesla toyota traffic trains tram travel travelling uber visa
hours: hour hourz hr hrly hrs
how-often: afternoon bedtime daily evening frequency intermittent interval lunchtime mealtime midday morning nightly nocturnal noon often once overnight teatime thrice twice weekly
hurt-event: bruise burnt collided concussion electrocuted grazed injured injury knocked rta scald scraped sprained stabbed
hypo-sign: cgm clammy dexcom dextrogel dextrose dipping glucagon glucogel hypo hypoglicaemia hypoglycaemia hypoglycaemic hypoglycemia hypoglycemic hypogylcaemia jellybabies jittery libre lucozade quivering shakey shaky sweating sweaty trembling trembly tremors wobbly
ideal-weight: devine hamwi ibw ideal lorentz robinson
illness: addisons adhd aids aki alcoholic alcoholism als alzheimers anaemia anaemic anemia anemic anxiety ards arf arthritic arthritis ascitic asthma asthmatic autism autistic bezoar bifida bipolar bronchiectasis bronchiolitis cancer cardiac cardiomyopathy ccf cdiff celiac cellulitis cf chd chestinfection chf cholecystitis cholestasis cholestatic chylothorax cirhosis cirrhosis cirrhotic ckd coeliac colitis copd covid cp crohn cushings cystic decubitus dementia depression diabetes diabetic diverticular diverticulitis diverticulosis dm downs dravet duchenne dystrophy encephalitis encephalopathy endometriosis epilepsy esrd esrf fibrosis flu fractures gallstone gastritis gastroenteritis gastroparesis gastroschisis gbs glioma gout guillain gvhd haemophilia haemorrhoids hd heartfailure hepatitis hernia hf huntington hydrocephalus hyperkalaemia hypernatraemia hypertension hypertensive hyperthyroid hyperthyroidism hypothyroid hypothyroidism ibd ibs ifald ihd ileus influenza insufficiency jaundice leukaemia leukemia lupus lymphangiectasia lymphoma malabsorbing malabsorption melanoma meningitis metastases metastatic mets mnd mrsa ms myasthenia myeloma nafld nash nec nephritis nephropathy nephrotic nof norovirus oesophagitis osteoarthritis osteomyelitis osteoporosis osteoporotic palsy pancreatitis paraplegia paraplegic parkinson pcos peritonitis piles pkd pneumonia polytrauma psoriasis pvd pyelonephritis quadriplegic rett rheumatoid rickets sbs schizophrenia scleroderma scoliosis scurvy sepsis septic siadh sicklecell sle spina t1dm t2dm tb tbi tetraplegia thalassaemia trauma tumor tumour uc uti varices
illness-active: fistulas fistulising flare relapse remission stricture subacute
immuno: asplenic immunocompromised immunodeficiency immunodeficient immunosuppressed immunosuppression neutropenia neutropenic
indication-label: completeness fsmp indication indications nutritionally precaution
infant: babby babs baby bambino bub bubba infant neonatal neonate newborn nursling suckling triplet twin weanling
infection: abscess bacteria bacterial contagious fungal infected infection infective inflamed inflammation inflammatory outbreak pus pussy septicaemia viral virus
install: apk appstore bookmark dock homescreen icon instal install installation launcher pinned playstore pwa reinstall setup shortcut sideload taskbar tile uninstall
ireland-place: athlone beaumont carlow cavan clare connacht connaught cork crumlin donegal drogheda dublin dundalk eire ennis galway hse ireland irish kerry kildare kilkenny laois leinster leitrim letterkenny limerick longford louth mayo meath monaghan mullingar munster offaly republic roi roscommon sligo tallaght tipperary tralee waterford westmeath wexford wicklow
joke: amuse banter bored boredom comedian comedy comic entertain funny haha hahaha hilarious joke laugh lmao lol prank pun riddle rofl tickle
kg: kg kgs kilo
kind: class group kind kindsof types variety
label-word: claims datasheet declares directions instructions label labelled marked smallprint spec specification
language: agat arabic bengali bhfuil bilingual bulgarian cantonese cymraeg deutsch english espanol farsi francais french gaeilge gaeilgeoir gaelic german gujarati habla hindi hungarian interpreter language latvian lingo lithuanian malayalam mandarin multilingual parlez pashto polish polski portuguese punjabi romanian russian scots somali spanish sprechen swahili tagalog tamil translate ukrainian urdu vous welsh yoruba
law: agreement commercially contractual copyright copyrite copywrite court disclaimer indemnity intellectual jurisdiction law lawful lawsuit legal legislation liability liable licence license negligence permissions plagiarism property reproduce reproduction solicitor sue sued tcs terms trademark waiver
least: fewest least lightest lowest lowst minimal minimum poorest shortest smallest thinnest tiniest weakest
less-than: below beneath fewer less lighter shorter smaller underneath upto weaker within
limb-part: ankle arm calf elbow finger foot hand heel hip knee leg limb shin shoulder thigh thumb toe wrist
limits: cover exclusion handle scope supported unsupported
list-word: alphabetical assortment catalog catalogue choices directory everything index lineup list options selection
look: brown brownish darkened darker discolored discolouration discoloured dubious layered murky odd orangey pinkish strange streaks streaky suspicious weird yellowed yellowish
low-protein-food: bake biscuit bread cake cereal cookie cookies couscous crackers crispbread dough flour knead loaf loops lpf macaroni muffin noodles pancake pasta penne rice rolls scone soup spaghetti wrap yeast
lower: curtail cutback decrease downtitrate halve lessen lower minimise reduce reduction stepdown taper trim
lung-part: bronchi bronchus chesty diaphragm lung pleura ribs
lung-wrong: aspirate drowning inhalation inhale
malnutrition: bony cachectic cachexia emaciated faltering ftt malnourished malnutrition sarcopenia sarcopenic scrawny skeletal skinny stunted thin thrive undernourished undernutrition underweight wasting
mass-unit: gm gr gramme grams mg mgs milligram
may: acceptable allowed banned forbidden may permissible permission permit prohibited
meal: breakfast brekkie buffet dining dinner food grub lunch meal nosh snack supper
meal-dish: airfryer avocado bacon beer bolognese broccoli burger cafe casserole cheese chicken chickpeas chips cocktail crisps curry doughnut fryup gin greggs guinness hummus kale kebab kfc lamb lasagne lentils mcdonalds mince nandos omelette pizza potato prosecco pub quinoa restaurant roast salad sandwich sausage scrambled slowcooker spag spinach spuds steak stew takeaway tofu turkey whiskey wine
meaning: abbrev abbreviation acronym define definition explain explanation glossary jargon letters mean meant signify stands symbol term terminology
measure: bioimpedance bp centile demispan dynamometer glim grip growthchart handgrip height interdialytic mamc mna muac nrs nrs2002 obs percentile pyms rcpch reweighed scales screening sga skinfold strongkids tricep tsf ukwho ukwhochart ulna unweighable vitals weigh weights zscore
measure-scoop: heaped knife ladle leveling levelled scoop scooper scoup skoop spoon teaspoonful
metabolic-illness: acidaemia acidemia aciduria alkaptonuria citrullinaemia csid cystinuria fructosaemia fructosuria ga1 galactosaemia galactosemia glut1 glutaric glycogen gsd hcu homocystinuria hypermethioninaemia hyperphe inborn isovaleric iva lchad lpi maple mcad metabolic methylmalonic mito mitochondrial mma msud nkh otc phenylketonuria pku propionic tyrosinaemia tyrosinemia ucd ureacycle vlcad
meters: adequacy dial gauge macros meter micros surplus
mifflin: jeor joer mifflin mifflinstjeor miflin msj
mild: mild moderate slight
missed: delayed disconnected forgetful forgets forgot forgotten late miss neglected omission omitted ommitted overslept unplugged
mistake-data: contradictory contradicts disagree discrepancy erroneous fixes inaccuracy inaccurate inconsistent mismatch mispelt misprint misspelled misspelt mistyped typo
mix: alongside combination combine combo lob mix mixture piggyback together
mix-vehicle: coke cola cordial gravy horlicks juice lemonade mash milo oatmilk ovaltine porridge sauce skimmed squash tea weetabix wholemilk
month-name: april aug august dec december feb february jan january july june march nov november oct october sept september
more-than: above bigger denser exceed greater heavier higher larger longer more stronger thicker upwards
most: biggest densest greatest heaviest highest highst largest longest max maximal maximum most richest strongest sweetest tallest thickest upper
mould: blackish fungi fungus fur furry fuzzy greenish mildew mold moldy mould mouldy spores
mouth-symptom: dribble drool drymouth dysgeusia mouthulcer mucositis stomatitis thrush toothache trismus xerostomia
must: gotta hafta must mustnt needto ought shall shld shoud should shouldnt shouldve shud supposed
navigation: breadcrumb browse footer goto hamburger header homepage hyperlink jump landing menu navigate page panel popover ribbon screen screens section sidebar submenu tab toolbar
need-word: calorific deficit est estimate expenditure repletion reqd reqs requirement
new-product: announcement delisted launched newcomer news pipeline rebranded reformulated relaunch renamed upcoming
ni-place: altnagelvin antrim armagh ballymena bangor belfast coleraine craigavon derry enniskillen fermanagh hsc hscni lisburn londonderry newry ni norn northern omagh tyrone ulster
none-word: devoid except exclude none without zero
not-done: anthropometric anthropometry armspan calipers callipers circumference contracture dynamometry forearm halfspan kneeheight kyphosis kyphotic mst nutriscore stadiometer stamp unmeasurable
notification: alerts badge banner bulletin buzzing mailshot nag newsletter notification notified notifs notify nudge pinging popup reminder subscribe toast unsubscribe
obese: adiposity bariatric heavyset morbidly obese obesity overweight
offline: aeroplane aircraft airplane bandwidth basement blackspot broadband cellular connected connection dongle eduroam firewall hotspot intermet internet lan network netwrk offline online patchy proxy reception roaming router rural signal vpn wifi
ok: allright dodgy fine grand legit permissable reasonable sensible tolerable
old-pack-ask: binning chucking discarding disposal dispose donate thrown
one-sheet: fullscreen horizontal landscape layout maximise portrait scroll scrollbar sheet sidebyside sideways swipe wide widescreen
opened-keep: halfdrunk lasts leftover opened remainder reseal resealable throwaway tipped unfinished unsealed
opening-hours: christmas closes easter fri lunchbreak midweek mon nineto oclock office ooh thurs tues wed weekend workday
operation: anaesthetic anastomosis anastomotic anesthetic biopsy bronchoscopy bypass colectomy colonoscopy ct endoscopic endoscopy eras ercp fundoplication gastrectomy gastroscopy hartmanns hemicolectomy hysterectomy laparoscopy laparotomy mri nbm nilbymouth nissen npo oesophagectomy ogd op operation ops perioperative postop preop resected resection stent surgery surgical theatre whipple xray
order: aldi amazon basket boots buy cart checkout chemist dispensary dunnes ebay invoice lidl lloyds lloydspharmacy ocado order payg pharmacy procure purchase reorder requisition retailer shop stockist superdrug supermarket supervalu supplier tesco wholesale wholesaler
organ: adrenal bile biliary bladder bone gallbladder hair joint kidney liver muscle nails pancreas prostate spleen teeth thyroid tooth uterus womb
outside-topic: actor actress adele alien arsenal astronomy athletics basketball bbc beatles beyonce bible biden bingo bitcoin blockchain boiler boxing boyfriend brexit budgie camogie cat celebrity celtic charger charles chelsea cheltenham chemistry clock clothes compile compiler concert congress conservative coronation cricket croke crossword crypto css curtains dail dance darts dating debug dinosaur divorce diy dog dress earth eastenders einstein election electrician eurovision everest fairytale fashion fein fianna film fixture football formula1 fortnite gaa garden gaza ghost gig girlfriend goalkeeper god goldfish golf government guitar haircut hamster hockey hoover horoscope horse houseplant html hurling ikea immigration invest java javascript jeans king kitten kubernetes lawn loan lottery lotto lovato lyrics mancity manu marathon mars messi minecraft minister moon mortgage mountain movie movies museum music napoleon nato netball netflix novel ocean olympics oscar painting parkrun parliament parrot perfume pet philosophy php physics piano planet playlist playoff playstation plumber plumbing poem poetry politician politics premier president prince program programmer puppy pyramid python rabbit radio rangers referee referendum regex river ronaldo royal rte rugby russia rust senate shakespeare shoes sing singer sinn snooker soccer sofa song spotify sql stadium starmer strike striker sudoku sunak swift taoiseach tax taylor telescope telly tennis terminal tiktok timezone tinder titanic tory tottenham tournament trampoline trump tv typescript ufc ukraine universe valentine vba volcano vote war wikipedia wimbledon wordle worldcup xbox youtube zodiac
overdose-word: fistful handful naloxone narcan od oded overdosage overdose overdosin overmedicated toxbase
overheated: conservatory greenhouse heatstroke heatwave melted overheated radiator scorching sunbaked sunlight sweltering toasty
pack-broken: battered breakage broke broken buckled burst crack damage defect defective dent fault faulty malformed mangled ruptured rusty shattered smashed
pack-leak: gash hole leak leakage leaky perforated pinhole pinprick puncture seep slit tore torn
pack-swollen: blown bombage bulge domed exploded fizz fizzy frothing hissing inflated pressurised
packaging: biodegradable bpa cap cardboard compostable eco environment foil landfill lid packaging plastic recyclable recycle screwtop straw sustainability sustainable teat wrapper
pain: ache agony arching cranky crying discomfort dizzy exhausted fatigue fretful fussy giddy groaning headache inconsolable lightheaded migraine moaning mumbling numb pain painful screaming sore stinging tender throbbing tingling tired unsettled wailing whimpering
parent: da dad daddy father guardian mam mammy mom momma mommy mother mum mummy parent stepdad stepmum
past-time: ago earlier fortnight lastnight previously recently yesterday
patient: attendee client inmate inpatient paitent pateint patent patient patinet pt pts px resident sufferer
penn: frankenfield penn pennstate psu swinamer
penn-entry: mv tidal tmax ve ventilatory
people: adviser advisor agent expert liaison manager rep representative reps sales salesman salesperson team telesales
plan: feedplan itinerary plan plans rota schedule timetable
plan-of-care: aims approach bestinterests capacity careplan complex endoflife eol ethical ethics goals handover nextsteps palliative pmh scenario story strategy tricky
please: pleas please pls plz
poison: antifreeze battery bleach caustic corrosive descaler detergent dettol dishwasher disinfectant domestos eliquid glue ingested ingestion laburnum limescale magnet magnetic milton nailvarnish nicotine paraffin poison poisonous ricin sanitiser sanitizer tox toxic toxicity toxin turps vape weedkiller whitespirit
praise: ace amazing awesome belter bravo brilliant clever congrats excelent excellent fab fabulous fairplay fantastic gem genius goat great handy helpful impressed impressive kudos legend lifesaver lovely magic neat perfect smart splendid stellar super superb terrific wonderful
pregnant: antenatal breastfed breastfeed gestational maternity postnatal pregnancy pregnant trimester
prepare: blend blender dissolve makeup pour prep preparation prepare recon reconstitute reconstitution shaken shaker stir whisk
prescribe: prescribe prescriber prescription rx script
preterm: iugr lbw nicu nnu preemie preemies prem premature premie premmie premmies preterm scbu vlbw
previous: former previous prior
price: afford affordable bargain budget cheap cheaper cheapest cost dear dearer dearest discount economical euro expensive fee money pence price pricelist pricey quid rrp tariff vat
print: a4 a5 duplex hardcopy ink laminate laminated letterhead pdf photocopier photocopy poster print printable printer printout pritn prnt stapled toner
privacy: analytics anonymised anonymity anonymous breach caldicott confidential confidentiality consent disclosure dpc dpia dpo eavesdrop encrypted encryption gdpr governance hacked hackers hipaa ico identifiable identifier identify ig leakproof nosy privacy private protection pseudonymised sar secure security snooping spy surveillance telemetry tracked tracker
product: item prods product
product-code: barcode code ean gtin itemcode mda nhssc npc ordercode pip productcode pzn sku
product-hidden: disappear hidden hides invisible unlisted vanish
pump: adapter adaptor alarm amika applix backpack beep connector dripstand enfit extension flexitainer flocare givingset gravity infinity kangaroo plunger pump pumpset reservoir rucksack syringe
raise: advanced advances advancing boost escalate increase increments raise ramp stepup titrate upped uptitrate
range-limit: accept boundary implausible outlandish reject unusual
rank: ascending bottom descending leaderboard league rank sorted top
rate-word: compress condense continuous continuously cyclic fast faster fastest flow flowrate infusion mlh mlhr mlsperhour pace quick quicker quickest rapid rate runtime session shorten slow slower slowest speed speedier trickle trophic
recall: botulism cereulide cronobacter ecoli fieldsafety fsai fsn hpra listeria quarantine recal recall salmonella
recipe: concoct concoction modular module recipe
recommend: advise advocate propose reccomend recomend recommend recommendation recommened suggest suggestion
record-system: badgernet careflow casenotes cerner charting cito drugchart ehr electronic electronically emis emr epic epr lastword log logs lorenzo maxims meditech medway millennium nervecentre notes paperless record rio systemone systm1 systmone trakcare
refeeding: refed refeeding rfs
reference: article assignment bibliography books citation cite dissertation doi essay evidence footnote journal literature papers publication published pubmed reference source textbook
reference-intake: dri drv efsa lrni nrv pri rda ri rni sacn ul
reflux: belch burp dyspepsia ger gerd gor gord heartburn hiccup indigestion reflux refluxy
regimen: builder planner regime regimen regiment regimin reigmen
region-switch: country geography locale location market nation nationality region territory
relative: aunt auntie aunty brother caregiver carer cousin family fiance fiancee friend hubby husband inlaw missus mrs neighbor neighbour nok partner relative sibling sister spouse uncle wife
report: overview recap report reprot summary synopsis writeup
report-fault: adr adverse mdr nutrivigilance pharmacovig pharmacovigilance reportable sae sideeffect vigilance yellowcard
report-shut: inaccessible inactive locked lockout padlock unlock unopenable
required-field: compulsory incomplete mandatory obligatory omit optional unanswerable unanswered
restart: reboot reload reopen restart
result-word: abnormal abnormality bloodwork borderline climbing creeping crept deficiency deficient derangement elevated insufficient interpret interpretation marker normal plummeted positive result risen rising trend
robot: ai artificial assistant bard bot chatbot chatgpt claude clippy copilot cyborg gemini gpt gpt4 human llm neural openai robot sim virtual
run: ran run
safe: contra danger harmful harmless hazard hazardous risk riskier risky safe safeguard safer safest safety unsafe usable
same-word: alike alternative comparable counterpart equal equivalent identical lookalike matches resemble same similar substitute
sample: complimentary freebie freebies sample samplepack taster tester trials
save: autosave bookmarked keep kept persist preserve retain save saveable store
scheme: acbs blacklisted bnf dps drugtariff entitlement formulary fp10 gms hcsp hpc licensed ltis lts medicalcard mims pcrs prescribability prescribable reimbursable reimbursed scheme
schofield: fao schofeild schofield scofield
search: find findable finding finds found google hunt keyword lookup query search searchbar seek serach
self: id im ive meself mysel myself
serving: dollop helping piece portionsize serving slice
settings: config configuration configure customise customize personalise preferences settings
severity: badly dangerous dangerously grave heavily serious seriously severe terribly
share: airdrop facebook imessage instagram link linkedin messenger permalink qr share slack sms telegram twitter url whatsapp
shortcut-key: arrow cmd ctrl esc escape f5 hotkey keys keystroke mouse palette touchpad trackpad
shortfall-need: lacking meagre skimpy underfed underfeeding
show: appear display preview see seen show shown view visible
sim-ask: misunderstand misunderstood phrase prompt rephrase reword sentence spelling understand wording
skin-part: armpit bum buttocks groin nappy perianal sacral sacrum skin
skin-sign: beetroot blister blotch blotchy bumply dermatitis eczema erythema exanthem flaky goosebumps heatrash hives hiveslike hivey hivy itch itchin itchy measly mottled nettle nettlerash pimples pimply pox pruritus pustules rash rashy raw reddened redness scabby scratching speckled spots spotty urticaria urticarial weals welt wheal
smell: boggin bowfin disgusting eggy fishy foul fusty honking horrid icky manky mingin minging musty nasty odor odour pong pungent putrid putrified rancid reek rotten smell smelly smelt sour stank stink sulphury vile vinegary whiff whiffy yeasty yuck
spilled: overflowed sloshed spill spillage spilt
staff: agency anaesthetist anesthetist clinician colleague consultant dietetic dietician dietitian doctor dr drs gastroenterologist geriatrician gp gps hca healthcare houseman intensivist intern matron mdt medic microbiologist midwife midwives nephrologist neurologist nurse nutritionist oncologist paediatrician paramedic pharmacist phn physician physio physiotherapist psychologist radiologist rd rds registrar slt specialist staff surgeon technician therapist
start: began begin begun commence establish initiate introduce kickoff recommence reintroduce reintroduction resume start trialling
step: proceed skip stages step stepper steps wizard
stock: availability available backorder obtainable shortage sourcing stock supplied supply warehouse
stoma: colostomy ileostomist ileostomy insertion reinsert resited sinus stoma tract urostomy
stool: bowelmotion bristol defaecate defecate dung excrement faecal faeces fecal feces greasy motion poo poop stool
stop: cease cutout discontinue halt pause quit stop weaning withdraw withdrawal withdrawn withheld withhold
storage: ambient attic cupboard garage humid keepable larder loft pantry shed shelf shelflife shelves stockroom storage storeroom unopened upright
strength: strengthen weaken
stress-word: anabolic catabolic catabolism critically depleted depletion hypercatabolic hypermetabolic hypermetabolism stresses stressor
stroke-sign: aphasia aphasic cva droop dysarthria facedroop hemiparesis hemiplegia lopsided paralysed slur slurry stroke tia weakness
student: college coursework exam homework lecturer osce portfolio uni university viva
study: accuracy bias calorimetry cohort confirmed limitations overestimate participants population prediction predictive predicts regression reliability reliable research science scientific soldiers study subjects underestimate validated validity
sudden: abruptly acutely instantly outta sudden
suicide: alive dsh endit harm ideation kill noose razor selfharm selfinjury sucide suicdal suicidal suicidality suicide suicidial unalive worthless
suit: appropriate apt compatible inappropriate proper suit suitability suitable suitably unsuitable
support: assistance cs customer faq frequently howto support troubleshooting
swallow: gulp swallow swallowin
sweetener-additive: acesulfame additive aspartame carrageenan coloring colouring dha emulsifier enumbers epa flavouring fos fructose gos guar inulin lecithin maltitol maltodextrin msg nitrites nucleotides omega palm prebiotic preservative saccharin sorbitol stabiliser stevia sucralose sucrose sweetener xanthan xylitol
swelling-sign: angioedema angiooedema bulgy engorged puffed puffy swell swelld swellin swole swolen swoll swollen
table-row: band bracket column cutoff row table tabular tabulated
take: consume consumption drank drinking drunk sipping swig take taken takin took
take-out: deduct remove subtract
taste: aftertaste bitter bland chalky delicious gross palatability palatable sickly sweet taste tasty texture yucky yuk yummy
teen: adolescence adolescent preteen pubertal puberty teen teenage teenager tween youth
temperature: degree temp temperature therm
template: blueprint boilerplate combos proforma reusable reuse tempate template
thicken: consistency gum iddsi level3 naga nectar puree pureed thicken thickener viscosity
tolerate: cope settle tolerability tolerance tolerate untolerated
training: academy attendance beginner conference course cpd education elearning event intro introduction learn lecture lessons masterclass materials moodle newbie onboarding podcast seminar teach tour train trained training tutorial walkthrough webinar workshop
treatment: capd chemo chemotherapy crrt cvvh detox dialysed dialysis haemo haemodialysis haemofiltration hemodialysis immunotherapy laryngectomy peritoneal phototherapy physiotherapy plasmapheresis radiotherapy rehab rehabilitation trache tracheostomy trachie trachy transfusion transplant
trunk-part: back breastbone chest heart neck spinal spine sternum
tube: cannula catheter feedingtube tube tubed tubes tubing
tube-check: auscultation grv litmus nex ph placement position residual residue whoosh
tube-kind: balloon bumper corflo freka gastrojejunostomy gastrostomy gtube jeg jej jejunostomy jtube lowprofile mickey minibutton nasal nasoduodenal nasogastric nasojejunal ng ngt nj njt og orogastric peg pegj pej rig ryles transgastric transgastrostomy transpyloric
tube-out: dislocated dislodged disloged displaced dragged expelled extruded migrated misplaced outwards popped pulled ripped slid slipped tugged wrenched yanked
tube-trouble: block blockage bridle buried clamp clog crusty excoriated fixator granulation granuloma hypergranulation kinked mitten occlude occlusion oozing overgranulation rotated snapped stitch sutures unblock weeping weepy
uk-place: aberdeen birmingham britain british brum cardiff cornwall devon dundee edinburgh england essex gb gbp glasgow guernsey hebrides inverness islands isle jersey kent lancashire leeds leicester liverpool london manchester newcastle nhs norfolk nottingham orkney oxfordshire scotland scottish sheffield shetland southampton sterling swansea uk wales wrexham yorkshire
undo: recover recoverable redo redone reinstate restore resurrect retrieve revert rollback undelete undo undone
unit-change: arithmetic conversion convert converter divide equals fraction maths multiply pct percent percentage ratioed squared sum
unit-entry: centimeters centimetres cms decimal feet ft imperial inches lb lbs metres metric pound st stones
unit-sum: cc ccs celsius centigrade cup decilitre fahrenheit fl gallon joules kilograms kilojoules kj mcg megajoules micrograms mj nanograms ounces oz pint quart tablespoon tbsp teaspoon tsp ug
unwell: achy feverish grim ill malaise miserable nausea nauseated nauseous nausia offcolour peaky poorly queasy ropey sick sickness unwell
update: changelog invalid invalidated latest newer newest obsolete outdated patch refresh renew revised revision rollout stale superseded sync unchanged updaet update updte upgrade uptodate
vague-amount: couple cupful dribs extra few glassful glug half lots mouthful pinch quarter several spare splash spoonful tad third
vein: arterial artery cvc drip epidural hickman hpn intravenous intravenously iv ivs lumbar parenteral peripheral picc pn portacath tpn vascath vein venous
ventilated: bipap cpap ecmo extubated intubated nippv niv proned sedated unsedated vent ventilated
version: edition iteration release revno vers version versn
volume-unit: liter litre ltr milliliters millilitre mils ml mls
vomit: barf boak boke emesis heave hyperemesis posset puke regurgitate retch spew spitup upchuck vomit
wake: asleep awake awaken awoke sleep slept slumber unwakeable wake wakened woke woken
water-kind: ballygowan boiled borehole bottled brita buxton chlorinated cooled distilled evian filtered kettle purified reboiled softened softener sparkling sterile sterilised sterilized tap tapwater volvic
weak: crabby feeble feebler frailer lethargical wrecked
weather: cloudy drizzle fog foggy forecast hail hurricane rainfall rainy storm sun sunny sunshine thunder umbrella weather
weekday: friday monday saturday sunday thu thur thursday tue tuesday wednesday weekday
weight: wght wieght wt wts
weight-change: gain losing loss lost plateau shrinking
wet: damp dampened drenched flooded moist puddle rained rainsoaked soaked sodden sogged soggy waterlogged wet
wh-how: hoe how howd hw
wh-number: amount amt figure howmuch qty quantity values
wh-what: waht wat what whatever whatsit wht wot
wh-when: wen when whenever whn
wh-where: locate located wer where whereabouts wherebouts whr
wh-which: whch which whichever wich wihch witch
wh-who: who whod whoever whom whose
wh-why: howcome wherefore why whyis wy yhy
work-admin: appointment appraisal band6 band7 bleep canteen cleaner cv interview job laundry locker outpatient payroll payslip pension porter promotion recruitment referrals rotas salary stationery timesheet uniform union unison vacancy wages
working-shown: audit auditable breakdown crosscheck derivation derive explainable splits transparent verified verify workings
worry: afraid anxious bother concern distressed fear freaking frets frightened nervous panic panicking panicky scared terrified uneasy upset worried worrisome worry
wound: bedsore burn dehisced graft heal necrotic pressuresore slough ulcer ulcerated wound
wrong: accidentally accidently blunder botched cocked datix goof inadvertently incident incorrectly mess miscalculated misheard mislabelled misprogrammed misread mistake mistakenly mistook mixedup mixup muddle nearmiss screwed slipup unintentionally whistleblow whoopsie wrong
wrong-line: attached hooked infused injected intramuscular misconnected misconnection plumbed subcut
`;

/** How many concepts are read between two pauses. */
const CONCEPTS_PER_STEP = 30;

type Maps = { byWord: ReadonlyMap<string, string>; byStem: ReadonlyMap<string, string> };

/** Concepts by word, and by stem; if several words share a stem, the first in the table counts. */
function* read(): Generator<undefined, Maps> {
  const byWord = new Map<string, string>();
  const byStem = new Map<string, string>();
  for (const [row, line] of CONCEPTS.trim().split('\n').entries()) {
    if (row % CONCEPTS_PER_STEP === 0) yield;
    const [concept = '', words = ''] = line.split(': ');
    for (const word of words.split(' ')) {
      byWord.set(word, concept);
      const stemmed = stem(word);
      if (!byStem.has(stemmed)) byStem.set(stemmed, concept);
    }
  }
  return { byWord, byStem };
}

let ready: Maps | undefined;
/** Reads the table in steps, so that the first question does not wait for all of it. */
export function* prepareThesaurus(): Generator<undefined, void> {
  ready ??= yield* read();
}
const maps = (): Maps => (ready ??= runAll(read()));

export const conceptOf = (word: string): string | undefined =>
  maps().byWord.get(word) ?? maps().byStem.get(stem(word));

/** Every word of the thesaurus: ordinary words, which are no names. */
export const thesaurusWords = (): IterableIterator<string> => maps().byWord.keys();
export const isOrdinary = (word: string): boolean => conceptOf(word) !== undefined;
