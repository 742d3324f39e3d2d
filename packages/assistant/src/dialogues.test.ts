// Longer than other files: one table of follow-ups for each kind of conversation.
import { describe, expect, it } from 'vitest';
import { answerText } from './answers/answer.ts';
import { after, IN, plain, sim, told } from './test-support/dialogue.ts';

const idsAfter = (...messages: readonly string[]) => new Set(after(...messages).productIds);

describe('a list without some of its products', () => {
  const strong = 'supplement drinks above 2 kcal per ml';
  it.each([
    ['list your PKU powders', 'not the infant one', ['orrimel-pku-infant']],
    ['list your PKU powders', 'drop the infant one', ['orrimel-pku-infant']],
    ['list your PKU powders', 'leave the spoon out', ['orrimel-pku-spoon-10']],
    [strong, 'take out the paediatric one', ['wrenfold-sip-mini']],
    [strong, 'remove the paediatric ones', ['wrenfold-sip-mini']],
    [strong, 'without the shot', ['addimere-shot']],
    [strong, 'drop Dalesip Mini Fibre', ['dalesip-mini-fibre']],
    [strong, 'not the shot or the emulsion', ['addimere-shot', 'addimere-emulsion']],
    [strong, 'take Dalesip Mini Protein off the list', ['dalesip-mini-protein']],
    [strong, 'everything but the emulsion', ['addimere-emulsion']],
  ])('[J-10] %s: %s', (list, less, gone) => {
    const shown = sim.ask(list).productIds;
    const left = idsAfter(list, less);
    expect(left).toEqual(new Set(shown.filter((id) => !gone.includes(id))));
    // "Those" are the ones that remain.
    for (const id of idsAfter(list, less, 'which of those contain milk')) expect(left).toContain(id);
  });

  it('[J-10] by their position', () => {
    const shown = sim.ask(strong).productIds;
    expect(after(strong, 'drop the second one').productIds).toEqual(shown.filter((_, at) => at !== 1));
    expect(after(strong, 'leave out the last two').productIds).toEqual(shown.slice(0, -2));
    expect(after(strong, 'drop the first one').productIds).toEqual(shown.slice(1));
  });
});

describe('a list without one of its criteria', () => {
  it.each([
    ['vegan sip feeds in a 200 ml bottle', 'never mind the bottle size', 'vegan sip feeds'],
    ['vegan sip feeds in a 200 ml bottle', 'the size doesnt matter', 'vegan sip feeds'],
    ['vegan sip feeds in a 200 ml bottle', 'any size then', 'vegan sip feeds'],
    ['vegan sip feeds in a 200 ml bottle', 'ok forget the vegan bit', 'sip feeds in a 200 ml bottle'],
    ['vegan sip feeds in a 200 ml bottle', 'ignore the vegan part', 'sip feeds in a 200 ml bottle'],
    ['strawberry sip feeds over 2 kcal/ml', 'any flavour will do', 'sip feeds over 2 kcal/ml'],
    ['strawberry sip feeds over 2 kcal/ml', 'drop the energy limit', 'strawberry sip feeds'],
    ['tube feeds with fibre for children', 'forget the fibre', 'tube feeds for children'],
    ['tube feeds with fibre for children', 'regardless of age', 'tube feeds with fibre'],
    ['sip feeds without milk', 'milk is not important', 'all sip feeds'],
    ['tube feeds with fibre for children', 'leave the fibre requirement out', 'tube feeds for children'],
    ['tube feeds over 1.5 kcal/ml', 'lower it to 1.2', 'tube feeds over 1.2 kcal/ml'],
    ['sip feeds without milk or soya', 'soya is ok', 'sip feeds without milk'],
    ['kosher and halal tube feeds', 'no need for it to be kosher', 'halal tube feeds'],
  ])('[J-10] %s: %s', (list, less, whole) => {
    expect(idsAfter(list, less)).toEqual(idsAfter(whole));
  });
});

