import { stem } from '../language/stem.ts';
import { wordsIn } from '../language/word-lists.ts';

/**
 * Ordinary English of messages at work that stands in no other table and no FAQ: never a slip of a word of labels, and no
 * name of somebody else's product. Each with its endings ("talk": "talks", "talked", "talking").
 */
const STEMS: ReadonlySet<string> = new Set(
  wordsIn(`
  aah ability able absence absolute accept access accident accidentally accompany accord accurate accuse ache achieve
  acknowledge acquire across act action active actualy adapt admin administration admit advantage adventure advert
  advertise advice advised afaik affair affect afford afraid agency agenda agent ago agree ahead aid aim air airport
  alarm album alive allocate almost alone alongside alot alternate alternative although amaze ambulance amend angry
  animal announce annoy annual anticipate anxious anybody anyhow anymore anytime anyway apologise apologize apols
  apparent appeal applicable application appoint approach appropriate approx approximate appt april apron argue around
  arrange arrow art aside asleep aspect assign assist assistance assistant associate assume assure atm attach attempt
  attend attention attitude attract audit author authority auto automatic avoid aware awesome awful awkward baby
  background backwards bad ball ban band barely basic basically basis basket bath bathroom battery bay beat beautiful
  became because become bed bedroom beg beginner begun behalf behave behaviour being belief believe bell belt bend
  benefit besides bet beyond bill birthday bitter black blame blog blue boat bold bonus book boot border born borrow
  bound bout bowl brain branch brb breakfast brief bright brill brilliant broken brought brush bud buddy budget
  building built bulk bunch bus busy cafe cake calculate calendar called came camera camp cancel cancelled candidate
  canteen capable capacity captain car cardboard career careful carrot carry cart cat catch category caught cause cell
  cent center century certain challenge chance channel chapter character charge cheese chef chemist chicken chief chop
  chosen circle circumstance city claim clarification clarify class classic classify classroom clear clerk clever
  click clinically clinician clock closely cloth club clue clueless cluster coat collaborate collect collection
  college column combine comfort comfortable command commonly comms communicate commute compile complain complicate
  comprehensive compromise compulsory concentrate concept concern conclude conclusion conduct conference confidence
  confident confirmation conflict confuse confusion connect consent consequence consider considerable consideration
  consist consistent constantly consult consultation consume consumer context contract contribute control convenience
  convenient convention convert convey convince coordinate cope core corner corporate correctly corridor couldnt
  council counter county couple cover crash cream creation credit criteria criterion crop cross crush cubicle culture
  cuppa curious custom cut daft damn danger database daytime dead deadline deal dealt debit december decision decline
  decrease dedicate deep def define definite definition defo deliberate delight demand depart depend dept depth derive
  deserve design desk desperate despite detailed determine develop devote diagnose diagnosis diagram dial dictate
  dictionary didnt die digital dining dinner dip dire director directory disagree disappoint disaster disc discharged
  disclose discount discover discuss discussion dish dispense dispenser display dispose dispute distance distinct
  distinguish distract distribute district disturb doc dog doh door double doubt downstairs dozen draft drag drank
  draw drawer drawn dream dress drew drift drive driven driver drop drove duck dull dump dunno duplicate duration dust
  duty dying early earn ease easier easiest east easter easy eater eats economy edition editor educate effective
  efficient effort eighth either electric element elevate eleven eligible elsewhere emailing emerge employ employee
  employer enable enclose encounter encourage end endless endorse engage engine engineer enjoy enough enquire
  enquiries enrol ensure enter enterprise entertain entire entitle entrance envelope environment episode equally equip escape
  especially essay essential establish estimate etc evaluate eventually ever everybody everyday everyone everywhere
  evident exact exam examination examine excellent exchange excite excuse executive exercise exist existence exit
  expand expect expectation experience expertise explain explanation explore express expression extend extension
  extent external extra extract face facility factory faculty faff fail fair fall fallen false familiar family famous
  fan fancy fantastic farm farmer faster fastest fatal fate fave favorite fax fear february fee feeling fell felt
  female fetch ffs field fifteen fifth fifty film final finance financial finger finish fire fit five fix flat
  flexible flip float flow flu fly focus fold folder following fond foot football footnote force forecast foreign
  forever forget forgive forgotten formal former fortnight forty forward fought found foundation four frame framework
  frequency frequent freshly friday fried friend front frustrate fry fuel fun function fund fundamental funny further
  furthermore fuss future fwiw gain game gap garden gas gastric gather gave gear gender gene generally generate
  generic generous gentle genuine gesture getting gift gist glad global gone gonna goodbye goodness google gotta
  gotten grab grade gradual graduate grant graph graphic grateful gravity green grew grey grid gross ground grow grown
  growth guard guess guest guidance gutted haha half hall handbag handful handle handover handwriting handy happen
  happy hard harder harm hassle hat haul head headache headline headquarters heal health healthy hear heard heavy
  hectic held helpful hence hid highlight hill hint hip hire hit holder hole homework honest honesty hook hopefully
  hopeless hotel house household however hun hundred hungry hurt hygiene ideally identify idk ignore ill image
  imagination imagine imho immediate imo impact imply importance important impossible impress impression impressive
  improvement inappropriate incident income inconvenience incorrect increase increasingly incredible incredibly indeed
  independent indicate individual industry inevitable influence inform informal initial initiate ink inner input
  inquire inquiry inside insist inspect instant institute instruct insure intend interact interaction interest
  interestingly interim internal international interpret interrupt interval intervention interview introduce
  introduction invent invest investigate invite involve irrelevant ish isolate jam january join joint journal junction
  june justify keen ken kettle key keypad kid kill kilo kindness kit kitchen knackered knew knick knot knowledge known
  lab laid land large lastly late later latter laugh launch laundry lawyer lay layer layout leader leak lean learn
  learner learnt lease led legit legitimate lend lent lesson letter letting liable liaise liaison library lie lifetime
  lift light lighter liked lil listen lively locally locate lock locker locum logical loo looked loose lose lost lotta
  loud lovely lover luck lucky lunch lunchtime machine mad madam main maintain maintenance major majority maker male
  manage mandatory manner manually manufacture map march market massive master match material matron matter maximise
  mdt meal mealtime meaning meantime meanwhile measure mechanism media meeting meh member membership memo memory men
  mental mention mentor menu mere messy metre mid midday middle midnight midweek might mild mile mill million mine
  minimal minimise mislay misled miss mistake mistaken misunderstand misunderstood moderate modern monday money
  monitor monthly mood moon moreover mornin mostly mouthful move movie msg mud mugs multiple music native naturally
  nature naughty near nearby nearest neat necessary necessity neck needle negative nervous nest network nevertheless
  newbie newer newly newsletter newspaper next nicely nicer night nightmare nineteen nite nobody noise noisy nonsense
  nope norm normal nose notably notebook noted notice notify november nowhere nowt nvm object obtain obvious occasion
  occasional occur october odd oddly officer official okey omg ongoing onto onwards oops operate opinion opportunity
  opt optimal ordinary organ organisation organise organization organize origin original ought ourselves outcome
  outdoor outlook output outstanding oven overdue overseas owner owt pace package pad paid paint pair pale paper
  paperwork paragraph parallel parcel parent park partial participant participate particular partnership parts party
  pass passage pathway patience pause pay peer pen pension percent perfect perform performance perhaps permanent
  permission personally personnel pet phase phoned photo photocopy photograph phrase physically pick picture pie pink
  pint pipe pit place plain planned plastic plate platform player playing pleasant pleased pleasure plenty plot plug
  plus podcast point pointless police polite political pool poor pop popular porter portfolio position positive
  possibility post postage postcode poster postpone potato potentially practical practise practitioner precise predict
  prefer preferable preferably preference preliminary presence presentation president press presumably presume pretend
  pretty prevent primary prime principal principle printed priority prob probable probably procedure proceed process
  procure produce profession professor profit program programme progress project projector promise promote promotion
  prompt pronounce proof proper proposal propose protect protocol prove proven provision provisional pub public
  publication pull pupil purchase pure pushed qualification qualify quality quarter queue quickie quiet quit quota
  quotation quote rain ran rang rapid rare rating react readily realise realistic realistically realize rearrange
  reason reasonable reasonably reassurance reassure receipt receive recently receptionist recipient reckon recognise
  recognize recommend recommendation reconsider recording recover recovery reduce reduction ref refer referral reflect
  reflection refund regardless regards regime regional registered regs regularly rehab reject relate relationship
  relative relax release relevant reliable reliably remain remember remind reminder remote remove rent repair repeat
  repeatedly replace reply reporter represent representation representative request require reschedule research
  researcher reserve respect respond response restart restore resume retrieve return reverse review revise revision
  rewrite rid rightly ringing role roof root rota rotation round route routinely row rung running rush sake sandwich
  satisfied saw saying scan scanner scheme school science scientific scientist score scrap screening scroll season
  seat sec secondary secret secretary section sector secure security seeing seek seem seemingly seen segment select
  selection self selfish senior sense sensible sensibly sensitive sentence separate september sequence series serious
  seriously servant sesh settle setup seven shall shape shared sharp shed shift shoe shop short shoulder shout showed
  shower shut sight signature signed significant silver similar simple simplify single sink sir sit situate six
  sixteen sixty skill skim sleep sleepy slight slot slower slowly sluggish small smart smashing smell smile smoothly
  snack snap social society softly software soil solely solution solve somehow sometime somewhat song sooner soonest
  sound south soz space span spare speaker speaking spec speciality specially species specific specifically
  specification specify speed spell spelt spend spent spill split spoil spoke spoken sports spot squash stable
  staffing stair standing stare starting startled static statistic stats step stick sticker sticky stolen stop story
  straightaway straightforward strange street stressed stressful stretch strong studies stumble stumped sub subject
  submit succeed success successful sudden sufficient suggest sum summarise summarize summer sunday superb superior
  supermarket supervise supervision supervisor suppose supposedly surely surname surprise surprisingly suspect swamped
  swap swim switchboard system systematic takeaway taking talent tape task tax tbf tbh tea teach teacher tear tech
  technical technician technology tedious teen television telly temporary ten tension terrible terribly text textbook
  thankful themselves thereby therefore think thirsty thirty thorough though thought thousand threaten three
  throughout thru thursday thus tick ticket til till timeline timetable tiny title titrate toe toilet told tomorrow
  ton tonight too took tool totally tough toward town train trainee trainer transfer transform transition translate
  transport trap travel tray treatment tricky tried trip troubling true tryin trying tuesday tune turn tutor tutorial
  twelve twenty twice twist typical ugly ultimate unable unbelievable unblock uncertain unclear undergraduate
  understand understandable understood undertake unexpected unexpectedly unfair unfamiliar unfortunate unhappy
  unhelpful uniform union unique university unknown unlike unlock unnecessary unpack unpaid unpleasant unreal unsure
  unusual upcoming upload upon upset upside upstairs upwards urgent useful useless usual utility utterly valid van
  variable variation various vary verbal verify vet via victim victory video view visit visitor visual voluntary
  volunteer voucher vulnerable wage wait waitress walk wall wallet wanna warmth wash wasnt waste watch way weakness
  wear web webpage website wed wednesday weekday weekly welcome went werent west wet wey whatever whatsoever whenever
  whereas wherever whether whew whichever whilst white whoa whoever whom whoops whose wick wide widespread width
  willing win wind winner winter wish withdraw wks wobbly woke women wondered wonderful word wore workbook worker
  working workload workplace workshop world worldwide worn worried worry worse worst worth worthwhile worthy wouldnt
  wrap wrist writer writing written wrote yearly yellow yesterday yield youd youll young younger youre yourself
  yourselves youth youve zip
`).map(stem),
);

export const isOrdinary = (word: string): boolean => STEMS.has(stem(word));
