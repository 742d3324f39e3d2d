import { stem } from '../language/stem.ts';

/**
 * Words that mean the same for what a message asks: a line a concept, a word in one of them alone. The classifier knows the words
 * of its training; through these it also knows others. Longer than other files: one table.
 */
const CONCEPTS = `
abroad-place: spain france germany italy america usa canada australia zealand dubai india poland portugal europe european eu brussels lanzarote tenerife benidorm greece thailand japan china africa nigeria philippines malta cyprus netherlands belgium sweden norway denmark switzerland austria international overseas worldwide
accessibility: accessibility accessible voiceover nvda jaws talkback magnifier magnify magnified enlarge zoom font fonts dyslexia dyslexic colourblind colorblind blind partially sighted eyesight glasses tremor contrast narrator braille blurry squint subtitles captions wcag legible illegible readable unreadable dexterity keyboard tiny sightloss vision bright dark glare invert enlargement aloud voice dictate dictation microphone mic siri alexa narrate speaks audio headphones handsfree speaker speak
account: account login logon password passwords passcode username userid signin signup signon register registration registering join joined subscription subscriptions credentials authentication sso mfa membership member enrol enroll smartcard hcpc coru signed logout logoff authenticate activation pay paying payment paid charge charges charged bill billing freemium logged
activity-word: walk bedfast hoist hoisted ambulating contracted stiff stiffness spastic spasticity dystonia dystonic activity mobility mobilising mobilises sedentary bedbound bedrest chairbound immobile ambulant wheelchair gym jogging exercise exercising bedridden housebound walks walking
add-product: add adds adding added insert inserted append plus
adjusted-weight: adjusted abw ajbw adjbw
adult: adult adults man men woman women lady ladies gentleman gentlemen gent gents fella fellas fellow chap chaps bloke blokes guy guys male males female females grown grownup grownups adulthood person somebody someone anybody anyone individual individuals people persons folk folks
advance-prep: premake premade ahead beforehand upfront advance premixed preprepared
advice: advice opinion opinions thoughts steer pointers ideas idea insight
aftercare: monitor monitors monitored monitoring observe observing observation recheck rebleed review reviewed followup reassess
age-label: birthwards ageband agegroup youngest oldest earliest eldest ages
airway-part: throat airway windpipe trachea larynx epiglottis gullet oesophagus esophagus oropharynx pharynx
allergen: allergen allergens soya soy nut nuts peanut peanuts egg eggs gluten wheat barley rye oat oats celery mustard lupin sesame sulphite sulphites sulfites fish shellfish crustacean crustaceans mollusc molluscs dairy lactose cows casein whey almond cashew walnut pistachio treenut treenuts latex corn maize albumen allergenic
allergic-event: anaphylaxis anaphylactic anaphylaxsis anaphalaxis anaphylactoid anaphalactic epipen epipens jext emerade adrenaline epinephrine autoinjector fpies reacted reacting reacts react shock anaphilaxis anaphylaxes anafilaxis
allergy: allergy allergies allergic alergic alergy intolerance intolerances intolerant intollerant hypersensitive hypersensitivity sensitised sensitivity sensitive atopic atopy cmpa cma cmpi cmi
also-word: also additionally besides likewise ditto aswell moreover furthermore
amputation: amputated amputation amputee amputees bka aka stump prosthesis prosthetic limbless amputations amput osterkamp bilateral
app-broken: crash crashing crashes crashed loading buffering spinner glitch glitchy glitches glitching buggy laggy lag lags lagging stalled stall bug bugs bsod errors error malfunction stuttering jank janky timeout timed unavailable blank borked bust banjaxed knackered kaput wonky janked outage unusable spinning spins
app-feature: widget graph graphs carbon footprint photo photos camera upload calendar theme themes wallpaper video videos animation photograph picture pictures image images quiz game stopwatch plugin integrate integration integrates embed embedded intranet kiosk github roadmap statistics dashboard signature logo autocorrect emoji feature features functionality mode scan scanner counter draw remind attachable uploaded attach branding
appetite: appetite appetites hungry hunger peckish starve starved starving starvation offfood refuse refuses refusing refused refusal picky hardly
approval: mhra ukca ce fda hiqa certificate certificates certified certification accredited accreditation endorse endorsed endorsement endorses iso dcb dtac officially regulated regulator regulatory approval kitemark orcha cqc bda indi assured assurance iso13485 compliant compliance
ask: ask asks asked asking question questions answer answers answering answered reply replies respond response chat chatting talk talking
at-least: dash dashes asterisks hyphen dagger unstated notstated ndash tr trace lessthan asterisk
audience: audience intended catering laypeople layperson layman entitled eligible eligibility authorised authorized professional professionals public profession professions practitioners hcps hcp qualified users user
authorship: author authors authored invented inventor devised researcher researchers professor origin origins originate originates
average: average median typical typically usual usually generally normally
basal: basal bmr rmr ree resting eer tee pal amr metabolism thermogenesis dit
belly-part: tummy stomach belly abdomen abdominal tum gut guts bowel bowels intestine intestines intestinal colon colonic rectum rectal anus navel duodenum ileum jejunum duodenal ileal jejunal gastric tumtum
best: best better optimal optimum preferable prefer preferred prefers preference superior finest handiest nicer nicest gentlest gentle gentler kinder kindest firstline worthwhile worth merits betterer
birth: dob birthdate birthday born yob chronological prematurity corrected
bleed-sign: bleed bleeds bleeding bled haemorrhage haemorrhaging hemorrhage hemorrhaging haematemesis hematemesis melaena melena bloody clots clot gushing gush spurting coffeeground epistaxis exsanguinating haematuria haemoptysis bleedin haemorage hemorage bloodstained bloodied haemorrhagic gushes
blood-test: bloods bloodtest lab labs lft lfts fbc crp esr hba hba1c albumin prealbumin alt ast alp ggt bilirubin creatinine egfr urea bun inr ferritin haemoglobin hemoglobin transferrin triglyceride triglycerides trigs cholesterol hdl ldl lactate ammonia homocysteine pth tsh t4 troponin bnp amylase lipase elastase calprotectin ttg ige iga abg vbg bicarb bicarbonate ue ues serum plasma mmol mmols umol micromol lymphocytes neutrophils platelets wcc neutrophil electrolyte electrolytes biochemistry biochem haematology dexa
bolus: bolus boluses bolused bolusing bolussing bolusfed boli bolusfeed bolusfeeding bolusses
border: border crossing straddle borders crossborder straddling straddles frontier commute
breath-sign: wheeze wheezy wheezing wheezes breathless breathlessness gasp gasps gasping gasped stridor rasp rasping raspy laboured labored dyspnoea dyspnea apnoea apnea apnoeic pant panting sob tachypnoea tachypnoeic hyperventilating grunt grunting grunts recession suffocate suffocating suffocated asphyxiating asphyxia croupy croup desaturate desaturated desaturating desaturation desats desat desatting hypoxic hypoxia bronchospasm gurgly weezing weezy wheezin breathlessly hyperventilation stertor indrawing
breathe: breath breaths breathe breathes breathing breathin breething breather respiratory respiration sats oxygen o2 spo2 inhaler salbutamol nebuliser nebulizer
browser: browser chrome safari firefox edge opera brave explorer chromium mozilla webkit duckduckgo ie11 incognito browsers vivaldi webview
button: button buttons click clicking clicked tick ticked untick checkbox dropdown toggle slider greyed grayed clickable highlighted triangle hover select selected selecting deselect unselect dblclick rightclick
calculate: calculate calculated calculating calculation calculations calculates calc calcs workout computing computes calculus reckons reckoned calculator calculators compute computed computation
card: card cards homeplan handout handouts laminates wardcard sticker stickers notice
care-place: ward wards icu itu hdu picu ccu eau amu mau clinic clinics hospital hospitals sideroom nursinghome carehome hospice outpatients school nursery creche community bedside camhs daycentre respite discharge discharged discharging admitted admission admissions admit readmitted referral referred refer oncology opd orthopaedics ortho hef mews gastroenterology urology neurology
cause: cause causes caused causing trigger triggers triggered triggering related blame reason culprit due provoke provoked induce induced aggravate exacerbate attributable
change: switch switched switches switching swap swaps swapped swapping transition transitions transitioned transitioning crossover changeover replace replaces replaced replacing replacement alternate alternating phase phased phasing
child: child children childs childrens kid kids kiddo kiddie kiddies toddler toddlers tot tots boy boys girl girls lad lads lassie lassies laddie youngster youngsters schoolboy schoolgirl preschooler schoolchild paed paeds paediatric paediatrics pediatric peds juvenile bairns wane nipper littlie cailin garsun gossun youngling littleone wains
child-of: son sons daughter daughters grandson granddaughter grandchild grandchildren grandkid niece nephew stepson stepdaughter godson goddaughter offspring sonny foster
chitchat-bye: bye goodbye cya byebye goodnight cheerio farewell tata slan toodle adios ciao laters toodles nighty hasta
chitchat-hello: hello hi hiya hey heya howdy greetings gday yo hullo howya hallo ahoy welcome helloo hii heyya alrite wotcha alo
chitchat-how: howsit craic howareye howyadoing hru wassup howdo
chitchat-ok: ok okay okey yep yeah yup nope gotcha righto aye alright understood nah hmm hm ah aha kk mkay roger k
chitchat-sorry: sorry apologies apologise apologize pardon oops whoops woops soz oopsie mybad ooops
chitchat-thanks: thanks thank thankyou thx thnx tks cheers ta tanks tnx tyvm appreciate appreciated grateful gratitude thanx tysm obliged ty merci diolch
choke-sign: choke choked chokes choking chocking chockin chokin gag gags gagged gagging splutter spluttering spluttered heimlich backslap lodged obstructing backblow choaking choaked choak chokeing
choose: choose chooses chose chosen choosing choice pick picks picked opt opting candidate indicated plump
choose-method: default defaults preset method methods algorithm algorithms methodology
cold: fridge refrigerator refrigerate refrigerated refrigerating refrigeration chill chilled chilling freezer coolbag coolbox cooler frigde fridges iced icecream ice cubes sorbet cold cool lollies lolly
collapse-sign: collapse collapsed collapses collapsing colapsed unconscious unconsious unconcious unresponsive unresponsiveness faint fainted fainting fainty syncope syncopal keeled slumped crumpled blackout blackedout flatlined arrest arrested arresting cpr resus resuscitate resuscitation defib defibrillator pulseless heartbeat pulse lifesigns consciousness conscious responsive periarrest vf asystole collasped collaspe unconcsious unresponsiv keeling fainter swooned crumpling
colour-sign: blue bluish cyanosed cyanotic cyanosis dusky pale pallid pallor pasty ashen waxen mauve whitefaced cyanose bluey purplish
company: company companies manufacturer manufacturers manufactured maker makers owns owned owner firm provider belongs belong developed built designed corporate subsidiary headquarters hq business funded funds funding sponsor sponsors sponsored pharma vendor creators creator corporation ltd plc ceo shareholders
compare: compare compared compares comparing comparison comparisons versus vs differ differs difference differences different differentiate distinguish comparision comparrison
competitor: competitor competitors rival rivals fresubin fortisip nutrison jevity osmolite nutren peptamen abbott nutricia nestle fresenius danone vitaflo kabi complan meritene aymes paediasure pediasure infatrini neocate aptamil sma altraplen foodlink nualtra elemental028 ketocal wysoy similac alimentum nutramigen pepti althera alfamino puramino isosource novasource survimed frebini tentrini nutrini renilon nepro scandishake calogen calshake enshake ensurecompact perative vivonex emsogen modulen liquigen monogen lipistart mevalia loprofin juvela prozero maxijul vitajoule polycal procal prosource thickenup nutilis brand brands branded generic
complaint-formal: complaint complaints complain complains complaining grievance ombudsman unhappy unsatisfied dissatisfied compensation refund refunded lodge pals
concentrate: concentrate concentrated concentrating concentrates concentration concentrations overconcentrate
confused-sign: confused confusion disoriented disorientated delirious delirium rambling incoherent agitated hallucinating vacant glazed bewildered jumbled dazed irritable
constipation: constipation constipated constipating constpated costive bunged impacted impaction straining hardstool obstipated pebbles
contact: contact contacts helpline hotline telephone tel fax freephone landline voicemail dialled rang ring call calls called calling callback switchboard enquiry enquiries enquire enquiring inquiry inquiries address addresses postal postcode eircode helpdesk contactable phoning
contain: contain contains contained containing include includes including included composed composition comprised ingredients ingredient constituents consists content contents contian
container: bottle bottles carton cartons tetra sachet sachets pouch pouches tin tins tub tubs cannister canister jar pot pots flexibag container containers bag bags pack packs packet packets multipack tray packsize optri easybag dispenser vial ampoule botle
copy: copy copied copying copies paste pasted pasting clipboard transcribe screenshot screenshots screengrab copypaste snip adime pes sbar ncp ncpt
cough: cough coughs coughed coughing coughin barky
count-word: count counting altogether howmany tally headcount totalling totaling numbering total totals
csv: csv excel spreadsheet xlsx xls xml fhir json hl7 snomed api apis export exported exporting exports import importing interoperable interoperability tsv r4 r5 readcode opendata dataset format formats spreadsheets file files filetype
curdle: curdle curdled curdling curdles curd curds lump lumps lumpy clump clumps clumped clumping separated separating separates separation coagulated congealed congeal jellied gelled grainy gritty gloopy gloop slimy slime sludge solidified solid floaters flecks sediment specks speck particles gunge gungy chunky cheesy stringy ropy flakes
cure: cure cures remedy remedies treat treats treated treating treatment treatments relieve relief relieves soothe ease eases alleviate prevent prevents preventing prevention manage managed manages management managing tackle therapy therapies
dead: dead die dies dying died death deceased perish
decides: decide decides decided deciding decision decisions automatically automated automatic judgement judgment trustworthy rely relies accountable responsible accountability trust trusted
delete: delete deleted deleting erase erased wipe wiped clear cleared clearing scrub destroy trash rid nuke delet expunge shred clears deletion cleanse deletes reset factory startover afresh anew reinitialise wiping restoredefaults
delivery: delivering pallets drivers lorry shipment transit porch shelter arrive arriving depot dpd parcelforce deliverys deliverd delivry delivery deliver delivered delivers deliveries courier couriers parcel parcels shipping shipped ship dispatch dispatched despatch despatched postage homecare homeward driver van evri hermes royalmail anpost dhl eta doorstep logistics consignment pallet arrived
demo: fictional fictitious fake dummy pretend imaginary demonstration prototype mock mockup genuine placeholder beta sandbox pilot madeup
device: phone iphone android ipad handset laptop computer pc mac macbook imac desktop chromebook mobile mobiles smartphone samsung galaxy pixel surface kindle huawei xiaomi oneplus nokia touchscreen workstation imacs netbook thinkpad lenovo dell ios ipados macos windows linux handheld device devices hardware mob moby fone pda smartphones chromebooks touchscreens
device-storage: cache cached cloud server servers database localstorage indexeddb icloud onedrive dropbox disk disc memory hdd usb backup backups backedup harddrive
diagnose: diagnose diagnosed diagnosis diagnoses diagnosing differential dx symptom symptoms prognosis condition conditions disease diseases disorder disorders comorbidities syndrome undiagnosed
diarrhoea: diarrhoea diarrhea diarhoea diarrhoeal diarrhoe diarreha dioreah diahorrea diahorrhea diarrohea runny trots scutters skitters skitter squits squitters watery loose loosen looser steatorrhoea steatorrhea explosive incontinent incontinence
diet: vegan vegans vegetarian vegetarians veggie veggies veg halal haram kosher muslim muslims islam islamic jewish jew hindu hindus sikh buddhist jehovah jain jains ramadan passover pesach eid lent catholic religious religion religions faith plantbased pescatarian organic gmo porcine gelatine gelatin rennet pork beef cochineal carmine collagen lanolin
dilute: overdilute waterdown overdiluted watering dilute diluted dilutes diluting dilution dilutions undiluted strength strengths
dispraise: useless rubbish terrible crap stupid dumb pointless hopeless annoying frustrated frustrating frustration disappointing disappointed unhelpful idiot idiotic moron shit shite garbage daft eejit gobshite muppet nonsense fuck fucking fecking feck bollocks bastard arse wtf ffs sucks worst dreadful horrible lousy pathetic ridiculous clueless clunky hate hated bullshit damn lame awful codswallop cobblers twat wanker prick liar lying annoys annoy
dka-sign: dka ketoacidosis acidotic acidosis hyperosmolar hhs hyperglycaemia hyperglycaemic hyperglycemia kussmaul decompensated decompensation decompensating decompensate ketotic ketonuria decomp
document: document documents guide guides leaflet leaflets pamphlet booklet booklets brochure brochures compendium flyer datacard factsheet diary diaries pocket handbook handbooks manual manuals dietsheet dietsheets infosheet chart charts docs documnet
dose-word: dose doses dosed dosing dosage dosages posology tds tid bd bid qds qid prn nocte portion portions
doubled: double doubled doubling doubles twofold triple tripled overfilled duplicate duplicated toomuch duplication trebled treble quadruple quadrupled
download: download downloads downloaded downloading dl dload downlod downloadable
drink-alcohol: alcohol stout whisky vodka booze lager cider
drowsy-sign: drowsy drowsey drousy drowsiness lethargic lethargy lethargied sleepy sleepier sluggish groggy dozy dopey woozy somnolent somnolence obtunded unarousable unrousable stupor stuporous comatose coma semiconscious rouse roused rousable rousing zonked encephalopathic hyperammonaemia hyperammonaemic hyperammonemia floppy limp floppier lifeless listless zoned unrouseable obtundation gcs avpu
drug: phenytoin levothyroxine thyroxine eltroxin warfarin metformin digoxin levodopa sinemet madopar stalevo cobeneldopa careldopa rotigotine gliclazide glimepiride sitagliptin empagliflozin dapagliflozin insulin novorapid lantus humalog levemir toujeo tresiba actrapid semaglutide ozempic wegovy mounjaro tirzepatide liraglutide saxenda dulaglutide apixaban rivaroxaban edoxaban dabigatran eliquis xarelto pradaxa heparin clexane enoxaparin tinzaparin dalteparin aspirin clopidogrel ticagrelor ramipril lisinopril perindopril enalapril losartan candesartan valsartan irbesartan amlodipine felodipine nifedipine diltiazem verapamil bisoprolol atenolol propranolol carvedilol metoprolol furosemide frusemide bumetanide spironolactone eplerenone bendroflumethiazide indapamide metolazone amiodarone simvastatin atorvastatin rosuvastatin pravastatin ezetimibe omeprazole lansoprazole esomeprazole pantoprazole nexium losec zoton ranitidine famotidine gaviscon peptac sucralfate domperidone metoclopramide maxolon ondansetron cyclizine prochlorperazine stemetil haloperidol levomepromazine erythromycin ciprofloxacin cipro levofloxacin moxifloxacin doxycycline minocycline tetracycline amoxicillin coamoxiclav augmentin flucloxacillin penicillin clarithromycin azithromycin metronidazole flagyl vancomycin gentamicin meropenem tazocin nitrofurantoin trimethoprim septrin cotrimoxazole rifampicin isoniazid ethambutol fluconazole itraconazole voriconazole posaconazole nystatin aciclovir carbamazepine tegretol valproate epilim lamotrigine levetiracetam keppra topiramate clobazam phenobarbital phenobarbitone vigabatrin zonisamide lacosamide rufinamide gabapentin pregabalin acetazolamide diazepam lorazepam temazepam zopiclone melatonin clonazepam sertraline fluoxetine citalopram mirtazapine amitriptyline venlafaxine duloxetine quetiapine olanzapine risperidone aripiprazole clozapine lithium donepezil memantine rivastigmine methotrexate azathioprine mercaptopurine infliximab adalimumab humira tacrolimus ciclosporin cyclosporin sirolimus mycophenolate prednisolone prednisone dexamethasone hydrocortisone budesonide steroid steroids alendronate alendronic risedronate ibandronate fosamax denosumab allopurinol colchicine paracetamol panadol calpol ibuprofen nurofen naproxen diclofenac codeine cocodamol tramadol morphine oramorph oxycodone oxynorm fentanyl buprenorphine methadone baclofen tizanidine dantrolene hyoscine glycopyrronium loperamide imodium senna lactulose movicol laxido macrogol cosmocol docusate bisacodyl fybogel enema enemas suppository suppositories microlax creon pancrex nutrizym sevelamer renvela lanthanum fosrenol calcichew phosex adcal sando sandoz slowk ferrous fumarate galfer fersamal forceval pabrinex sapropterin kuvan sepiapterin nitisinone orfadin betaine cystadane benzoate phenylbutyrate ravicti carbaglu carglumic carnitine pegvaliase orlistat xenical cholestyramine colestyramine ursodeoxycholic urso mesalazine sulfasalazine teduglutide octreotide theophylline aminophylline montelukast propofol noradrenaline norad pressors vasopressor vasopressors maoi moclobemide linezolid tamoxifen letrozole capecitabine abiraterone imatinib riluzole tolvaptan everolimus kaftrio orkambi eculizumab antacid antacids hydralazine doxazosin tamsulosin finasteride solifenacin oxybutynin mirabegron latanoprost carbimazole propylthiouracil desmopressin cinacalcet alfacalcidol calcitriol epoetin darbepoetin folic cyanocobalamin hydroxocobalamin fludrocortisone testosterone oestrogen microgynon levonorgestrel
drug-act: interact interacts interaction interactions interacting interfere interferes interfering clash clashes clashing bind binds binding absorb absorbs absorbed absorption crush crushed crushing crushes contraindicated contraindication contraindications spacing grapefruit tyramine orodispersible dispersible adherence coadminister bioavailability
drug-word: drug drugs medicine medicines medication medications meds med medicaton tablets pill pills capsule capsules suspension elixir syrup syrups linctus antibiotic antibiotics laxative laxatives antiepileptic antiepileptics antiseizure anticonvulsant anticonvulsants anticoagulant anticoagulants antiemetic antiemetics ppi ppis diuretic diuretics statin statins painkiller painkillers opioid opioids opiate opiates antidepressant antidepressants antipsychotic antihypertensive inhibitor inhibitors betablocker binder binders thinner thinners enzyme enzymes probiotic probiotics prokinetic prokinetics immunosuppressant immunosuppressants bisphosphonate bisphosphonates antihistamine antihistamines piriton chlorphenamine cetirizine loratadine nsaid nsaids sedative vaccine vaccines vaccination injection injections dosette kardex polypharmacy chelator tablet
dysphagia: dysphagia dysphagic oropharyngeal odynophagia
eaten: ate eaten eats eat eatin ete guzzled devoured munched scoffed nibbled gobbled
eating-disorder: bulimia bulimic anorexia anorexics nervosa arfid mantra purging binge bingeing een anorexic
edit: edit edited editing edits amend amended amending modify modified modifies alter altered alters tweak tweaked tweaking overwrite overtype retweak reenter
elderly: elderly elder elders frail frailty older pensioner pensioners oap oaps senior seniors geriatric geri geris aged ageing octogenarian nonagenarian centenarian grandparent oldie coe cote
email: email emails emailed emailing mail mailed mails gmail outlook hotmail nhsmail inbox junk spam bcc forward forwarded forwarding emial emai eamil attachment
emergency-call: emergency emergancy ambulance urgent urgently asap sos mayday immediately ane crashcall bluelight hurry
enough: enough adequate adequately sufficient sufficiently suffice plenty inadequate ample enuf enought
enter: enter entered entering input inputs inputting typing typed field fields entry entries retype retyping type keyed populate
equation: equation equations eqn eqns equatoin formulae constant constants coefficient coefficients intercept slope multiplier multipliers multiplicative variable variables exponent multiplied parameter parameters factor factors algebra multiplies
exact: exact exactly precisely precise roughly approx approximately approximate ballpark nearest rounded rounding circa
excess: excessive excessively overkill overmuch overboard overfeed overfed overfeeding exceeds exceeding overshoot surfeit overdo overdoing excessives overprescribed overdone
excursion: excursion excursions coldchain unrefrigerated powercut powercuts unchilled fridgeless thermometer thermometers loggers
expiry: expire expired expires expiring expiry expirey outofdate ood bbe bestbefore bbd useby lapsed elapsed sellby overdue
face-part: face facial lip lips cheek cheeks tongue mouth jaw chin nose nostril nostrils ear ears eye eyes eyelid eyelids eyelash
fall: fall fell falls fallen falling trip tripped tumble tumbled toppled faller
favourite: favourite favourites favorite favorites fave faves shortlist star starred
feedback: feedback improve improvement improvements enhancement wishlist wish survey developers developer devs dev coder coders suggestionbox comments comment
fever: fever fevers febrile pyrexia pyrexial rigor rigors shivering shivers chills hyperpyrexia
fill: shortfall reach reaches reaching autocalculate meets topup autofill
filter: filter filters filtering narrow narrowing refine sift category categories subset categorise facet
finding: warning warnings warn warns warned flag flags flagged caution cautions override overrode overridden overrule dismiss dismissed ignore ignored ignoring exclamation findings
first-days: buildup gradual gradually graded stepwise stepped incremental firstdays day1 day2
fit-sign: seizure seizures fitting convulsion convulsions convulsing convulsed jerking jerks twitch twitching twitches spasm spasms epileptic tonic clonic midazolam buccolam postictal
flavour: flavour flavours flavoured flavor flavors flavored unflavoured unflavored neutral vanilla strawberry chocolate choc banana caramel toffee coffee mocha cappuccino lemon orange apple blackcurrant raspberry cherry peach apricot mango tropical pineapple butterscotch hazelnut mint berry berries cassis fruit fruits fruity citrus lime tomato mushroom savoury savory kiwi plum rhubarb flavourings
fluid-sign: dehydrate dehydrated dehydration dehydrating thirst thirsty oedema edema oedematous edematous parched overloaded overload urine urinary urinating peeing pee anuric oliguric oliguria polyuria dipstick
flush: flush flushes flushed flushing flushs flushings irrigate
foreign-body: insect insects foreign object contaminated contamination contaminate shard shards splinter maggot maggots cockroach wasp tampered tampering
form-drink: sip sips drink drinks drinkable milkshake milkshakes shake shakes beverage smoothie smoothies shot shots sipfeed sipfeeds ons onss milky juicy
form-other: pudding puddings pud puds dessert desserts yogurt yoghurt yogurts custard mousse gel gels liquid liquids emulsion emulsions bar bars jelly jellies semisolid spoonable creamy cream
form-powder: powder powders powdered powderd granules scoopable powdr pwd pdr
form-tube: tubefeed tubefeeds rth sonde enterally tf tubefed
fortify: fortify fortified fortifying fortification enrich enriched enriching fortifier fortifiers
frozen-thaw: froze frozen frost frosted frosty thaw thawed thawing thaws defrost defrosted defrosting slush slushy subzero minus snowed frozed refrozen refreeze unfroze unfrozen frostbitten snow snowing
gibberish: asdf asdfgh qwerty qwertyuiop lorem ipsum asd sdf sdfsdf jkl blah blahblah foo hjkl dfg xyz abc zzz aaa asdasd fdsa lkjh
give: give gives gave given giving giv administer administers administered administering administration offer offered offers offering fed dole dispense dispensed dispensing
glucose-test: bm bms cbg capillary fingerprick glucometer ketone ketones ketosis bloodsugar bg
gone-off: spoil spoiled spoilt spoils spoiling rot rotted rotting fermented fermenting
grandparent: gran granny grannie nan nana nanny nanna nannie granda grandad granddad grandpa grandma grandmother grandfather granma mamo daideo nain taid gramps grandmam
guideline: guideline guidelines guidance espen bapen espghan bspghan esghan aspen niceguidance sop policy policies protocol protocols standards consensus advisory statement committee nasp
gut-symptom: bloat bloated bloating bloaty distension distended distention cramp cramps cramping crampy wind windy gassy gas flatulence flatulent farting colic colicky tummyache bellyache stomachache gurgling borborygmi fullness satiety ascites tenesmus dumping bloatedness
hang-time: hang hangs hangtime hanging decant decanted decanting decants spiked spiking spike burette topping
happening: happening happened happens struggling struggle struggles worsening worsened deteriorating deteriorated deteriorates deteriorate worse worsens deterioration crook
harris: harris benedict harrisbenedict roza bennedict
head-part: head skull brow forehead brain scalp temple
heart-sign: angina palpitations palpitation tachycardia tachycardic bradycardia bradycardic infarct mi stemi nstemi heartattack hypotensive hypotension arrhythmia af svt thumping
heat: warm warmed warming warmer warms lukewarm tepid reheat reheating reheated microwave microwaved microwaving zapped hob saucepan oven cook cooked cooking cooks cooker simmer stove steam steaming grill fry hot
height: tall taller ht hgt heigth length
henry: henry henrys oxford henri
history: history conversation conversations remembered transcript chatlog recollect thread chats
holiday-travel: holiday holidays hotel hotels flight flights bus ryanair aerlingus easyjet passport visa beach airbnb luas dart tram taxi uber road motorway traffic parking park car cars petrol toyota ferry eurostar mot tesla caravan cruise drive driving motorbike bike travel travelling traveling luggage suitcase handluggage airport customs handbag plane trains
hours: hour hours hr hrs hourz hourly hrly
how-often: daily once twice thrice weekly nightly overnight bedtime mealtime mealtimes morning mornings evening evenings afternoon afternoons noon midday nocturnal lunchtime teatime interval intervals intermittent intermittently frequency often
hurt-event: injury injured injuries burnt scald scalded scalding rta knocked stabbed stab electrocuted concussion collided scraped sprained sprain bruise bruised bruises bruising grazed knock
hypo-sign: hypo hypos hypoglycaemia hypoglycemia hypoglycaemic hypoglycemic hypogylcaemia shaky shakey trembling tremble trembly tremors jittery sweaty sweating sweats sweated clammy glucogel glucagon dextrogel lucozade jellybabies dipping dexcom libre cgm wobbly quivering dextrose hypoing hypoglycaemics hypoglicaemia hypoglycaemias
ideal-weight: ibw devine hamwi robinson ideal lorentz
illness: copd ckd crohn crohns colitis uc ibd ibs coeliac celiac diverticulitis diverticulosis diverticular diabetes diabetic diabetics t1dm t2dm dm dementia alzheimers alzheimer parkinson parkinsons ms mnd als huntington huntingtons hd cp palsy epilepsy dravet autism autistic adhd downs cancer tumour tumor lymphoma leukaemia leukemia myeloma glioma melanoma metastatic metastases mets cf cystic fibrosis asthma asthmatic bronchiectasis pneumonia bronchiolitis chestinfection tb covid flu influenza norovirus cdiff mrsa aids hepatitis cirrhosis cirrhotic nafld nash cholestasis cholestatic jaundice jaundiced pancreatitis cholecystitis gallstone gallstones gastritis gastroparesis gastroenteritis ileus peritonitis sbs ifald oesophagitis varices ascitic aki arf esrf esrd nephrotic nephritis nephropathy pkd uti pyelonephritis sepsis septic cellulitis osteomyelitis meningitis encephalitis encephalopathy hypertension hypertensive heartfailure hf chf ccf cardiac cardiomyopathy chd ihd pvd arthritis arthritic osteoarthritis rheumatoid gout osteoporosis osteoporotic fractures nof lupus sle scleroderma psoriasis anaemia anaemic anemia anemic sicklecell thalassaemia haemophilia hypothyroid hyperthyroid hypothyroidism hyperthyroidism addisons cushings pcos endometriosis schizophrenia bipolar depression anxiety alcoholic alcoholism cirhosis quadriplegic paraplegic paraplegia tetraplegia polytrauma trauma tbi guillain gbs myasthenia dystrophy duchenne rett scoliosis spina bifida hydrocephalus nec gastroschisis chylothorax lymphangiectasia hyperkalaemia hypernatraemia siadh rickets scurvy gvhd ards decubitus malabsorption malabsorbing insufficiency bezoar hernia haemorrhoids piles fracture
illness-active: flare flares flaring flared relapse relapsed remission stricture strictures stricturing subacute fistulising fistulas fistula
immuno: immunosuppressed immunosuppression immunocompromised neutropenic neutropenia immunodeficient immunodeficiency asplenic
indication-label: precaution precautions fsmp nutritionally completeness indication indications
infant: baby babies infant infants newborn newborns neonate neonates neonatal bub bubba babby twin twins triplet triplets bubs suckling nursling babs babe weanling bambino
infection: infection infections infected infect infective virus viral bacteria bacterial fungal abscess pus pussy septicaemia inflamed inflammation inflammatory contagious outbreak
install: install installed uninstall installation homescreen pinned pin dock shortcut icon apk playstore appstore sideload reinstall pwa installing tile launcher bookmark bookmarks taskbar setup instal
ireland-place: ireland eire roi republic irish dublin cork galway limerick sligo donegal cavan kerry mayo waterford wexford wicklow kilkenny tipperary clare louth meath westmeath monaghan leitrim roscommon longford laois offaly carlow kildare tralee letterkenny dundalk drogheda munster leinster connacht connaught hse athlone ennis mullingar tallaght beaumont crumlin
joke: joke jokes funny laugh laughing lol lmao rofl haha hahaha pun riddle comedy comedian banter hilarious comic prank tickle entertain amuse boredom bored
kg: kg kgs kilo kilos
kind: kind kinds class classes group groups variety varieties kindsof types
label-word: label labels labelled labeled labelling claims marked declares datasheet specification spec specs smallprint directions instructions instruction
language: language languages gaeilge gaelic welsh cymraeg polish french spanish german portuguese arabic urdu hindi punjabi bengali gujarati romanian ukrainian lithuanian latvian russian mandarin cantonese tagalog somali hungarian bulgarian english bhfuil agat parlez vous francais habla espanol sprechen deutsch polski translate translation translated translator multilingual bilingual interpreter gaeilgeoir scots malayalam tamil swahili yoruba farsi pashto lingo
law: legal law lawful lawsuit liable liability licence license copyright copyrighted trademark intellectual property disclaimer agreement terms tcs commercially reproduce reproduction permissions sue sued negligence indemnity jurisdiction court solicitor legislation legally copywrite copyrite plagiarism waiver contractual
least: least lowest smallest minimum fewest weakest thinnest lightest shortest minimal poorest lowst tiniest
less-than: less fewer below beneath smaller lighter weaker shorter upto within underneath
limb-part: arm arms leg legs hand hands foot toe toes finger fingers ankle ankles knee knees elbow elbows wrist wrists hip hips shoulder shoulders thigh thighs calf shin limb limbs heel thumb
limits: cover covered handle handles unsupported scope exclusion exclusions covers supported
list-word: list lists listed listing everything catalogue catalog lineup selection assortment options option alphabetical alphabetically index directory choices
look: brown browned brownish yellowed yellowish discoloured discolored discolouration discolour darker darkened pinkish murky streaky streaks layered layer layers odd weird strange dubious suspicious orangey
low-protein-food: pasta penne rice flour loaf bread rolls wrap wraps cookie cookies biscuit biscuits cereal cereals loops crackers cracker noodles spaghetti macaroni bake baking baked bakes dough knead yeast crispbread lpf couscous pancake pancakes cake cakes muffin scone soup soups
lower: reduce reduces reduced reducing reduction decrease decreased decreasing lower lowered lowering lessen halve halved halving halves cutback taper tapered tapering downtitrate stepdown minimise trim curtail
lung-part: lung lungs bronchus bronchi pleura ribs rib chesty diaphragm
lung-wrong: aspirate aspirated aspirating aspiration inhale inhaled inhaling inhalation drowning drown
malnutrition: malnutrition malnourished undernourished undernutrition underweight emaciated cachexia cachectic wasting wasted sarcopenia sarcopenic skinny thin bony skeletal scrawny faltering ftt thrive stunted
mass-unit: grams gram gm gr gramme grammes mg milligram milligrams mgs
may: may allowed allow allows permit permitted permissible permission acceptable forbidden prohibited banned
meal: meal meals food foods breakfast lunch dinner dinners supper snack snacks dining buffet grub nosh brekkie
meal-dish: lasagne curry pizza roast stew spag bolognese burger burgers chips kebab takeaway mcdonalds kfc greggs nandos steak sandwich sandwiches salad casserole fryup sausage sausages bacon chicken turkey lamb mince potato potatoes spuds omelette scrambled airfryer slowcooker wine beer guinness whiskey gin prosecco cocktail cocktails restaurant pub cafe cheese crisps doughnut avocado broccoli kale spinach quinoa hummus tofu lentils chickpeas
meaning: mean means meant meaning meanings define defined defines definition definitions stands acronym acronyms abbreviation abbreviations abbrev jargon glossary term terminology explain explained explains explanation signify signifies symbol symbols letters
measure: height heights weigh weighs weighed weighing weights interdialytic obs vitals bp weight scales reweighed unweighable pyms glim muac centile centiles percentile percentiles sga nrs nrs2002 mna strongkids zscore skinfold skinfolds dynamometer handgrip grip ulna demispan tricep triceps tsf mamc bioimpedance rcpch ukwho growthchart growthcharts ukwhochart screening
measure-scoop: scoop scoops scooping heaped heaping levelled levelling leveling spoon spoons scooper ladle teaspoonful knife skoop scoup scooped
metabolic-illness: pku phenylketonuria msud maple tyrosinaemia tyrosinemia hcu homocystinuria ga1 glutaric mma methylmalonic propionic iva isovaleric nkh ucd ureacycle lchad mcad mcadd vlcad csid gsd glycogen galactosaemia galactosemia aciduria acidaemia acidemia metabolic metabolics inborn mitochondrial mito hyperphe hypermethioninaemia lpi otc citrullinaemia cystinuria fructosaemia glut1 fructosuria alkaptonuria
meters: meter meters gauge gauges surplus adequacy dial macros micros
mifflin: mifflin msj jeor mifflins joer miflin mifflinstjeor
mild: mild slight slightly moderate moderately mildly
missed: miss missed misses forgot forgotten forgets forget omitted omission unplugged late delayed delay overslept disconnected ommitted ommit forgetting forgetful neglected
mistake-data: inaccurate inaccuracy typo typos misprint erroneous discrepancy mismatch misprinted disagree disagrees disagreement contradictory contradicts inconsistent mistyped mispelt misspelt misspelled fixes fix
mix: mix mixed mixture combine combined combining combo combination combinations together alongside piggyback lob mixing mixes
mix-vehicle: squash cordial juice juices coke cola lemonade porridge weetabix mash tea horlicks ovaltine milo skimmed wholemilk oatmilk gravy mashed sauce
month-name: january february march april june july august september october november december jan feb aug sept oct nov dec
more-than: more higher greater above bigger larger stronger upwards heavier longer thicker denser exceed
most: most highest greatest biggest largest max maximum richest strongest upper densest thickest longest heaviest tallest maximal sweetest highst
mould: mould moulds mouldy mouldly mold moldy fungus fungi fuzzy furry fur mildew mildewed spores greenish blackish
mouth-symptom: mucositis mouthulcer thrush stomatitis drymouth xerostomia drool drools drooling dribble dribbling dysgeusia toothache trismus
must: must should shud shld shoud ought needto supposed suppose gotta hafta shall shouldnt mustnt shouldve
navigation: navigate navigating navigation menu menus tab tabs page pages screen screens section sections sidebar header footer toolbar homepage landing breadcrumb goto jump hamburger hyperlink panel panels popover ribbon tabbed submenu browse browsing
need-word: requirement requirements reqs requirment requirments reqd expenditure calorific estimate estimated estimates est repletion deficit
new-product: launched launch launches upcoming reformulated reformulation rebranded renamed announcement news pipeline relaunch relaunched newcomer delisted
ni-place: northern ni belfast derry londonderry newry fermanagh tyrone armagh antrim enniskillen omagh lisburn bangor coleraine ballymena altnagelvin craigavon hscni hsc ulster norn
none-word: none zero without devoid exclude excludes excluding excluded except
not-done: circumference dynamometry stamp mst anthropometry anthropometric calipers callipers nutriscore kneeheight forearm armspan halfspan contracture stadiometer unmeasurable kyphotic kyphosis
notification: notification notifications notifs notif notify notified alerts pinging ping pings toast popup subscribe unsubscribe reminder reminders buzzing banner badge newsletter bulletin nudge nag nagging toasts mailshot
obese: obese obesity overweight bariatric morbidly adiposity heavyset
offline: offline internet wifi connection connected connect signal network reception broadband airplane aeroplane aircraft patchy bandwidth firewall vpn proxy router hotspot blackspot rural basement dongle eduroam cellular roaming lan netwrk intermet online
ok: allright fine reasonable sensible grand tolerable legit permissable dodgy
old-pack-ask: chucking binning discarding dispose disposed disposal donate donated thrown discard discarded binned bin chuck chucked
one-sheet: layout widescreen sidebyside fullscreen maximise wide scroll scrolling swipe scrollbar horizontal sideways landscape portrait sheet sheets
opened-keep: opened opening reseal resealed resealable resealing leftover leftovers remainder unfinished halfdrunk unsealed throwaway tipped lasts
opening-hours: mon tues wed thurs fri weekend weekends christmas easter oclock office ooh lunchbreak workday midweek closes closed nineto
operation: surgery surgeries surgical op ops operation operations operated theatre theatres preop postop perioperative gastrectomy oesophagectomy whipple whipples colectomy hemicolectomy bypass laparotomy laparoscopy anastomosis anastomotic resection resected hartmanns fundoplication nissen hysterectomy endoscopy endoscopic gastroscopy ogd colonoscopy ercp biopsy mri ct xray xrays bronchoscopy eras anaesthetic anesthetic nbm npo nilbymouth stent stented
order: order ordered ordering orders buy buying purchase purchased purchasing checkout shop shopping amazon ebay basket cart invoice invoices invoicing reorder requisition procure procurement wholesaler wholesalers wholesale stockist stockists retailer supplier suppliers tesco superdrug supermarket ocado aldi lidl dunnes supervalu payg pharmacy pharmacies chemist chemists dispensary boots lloyds lloydspharmacy
organ: kidney kidneys liver pancreas spleen gallbladder bladder thyroid bile biliary adrenal uterus womb prostate bone bones muscle muscles joint joints hair nails teeth tooth
outside-topic: football soccer rugby gaa hurling camogie golf tennis cricket marathon parkrun olympics arsenal chelsea tottenham celtic rangers premier fixture fixtures worldcup wimbledon formula1 snooker ufc cheltenham ronaldo messi croke goalkeeper striker referee manu mancity athletics hockey netball basketball tournament stadium playoff trampoline politics politician election elections government minister taoiseach president trump biden starmer sunak parliament dail brexit tory tories conservative sinn fein fianna vote voting king prince royal royals charles war ukraine gaza russia strike strikes tax taxes nato immigration referendum senate congress python javascript typescript java html css php sql rust program programming programmer regex compile compiler debug bitcoin crypto invest mortgage loan blockchain terminal kubernetes vba film films movie movies netflix song songs sing sings singer music concert gig poem poems poetry novel actor actress celebrity tv eastenders coronation eurovision oscar spotify playlist lyrics dance painting museum fairytale taylor swift beyonce beatles adele guitar piano youtube tiktok xbox playstation minecraft fortnite bbc rte lotto lottery bingo crossword sudoku wordle horoscope zodiac planet planets mars moon earth universe dinosaur dinosaurs shakespeare einstein napoleon mountain everest river ocean volcano telescope astronomy physics chemistry philosophy god bible alien aliens ghost ghosts wikipedia pyramid titanic dog dogs cat cats puppy kitten hamster pet pets horse rabbit goldfish parrot budgie houseplant houseplants garden gardening lawn plumber electrician boiler hoover sofa curtains ikea diy charger valentine valentines dating girlfriend boyfriend tinder divorce horoscopes haircut perfume clothes shoes dress jeans fashion lovato radio gigs darts boxing telly plumbing clock timezone
overdose-word: overdose overdoses overdosed overdosing od oded handful fistful naloxone narcan toxbase overdosage overdosin overmedicated
overheated: heatwave sunlight radiator radiators conservatory greenhouse melted melting overheated sweltering scorching toasty heatstroke overheat overheats overheating sunbaked melt melts swelter scorched
pack-broken: broken broke breakage damage damaged damages dent dented dents crack cracked cracks smashed smash shattered battered burst bursting bursts faulty fault faults defect defects defective ruptured rupture rusty malformed mangled buckled
pack-leak: leak leaks leaked leaking leaky leakage leakages seep seeping seeps puncture punctured pinhole pinprick hole holes torn tore perforated gash slit
pack-swollen: bulge bulges bulged bulging blown bombage domed dome fizz fizzy fizzing fizzed frothing hissing hissed inflated pressurised exploded explode explodes
packaging: packaging recyclable recycle recycled recycling recyclables plastic cardboard foil lid lids cap caps straw straws screwtop wrapper wrappers bpa compostable biodegradable environment eco sustainable sustainability landfill teat teats
pain: pain pains painful sore soreness ache aches aching agony tender tenderness stinging stings throbbing headache headaches migraine discomfort screaming crying cries cry cranky fussy inconsolable unsettled unsettle arching fretful tired tiredness fatigue fatigued exhausted dizzy dizziness lightheaded giddy tingling numb numbness moaning mumbling groaning wailing whimpering
parent: mum mums mam mams mammy mammies mummy mummys mom mommy momma mother mothers dad dads daddy father fathers parent parents stepmum stepdad guardian mummies da
past-time: yesterday ago fortnight earlier lastnight previously recently
patient: patient patients pt pts patent paitent patinet pateint client clients resident residents inpatient inpatients sufferer px inmate attendee
penn: penn frankenfield psu pennstate swinamer
penn-entry: tmax ve ventilatory tidal mv
people: rep reps representative representatives liaison salesperson salesman sales team adviser advisor agent manager expert telesales
plan: plan plans schedule schedules scheduled timetable timetables rota itinerary feedplan
plan-of-care: handover pmh story scenario approach strategy aims goals goal careplan nextsteps complex tricky palliative eol endoflife capacity ethical ethics bestinterests
please: please pls plz plse pleas
poison: poison poisoned poisoning poisons poisonous toxic toxin toxicity bleach disinfectant detergent antifreeze dettol domestos descaler limescale milton battery batteries magnet magnets magnetic ingested ingest ingestion weedkiller turps paraffin whitespirit caustic corrosive laburnum tox ricin dishwasher nicotine vape eliquid sanitiser sanitizer nailvarnish glue
praise: brilliant excellent amazing awesome fantastic lovely wonderful superb genius clever smart legend lifesaver fab fabulous perfect great impressive impressed neat magic helpful belter gem ace stellar terrific splendid bravo congrats kudos goat fairplay super handy love loved excelent
pregnant: pregnant pregnancy trimester gestational gestation antenatal postnatal breastfeed breastfeeding breastfed maternity
prepare: prepare prepared preparing prepares preparation prep prepping makeup reconstitute reconstituted reconstituting reconstitution recon stir stirred stirring whisk whisked whisking blend blended blending blender shaken shaker dissolve dissolved dissolves pour pouring poured pours
prescribe: prescribe prescribed prescribes prescribing prescriber prescription prescriptions script scripts rx
preterm: prem prems preterm preterms premature premmie preemie premie nicu scbu prematurely premmies preemies lbw vlbw iugr nnu
previous: previous prior former formerly
price: price prices pricing priced cost costs costing expensive cheap cheaper cheapest dearer dearest dear euro euros pence tariff afford affordable money budget pricey rrp vat discount pricelist economical quid fee fees bargain costly
print: print printed printing printer printers printout printouts printable hardcopy pdf pdfs toner ink a4 a5 duplex photocopy photocopier letterhead poster posters prnt pritn prints stapled laminate laminated
privacy: privacy gdpr confidential confidentiality private consent encrypted encryption encrypt secure security dpia breach caldicott ico dpo governance ig protection anonymous anonymised anonymise anonymity pseudonymised identifiable identifier identifiers identify dpc hipaa snooping spy spying eavesdrop disclosure sar tracked tracking tracker telemetry analytics surveillance hacked hack hackers leakproof nosy
product: product products item items prods prod
product-code: code codes pip pips gtin gtins barcode barcodes ean sku pzn nhssc npc mda itemcode productcode ordercode
product-hidden: hidden hides hiding disappear disappeared disappears vanish vanished vanishing invisible unlisted
pump: pump pumps kangaroo infinity amika flocare applix pumpset beep beeps beeped beeping alarm alarms alarming alarmed backpack rucksack plunger syringe syringes syringed enfit connector connectors adaptor adaptors adapter extension givingset givingsets flexitainer reservoir reservoirs gravity dripstand
raise: increase increases increased increasing increments increment upped upping raise raising boost boosting escalate escalated uptitrate titrate titrates titrated titrating titration stepup advances advanced advancing ramp ramped ramping
range-limit: accept accepts reject rejects rejected unusual boundary implausible outlandish
rank: rank ranked ranking rankings descending ascending top bottom leaderboard sorted league
rate-word: rate rates speed speeds pace flowrate flow mlhr mlsperhour mlh infusion infusions continuous continuously cyclic trickle trophic fast faster fastest quick quicker quickest slow slower slowest slowly rapid rapidly speedier session sessions runtime condense condensed compress compressed shorten shortened
recall: recall recalls recalled recalling fsn fsai hpra fieldsafety quarantine quarantined quarantining cronobacter salmonella listeria botulism ecoli cereulide recal
recipe: recipe recipes module modules modular modulars concoct concoction
recommend: recommend recommends recommended recommending recommendation recommendations reccomend recomend recommened suggest suggests suggested suggesting suggestion suggestions advise advises advised advising advocate propose
record-system: epr ehr emr emis systmone systemone systm1 epic cerner rio record records casenotes medway meditech maxims trakcare nervecentre lorenzo careflow cito lastword badgernet millennium electronic electronically paperless drugchart notes note log logs charting
refeeding: refeeding refeed refed rfs refeeds
reference: reference references bibliography citation citations cite cited cites citing footnote footnotes journal journals publication publications article articles literature dissertation published source sources sourced evidence evidenced doi pubmed textbook essay assignment books book textbooks papers paper
reference-intake: rni rnis drv drvs lrni pri ul dri rda nrv ri sacn efsa
reflux: reflux refluxing refluxy refluxes gord gerd gor ger heartburn indigestion dyspepsia burp burping burped belch belching hiccup hiccups
regimen: regimen regimens regime regimes regiment reigmen regimin builder planner
region-switch: region country countries territory locale nation nationality geography market location
relative: husband husbands wife wifes spouse partner hubby missus mrs sister sisters brother brothers sibling siblings auntie aunt aunty uncle cousin cousins family families relative relatives nok inlaw fiance fiancee neighbour neighbor friend carer carers caregiver caregivers
report: report reports summary summaries overview writeup recap reprot synopsis
report-fault: yellowcard pharmacovigilance nutrivigilance adr adrs reportable adverse sideeffect mdr pharmacovig vigilance sae
report-shut: locked lock unlock inaccessible padlock padlocked unopenable inactive lockout unlocked
required-field: mandatory compulsory obligatory optional unanswered incomplete unanswerable omit
restart: restart reboot reload reopen rebooted restarted reopening reloading
result-word: result results bloodwork abnormal abnormally interpret interpretation interpreting trend trending trends derangement deranged elevated borderline insufficient deficient deficiency deficiencies marker markers positive climbing climbed rising rise rises risen plummeted creeping crept normal abnormality
robot: ai robot bot chatgpt gpt gpt4 copilot chatbot chatbots llm gemini claude artificial neural assistant virtual clippy openai bard sim cyborg human humans
run: run runs ran running runing ranning
safe: safe safer safest safely safety unsafe risk risks risky riskier harmful harmless danger hazard hazardous contra usable safeguard hazards
same-word: same identical similar equivalent equivalents equal alike comparable alternative alternatives counterpart lookalike resemble resembles substitute substitutes matches match
sample: sample samples sampling tester testers freebie freebies taster tasters samplepack trials complimentary
save: save store keep retain saved stored keeping storing saves stores keeps kept retained retaining preserve saveable autosave autosaved persist persists bookmarked
scheme: acbs gms lts ltis fp10 prescribable prescribability reimbursed reimbursable reimbursement reimburse pcrs hpc dps blacklisted formulary formularies scheme schemes hcsp drugtariff medicalcard bnf mims licensed entitlement
schofield: schofield schofields schofeild scofield fao
search: search searching searched find finding finds found lookup lookups google googled googling seek hunt hunting query queries keyword keywords searchbar findable serach
self: myself im ive id meself mysel
serving: serving servings serve helping portionsize dollop slice slices piece pieces
settings: settings setting configure configuration config customise customize personalise preferences
severity: severe severely heavily badly terribly dangerous dangerously serious seriously grave
share: share shared sharing whatsapp sms airdrop url link links qr messenger imessage facebook twitter linkedin instagram slack permalink telegram
shortcut-key: ctrl cmd hotkey hotkeys arrow arrows escape keystroke keystrokes palette mouse trackpad touchpad f5 esc keys
shortfall-need: underfed underfeeding underfeed lacking lacks meagre skimpy
show: view viewed views viewing see seeing seen show shows showing shown display displays displayed displaying visible appear appears preview
sim-ask: phrase phrased phrasing reword rephrase sentence sentences spelling spellings wording prompt prompts misunderstand misunderstood understand understands
skin-part: skin bum buttocks sacrum nappy perianal groin armpit sacral
skin-sign: rash rashes rashy hives hivey urticaria urticarial itch itchy itching itched itchiness welt welts weals weal wheal wheals blotch blotchy blotches blotched nettle nettles nettled spots spotty pruritus eczema erythema mottled redness reddened scratching pimples pimply rashing beetroot raw scabby exanthem dermatitis pustules blister blisters blistered goosebumps hiveslike itchin hivy rashs nettlerash heatrash bumply speckled pox measly flaky
smell: smell smells smelly smelling smelled smelt odour odor odours stink stinks stinking stank reek reeks whiff whiffy pong pongs rancid sour soured vinegary eggy rotten putrid foul musty fishy manky minging mingin boggin bowfin pungent honking fusty yeasty sulphury putrified nasty disgusting horrid yuck icky vile
spilled: spill spilled spilt spills spilling spillage spillages overflowed overflow overflowing sloshed
staff: nurse nurses nursing hca hcas matron midwife midwives doctor doctors dr drs gp gps consultant consultants registrar houseman physician surgeon surgeons anaesthetist anesthetist intensivist gastroenterologist neurologist nephrologist oncologist paediatrician geriatrician phn slt physio physiotherapist paramedic paramedics pharmacist pharmacists dietitian dietitians dietician dieticians dietetic dietetics rd rds nutritionist psychologist therapist therapists colleague colleagues mdt staff healthcare clinician clinicians medic medics specialist specialists technician intern radiologist microbiologist agency
start: start starts started starting commence commenced commences commencing begin begins began begun beginning initiate initiated initiating initiation introduce introducing reintroduce reintroducing reintroduction resume resumed resuming recommence recommenced recommencing establish established kickoff trialling introduced
step: step steps stages wizard skip skipping proceed stepper
stock: stock stocks stocked stocking availability available shortage shortages backorder supply supplied supplies warehouse obtainable sourcing
stoma: stoma stomas ileostomy ileostomies ileostomist colostomy urostomy tract sinus insertion reinsert resited
stool: stool stools poo poos pooed pooing poop pooping faeces feces faecal fecal motion motions bowelmotion bristol greasy defaecate defecate dung excrement
stop: stop stops stopped stopping stoped discontinue discontinued discontinuing cease ceased quit halt halted halting withhold withheld withdraw withdrawn withdrawing withdrawal weaning weaned pause paused pausing pauses cutout
storage: storage cupboard larder pantry shelf shelves attic loft garage shed storeroom stockroom ambient humid shelflife unopened upright keepable
strength: strengthen strengthened weaken weakened
stress-word: hypercatabolic depleted depletion critically hypermetabolic hypermetabolism catabolic catabolism anabolic stressor stresses
stroke-sign: stroke strokes tia droop drooped drooping droops lopsided paralysed facedroop hemiplegia hemiparesis weakness slur cva slurred slurring slurry dysarthria aphasia aphasic
student: exam exams osce osces homework coursework portfolio lecturer lecturers uni university college viva
study: study studies cohort validated validation validate validity subjects participants soldiers regression accuracy reliability reliable overestimate overestimates underestimate underestimates calorimetry research scientific science predicts prediction predictive confirmed limitations population bias
sudden: sudden suddenly abruptly instantly acutely outta
suicide: suicide suicidal suicidality suicid selfharm selfharming kill kills killing endit unalive unaliving harm harming harms razor noose ideation dsh worthless alive sucide suicdal suicidial selfharmed selfharms selfinjury
suit: suit suits suited suitable suitably suitability unsuitable appropriate appropriately inappropriate proper apt compatible
support: support faq faqs troubleshooting troubleshoot assistance frequently howto customer customers cs
swallow: swallow swallows swallowed swallowing swallowin gulp gulped gulping
sweetener-additive: sweetener sweeteners aspartame sucralose saccharin stevia acesulfame sorbitol maltitol xylitol additive additives colouring colourings coloring preservative preservatives enumbers emulsifier emulsifiers stabiliser stabilisers carrageenan xanthan guar lecithin msg nitrites maltodextrin sucrose fructose inulin fos gos prebiotic prebiotics nucleotides palm dha epa omega flavouring
swelling-sign: swell swells swelling swollen swelled puffy puffed puffing puff puffiness angioedema angiooedema engorged bulgy swole swoll swellin swolen swelld swoled
table-row: table tables row rows column columns tabulated bracket brackets band bands cutoff cutoffs tabular
take: take takes took taken taking takin consume consumed consumes consuming consumption sipping swig drank drunk drinking
take-out: remove removed removing subtract subtracted deduct deducted
taste: taste tastes tasting tasty bland yummy palatable palatability sweet sweetness bitter aftertaste gross yucky yuk delicious chalky texture textures sickly
teen: teen teens teenager teenagers teenage adolescent adolescents adolescence youth youths tween preteen pubertal puberty
temperature: temperature temperatures temp temps degree degrees therm
template: template templates reuse reusable boilerplate blueprint tempate proforma combos
thicken: thicken thickened thickener thickeners thickening thickens iddsi nectar puree pureed level3 gum gums viscosity consistency naga
tolerate: tolerate tolerates tolerated tolerating tolerance tolerability untolerated cope coping copes settle settled settling
training: training train trained course courses webinar webinars cpd academy elearning conference conferences lecture lectures tutorial tutorials workshop workshops seminar podcast podcasts masterclass learn learning event events teach teaching moodle education introduction intro tour onboarding walkthrough beginner newbie lessons lesson attendance materials
treatment: chemo chemotherapy radiotherapy immunotherapy dialysis haemodialysis haemo hemodialysis dialysed peritoneal capd cvvh crrt haemofiltration transplant transplanted physiotherapy rehab rehabilitation tracheostomy trache trachy trachie laryngectomy transfusion plasmapheresis phototherapy detox
trunk-part: chest heart breastbone sternum back spine spinal neck
tube: tube tubes tubing tubed feedingtube catheter catheters cannula cannulas
tube-check: ph litmus auscultation grv grvs residual residuals residue position positioned positioning nex whoosh placement placing
tube-kind: ng ngt nasogastric nj njt nasojejunal nasoduodenal nasal peg pegs pegj pej jej jeg rig rigs gastrostomy gastrostomies gtube jejunostomy jtube gastrojejunostomy mickey minibutton lowprofile ryles freka corflo bumper balloon balloons transpyloric transgastric transgastrostomy orogastric og
tube-out: displaced displacement dislodged dislodge misplaced misplacement misplace pulled pulls pulling yanked yank tugged tugging tug ripped rip wrenched popped migrated migration slipped slid slipping extruded expelled dragged displace dislocated dislodging displacing displaces disloged outwards dislodgement tugs yanks yanking popping rips
tube-trouble: block blocks blocked blocking blockage unblock unblocked unblocking clog clogs clogged clogging occlude occluded occlusion kinked kink snapped buried granuloma granulation overgranulation hypergranulation weeping weepy excoriated oozing ooze crusty clamp clamped clamps rotated rotating mitten mittens bridle bridled fixator stitch stitches sutures rotate rotation
uk-place: uk england scotland scottish wales britain british gb london manchester leeds birmingham glasgow edinburgh cardiff swansea liverpool sheffield newcastle nottingham leicester southampton oxfordshire yorkshire lancashire kent essex devon cornwall norfolk aberdeen dundee inverness wrexham nhs brum jersey guernsey isle islands shetland orkney hebrides sterling gbp
undo: undo undone restore restored revert reverted recover recoverable retrieve retrieved recovered rollback undelete redo redone reinstate resurrect
unit-change: convert conversion converted converts converting conversions converter divide divided arithmetic maths math percent percentage percentages fraction percents pct squared ratioed sum sums multiply equals
unit-entry: stones stone lbs lb pound st imperial inches inch feet ft metric metres centimetres centimeters cms decimal decimals
unit-sum: kj kilojoules kilojoule joules joule mj megajoules megajoule fahrenheit celsius centigrade ounces ounce oz pint pints gallon teaspoon teaspoons tsp tablespoon tablespoons tbsp cup cups decilitre micrograms microgram mcg ug nanograms kilograms gallons fl quart cc ccs
unwell: unwell ill sick poorly queasy nauseous nauseated nausea nausia offcolour peaky miserable malaise feverish achy ropey grim sickness illness illnesses
update: update updated updates updating upgrade upgraded refresh refreshed renew sync synced latest newer newest patch patched uptodate revision revised revise patches rollout updte updaet refreshes changelog stale superseded invalidated outdated obsolete invalid unchanged
vague-amount: lots lot tad splash spoonful spoonfuls mouthful mouthfuls glug half quarter third thirds couple few several pinch cupful glassful dribs extra spare
vein: vein veins venous iv ivs intravenous intravenously picc cvc hickman portacath peripheral vascath artery arterial drip epidural pn tpn parenteral hpn lumbar
ventilated: ventilated ventilation ventilator ventilators intubated extubated extubation intubation sedated sedation proned prone ecmo nippv niv cpap bipap vent vented sedate unsedated
version: version versions edition release versioning iteration revno versn vers
volume-unit: litre litres liter liters ltr ml mls millilitre millilitres milliliters mils
vomit: vomit vomits vomited vomiting vomitting vomitted puke puked puking boke boking boak spew spewing spewed emesis retch retched retching regurgitate regurgitating regurgitation regurgitates posset possets posseting hyperemesis barf barfing heave heaving spitup upchuck
wake: wake wakes woken woke waking awake awaken wakened wakens waken awoke unwakeable asleep sleep sleeps sleeping slept slumber
water-kind: tap boiled boil boils boiling reboiled kettle cooled evian volvic buxton ballygowan sterile sterilised sterilized sterilise distilled brita softener softened sparkling borehole chlorinated purified tapwater filtered bottled
weak: frailer feeble wrecked crabby lethargical feebler
weather: weather forecast rainy sunny sun sunshine cloudy storm umbrella drizzle thunder hail fog foggy hurricane rainfall
weekday: monday mondays tuesday tuesdays wednesday wednesdays thursday thursdays friday fridays saturday saturdays sunday sundays tue thu thur weekday weekdays
weight: wt wts wght wieght
weight-change: losing loses lose lost loss losses gain gained gaining gains plateau plateaued plateauing shrinking
wet: wet soaked soaking soggy damp rained drenched flooded flood puddle waterlogged moist sodden dampened rainsoaked sogged rain raining
wh-how: how hows hw howd hoe
wh-number: howmuch quantity quantities figure figures values value amount amounts amt amts qty
wh-what: what whats wot wat wht whatever whatsit wats waht
wh-when: when whens whenever wen whn
wh-where: where wheres whereabouts located locate wherebouts whr wer
wh-which: which wich whichever whch witch wihch
wh-who: who whos whom whose whoever whod
wh-why: why whys wy wherefore yhy whyis howcome
work-admin: payroll payslip wages salary wage pension timesheet bleep uniform canteen locker union unison interview cv job jobs vacancy vacancies recruitment appraisal promotion band6 band7 appointment appointments porter porters laundry cleaner stationery rotas outpatient referrals
working-shown: workings transparent auditable audit auditing breakdown derive derived derivation verify verified crosscheck explainable splits
worry: worry worries worried worrying concern concerned concerning anxious afraid scared fear frightened panic panicking panicked panicky terrified nervous uneasy distressed upset bother bothered worrisome frets freaking freaked
wound: wound wounds ulcer ulcerated bedsore bedsores pressuresore heal heals healed healing burn burns graft slough necrotic dehisced
wrong: wrong wrongly mistake mistakes mistakenly mistook incorrectly accidentally accidental accidently mess messed misread misheard mislabelled mixup mixedup muddle cocked botched blunder slipup goof unintentionally inadvertently inadvertent screwed whoopsie miscalculated misprogrammed datix nearmiss incident incidents whistleblow accident accidents incorrect mistaken
wrong-line: attached hooked plumbed infused infusing injected inject injecting injects misconnected misconnection misconnect subcut intramuscular
`;

const BY_WORD = new Map(
  CONCEPTS.trim()
    .split('\n')
    .flatMap((line) => {
      const [concept = '', words = ''] = line.split(': ');
      return words.split(' ').map((word) => [word, concept] as const);
    }),
);
/** By stems as well, of which the first word of the table has its own. */
const BY_STEM = new Map([...BY_WORD].toReversed().map(([word, concept]) => [stem(word), concept] as const));

export const conceptOf = (word: string): string | undefined => BY_WORD.get(word) ?? BY_STEM.get(stem(word));

/** Every word of the thesaurus: ordinary words, that are no names. */
export const THESAURUS_WORDS: readonly string[] = [...BY_WORD.keys()];
export const isOrdinary = (word: string): boolean => conceptOf(word) !== undefined;
