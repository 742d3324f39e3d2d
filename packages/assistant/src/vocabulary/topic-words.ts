import { phraseTable } from '../language/phrases.ts';
import type { Topic } from '../reading/query.ts';

/**
 * What may be asked of a product, with all that people call it. Where a message holds several, the earlier line wins,
 * unless "and" or a new sentence stands between them. A plural need not be written beside its singular.
 */
export const TOPIC_WORDS = phraseTable(`
vein: vein|iv|intravenous|intravenously|into a vein|parenterally|cannula|central line|picc
sample: sample|trial pack|taster|tester|freebie|try out|sampling
stock: stock|in stock|out of stock|back in stock|stocked|delay|delayed|supply|supplies|supply problem|supply issue|
  shortage|deliver|delivery|deliveries|delivered|missing order|lead time|back order|discontinued|wholesaler|
  order arrive|order arriving|arrived|turned up|run out|are you out of
price: price|priced|pricing|cost|how expensive|cheap|cheaper|cheapest|expensive|how much is it to buy
codes: code|pip|pips|pip code|pip number|pip no|pipcode|order code|order number|order no|product code|item number|
  item code|sku|barcode|ean|catalogue number|reference number|gms code|gms number|gms no|ordering code|reorder|
  reordering|ordering|how do i order|how do we order|where do i order|where do we order|what do i type to order|
  stock code
reimbursement: acbs|gms|gms list|gms listed|acbs list|reimbursed|reimbursable|reimbursement|prescribed|prescribe|prescribable|prescription|
  prescribing|fp10|fp 10|drug tariff|medical card|pcrs|dps|funded|subsidised|script|list a|list b|borderline|
  borderline substances|hse approval|hse list|nhs prescription|on the nhs|approved|acbs approved|gms approved|
  acbs listed|acbs listing|acbs approval|gms approval|gms status|acbs status
contraindications: contraindication|contraindicated|contra indications|contra indicated|contraindicate|contra|
  precaution|warning|caution|unsuitable|not suitable|who should not|who shouldnt|shouldnt have|should not have|
  shouldnt be used|who must not|who cant|who cannot|when not to|should not be used|not be used|not be given|
  side effect|label say|say about|says about|galactosaemia|preterm|premature
indications: indication|indicated|used for|use for|for what|what for|who is it for|who is for|meant for|
  intended for|aimed at|purpose|who would use|when to use|why use
ingredients: ingredient|ingredient list|made of|made from|composition|excipient|what is in|what goes into|goes into|
  gelatin|gelatine|pork|beef|lanolin|palm oil|sweetener|colouring|colour|additive|preservative|emulsifier|oils|
  protein source|source of protein|gum or starch|gum|gums|starch based|gum based
iddsi: iddsi|iddsi 0|iddsi level 0|iddsi 1|iddsi level 1|iddsi 2|iddsi level 2|iddsi 3|iddsi level 3|iddsi 4|iddsi level 4|iddsi 5|iddsi level 5|iddsi 6|iddsi level 6|iddsi 7|iddsi level 7|
  iddsi level|thickness|how thick|consistency|what level|which level|texture|level 0|level 1|level 2|
  level 3|level 4|level 5|level 6|level 7
complete: nutritionally complete|complete volume|complete nutrition|sole source|sole source of nutrition|
  only source of nutrition|sole nutrition|complete feed|nutritional completeness|nutritionally adequate|complete|
  meet the rni|rni|rnis
shelfLife: shelf life|lasting|out of date|go out of date|goes out of date|shelflife|expiry|expiry date|expire|expiration|best before|use by|sell by|in date|long expiry|
  goes off unopened|unopened last|date life
hangTime: hang|hanging|hang time|hangtime|hung|hang for|be hung|spiked|hanging time|left up|stay up
dilution: scoop|scoop size|size of the scoop|size of scoop|dilute|diluted|dilution|how many scoops|how much water|how much powder|water per scoop|w v|
  standard concentration|water to powder|concentration|standard strength|strength|water to add|mls of water|
  ml of water|grams of powder
storage: store|stored|storing|storage|keep|kept|keeping|fridge|refrigerate|refrigerated|refrigerating|refrigeration|refrigerator|hot weather|sunlight|heatwave|freezer|discard|
  discarded|throw away|thrown away|bin|once opened|once open|after opening|when opened|opened|open|leftover|
  left over|left out|room temperature|how long does it last|how long is it good|go off|goes off|last once|
  does it keep|temperature|temp|last
directions: add medicine|add medicines|add medication|add meds|mix medicine|mix medication|put medicine|put medication|put meds|direction|how do you make|how do i make|how is it made|how to make|directions for use|instruction|make up|made up|making up|mix|mixed|mixing|mixes|prepare|
  prepared|preparing|preparation|prep|reconstitute|reconstituted|how to use|how do i use|how do you use|
  how is it used|how to give|how do i give|how is it given|how to take|method of use|serve|served|serving|
  serving suggestion|freeze|frozen|freezing|microwave|microwaved|microwaving|warm|warmed|heat|heated|boil|boiled|shake it|i shake|we shake|to shake|shake before|shake well|shaken|
  dissolve|sprinkle|sprinkled|stir|stirred|stirring|pour|blend|bake|baked|cook|cooked|cooking|add to|added to|add water|add milk|
  water or milk|instead of milk|instead of water|made with|made into|decant|decanted|straw|jelly|paste|reused|in advance|shaking|thicken|milk or water|put in|go in|hot soup|porridge|administer|administered|given|give|take|taken|drunk|
  drink it|use|used|using|orally|by mouth|chilled
flavours: flavour|flavored|flavoured|flavor|taste|tasting|varieties|variety
packs: how many ml in a|how many ml is a|how many mls in a|how many ml is in a|how many grams in a|how many tablets|how many sachets|how many bottles|how many pouches|how many cartons|pack size|what size|packsize|case size|case|per case|in a case|in a box|box|boxes|pack format|format|tin size|
  bottle size|size|how big|packaging|packed|pack|packs|multipack|volume|what volume|case quantity|how many in|
  how is it sold|come in a
availability: available|availability|sold|sell|buy|bought|supplied|licensed|marketed|get hold of|get in|can i get|
  can we get|stocked in|launched
allergens: allergen|declared allergen|major allergen|listed allergen|allergy|allergies|allergic|allergy information|allergen info|traces|may contain|intolerance|
  intolerant
diets: special diet|which diets|what diets|diet mark|dietary suitability|suitable diets
ages: age|ages|age range|age limit|age group|from what age|what age|how old|upper age|upper age limit|
  lower age limit|minimum age|age from|youngest|age suitability|licensed age|licensed from|licensed for
info: info|information|detail|tell me about|about|overview|summary|describe|description|what is it|data card|
  product page
`) as readonly (readonly [topic: Topic, phrases: readonly string[]])[];

