import type { Intent } from '../answers/answer.ts';
import { anyOf } from '../language/any-of.ts';

/** The words by which a question is told; "_" stands for the name of a product. */
export type Cue = readonly [intent: Intent, pattern: RegExp];

/** What is asked of a product that was named; the first that fits. */
export const OF_A_PRODUCT: readonly Cue[] = [
  [
    'product.sample',
    anyOf`
      samples?|trial packs?|tasters?|tester|testers|freebies?|try out
    `,
  ],
  [
    'stock.query',
    anyOf`
      stock(?! codes?)|stocked|delays?|delayed|(?<!you )supply|supplies|shortage|deliver|delivery
      delivered
      orders? (?:\w+ ){0,3}(?:arriv\w*|turned up|come|late|missing|delayed)
      missing order|lead time|back order|discontinued|wholesaler
    `,
  ],
  [
    'product.codes',
    anyOf`
      codes?|pip|pipcodes?
      (?:gms|order|product|pip|item) (?:no|num|number|ref)
      (?:how|where) (?:do|can|would) (?:i|we) (?:re ?)?order
      (?:re)?ordering|sku
      (?:catalogue|item|reference) number
      barcode|ean
    `,
  ],
  [
    'product.reimbursement',
    anyOf`
      acbs|gms|hse|reimburs\w*|prescri\w+|fp10|fp 10|drug tariff|medical card|pcrs|dps|covered|funded
      subsidised|scripts?|list [ab]|borderline|nhs|approved|approval
    `,
  ],
  [
    'product.availability',
    anyOf`
      availab\w*|sold|sell|buy|supplied|you supply|licensed|marketed|get hold of
      do you (?:do|have|stock|sell) _
    `,
  ],
  [
    'product.indication',
    anyOf`
      indicat\w+|used for|use for
      (?:what|who|whom) (?:is |are )?_ (?:meant |intended |suitable |designed )?for
      purpose|why (?:would|do|should|is|use)|meant for|aimed (?:at|for)|intended for
      when (?:to|do i|would i|is) (?:use|_)
    `,
  ],
  [
    'product.contraindication',
    anyOf`
      contra ?indicat\w*|contra|precautions?|warnings?|cautions?|avoid(?:ed)?
      not (?:be |to )?(?:use|used|give|given|take|suitable)
      unsuitable|who (?:should|can) not|who (?:shouldnt|cant)|who cannot|galactosaemi\w*|preterm
      premature|safe in|side effects?
    `,
  ],
  [
    'product.ingredients',
    anyOf`
      ingredients?|made (?:of|from)|(?:\w+ )?based|composition|what is in _|what goes into
      what does _ contain|gelatine?|pork|lanolin|palm oil|sweeteners?|colou?ring|additives?
    `,
  ],
  [
    'product.iddsi',
    anyOf`
      iddsi|thickness|how thick|consistency|what level|which level|level \d|texture
    `,
  ],
  [
    'product.completeVolume',
    anyOf`
      nutritionally complete|complete volume|complete nutrition|rni|rnis|sole source|complete feed
      nutritional completeness
      (?:what|which) (?:volume|amount)(?: \w+){0,4} (?:gives?|meets?|provides?)
      gives? (?:all|full|100 %)
      meets? (?:the )?(?:vitamin|micronutrient|reference)
    `,
  ],
  [
    'product.shelfLife',
    anyOf`
      shelf ?life|expiration
      how long (?:is|are|does|do) _ (?:good|last|keep)(?: for)?$
      how long (?:is|are) _ good|expir\w+|best before|in date|use by
      how long (?:does|do|is|will) (?:an? )?(?:unopened|_) (?:last|good|keep)$
    `,
  ],
  [
    'product.dilution',
    anyOf`
      scoops?|dilut\w+|% w|w v|concentration|standard strength|grams? of powder
      how (?:much|many mls? of) (?:powder|water)
      water to (?:add|powder)
    `,
  ],
  [
    'product.storage',
    anyOf`
      stor\w+|keep|keeps|kept|fridge|discard\w*|throw\w*|bin|refrigerat\w+|once open\w*|after opening
      opened|open|hang(?:s|ing|time)?|spiked|left (?:up|out|open)|leftovers?|left over
      room temperature|last once|go(?:es)? off
    `,
  ],
  [
    'product.directions',
    anyOf`
      directions?|add (?:water|milk)|instructions?|prep|method of use|mak(?:e|ing) (?:it |_ )?up
      making|(?:made|mixed|taken) (?:up|with)|taken|drunk|make|makes|prepar\w+|reconstitut\w+
      mix(?:ed|ing)?
      how (?:do|should|is|to|can) (?:i |you |we |to |it |be )?(?:use|give|take|serve|administer)
      used|serv(?:e|ing) suggestion|added? to|warm(?:ed)?|heat(?:ed)?|microwave[d]?
      freez\w+|frozen|given|shake
      (?:go|goes|work|dissolve|thicken|put|use) in(?:to)?
      (?:put|add|stir|mix) (?:_ )?(?:in|into|to|with|on)
      (?:sprinkl|stirr?|pour|blend|dissolv|bak|cook)(?:e|es|ed|ing)?
    `,
  ],
  [
    'product.flavours',
    anyOf`
      flavou?rs?|flavou?red|tastes?|varieties
    `,
  ],
  [
    'product.packCase',
    anyOf`
      multipacks?|formats?|cases?|packs
      how many (?:bottles|packs|sachets|pouches|pots|tins|are)? ?(?:in|per|to) an? (?:case|box|pack|carton)
      pack(?:aging|ed)?|sizes?|volume (?:per bottle|of)|comes? in|box|how big
    `,
  ],
];