describe('a sibling of the product just mentioned', () => {
  it.each([
    ['carbs in Lumeket 4:1 liquid', 'and the 2.5 to 1', 'carbs in Lumeket 2.5:1 liquid'],
    ['protein in Lumeket 3:1 powder', '4:1?', 'protein in Lumeket 4:1 powder'],
    ['protein in Tarnvane Energy', 'and the fibre one', 'protein in Tarnvane Energy Fibre'],
    ['protein in Tarnvane Energy', 'what about the plant one', 'protein in Tarnvane Plant Fibre'],
    ['protein in Dalesip Juice', 'and the powder?', 'protein in Dalesip Shake'],
    ['protein in Dalesip Juice', 'and the milk one', 'protein in Dalesip Milk'],
    ['protein in Dalesip Juice', 'and the vegan one', 'protein in Dalesip Plant'],
    ['carbs in Lumeket 4:1 Liquid', 'and the powder', 'carbs in Lumeket 4:1 Powder'],
    ['sodium in Orrimel PKU Pouch 15', 'the msud one', 'sodium in Orrimel MSUD Pouch 15'],
    ['energy in Cradlemere Amino', 'and junior?', 'energy in Cradlemere Amino Junior'],
    ['fat in Tarnvane Peptide', 'peptide energy', 'fat in Tarnvane Peptide Energy'],
  ])('[J-10] %s: %s', (one, other, whole) => {
    expect(told(one, other)).toBe(told(whole));
  });

  it.each([
    ['protein in Dalesip Two', 'is the fibre version halal', 'is Dalesip Two Fibre halal'],
    [
      'protein in Dalesip Two Fibre',
      'what flavours are in the fibre one',
      'what flavours are in Dalesip Two Fibre',
    ],
    [
      'directions for Dalesip Mini',
      'give me the order code of the protein one',
      'order code of Dalesip Mini Protein',
    ],
    [
      'sodium in Wrenfold Tube',
      'how much fibre is in the fibre one',
      'how much fibre is in Wrenfold Tube Fibre',
    ],
    [
      'tell me about Tarnvane Energy',
      'how does it compare to Tarnvane Plant Fibre',
      'compare Tarnvane Energy and Tarnvane Plant Fibre',
    ],
    [
      'tell me about Tarnvane Energy',
      'compare it with the fibre one',
      'compare Tarnvane Energy and Tarnvane Energy Fibre',
    ],
  ])('[J-10] %s: %s, with a new question', (one, other, whole) => {
    expect(told(one, other)).toBe(told(whole));
  });

  it.each([
    ['sodium in Dalesip Milk and Dalesip Protein', 'and the mini', 'dalesip-mini'],
    ['compare Tarnvane Energy and Tarnvane Standard', 'what about peptide', 'tarnvane-peptide'],
  ])('[J-10] %s, %s: only the product of that name', (two, another, id) => {
    expect(after(two, another).productIds).toContain(id);
  });

  it.each([
    [
      'tube feeds with 1.2 kcal/ml or more',
      'the peptide ones',
      'peptide tube feeds with 1.2 kcal/ml or more',
    ],
    ['vegan products', 'the powder ones', 'vegan powders'],
    [
      'sip feeds with over 10 g protein per bottle',
      'which has the least fat',
      'sip feed with over 10 g protein per bottle with the least fat per bottle',
    ],
    ['tube feeds with fibre', 'for children of 8', 'tube feeds with fibre for an 8 year old'],
  ])('[J-10] %s, %s: from that list, on its basis', (list, less, whole) => {
    expect(after(list, less).productIds).toEqual(sim.ask(whole).productIds);
  });

  it('[J-10] if two fit, Sim asks which one, and keeps the question', () => {
    const asked = after('carbs in Lumeket 2.5:1 liquid', 'and the powder?');
    expect(asked).toMatchObject({ kind: 'question' });
    expect(new Set(asked.productIds)).toEqual(new Set(['lumeket-4-1-powder', 'lumeket-3-1-powder']));
    expect(plain(answerText(sim.ask('the 4:1', asked.context)))).toBe(told('carbs in Lumeket 4:1 Powder'));
  });

  it('[J-10] a nutrient or a mark is asked about the product itself', () => {
    for (const message of ['and the fibre', 'any gluten', 'fish?', 'and vegan', 'any soya or milk'])
      expect(after('protein in Tarnvane Energy', message).productIds, message).toEqual(['tarnvane-energy']);
    expect(told('protein in Dalesip Juice', 'any soya or milk')).toMatch(
      /^Soya: not marked as present.*\n*.*Yes\. Milk: marked/u,
    );
  });

  it('[J-10] narrowing a question back keeps the original question', () => {
    const all = sim.ask('protein in orrimel pku');
    const fewer = sim.ask('for adults', all.context);
    expect(fewer).toMatchObject({ kind: 'question', intent: 'product.nutrient' });
    expect(fewer.productIds.length).toBeLessThan(all.productIds.length);
    for (const id of fewer.productIds) expect(all.productIds).toContain(id);
    expect(sim.ask('the infant one', all.context).productIds).toEqual(['orrimel-pku-infant']);
  });

  it('[J-10] the feed as made up stays the basis', () => {
    const [first] = after('energy of Cradlemere Amino per 100 ml made up', 'and junior?').parts;
    expect(first?.kind === 'text' && first.text).toMatch(/100\skcal per 100\sml/u);
  });
});

