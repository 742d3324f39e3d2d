import { phraseTable } from '../language/phrases.ts';
import type { Topic } from '../message/query.ts';
import { WHO_SHOULD_NOT } from './operator-words.ts';

/**
 * What may be asked about a product, with the words for it. If a message has several topics, the earlier line wins, unless "and"
 * or a new sentence separates them. Plurals are recognised by themselves.
 */
export const TOPIC_WORDS = phraseTable(`
vein: vein|iv|intravenous|intravenously|into a vein|parenterally|cannula|central line|picc
sample: sample|trial pack|taster|tester|freebie|try out|sampling
stock: stock|in stock|out of stock|back in stock|stocked|delay|delayed|supply|supplies|supply problem|supply issue|
  shortage|deliver|delivery|deliveries|delivered|missing order|lead time|back order|discontinued|wholesaler|
  order arrive|order arriving|arrived|turned up|run out|are you out of
price: price|pence|best value|value for money|priced|pay|charge for|charged for|charge us|paying|pricing|cost|how expensive|cheap|cheaper|cheapest|expensive|how much is it to buy|how much is a case|how much is a box|in pounds|in euro|in euros
codes: code|pip|pips|pip code|pip number|pip no|pipcode|order code|order number|order no|product code|item number|
  item code|sku|barcode|bar code|ean|gtin|mcn|catalogue number|reference number|gms code|gms number|gms no|ordering code|reorder|
  reordering|ordering|how do i order|how do we order|where do i order|where do we order|what do i type to order|
  how can i order|how can we order|where can i order|where can we order|how to order|stock code
reimbursement: acbs|gms|covered on the gms|covered by the gms|covered on gms|covered by gms|covered under the gms|on the gms|gms covered|covered by acbs|covered by the acbs|gms list|gms listed|acbs list|reimbursed|reimbursable|reimbursement|prescribed|prescribe|prescribable|prescription|
  prescribing|fp10|fp 10|drug tariff|medical card|pcrs|dps|funded|subsidised|script|list a|list b|borderline|
  borderline substances|hse approval|hse list|nhs prescription|on the nhs|approved|acbs approved|gms approved|
  acbs listed|acbs listing|acbs approval|gms approval|gms status|acbs status
contraindications: ${WHO_SHOULD_NOT}|contraindication|contraindicated|contra indications|contra indicated|contraindicate|contra|
  precaution|warning|caution|unsuitable|not suitable|who should not|who shouldnt|shouldnt have|should not have|
  shouldnt be used|who must not|who cant|who cannot|when not to|should not be used|not be used|not be given|
  side effect|label say|say about|says about|galactosaemia|preterm|premature
indications: indication|indicated|used for|use for|for what|what for|who is it for|who is for|meant for|
  intended for|aimed at|purpose|who would use|when to use|why use
ingredients: protein type|type of protein|kind of protein|thickened with|thickened by|thickener used|thickening agent|what thickens it|ingredient|ingredient list|made of|made from|composition|excipient|what is in|what goes into|goes into|
  gelatin|gelatine|pork|beef|lanolin|palm oil|sweetener|colouring|colour|additive|preservative|emulsifier|oils|
  protein source|source of protein|sort of protein|type of protein|kind of protein|carbohydrate source|source of carbohydrate|carb source|source of carbs|source of carb|fat source|source of fat|fibre source|source of fibre|
  what oil|which oil|what fat|which fat|which fats|what fats|which protein|what fibre|which fibre|sort of fibre|type of fibre|kind of fibre|sort of fat|type of fat|kind of fat|gum or starch|gum|gums|starch based|gum based
iddsi: iddsi|iddsi 0|iddsi level 0|iddsi 1|iddsi level 1|iddsi 2|iddsi level 2|iddsi 3|iddsi level 3|iddsi 4|iddsi level 4|iddsi 5|iddsi level 5|iddsi 6|iddsi level 6|iddsi 7|iddsi level 7|
  iddsi level|thickness|how thick|consistency|what level|which level|texture|level 0|level 1|level 2|
  level 3|level 4|level 5|level 6|level 7
complete: nutritionally complete|complete volume|complete nutrition|sole source|sole source of nutrition|
  only source of nutrition|sole nutrition|complete feed|nutritional completeness|nutritionally adequate|complete|
  meet the rni|rni|rnis
shelfLife: shelf life|lasting|out of date|go out of date|goes out of date|shelflife|expiry|expiry date|expire|expiration|best before|use by|sell by|in date|long expiry|
  goes off unopened|unopened last|how long will an unopened|how long does an unopened|how long do unopened|how long will unopened|date life
hangTime: come down|be taken down|taken down|take it down|been up|hang|hanging|hang time|hangtime|hung|hang for|be hung|spiked|hanging time|left up|stay up
dilution: what is it made up with|whats it made up with|what is it mixed with|whats it mixed with|what volume do you make|what volume do i make|volume is it made up to|what volume is it made|what do you make it up with|what do i make it up with|mixing ratio|dilution ratio|powder to water ratio|ratio of powder to water|need mixing|needs mixing|need making up|needs making up|need to be mixed|needs to be mixed|scoop|scoop weight|weight of the scoop|weight of a scoop|scoop size|size of the scoop|size of scoop|dilute|diluted|dilution|how many scoops|how much water|how much water to add|how much water do i add|how much water do you add|how much water is added|how much powder|what milk do you mix|what milk do i mix|what milk do you make|what milk do i make|what milk is it|what milk does|which milk do you|which milk does|how much milk do|how much milk does|how much milk to|milk volume|volume of milk|amount of milk|mls of milk|milk to mix|milk to add|milk do you mix|milk do i mix|water per scoop|w v|
  standard concentration|standard mix|usual mix|normal mix|standard dilution|standard recipe|usual strength|normal strength|normal concentration|with the milk in|with milk in|with the milk added|with milk added|milk included|including the milk|without the milk|water to powder|concentration|standard strength|strength|water to add|mls of water|
  ml of water|grams of powder
storage: store|stored|storing|storage|keep|kept|keeping|fridge|refrigerate|refrigerated|refrigerating|refrigeration|refrigerator|hot weather|sunlight|heatwave|freezer|discard|
  discarded|throw away|thrown away|bin|once opened|once open|after opening|when opened|opened|open|leftover|
  left over|left out|room temperature|how long does it last|how long is it good|go off|goes off|last once|
  does it keep|temperature|temp|last
directions: temp water|temperature water|water temperature|water temp|temperature of the water|temp of the water|temperature should the water|temp should the water|temperature does the water|temp does the water|hot should the water|hot does the water|how hot|use water|use milk|water instead|milk instead|juice instead|crushed tablet|crushed medicine|crushed medication|crushed med|add medicine|add medicines|add medication|add meds|mix medicine|mix medication|put medicine|put medication|put meds|direction|how do you make|how do i make|how is it made|how to make|directions for use|instruction|label dose|dose on label|dose on the label|make up|made up|making up|mix|mixed|mixing|mixes|prepare|
  prepared|preparing|preparation|prep|reconstitute|reconstituted|make up with what|made up with what|make it up with|mix with what|mixed with what|mix it with|how to use|how do i use|how do you use|
  how is it used|how to give|how do i give|how is it given|how to take|method of use|method of making|method for making|serve|served|serving|
  serving suggestion|freeze|frozen|freezing|microwave|microwaved|microwaving|warm|warmed|heat|heated|boil|boiled|shake it|i shake|we shake|to shake|shake before|shake well|shaken|
  dissolve|sprinkle|sprinkled|stir|stirred|stirring|pour|blend|bake|baked|cook|cooked|cooking|add to|added to|add water|add milk|
  water or milk|instead of milk|instead of water|made with|made into|decant|decanted|straw|jelly|paste|reused|in advance|shaking|thicken|milk or water|put in|go in|hot soup|porridge|administer|administered|given|give|take|taken|drunk|
  drink it|use|used|using|orally|by mouth|route|routes|route of administration|oral route|chilled|water down|watered down|watering down|water it down|diluting
flavours: flavour|flavored|flavoured|flavor|taste|tasting|varieties|variety
packs: how many ml in a|how many ml in the|how many ml is a|how many mls in a|how many mls in the|how many ml is in a|how many grams in a|how many grams in the|how many tablets|how many sachets|how many bottles|how many pouches|how many cartons|pack size|what size|packsize|case size|case|per case|in a case|in a box|box|boxes|pack format|format|presentation|unit size|tin size|
  size|how big|packaging|packed|pack|packs|multipack|volume|what volume|case quantity|how many in|
  how is it sold|come in a
availability: do we get|do ye get|do you get|do we have|have we got|do we stock|do you stock|do ye stock|do yous stock|ye stock|yous stock|do they stock|where is it stocked|available|availability|sold|sell|buy|bought|supplied|licensed|marketed|get hold of|get in|can i get|
  can we get|stocked in|launched|chance of getting|ordering system|on our system|on the system|cant find|cannot find
allergens: allergen|declared allergen|major allergen|listed allergen|allergy|allergies|allergic|allergy information|allergen info|traces|may contain|intolerance|
  intolerant
diets: special diet|which diets|what diets|diet mark|dietary suitability|suitable diets
ages: what age does the label say|what ages does the label say|age does the label say|what age is on the label|age|ages|age range|age limit|age group|from what age|what age|how old|upper age|upper age limit|
  lower age limit|minimum age|min age|lowest age|maximum age|max age|age from|youngest|age suitability|licensed age|licensed from|licensed for
info: info|information|detail|tell me about|about|overview|summary|describe|description|what is it|data card|
  product page
`) as readonly (readonly [topic: Topic, phrases: readonly string[]])[];

/** Words that also occur in other questions: they count only where nothing stronger is asked. */
export const WEAK_TOPIC_WORDS: ReadonlySet<string> = new Set(
  phraseTable(`
weak: label say|say about|says about|thicken|give|given|take|taken|use|used|using|about|opened|open|last|keep|bin|complete|temperature|temp|colour|volume|
  case|size|strength|approved|meant|served|serving|avoid|drunk|store|age|ages|mix|mixed|supply|oils|sell|sold|serve|
  make up|made up|detail|info|information|texture|consistency|prescribed|prescription|scoop|concentration|put in|
  go in|stir|packs|box|complete nutrition|licensed|add to|added to|get in|warm|allergy|allergic|intolerance|
  intolerant|hung|buy|bought|boil|boiled|come in a|shake it|allergies|instead of milk|instead of water|delay|delayed|supply problem|what for|for what|
  prescribe|prescribing|in date
`).flatMap(([, phrases]) => phrases),
);
