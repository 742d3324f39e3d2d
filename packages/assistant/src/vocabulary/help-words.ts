import { phraseTable } from '../language/phrases.ts';

/** Methods and guides by their names: they are meant wherever they stand. */
export const METHOD_NAMES = phraseTable(`
document:peng: peng guide|peng guideline|peng pocket guide
method:peng_2018: peng|peng 2018
method:henry_oxford: henry|henry oxford|oxford
method:schofield: schofield
method:harris_benedict: harris benedict|harris|benedict
method:mifflin_st_jeor: mifflin|mifflin st jeor|st jeor|msj
method:penn_state: penn state|pennstate
method:sacn: sacn|sacn 2011|is the ear|ear for men|ear for women|ear for boys|ear for girls|ear for adults|ear for children|estimated average requirement|estimated average requirements|average requirement for energy
method:activity: pal range|pal ranges|pal value|pal values|pal level|pal levels|pal factor|pal factors|pals for|pal for|activity factor|activity factors
method:nitrogen: nitrogen figure|nitrogen figures|nitrogen numbers|nitrogen table|nitrogen values|grams of nitrogen per kg|nitrogen per kg
method:reference: the reference for|daily reference|by the reference|reference intake|reference nutrient intake|reference value|population reference intake|upper limit|upper level|upper intake|upper intake level|
  tolerable upper intake|tolerable upper limit|tolerable upper level|tolerable upper intake level|safe upper limit|safe upper level|ul|rni|rnis|rda|drv|lrni|adequate intake|safe intake
`);

/**
 * How people ask for what stands elsewhere: the methods of the calculators, the documents of Resources and a person to talk to, as
 * examples in their own words. What the app says of itself has its examples beside its sentences, in the content.
 */
