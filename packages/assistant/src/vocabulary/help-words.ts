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
method:sacn: sacn|sacn 2011
method:reference: reference intake|reference nutrient intake|reference value|population reference intake|upper limit|upper level|upper intake|upper intake level|
  tolerable upper intake|tolerable upper limit|tolerable upper level|tolerable upper intake level|safe upper limit|safe upper level|ul|rni|rnis|rda|drv|lrni|adequate intake|safe intake
`);

/**
 * How people ask for what stands elsewhere: the methods of the calculators, the documents of Resources and a person to talk to, as
 * examples in their own words. What the app says of itself has its examples beside its sentences, in the content.
 */
export const HELP_WORDS: Readonly<Record<string, string>> = {
  contact:
    'contact details; phone number; telephone; helpline; ring you; call someone; speak to a dietitian; talk to a person; talk to someone; real person; chat to someone; live chat; email address; email you; customer service; opening hours; opening times; office hours; are you open at the weekend; bank holiday; when can I phone; who do I ring about a delivery; who is our rep; local sales rep; complaint about a delivery; enquiry; invoice; support line; who can help me; get in touch; somebody there; number for the irish office; who do I contact; company address; how late is the phone line open; speak to a human; are you open on saturday; what time do you close; when are the chat experts there; who can help me with an order; who do I email about a complaint; who is the rep for our hospital; can a rep visit; resource centre phone number; resource centre opening times; email for queries; email for product queries; who answers questions',
  'document:scoop-chart': 'scoop chart; chart of scoops; scoop sizes chart',
  'document:dilution-guide': 'dilution guide; dilution chart; paediatric dilution guide pdf',
  'document:gms-code-list': 'gms code list; gms list; list of gms codes; reimbursed products list ireland',
  'document:complete-volumes': 'nutritionally complete volumes chart; complete volumes; volumes chart',
  'document:micronutrient-monitoring':
    'micronutrient monitoring guide; monitoring guide; vitamin monitoring guide',
  'document:resource-centre-team': 'resource centre team; who is on the team; meet the team',
  'document:references':
    'reference list; references for the calculators; bibliography; references used; literature',
  'document:compendium':
    'the compendium; download the compendium; compendium pdf; brochure; product booklet; data cards',
  'document:peng': 'peng guidelines; peng pocket guide; pocket guide to clinical nutrition',
  'document:any':
    'documents; download a document; pdf leaflets; do you have any leaflets; do you have the compendium as a file; resources; charts; where are the guides',
  'method:peng_2018':
    'peng method; peng 2018; peng equation for energy; peng kcal per kg method; where do the peng numbers come from; explain the peng method; energy equation in obesity; energy when the bmi is over 30; energy equation if the bmi is 30 or above; which equation at a high bmi; what equation is used for a bmi over 30; energy formula for bmi 35; kcal per kg with bmi above 30; energy in obese adults in the app',
  'method:henry_oxford':
    'henry equation; oxford equation; henry 2005; henry oxford; henry constants; henry coefficients',
  'method:schofield': 'schofield equation; schofield 1985; schofield constants',
  'method:harris_benedict': 'harris benedict equation; harris benedict; constants of harris benedict',
  'method:mifflin_st_jeor': 'mifflin equation; mifflin st jeor; msj; formula behind mifflin',
  'method:penn_state':
    'penn state equation; modified penn state; equation for ventilated patients; which equation is for ventilated; critical care energy equation; minute ventilation and tmax; 2010 version of penn state',
  'method:sacn': 'sacn 2011; estimated average requirement; ear for energy; sacn energy',
  'method:uk_paeds':
    'paediatric energy method in the uk; energy in children; children energy requirements; kcal for children equation; energy reference values for children; uk paediatric equation',
  'method:roi_paeds_6months_17years':
    'efsa energy; efsa method for energy; efsa energy reference for children; irish paediatric energy',
  'method:infantEnergy':
    'energy for infants breast fed or formula fed; infant energy table; kcal per kg of infants by feeding; breastfed infants energy reference; kcal for a formula fed baby reference',
  'method:energy':
    'energy method; energy equation; energy in the app; calories in the app; which equation does the calculator use in the app; which energy equation does the app use; how is energy calculated; how is bmr worked out; basal metabolic rate equation; predictive equations; which method is used for energy; energy requirement methods; resting energy calculation; what equations can I choose; equations for adults; default energy equation; how are requirements calculated; formula for calories; where do I find the equations for energy; what equation is used for children',
  'method:protein':
    'protein in the app; protein per kg in the app; protein g per kg source; which source is the protein g per kg from; how is protein calculated; how does the app work out protein; protein method; protein requirement source; protein per kg ranges come from; where do the protein ranges come from; protein methods; default protein',
  'method:paeds':
    'protein rni; protein reference nutrient intake; protein reference for children; efsa protein figures; population reference intake for protein; reference protein per kg by age; uk protein table',
  'method:nitrogen':
    'nitrogen in the app; nitrogen per kg hypermetabolic; nitrogen for a catabolic state; nitrogen to protein; nitrogen factor; 6.25; elia nitrogen; how is nitrogen worked out; nitrogen conversion; convert nitrogen to protein; nitrogen levels; metabolic states for nitrogen',
  'method:fluid':
    'fluid in the app; fluid in infants in the app; fluid requirement in the app; fluid equation; fluid formula; fluid method; ml per kg fluid default in the app; how is fluid calculated; fluid requirement method; where does the fluid figure come from; fluid per kg by age; ml per kg used for fluid; fluid for fever; extra fluid with a temperature; does the app add fluid for pyrexia; fluid in the elderly default; holliday segar',
  'method:stress':
    'stress in the app; stress factors; injury factor; stress adjustment; burns factor; stress factor for surgery; stress percent for a condition; list of stress factors; where do the stress factors come from; stress for sepsis; stress level for a fracture',
  'method:activity':
    'activity in the app; what does the app assume about activity; adjust energy for activity; mobility in the app; activity factor; pal; physical activity level; pal values where from; activity factors based on; diet induced thermogenesis; factor for bed rest; factor for sitting out; how is activity added; mobility factor; combined factor for activity',
  'method:plan':
    'feed plan method; limits of the feed plan come from; is the feed plan confirmed; source of the feed plan; explain the feed plan; rate in the app; bolus in the app; pump rates in the app; how is the rate worked out in the feed plan; how does the plan calculate the pump rate; bolus volumes worked out; how does the feed plan round the rate; how are the rates calculated; formula of the feed plan; how are sessions divided; how do I work out a bolus; how is free water worked out',
  'method:recipe':
    'recipe method; source of the recipe method; is the recipe confirmed; limits of the recipe; scoops in the app; how does the recipe work out scoops; what does the recipe round scoops to; powder recipe formula; how is the water of a recipe worked out; scoops calculated; recipe base scoops on; how is the powder amount calculated',
  'method:hang':
    'hang time method; are the hang times confirmed; hang time in the app; how long can a decanted feed hang according to the app; hang times in the plan; where do the hang times come from; what hang time does the feed plan assume; hang time source; hang time limits by container; how does the plan choose the hang time',
  'method:flush':
    'flushes in the app; default flush volume in the plan; where do flush volumes come from; how are flushes counted; flush volume the app assumes; does the plan account for flushes',
  'method:reference':
    'where do you get the micronutrient requirements from; vitamins in the app; micronutrients in the app; rni; reference nutrient intakes; rda; drv; lrni; upper level for a vitamin; upper limits; how is adequacy of vitamins worked out; reference intake of zinc; rni for calcium; vitamin d reference; where did you get the rnis; which reference values are used for micronutrients; iron reference for women; daily reference intake',
  'method:obesity':
    'obesity in the app; adjust protein in obese adults; protein for obese patients in the app; protein factor above bmi 50; factor for a high bmi in the app; obesity factor; protein in obesity; how does the app handle obesity; adjust protein for bmi over 30; obesity adjustment; does the app use actual or ideal weight; which weight is used in obesity; reduce protein for high bmi',
  'method:ideal': 'ideal body weight; devine; ibw; how is ideal weight worked out; devine formula',
  'method:adjusted':
    'actual or adjusted weight in the app; adjusted body weight; abw; adjusted weight in obesity; excess weight percent; how is adjusted weight calculated',
  'method:amputation':
    'weight corrected for amputation; amputation adjustment; missing limb; amputated leg weight; share of a limb; below knee amputation percent; bmi after amputation; lost an arm',
  'method:weightChange':
    'percent weight loss formula; percentage weight loss; how is percent weight loss worked out; weight change percent; % weight loss calculation; weight loss over 3 months in the app; how does it work out weight loss; usual weight and weight change; how is weight loss calculated',
  'method:bmi':
    'bmi in the app; bmi; body mass index; how is bmi worked out; bmi formula; which bmi formula; formula for bmi; bmi equation',
};