describe('a number that is not exact', () => {
  it.each(['fibre feeds of 1.2ish kcal/ml', '1.2-ish kcal per ml feeds with fibre'])(
    '[J-10] is one about it: %s',
    (asked) => {
      expect(sim.ask(asked).productIds).toEqual(sim.ask('feeds with fibre and about 1.2 kcal/ml').productIds);
    },
  );
});

describe('several questions about one product', () => {
  it.each(['same for the 20', 'what about the Pouch 20', 'and the 20?'])(
    '[J-10] are asked of another: %s',
    (message) => {
      const answer = after(
        'Orrimel PKU Pouch 15: protein equivalent per pouch, and which flavours does it come in',
        message,
      );
      expect(answer.productIds).toEqual(['orrimel-pku-pouch-20']);
      expect(answer.intents).toEqual(expect.arrayContaining(['product.nutrient', 'product.flavours']));
    },
  );
});

describe('a number in a follow-up', () => {
  it('[J-10] counts the word beside it, and is not an amount of the last product if that word was not understood', () => {
    const { kind, parts } = after('iron in 2 x 200 ml Wrenfold Sip 1.5', 'the same from six minis');
    expect(kind).toBe('unknown');
    expect(JSON.stringify(parts)).not.toContain('6\u00a0ml');
  });
});

describe('background beside named products', () => {
  it.each([
    ['teenager with phenylketonuria, compare Dalesip Mini and Dalesip Two', ['dalesip-mini', 'dalesip-two']],
    ['dysphagia, soya allergy. lactose in Dalesip Thick Level 3', ['dalesip-thick-level-3']],
  ])('[J-10] asks for no list: %s', (message, ids) => {
    expect(new Set(sim.ask(message).productIds)).toEqual(new Set(ids));
  });

  it('[J-10] a code asked for next is the code of that product', () => {
    const answer = IN.roi.sim.ask('Is Dalesip Shake Max reimbursable? Which GMS code?');
    expect(answerText(answer)).toContain('GMS code of Dalesip Shake Max');
  });
});