export const HELP_WORDS: Readonly<Record<string, string>> = {
  contact:
    'contact details; phone number; telephone; helpline; call someone; speak to a dietitian; talk to a person; talk to someone; real person; chat to someone; live chat; email address; email you; customer service; opening hours; opening times; office hours; are you open at the weekend; bank holiday; when can I phone; who do I ring about a delivery; who is our rep; local sales rep; complaint about a delivery; enquiry; invoice; support line; who can help me; get in touch; somebody there; number for the irish office; who do I contact; company address; how late is the phone line open; speak to a human; what time do you close; when are the chat experts there; who can help me with an order; who do I email about a complaint; who is the rep for our hospital; can a rep visit; resource centre phone number; resource centre opening times; email for queries; email for product queries; who answers questions; speak to someone; I need to speak to someone; speak to a person; real human; phone number for the uk; phone number for ireland; number for northern ireland; what number do I ring; what is your email; who do I email; email the company; postal address; fax; is anyone there at the weekend; out of hours; rep; who is my rep; ask for a visit from a rep; company rep; sales person; account manager; can a dietitian call me back; call me back; helpdesk; resource centre; what is the resource centre; who do I ask; who should I contact; contact; contact us; ask an expert; chat experts; can I talk to a real person; put me through; is there someone I can talk to; somebody to talk to; do you have a website; who do I ask about a product; talk to a human; I want a human; how long does the phone line stay open',
  'document:scoop-chart':
    'scoop chart; scoop sizes chart; scoop sheet; chart for scoops and water; scoop guide',
  'document:dilution-guide':
    'dilution guide; dilution chart; paediatric dilution guide pdf; dilution chart for children; how to dilute guide; dilutions sheet; dilution table',
  'document:gms-code-list': 'gms code list; gms list; reimbursed products list ireland; irish codes list',
  'document:complete-volumes':
    'nutritionally complete volumes chart; complete volumes; volumes chart; volumes for completeness chart',
  'document:micronutrient-monitoring':
    'micronutrient monitoring guide; monitoring guide; vitamin monitoring guide; micronutrient guide; bloods monitoring guide; monitoring bloods sheet; which bloods to monitor guide',
  'document:resource-centre-team':
    'resource centre team; who is on the team; meet the team; who works there; your team; team page; the dietitians in the team; resource centre staff',
  'document:references':
    'reference list; references for the calculators; bibliography; references used; literature; references; which papers; evidence base; bibliography of the calculators; where are the references; research behind it',
  'document:compendium':
    'the compendium; download the compendium; compendium pdf; brochure; product booklet; data cards; catalogue pdf; brochure of products; product catalogue pdf; whole range as a pdf; product guide; product directory; hard copy of the compendium',
  'document:peng':
    'peng guidelines; peng pocket guide; pocket guide to clinical nutrition; peng guide; where is the peng guide; link to peng; do you have the peng book; pocket guide',
  'document:any':
    'documents; download a document; pdf leaflets; do you have any leaflets; do you have the compendium as a file; resources; charts; where are the guides; leaflets; any leaflets; patient leaflets; charts and guides; diet sheets; posters; literature for patients; download charts; information sheets; do you have documents',
  'method:peng_2018':
    'peng method; peng 2018; peng equation for energy; peng kcal per kg method; where do the peng numbers come from; explain the peng method; energy equation in obesity; what does peng say; kcal per kg from peng; peng energy; peng range; peng for obesity; peng 2018 energy; how does peng work; when do I use peng; energy when the bmi is over 30; energy equation if the bmi is 30 or above; which equation at a high bmi; what equation is used for a bmi over 30; energy formula for bmi 35; kcal per kg with bmi above 30; energy in obese adults in the app',
  'method:henry_oxford':
    'henry equation; oxford equation; henry 2005; henry oxford; henry constants; henry coefficients; what is the henry equation; what is henry; which henry; henry for men; henry for women; henry equation for children; why henry; why use henry; when is henry used; explain henry; who is henry valid for',
  'method:schofield':
    'schofield equation; schofield 1985; schofield constants; what is schofield; schofield for women; schofield for men; schofield equation for children; why use schofield; when is schofield used; is schofield out of date; schofield numbers; explain schofield',
  'method:harris_benedict':
    'harris benedict equation; harris benedict; constants of harris benedict; what is harris benedict; harris and benedict; when is harris benedict used; harris benedict 1919; harris benedict revised; explain harris benedict',
  'method:mifflin_st_jeor':
    'mifflin equation; mifflin st jeor; msj; formula behind mifflin; what is mifflin; when is mifflin used; when do I use mifflin; mifflin for obesity; mifflin 1990; explain mifflin',
  'method:penn_state':
    'penn state equation; modified penn state; equation for ventilated patients; which equation is for ventilated; critical care energy equation; minute ventilation and tmax; 2010 version of penn state; what is penn state; ventilated patients; which one for ventilated patients; equation for critical care; intensive care equation; what do I enter for penn state; when is penn state used; penn state in obesity',
  'method:sacn':
    'sacn 2011; estimated average requirement; ear for energy; sacn energy; what is sacn; sacn energy for children; sacn ear; average requirement for energy; when is sacn used',
  'method:uk_paeds':
    'paediatric energy method in the uk; energy in children; children energy requirements; kcal for children equation; energy reference values for children; uk paediatric equation; how is energy for kids worked out; childs energy requirement method; paediatric method',
  'method:roi_paeds_6months_17years':
    'efsa energy; efsa method for energy; efsa energy reference for children; irish paediatric energy; efsa energy for teenagers; efsa for adolescents; ireland paediatric method; pal for children',
  'method:infantEnergy':
    'energy for infants under 6 months; what do you use for energy in babies under 6 months; energy for infants breast fed or formula fed; infant energy table; kcal per kg of infants by feeding; breastfed infants energy reference; kcal for a formula fed baby reference; kcal per kg for babies; baby energy reference',
  'method:energy':
    'energy method; energy equation; energy in the app; which equation does the calculator use in the app; equations to choose for energy; which energy equation does the app use; how is energy calculated; how is bmr worked out; basal metabolic rate equation; predictive equations; which method is used for energy; energy requirement methods; resting energy calculation; what equations can I choose; equations for adults; default energy equation; how are requirements calculated; where do I find the equations for energy; what equation is used for children; what equation do you use; which equation do you use; which equation; what equations are there; which equations do you have; which formulas are in it; formula used for energy; list of methods; which methods do you have; what methods are there; how do you work out energy; energy calculation; energy requirement formula; bmr equation; which is the best equation; which equation for adults; which equation for the elderly; how many equations; difference between the equations; compare equations; why do the equations differ; how do you do energy; estimate energy; what is the default energy method; why are there different methods; is indirect calorimetry included; indirect calorimetry; how are requirements calculated in the app',
  'method:protein':
    'how many grams of protein per kg does the app use; protein per kg does the app use; protein per kilo does it assume; protein in the app; protein per kg in the app; protein g per kg source; which source is the protein g per kg from; how is protein calculated; how does the app work out protein; protein method; protein requirement source; protein per kg ranges come from; where do the protein ranges come from; default protein; how is protein worked out; how much protein per kg do you use; grams per kg of protein; which protein range; where does the protein come from; where do your protein figures come from; protein reference for adults; protein for the elderly in the app; what is protein based on; protein calculation; protein for critical illness in the app',
  'method:paeds':
    'protein rni; protein reference nutrient intake; protein reference for children; efsa protein figures; population reference intake for protein; reference protein per kg by age; uk protein table; paediatric protein; how is protein worked out for children; protein rni for children',
  'method:nitrogen':
    'nitrogen in the app; nitrogen per kg hypermetabolic; nitrogen for a catabolic state; nitrogen to protein; nitrogen factor; 6.25; elia nitrogen; how is nitrogen worked out; nitrogen conversion; convert nitrogen to protein; nitrogen levels; metabolic states for nitrogen; how do you convert nitrogen; g nitrogen; multiply by 6.25; nitrogen per kg; what is the nitrogen factor; why 6.25; nitrogen requirements; nitrogen for a normal person; hypermetabolic nitrogen; depleted nitrogen',
  'method:fluid':
    'ml per kg in your table; fluids per kilo in your table; fluids by age per kilo; fluid in the app; fluid in infants in the app; fluid requirement in the app; fluid equation; fluid method; ml per kg fluid default in the app; how is fluid calculated; fluid requirement method; where does the fluid figure come from; fluid per kg by age; ml per kg used for fluid; fluid for fever; extra fluid with a temperature; do you add on for a temperature; add on for a fever; what do you add for a fever; does the app add fluid for pyrexia; fluid in the elderly default; holliday segar; fluid calculation; fluid per kg; how much fluid per kg; how do you work out fluid; fluid for over 60s; what is fluid based on; temperature and fluid; 100 50 20 rule; holliday and segar; where does the fluid come from; fluid default',
  'method:stress':
    'stress in the app; stress factors; stress adjustment; burns factor; stress factor for surgery; stress percent for a condition; list of stress factors; where do the stress factors come from; stress for sepsis; stress level for a fracture; what is a stress factor; how much stress; which stress factors; stress percentages; stress factor for burns; stress factor for sepsis; stress percent; conditions with stress factors; are the stress factors checked',
  'method:activity':
    'activity in the app; what does the app assume about activity; adjust energy for activity; mobility in the app; activity factor; pal; physical activity level; pal values where from; activity factors based on; diet induced thermogenesis; factor for bed rest; factor for sitting out; how is activity added; mobility factor; combined factor for activity; what is pal; pal value; what pal do you use; physical activity; activity for bedbound; activity factor for bedbound; activity for a wheelchair; activity on the ward; mobile on the ward; activity levels; which activity levels; pal 1.2; how is activity worked out; what does activity add',
  'method:plan':
    'feed plan method; limits of the feed plan come from; is the feed plan confirmed; source of the feed plan; explain the feed plan; rate in the app; bolus in the app; pump rates in the app; how is the rate worked out in the feed plan; how does the plan calculate the pump rate; bolus volumes worked out; how does the feed plan round the rate; how are the rates calculated; formula of the feed plan; how are sessions divided; how do I work out a bolus; how is free water worked out; pump rate worked out; how does it work out the pump rate; how does it work out the rate; how is the rate worked out; how are boluses worked out; bolus formula; how does the feed plan work; how is the feed plan calculated; free water calculation; source of the rate steps; how does it decide the pump step',
  'method:recipe':
    'recipe method; source of the recipe method; is the recipe confirmed; limits of the recipe; scoops in the app; how does the recipe work out scoops; what does the recipe round scoops to; powder recipe formula; how is the water of a recipe worked out; scoops calculated; recipe base scoops on; how is the powder amount calculated; how are scoops worked out; how does the recipe work; how is the recipe worked out; recipe calculation; recipe formula; powder displacement; does it allow for displacement; scoops rounded; how is osmolality worked out in the app',
  'method:hang':
    'hang time method; are the hang times confirmed; hang time in the app; how long can a decanted feed hang according to the app; hang times in the plan; where do the hang times come from; what hang time does the feed plan assume; hang time source; hang time limits by container; how does the plan choose the hang time; hang time used; where do you get hang times; hang times used in the plan; hang time limits; hang time in the feed plan; default hang time; hang limit; hang limits in the plan; which hang time does it use',
  'method:flush':
    'flushes in the app; default flush volume in the plan; where do flush volumes come from; how are flushes counted; flush volume the app assumes; does the plan account for flushes; default flush; flush volume used; what flush does it assume; what flush volume do you assume; flush for adults in the app; flush for children in the app; how much flush does it count',
  'method:reference':
    'where do you get the micronutrient requirements from; vitamins in the app; micronutrients in the app; rni; reference nutrient intakes; rda; drv; lrni; upper level for a vitamin; upper limits; how is adequacy of vitamins worked out; reference intake of zinc; rni for calcium; vitamin d reference; where did you get the rnis; which reference values are used for micronutrients; iron reference for women; daily reference intake; where do the rnis come from; where are your rnis from; which rnis; what are the rnis; rni source; reference values; which reference values; reference values for vitamins; vitamin reference; micronutrient requirements; micronutrient reference; dietary reference values; efsa reference values; prv; upper level; tolerable upper level; safe upper limit; rni for iron; rni for vitamin d; rni for zinc; how is adequacy worked out; percent of rni worked out',
  'method:obesity':
    'does protein get adjusted if someone is obese; is protein reduced in obesity; obesity in the app; adjust protein in obese adults; protein for obese patients in the app; protein factor above bmi 50; factor for a high bmi in the app; obesity factor; protein in obesity; how does the app handle obesity; adjust protein for bmi over 30; obesity adjustment; does the app use actual or ideal weight; which weight is used in obesity; reduce protein for high bmi; obese patients in the app; weight used in obesity; how does it handle obesity; how do you adjust for obesity; bmi over 30 in the app; bmi over 40 in the app; bariatric patients in the app; overweight in the app; what weight do I use for a high bmi in the app',
  'method:ideal':
    'ideal body weight; devine; ibw; how is ideal weight worked out; devine formula; ideal weight; ideal body weight formula; formula for ideal weight; target weight in the app; lean body weight',
  'method:adjusted':
    'actual or adjusted weight in the app; adjusted body weight; abw; adjusted weight in obesity; excess weight percent; how is adjusted weight calculated; adjusted weight; adjust weight; adjust weight in obesity; how do you adjust weight; how is weight adjusted; adjusted body weight formula; 25 percent of excess weight; quarter of the excess; excess weight',
  'method:amputation':
    'weight corrected for amputation; amputation adjustment; missing limb; amputated leg weight; share of a limb; below knee amputation percent; bmi after amputation; lost an arm; amputation; amputee; weight for an amputee; allow for an amputation; how do I allow for an amputation; adjust for amputation; bka; above knee amputation; leg amputated; missing arm; lost a leg; limb loss; percent of body weight of a leg; double amputee; weight correction for amputation; bmi in amputees',
  'method:weightChange':
    'percent weight loss formula; percentage weight loss; how is percent weight loss worked out; weight change percent; % weight loss calculation; weight loss over 3 months in the app; how does it work out weight loss; usual weight and weight change; how is weight loss calculated',
  'method:bmi':
    'how do you work out bmi; bmi in the app; bmi; body mass index; how is bmi worked out; bmi formula; how do you calculate bmi; kg per m2; bmi calculation; which bmi formula; formula for bmi; bmi equation',
};