/** Words that also stand beside other questions: they count only where nothing stronger is asked. */
export const WEAK_TOPIC_WORDS: ReadonlySet<string> = new Set(
  phraseTable(`
weak: thicken|give|given|take|taken|use|used|using|about|opened|open|last|keep|bin|complete|temperature|temp|colour|volume|
  case|size|strength|approved|meant|served|serving|avoid|drunk|store|age|ages|mix|mixed|supply|oils|sell|sold|serve|
  make up|made up|detail|info|information|texture|consistency|prescribed|prescription|scoop|concentration|put in|
  go in|stir|packs|box|complete nutrition|licensed|add to|added to|get in|warm|allergy|allergic|intolerance|
  intolerant|hung|buy|bought|boil|boiled|come in a|shake it|allergies|instead of milk|instead of water|delay|delayed|supply problem|what for|for what|
  prescribe|prescribing|in date
`).flatMap(([, phrases]) => phrases),
);

/** What may be asked that is about no product: documents, people, the app, the methods of the calculators. */
export const GENERAL_WORDS = phraseTable(`
document:scoop-chart: scoop chart
document:dilution-guide: dilution guide|dilution chart
document:gms-code-list: gms code list|gms list|code list
document:complete-volumes: complete volumes|complete volumes chart|volume chart|nutritionally complete volumes
document:micronutrient-monitoring: micronutrient monitoring|micronutrient guide|monitoring guide|
  micronutrient monitoring guide
document:resource-centre-team: resource centre team|who is on the team|who is in the team
document:references: reference list|references|bibliography
document:compendium: compendium|data card|brochure|booklet
document:peng: peng guide|peng guideline|pocket guide|peng pocket guide
document:any: document|download|pdf|pdfs|leaflet|chart|resource
contact: contact|contact details|phone number|phone no|telephone|telephone number|tel|helpline|call you|ring you|
  phone you|phone someone|ring someone|call someone|speak to|talk to|speak with|talk with|chat to|live chat|web chat|
  email you|email address|your email|email for|email us|get in touch|reach you|customer service|customer line|
  opening hours|opening times|office hours|phone hours|phone line|are you open|open at|open on|weekend|bank holiday|rep|reps|
  your rep|our rep|local rep|sales rep|real person|human|a person|fax|complain|complaint|enquiries|enquiry|queries|
  support line|invoice|what hours|your hours|opening hrs|what time are you|what time do you|what time are|open till|
  open until|closing time|open today|open tomorrow|open now|monday|tuesday|wednesday|thursday|friday|saturday|sunday|
  who do i call|who do i ring|who do i ask|who do i contact|who can i ask|someone there|number for|who can help
app:maker: who makes|who make|who manufactures|manufacturer|which company|what company|who produces|who is the provider
app:plan: set up a feed plan|set up a bolus|set up a plan|make a feed plan|start a feed plan|build a feed plan|enter a feed plan|open the feed plan|where is the feed plan|find the feed plan|feed plan screen
app:install: home screen|homescreen|install|installing|save the app|save this app|download the app|app on my phone|
  on my phone|on my ipad|on my iphone|on android|put this on|get the app|put the app
app:notifications: notification|alerts|push messages
app:region: what country|which country is|country is the app|region|change to ireland|change to uk|change to the uk|change to the republic|switch to roi|change the app|switch the app|change the app to ireland|irish version|uk version|change country|change my country|change the country|switch country|switch region|switch to uk|
  switch to ireland|wrong country|other country
app:template: template|pattern|as a pattern|save a plan|save a regimen|save the regimen|save my regimen|save this regimen|store a regimen|
  store the regimen|keep a regimen|keep the regimen|keep my regimen|regimen be saved|regimen be kept|regimen be stored|save regimens|keep regimens|reuse a regimen|
  reuse a plan|use a regimen again|for another day|another time|come back to it later|favourite regimen
app:cards: ward card|ward sheet|ward plan|ward handout|bedside card|bedside sheet|bedside chart|nursing card|nursing sheet|sheet for the ward|
  card for the ward|card for the nurses|sheet for the nurses|home plan|recipe card|take home sheet|the cards
app:audience: app meant for|app intended for|app aimed at|app made for|app built for|app designed for|who is the app|who is this app|who can use|who may use|
  who should use|who uses|meant to use the app|meant to use this|app for patients|app for the public|app for carers
app:privacy: store anything|stores anything|keep anything|keeps anything|save anything|remember anything|anything about my patient|info get stored|info stored|info kept|information stored|info go|details stored|stored anywhere|patient info|patients info|where is the data|where is data|privacy|privacy policy|privacy statement|cookie|cookie policy|data protection|gdpr|personal data|
  patient data|patient details|patient information|what do you store|save patient|patient names|store names|save names|get stored|stored about|store about|data sent|
  sent anywhere|do you keep|what data|data does|data do you|about patients|on patients|keep about|stored here|data kept|data is kept|data stored|leave my device|leaves the device|leave the device|keep my data|close the tab|closing the tab|close the app|closing the app|close the browser|closing the browser|lose my plan|store patient|what i type|i type|see my regimen|who sees|data safe|my data|
  secure|confidential|saved anywhere|do you track|tracking|do you log|logged|keep what i|what i ask|who can see|
  is this private|private|anonymous|recorded|stored on my|on this device|kept anywhere
app:terms: terms|terms of use|copyright|legal
app:updates: how old is the product data|how old is the product|age of the data|last updated|updated|catalogue updated|data from|how old is the data|how up to date|update products|
  product update|sync|refresh|up to date|catalogue date|how recent|how current|when was the catalogue|
  when were the products|latest data|date of the data|update the app|update product list|check for updates|updates
app:count: how many products|number of products|products are in the app|size of the catalogue|
  how big is the catalogue|products do you have in total|products in total
app:reset: reset|clear my data|clear the data|delete my data|wipe|clear everything|clear the regimen|start again|
  start over|delete everything
app:version: app version|what version|version of the app|version number|which version|version of this app
app:login: app free|free to use|signing in|signing up|signed in|sign up|without an account|login|log in|sign in|password|account|register|username
app:report: email the report|print the report|print report|export|email report|report by email|send the report|
  report|print|csv|fhir|share the report|into the notes|pdf of the regimen|copy the report|save the report|
  to the notes|medical record|ehr|epr
app:compare: compare side by side|compared side by side|products side by side|compared at once|be compared|can i compare|compare products|how do i compare|comparison page|the comparison|comparison screen
app:filter: filter|search for products|find products in the app|how do i search
app:offline: offline|need internet|internet|be online|on a plane|on the train|on the plane|in the basement|signal|no internet|without internet|wifi|wi fi|airplane mode|flight mode|no connection|
  works without|not loading|loading
app:decides: app recommend|app advise|app choose|app safe|app decide|app tell|app work out|app say
app:regimen: regimen|to the plan|in the app|start a regimen|new regimen|calculator|calculations|create a regimen|requirements calculated
app:feedback: feedback|feed back about|suggestion for the app|report a bug|bug in the app
app:training: training|webinar|course|academy|cpd
app:pages: product query|general query|stock query|frequently read|frequently read articles|topics
app:faqs: faq|faqs|frequently asked|frequently asked questions|common questions
app:history: know my question|remember my question|remember my questions|remember me|remember this|remember what|remember us|know what i asked|know what we|
  question tomorrow|questions tomorrow|next time|my chat|this chat|our chat|save the chat|chats|conversation|conversations|chat history|previous questions|past questions|what did i ask|delete this chat|
  clear the chat|clear chat
app:languages: other languages|in irish|in welsh|in french|in polish|translated|welsh|gaeilge
app:favourites: favourites|favorites|bookmark|save a product|save products
app:demo: fictional|products real|demonstration|demo products|are these real products|real products|is this real
app:sim: what can you tell|your sources|where do you get|what do you know|a bot|bot or|chatbot|or a dietitian|what is sim|who is sim|what can you do|what can i ask|what do you do|what can sim do|chat gpt|gpt|copilot|does sim|is sim|
  can sim|sim use|ai|an ai|using ai|use ai|artificial intelligence|language model|chatgpt|llm|are you a robot|
  are you a bot|are you a real person|are you real|are you human|who are you|what are you|who made you|
  how do you work|where do your answers come from|can i trust you|how do you know|are you a dietitian|are you a doctor|are you a nurse|are you a pharmacist|are you qualified
method:peng_2018: peng|peng 2018|peng method|peng equation|peng energy
method:henry_oxford: henry|henry oxford|oxford|henry equation|oxford equation|henry 2005
method:schofield: schofield|schofield equation|schofield 1985
method:harris_benedict: harris benedict|harris|benedict|harris benedict equation
method:mifflin_st_jeor: mifflin|mifflin st jeor|st jeor|msj|mifflin equation
method:penn_state: penn state|penn state equation|pennstate|modified penn state
method:sacn: sacn|sacn 2011|estimated average requirement|ear
method:uk_paeds: paediatric energy|uk paediatric|paediatric method|paediatric equation|energy in children|
  children energy requirements
method:roi_paeds_6months_17years: efsa|efsa energy|efsa method
method:energy: energy values for|energy reference values|energy figures for|energy needs|equation|bmr|basal metabolic rate|energy equation|energy method|energy requirement|
  how is energy calculated|how is energy worked out|predictive equations|which method|what method|method do you use|
  methods are used|equation do you use|prediction equation|resting energy
method:protein: protein rni|rni for protein|protein reference|protein method|protein requirement|how is protein calculated|protein calculated|protein worked out
method:nitrogen: nitrogen|nitrogen to protein|6.25|nitrogen factor|nitrogen method|elia
method:fluid: fluid requirement|fluid method|fluid calculated|how is fluid calculated|fluid worked out|fluid needs|
  fluid figures|fluid numbers
method:stress: stress factor|injury factor|stress adjustment|burns factor
method:activity: activity factor|pal|pals|physical activity level|physical activity factor|pal dit|
  diet induced thermogenesis
method:plan: feed plan|in the plan|does the plan|tube feed plan|feeding plan|plan of feeding|rate worked out|rates worked out|work out a rate|
  work out rates|rate calculated|bolus worked out|boluses worked out|work out a bolus|work out boluses|pump rate worked out
method:recipe: powder recipe|recipe screen|recipe method|recipe formula|recipe use|recipe worked out|recipe calculated|scoops worked out|work out scoops|scoops calculated|
  powder worked out
method:hang: hang time guidance|hang time source|source of the hang time|hang limit|hang times by container|hang time by container|hang times in the app|hang time limit|
  hang times in the plan|hang times in the feed plan
method:flush: flush volume default|default flush volume|flushes added up|flushes get added up|flushes counted|flushes count|count the flushes|flush volume does the app|default flush|flushes in the plan|flushes in the feed plan
method:reference: reference is used|reference intake|rni|rnis|rda|drv|drvs|lrni|reference nutrient intake|upper level|upper limit
method:obesity: obesity factor|ideal weight|ideal or actual weight|actual or ideal weight|adjusted weight|adjusted body weight|obesity adjustment|
  obesity|obese
method:bmi: bmi|body mass index
`);