describe('a comparison', () => {
  const two = 'compare Dalesip Mini and Dalesip Two';
  it.each([
    [['add the juice'], ['dalesip-mini', 'dalesip-two', 'dalesip-juice']],
    [['include the yogurt one too'], ['dalesip-mini', 'dalesip-two', 'dalesip-yogurt']],
    [['swap Dalesip Two for Dalesip Milk'], ['dalesip-mini', 'dalesip-milk']],
    [['replace the mini with the juice'], ['dalesip-two', 'dalesip-juice']],
    [['Dalesip Milk instead of the mini'], ['dalesip-two', 'dalesip-milk']],
    [
      ['add the juice', 'drop the mini'],
      ['dalesip-two', 'dalesip-juice'],
    ],
    [
      ['add the juice', 'without the second one'],
      ['dalesip-mini', 'dalesip-juice'],
    ],
    [['take out the mini and put the juice in'], ['dalesip-two', 'dalesip-juice']],
    [['drop the mini one and include Dalesip Milk'], ['dalesip-two', 'dalesip-milk']],
  ])('[J-10] %j', (messages, ids) => {
    const answer = after(two, ...messages);
    expect(answer.intent).toBe('product.compare');
    expect(new Set(answer.productIds)).toEqual(new Set(ids));
  });

  it('[J-10] a swap without a comparison is a decision', () => {
    expect(sim.ask('swap Dalesip Two for Dalesip Milk').kind).toBe('refusal');
    expect(after(two, 'should I swap Dalesip Two for Dalesip Milk').kind).toBe('refusal');
    expect(after(two, 'swap my patient from Dalesip Two to Dalesip Milk').kind).toBe('refusal');
  });

  it('[J-10] the most of one nutrient relative to another', () => {
    const compared = 'compare Tarnvane Protein, Tarnvane Protein Intense and Tarnvane Protein Fibre';
    for (const message of ['which gives the most protein for its energy', 'most protein for the calories'])
      expect(told(compared, message), message).toMatch(/Intense 7\.9\sg.*per 100\skcal/u);
    expect(told(compared, 'which has the least potassium for its protein')).toContain('per 1 g of protein');
  });
});

describe('why', () => {
  it('[J-10] is about the last answer, and nothing before it', () => {
    expect(after('protein in Dalesip Mini', 'hello', 'why').productIds).toEqual([]);
    expect(after('protein in Dalesip Mini', 'how often is a tube flushed', 'why').productIds).toEqual([]);
  });

  it.each([
    ['how long can a feed made from powder hang', 'why so short', 'At most 4'],
    ['is Dalesip Mini vegan', 'why not?', 'not marked vegan'],
    ['is Dalesip Juice nutritionally complete', 'how come', 'not a nutritionally complete feed'],
  ])('[J-10] %s: %s', (one, why, says) => {
    const answer = told(one, why);
    expect(answer).toContain('no reason');
    expect(answer).toContain(says);
    expect(told(one, why, 'protein in Dalesip Two')).not.toContain('no reason');
  });
});

describe('a list is remembered', () => {
  it.each<[[string, ...string[]], readonly string[]]>([
    [
      ['leucine in the MSUD pouch', 'same question for the HCU pouch', 'and methionine'],
      ['orrimel-hcu-pouch-15'],
    ],
    [['protein powders', 'how much protein in three scoops', 'make it five'], ['addimere-protein']],
    [['tarnvane feeds', 'tarnvane energy', 'the fibre version of that'], ['tarnvane-energy-fibre']],
    [
      ['1.5 kcal tube feeds for adults without fibre', 'the fibre version of the first'],
      ['tarnvane-energy-fibre'],
    ],
    [
      ['compare Dalesip Mini Protein, Dalesip Mini and Dalesip Mini Fibre', 'the first two only'],
      ['dalesip-mini-protein', 'dalesip-mini'],
    ],
    [
      ['do you have any vegan ons', 'what about vegetarian', 'without milk', 'back to the vegan ones'],
      ['addimere-emulsion', 'dalesip-plant'],
    ],
    [
      ['do you have any vegan ons', 'protein in the second', 'back to the list'],
      ['addimere-emulsion', 'dalesip-plant'],
    ],
    [
      ['compare the Orrimel PKU pouches'],
      ['orrimel-pku-pouch-10', 'orrimel-pku-pouch-15', 'orrimel-pku-pouch-20'],
    ],
    [
      ['compare Dalesip Mini, Tarnvane Energy and Dalesip Two', 'last two only'],
      ['tarnvane-energy', 'dalesip-two'],
    ],
  ])('[J-10] %j', (messages, ids) => {
    expect(new Set(after(...messages).productIds)).toEqual(new Set(ids));
  });

  it('[J-10] another strength replaces one that found nothing', () => {
    const answer = after('peptide feeds at 2.4', 'ok, at 1.5 then');
    expect(answer.productIds).toEqual(['tarnvane-peptide-energy', 'wrenfold-peptide-energy']);
  });

  it('[J-10] several products of one name are each compared', () =>
    expect(after('compare the two dalesip minis for salt').productIds).toHaveLength(3));

  it('[J-10] "drinks and bars" means either', () =>
    expect(after('pku drinks and bars').productIds).toContain('glymarra-pku-bar-10'));

  it('[J-10] a whole kind is excluded, not only products with that name', () => {
    const left = after('sip feeds', 'strip out the ones with fibre').productIds;
    expect(left).not.toContain('dalesip-mini-fibre');
    expect(left).not.toContain('cradlemere-high-energy');
    expect(left).toContain('dalesip-mini');
  });

  it('[J-10] the codes of the other country are not those of this one', () => {
    const answer = told('pip code for Dalesip Mini strawberry', 'and in Ireland?');
    expect(answer).toContain('GMS codes are for Ireland');
    expect(answer).not.toContain('991-');
  });

  it('[J-10] a retracted question is not answered', () => {
    const answer = after(
      'sodium in Tarnvane Energy',
      'make that per 1000 kcal... no forget it, whats the fluid in it',
    );
    expect(answerText(answer)).toMatch(/78\sg of water per 100\sml/u);
  });
});

describe('the course of a conversation', () => {
  it.each([
    ['fibre in Tarnvane Standard Fibre', 'plant?', 'fibre in Tarnvane Plant Fibre'],
    ['scoop size for Cradlemere Amino', 'the junior', 'scoop size for Cradlemere Amino Junior'],
    ['gms code for Addimere ER 15', 'er 20', 'gms code for Addimere ER 20'],
    ['energy in Addimere Emulsion', 'wrong one, the MCT emulsion', 'energy in Addimere MCT Emulsion'],
  ])('[J-10] a short name refers to the brand being discussed: %s: %s', (one, other, whole) => {
    expect(told(one, other)).toBe(told(whole));
  });

  it.each<[[string, ...string[]], string]>([
    [
      ['vegan sip feeds', 'what does schofield use', 'right back to the sip feeds, which have soya'],
      'vegan sip feeds with soya',
    ],
    [
      [
        'tube feeds with fibre for children',
        'what does henry use',
        'so of those feeds, which are 1.5 kcal/ml',
      ],
      '1.5 kcal/ml tube feeds with fibre for children',
    ],
    [
      ['pku pouches', 'how do i save a favourite', 'back to the pouches: which come in orange'],
      'pku pouches with orange flavour',
    ],
    [['sip feeds under 100 ml', 'what about 125 ml bottles'], 'sip feeds in 125 ml bottles'],
  ])('[J-10] returning to a list: %j', (messages, whole) => {
    expect(idsAfter(...messages)).toEqual(idsAfter(whole));
  });

  const two = 'compare Dalesip Milk and Dalesip Yogurt';
  it.each<[[string, ...string[]], readonly string[]]>([
    [
      [two, 'chuck in the juice as well'],
      ['dalesip-milk', 'dalesip-yogurt', 'dalesip-juice'],
    ],
    [
      [two, 'take the yogurt off and put in Dalesip Plant'],
      ['dalesip-milk', 'dalesip-plant'],
    ],
    [
      [two, 'which of those is ok from 3 years'],
      ['dalesip-milk', 'dalesip-yogurt'],
    ],
    [['compare the Dalesip Minis'], ['dalesip-mini', 'dalesip-mini-protein', 'dalesip-mini-fibre']],
    [['protein in each of the Nephranes'], ['nephrane-start', 'nephrane-child-2-0', 'nephrane-dialysis']],
    [['protein in 3 Dalesip Minis'], ['dalesip-mini']],
  ])('[J-10] each of several products: %j', (messages, ids) => {
    expect(idsAfter(...messages)).toEqual(new Set(ids));
  });

  it('[J-10] more is excluded in the same message', () => {
    const left = after('list your PKU products', 'drop the powders', 'and the bars').productIds;
    expect(left).toContain('orrimel-pku-pouch-10');
    expect(left).not.toContain('glymarra-pku-bar-10');
    expect(after('list your PKU powders', 'no infant ones').productIds).not.toContain('orrimel-pku-infant');
  });
});

describe('short follow-ups to an earlier question', () => {
  it.each([
    // A number alone is a value of the ranked nutrient, not an age or a pack size.
    [['Wrenfold feeds by energy', 'only those over 120', 'without fibre'], 'with more than 120 kcal energy'],
    [['Tarnvane feeds by sodium', 'which are below 90'], 'with less than 90 mg sodium'],
    [['tube feeds with fibre', 'over 22 g in 1500'], 'with more than 22 g fibre per 1,500 ml'],
    [['Nephrane feeds by protein', 'over 5 g'], 'with more than 5 g protein'],
    [['which sips have milk', 'is there any lupin in anything at all'], 'No product in the catalogue fits'],
    [
      ['which packs has Tarnvane Standard', '2 of the small ones come to'],
      '1,000 kcal and 40.0 g of protein in 1,000 ml',
    ],
    [['iron in 4 g of Micravane Powder', 'double it, and zinc'], 'in 8 g'],
    [['iron in 4 g of Micravane Powder', 'half that'], 'in 2 g'],
    [['fat in Dalesip Milk and Dalesip Two', 'which has less for its calories'], 'per 100 kcal'],
    [
      ['non-protein kcal to g nitrogen of Tarnvane Standard', 'and Tarnvane Peptide for comparison'],
      'Non-protein energy to nitrogen in Tarnvane Peptide',
    ],
    // One of two names was understood: the other is named, and the question is kept.
    [
      ['fat in Dalesip Yogurt', 'calcium in both of them'],
      'Left out of these figures: “the other of the two”',
    ],
    [['flavours of Dalesip Milk', 'he wants banana'], 'Yes, Dalesip Milk comes in banana'],
  ])('[J-10] %j', (messages, says) => {
    expect(told(...messages)).toContain(says);
  });
});

describe('lists and names as they are said', () => {
  const mostEnergy = 'which liquid has the most energy';
  it.each([
    [['all the 20 g PE options for PKU'], '5 products fit'],
    [['all the 20 g PE options for PKU', 'take the powders out'], '3 products fit'],
    [['products whose indication mentions fat malabsorption or chylothorax'], '3 products fit'],
    [['lowest potassium supplement per 100 kcal rather than 100 ml'], '0.22 mg per 100 kcal'],
    [['every line sold in the UK but not the Republic'], 'not sold in the Republic of Ireland'],
    [['dairy doesn’t agree with him, what drinks have no milk'], 'not marked as containing milk'],
    [['fruity ones, juice type and otherwise'], '41 products fit'],
    [['best value ONS'], 'holds no prices'],
    [['what else does Wrenfold Sip come in'], 'comes in 4 flavours'],
    [['phe in a sachet of Glymarra powder 20 (the PKU one)'], 'Glymarra PKU Powder 20 has 0.036 g'],
    [['phe in a sachet of Glymarra PKU Powder 20', 'tyr?'], 'L-Tyrosine'],
    [['flowenna starch carbs'], 'called “flowenna starch”'],
    [
      [mostEnergy, 'but not the oil', 'how much is in a whole bottle of that'],
      'Addimere Emulsion has 902 kcal',
    ],
    [['products we can order in the UK that ROI can’t get'], '14 products fit'],
  ])('[J-10] %j', (messages, says) => {
    expect(told(...messages)).toContain(says);
  });
});
