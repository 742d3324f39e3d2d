// Longer than other files: one entry for each topic of a label, side by side in one total record.
import {
  allergensPresent,
  descriptionFor,
  indicationsFor,
  isAvailable,
  type Product,
  samplesAvailable,
} from '../catalogue.ts';
import { listed, phraseTable } from '../language/phrases.ts';
import type { Criterion, Query, Topic } from '../reading/query.ts';
import { askedAgeWords, includesAge, statedAges } from './ages.ts';
import type { AnswerPart } from './answer.ts';
import { codes } from './code-answers.ts';
import { hasTaste, levelOf } from './criteria.ts';
import {
  askNext,
  COUNTRY_WORDS,
  type Draft,
  faqSources,
  type Knowledge,
  linesOf,
  listPart,
  ofProduct,
  PAGES,
  productLink,
  whoKnows,
} from './draft.ts';
import { labelValues, nutrients } from './values.ts';

type Said = readonly (string | AnswerPart)[];
type Asked = { knowledge: Knowledge; product: Product; query: Query };

/**
 * What a label says of one topic. Where it says nothing, that is said, and never taken for none. One table, so that a topic
 * is looked for in one place: longer than other files for that reason.
 */
type Line = {
  intent: string;
  /** Where it stands: the words of the source, and the tab of the product's page. */
  at: readonly [where: string, tab?: string];
  say: (asked: Asked) => Said;
  /** What is missing where nothing is said: "storage", or a sentence. */
  none?: string | ((product: Product) => string);
  next?: readonly string[];
  more?: (asked: Asked) => Partial<Draft>;
};

export function labelAnswer(knowledge: Knowledge, product: Product, query: Query, topic: Topic): Draft {
  const { intent, at, say, none, next = [], more } = LABEL[topic];
  const base = ofProduct(knowledge, product, ...at);
  const said = say({ knowledge, product, query });
  const missing =
    typeof none === 'function' ? none(product) : `The product data give no ${none} for ${product.name}.`;
  return {
    intent,
    ...base,
    choices: next.map((label) => askNext(label, product)),
    ...(said.length === 0 && { kind: 'unknown' as const, links: [...base.links, PAGES.contact] }),
    say: said.length === 0 ? [missing] : said,
    ...more?.({ knowledge, product, query }),
  };
}

/** "Is it", "does it come": asked for a yes or a no. */
export const ASKS_WHETHER =
  /(?:^|, )(?:(?:so|and|but|ok|hi|hello|please|also|then|quick one) )*(?:is|isnt|are|arent|does|doesnt|do|did|has|have|can|could|would|will|may|should|must)\b|\bor not\b|\b(?:allowed|ok|approved)$/u;
/** Yes or no before a sentence, where one was asked for and nothing in the question turns it round. */
const verdict = ({ text }: Query, is: boolean, sentence: string): string =>
  ASKS_WHETHER.test(text) && !TURNED.test(text) ? `${is ? 'Yes' : 'No'}, ${sentence}` : sentence;
const TURNED =
  /\b(?:not (?!approved|marked)|isnt|arent|doesnt|un\w+able|unlicensed|unsold|no longer)\b(?<!or not)/u;

const valuesOf = <K extends Criterion['kind']>({ criteria }: Query, kind: K) =>
  criteria.filter((each): each is Extract<Criterion, { kind: K }> => each.kind === kind);

/** What the label says of one thing: a sentence first, then its lines under their heading; a single line is a sentence. */
function labelSays(
  name: string,
  heading: string,
  lines: readonly string[],
  found: readonly string[] = [],
): Said {
  const [only, second] = lines;
  if (only === undefined) return [];
  if (found.length > 0 && found.length < lines.length + (second === undefined ? 1 : 0))
    return [`The label of ${name} says: “${found.join(' ')}”`, listPart(heading, [...lines])];
  return second === undefined
    ? [`${heading} of ${name}: ${only}${/[.!]$/u.test(only) ? '' : '.'}`]
    : [`This is what the label of ${name} says.`, listPart(heading, [...lines])];
}

/** Words that ask for the same line. */
const ALIKE = phraseTable(`
warm: microwave|microwaved|microwaving|heat|heated|warm|warmed|boil|boiled|hot
medicine: medicine|medicines|medication|medications|meds|drug|drugs
open: open|opened|opening|leftover|left over
freeze: freeze|frozen|freezing|freezer|lolly
mix: mix|mixed|add|added|milk|juice|thicken
shake: shake|shaken|shaking
chill: fridge|refrigerate|refrigerated|chilled|cold
unopened: unopened|before opening
`).map(([, words]) => new RegExp(`\\b(?:${words.join('|')})\\b`, 'iu'));

/** The lines of directions and storage that speak of what was asked about, by the words of the question. */
function answering({ directionsForUse, storage }: Product, text: string): readonly string[] {
  const asked = ALIKE.filter((pattern) => pattern.test(text));
  return linesOf(`${directionsForUse}\n${storage}`).filter((line) =>
    asked.some((pattern) => pattern.test(line)),
  );
}

/** "Can it be frozen": what the label says of it in one voice is a yes or a no. */
function judged(query: Query, said: Said): Said {
  const [first] = said;
  if (
    typeof first !== 'string' ||
    !ASKS_WHETHER.test(query.text) ||
    /\b(?:how|what|when|where)\b/u.test(query.text)
  )
    return said;
  const asked = ALIKE.filter((pattern) => pattern.test(query.text));
  const [, , ...told] = first.split(/(?<=[.:“;])\s*/u);
  const of = told.filter((sentence) => asked.some((pattern) => pattern.test(sentence)));
  const nos = of.filter((sentence) => /\b(?:not|never|no)\b/iu.test(sentence));
  if (of.length === 0 || (nos.length > 0 && nos.length < of.length)) return said;
  return [`${nos.length > 0 ? 'No' : 'Yes'}. ${first}`, ...said.slice(1)];
}

const sizesOf = ({ packSize }: Product): string[] =>
  packSize
    .split(',')
    .map((size) => size.trim())
    .filter((size) => size !== '');

/** What one scoop holds, where it is asked for. */
const scoopOf = ({ units, name }: Product, text: string): string[] =>
  /\bscoops?\b/u.test(text)
    ? units.flatMap(({ kind, amount }) =>
        kind === 'scoop' ? [`One level scoop of ${name} holds ${amount}\u00a0g.`] : [],
      )
    : [];

/** "Does it come in 125 ml". */
function ofSize(product: Product, query: Query, sentence: string): string {
  const [asked, other] = query.amounts;
  if (asked?.kind !== 'measure' || other !== undefined) return sentence;
  const held = product.units.some(({ amount }) => amount === asked.amount) && product.basis === asked.unit;
  return verdict(query, held, sentence);
}

/** "A 200 ml bottle"; "75 x 1 g tablets" are several. */
export const withArticle = (words: string): string =>
  /^\d+ x /u.test(words) ? words : `${/^[aeiou8]|^1[18](?!\d)/u.test(words) ? 'an' : 'a'} ${words}`;

const SOLD_IN: Readonly<Record<Product['productAvailability'], string>> = {
  both: 'in the United Kingdom and in the Republic of Ireland',
  uk: 'in the United Kingdom only',
  roi: 'in the Republic of Ireland only',
};

/** What is said in place of any figure when the product is not sold in the country that was chosen. */
export const notSoldHere = (knowledge: Knowledge, product: Product, intent: string): Draft => ({
  intent,
  kind: 'unknown',
  ...ofProduct(knowledge, product, 'availability'),
  say: [
    `${product.name} is not available in ${COUNTRY_WORDS[knowledge.country]}; it is sold ${SOLD_IN[product.productAvailability]}.`,
    'I answer from the products of the country you chose.',
  ],
  links: [PAGES.region, PAGES.products],
});

const isGms = ({ knowledge, query: { text } }: Asked): boolean =>
  /\b(?:gms|hse|medical card|list [ab]|approval)\b/u.test(text) ||
  (knowledge.country === 'roi' && !/\b(?:acbs|nhs|fp10|drug tariff|borderline)\b/u.test(text));

const hangingFaq = ({ knowledge, product }: Asked) => {
  const ofContainer = product.basis === 'g' ? /powder|made up|reconstitut/iu : /ready|closed|sterile/iu;
  return knowledge.faqs.find(({ topic, question }) => topic === 'Hang time' && ofContainer.test(question));
};

const inIngredients = ({ medicalIngredients }: Product, word: string): boolean =>
  medicalIngredients.join(' ').toLowerCase().includes(word.replace(/[es]$/u, ''));

/** A word that was not understood and stands in the list of ingredients. */
export const ingredientIn = (product: Product, words: readonly string[]): string | undefined =>
  words.find((word) => word.length > 3 && inIngredients(product, word));

export const LABEL: Readonly<Record<Topic, Line>> = {
  ages: {
    intent: 'product.ageSuitability',
    at: ['ages and directions'],
    none: 'ages',
    say({ knowledge, product, query }) {
      const stated = statedAges(knowledge, product);
      if (stated === '') return [];
      const isFor = `${product.name} is for use ${stated}.`;
      const [asked] = valuesOf(query, 'age');
      const words = asked === undefined ? '' : askedAgeWords(knowledge, asked.age);
      const verdict = asked === undefined ? null : includesAge(product, asked.age);
      const where = `${words.charAt(0).toUpperCase()}${words.slice(1)} is ${verdict === 'Yes' ? 'within' : 'outside'} the stated ages: `;
      return [
        verdict === null
          ? isFor
          : verdict === 'In part'
            ? `In part: ${isFor}`
            : `${verdict}. ${where}${isFor}`,
        'Whether it suits a patient is a clinical judgement.',
      ];
    },
  },
  allergens: {
    intent: 'product.allergen',
    at: ['allergens', 'description'],
    none: ({ name }) => `${name} does not declare allergens. That is not the same as none.`,
    next: ['Ingredients'],
    say({ product, query }) {
      const { name, allergens } = product;
      if (allergens.length === 0) return [];
      const present = allergensPresent(product);
      const declared =
        present.length > 0
          ? `Marked as present: ${listed(present)}.`
          : 'None of the declared allergens is marked as present.';
      const asked = valuesOf(query, 'allergen').map(({ value: label, is }) => {
        const entry = allergens.find((each) => each.label === label);
        if (entry === undefined) return `${label}: not declared for ${name}. That is not the same as absent.`;
        const isPresent = entry.value === 'yes';
        const isAllergy = /\b(?:allerg\w*|intoleran\w*|coeliacs?|suitable|ok|okay|safe|can)\b/u.test(
          query.text,
        );
        const lead = isAllergy ? '' : isPresent === is ? 'Yes. ' : 'No. ';
        return `${lead}${label}: ${isPresent ? '' : 'not '}marked as present in ${name}.`;
      });
      const isLactose = /\blactose\b/u.test(query.text);
      return [
        ...asked,
        asked.length > 0 ? declared : `The label of ${name} declares its allergens. ${declared}`,
        ...(isLactose ? ['Lactose is a sugar of milk: see the nutrition tab for its row.'] : []),
      ];
    },
  },
  availability: {
    intent: 'product.availability',
    at: ['availability'],
    say({ knowledge, product, query }) {
      const country = valuesOf(query, 'country')[0]?.value ?? knowledge.country;
      return [
        verdict(
          query,
          isAvailable(product, country),
          `${product.name} is ${isAvailable(product, country) ? '' : 'not '}available in ${COUNTRY_WORDS[country]}; it is sold ${SOLD_IN[product.productAvailability]}.`,
        ),
      ];
    },
    more: ({ knowledge, product }) => ({
      links: [isAvailable(product, knowledge.country) ? productLink(product) : PAGES.region],
    }),
  },
  codes: {
    intent: 'product.codes',
    at: ['order codes', 'description'],
    none: 'codes',
    say: ({ knowledge, product, query }) => codes(knowledge, product, query),
  },
  complete: {
    intent: 'product.completeVolume',
    at: ['description'],
    say: ({ product: { name, nutritionallyComplete: is }, query }) => [
      is === null
        ? `The product data do not say whether ${name} is nutritionally complete.`
        : verdict(
            query,
            is,
            is
              ? `${name} is nutritionally complete. The volume that meets the reference intakes depends on age and sex: the chart of nutritionally complete volumes gives it with the limiting nutrient.`
              : `${name} is not a nutritionally complete feed.`,
          ),
    ],
    more: ({ product }) => ({ links: [PAGES.resources, productLink(product)] }),
  },
  contraindications: {
    intent: 'product.contraindication',
    at: ['directions', 'directions'],
    none: 'contraindications',
    say({ product: { name, contraIndications, precautions } }) {
      const first = labelSays(name, 'Contraindications', linesOf(contraIndications));
      return [
        ...first,
        ...labelSays(name, 'Precautions', linesOf(precautions)).slice(first.length > 1 ? -1 : 0),
      ];
    },
  },
  diets: {
    intent: 'product.diet',
    at: ['diet marks', 'description'],
    say({ product: { name, specialDiet: marks }, query }) {
      const asked = valuesOf(query, 'diet').map(({ value }) => value);
      const isAllYes = asked.length > 0 && asked.every((diet) => marks.includes(diet));
      const all = marks.length > 0 ? `${name} is marked ${listed(marks)}.` : `${name} has no diet mark.`;
      const sentences = asked.map((diet) =>
        marks.includes(diet)
          ? `Yes, ${name} is marked ${diet}.`
          : `No, ${name} is not marked ${diet}. No mark means no certificate or confirmation, not that an ingredient is forbidden.`,
      );
      return isAllYes ? sentences : [...sentences, all];
    },
  },
  dilution: {
    intent: 'product.dilution',
    at: ['directions', 'directions'],
    say: ({ product, product: { name, categories, directionsForUse }, query }) =>
      categories.includes('powder-and-tablets')
        ? [
            ...scoopOf(product, query.text),
            ...labelSays(
              name,
              'Directions',
              linesOf(directionsForUse).filter((line) => /\b(?:standard|scoops?|sachet|ml)\b/iu.test(line)),
            ),
            'I do not work out recipes. The standard way is on the label; other concentrations are in the dilution guide and the scoop chart, with dietetic supervision.',
          ]
        : [`${name} is ready to use; the product data give no dilution.`],
    more: ({ product }) => ({ links: [productLink(product, 'directions'), PAGES.resources] }),
  },
  directions: {
    intent: 'product.directions',
    at: ['directions', 'directions'],
    none: 'directions for use',
    say({ product, query }) {
      const lines = linesOf(product.directionsForUse);
      return judged(
        query,
        labelSays(product.name, 'Directions for use', lines, answering(product, query.text)),
      );
    },
  },
  flavours: {
    intent: 'product.flavours',
    at: ['description', 'description'],
    none: 'flavours',
    next: ['Order codes'],
    say({ product: { name, flavours }, query }) {
      const named = valuesOf(query, 'flavour').map(({ value }) => value);
      const all = flavours.map((flavour) => flavour.toLowerCase());
      const sentences = named.map((taste) => {
        const found = all.filter((flavour) => hasTaste(flavour, taste));
        return found.length > 0
          ? `Yes, ${name} comes ${taste === 'unflavoured' && found.includes(taste) ? '' : 'in '}${listed(found)}.`
          : `No, ${name} does not come ${taste === 'unflavoured' ? '' : 'in '}${taste}; its flavours are ${listed(all)}.`;
      });
      if (flavours.length === 0) return [];
      const count = flavours.length === 1 ? 'one flavour' : `${flavours.length} flavours`;
      return [
        ...(sentences.length > 0 ? sentences : [`${name} comes in ${count}.`]),
        listPart('Flavours', flavours),
      ];
    },
  },
  hangTime: {
    intent: 'product.storage',
    at: ['directions and storage', 'directions'],
    say(asked) {
      const { name, basis, directionsForUse, storage } = asked.product;
      const own = linesOf(`${directionsForUse}\n${storage}`).filter((line) =>
        /hang|giving set|spik|closed system|decant/iu.test(line),
      );
      const faq = hangingFaq(asked);
      const general =
        basis === 'g' ? 'For any feed made up from powder:' : 'For ready-to-hang packs in general:';
      return [
        ...(own.length === 0
          ? [`The product data give no hang time for ${name}.`]
          : labelSays(
              name,
              'Hanging',
              own,
              own.filter((line) => /\bhours?\b/u.test(line)),
            )),
        ...(faq === undefined ? [] : [general, faq.answer]),
      ];
    },
    more(asked) {
      const { sources } = ofProduct(asked.knowledge, asked.product, 'directions and storage');
      return { sources: [...sources, ...[hangingFaq(asked) ?? []].flat().flatMap(faqSources)] };
    },
  },
  iddsi: {
    intent: 'product.iddsi',
    at: ['description'],
    say({ knowledge, product: { name, directionsForUse }, product, query }) {
      const description = descriptionFor(product, knowledge.country);
      const level = levelOf(product, knowledge.country);
      const asked = /\b(?:iddsi|level) (?:level )?([0-7])\b/u.exec(query.text)?.[1];
      if (level !== undefined) {
        const sentence = `${name} is IDDSI level ${level}. Test at serving temperature.`;
        return [asked === undefined ? sentence : verdict(query, asked === level, sentence)];
      }
      return /thicken(?:s|er|ing)/iu.test(description)
        ? [
            `${name} is a thickener: the level depends on how much is added. See its directions.`,
            ...linesOf(directionsForUse),
          ]
        : [`The product data state no IDDSI level for ${name}.`];
    },
    more: () => ({ choices: [{ label: 'IDDSI levels', question: 'What are the IDDSI levels?' }] }),
  },
  indications: {
    intent: 'product.indication',
    at: ['indications', 'directions'],
    say({ knowledge, product }) {
      const lines = linesOf(indicationsFor(product, knowledge.country));
      if (lines.length > 0) return labelSays(product.name, 'Indications', lines);
      const isIrish = knowledge.country === 'roi';
      const why = isIrish
        ? 'Indications are shown for the United Kingdom only.'
        : 'No indication is given in the product data.';
      return [why, ...linesOf(descriptionFor(product, knowledge.country))];
    },
  },
  info: {
    intent: 'product.info',
    at: ['description and nutrition'],
    next: ['Allergens', 'Order codes', 'Directions for use'],
    say({ knowledge, product }) {
      const { name } = product;
      const description = descriptionFor(product, knowledge.country);
      const sizes = sizesOf(product);
      const ages = /for use/iu.test(description) ? '' : statedAges(knowledge, product);
      const values = nutrients(['energyKcal', 'protein']).flatMap((each) =>
        labelValues(knowledge, product, each),
      );
      return [
        description === '' ? name : `${name}: ${description}`,
        ...(ages === '' ? [] : [`For use ${ages}.`]),
        ...(sizes.length === 0 ? [] : [`Packs: ${listed(sizes)}.`]),
        { kind: 'values', values },
      ];
    },
  },
  ingredients: {
    intent: 'product.ingredients',
    at: ['description', 'description'],
    none: 'ingredients',
    next: ['Allergens'],
    say({ product, query: { text, unknown } }) {
      const { name, medicalIngredients } = product;
      if (medicalIngredients.length === 0) return [];
      const asked =
        /\b(gelatine?|pork|beef|lanolin|palm oil|starch|gum|sweetener|colour|preservative|emulsifier)s?\b/u.exec(
          text,
        )?.[1] ?? ingredientIn(product, unknown);
      const sentences = [asked ?? []]
        .flat()
        .map((each) =>
          inIngredients(product, each)
            ? `Yes, the ingredients of ${name} name ${each}.`
            : `The ingredients of ${name} do not name ${each}; the list in the app may be shortened, so check the label.`,
        );
      return [...sentences, ...labelSays(name, 'Ingredients', medicalIngredients)];
    },
  },
  packs: {
    intent: 'product.packCase',
    at: ['description', 'description'],
    none: 'pack sizes',
    next: ['Order codes'],
    say: ({ product, product: { name, caseSize }, query }) => [
      ...(sizesOf(product).length > 0
        ? [ofSize(product, query, `${name} comes in ${listed(sizesOf(product).map(withArticle))}.`)]
        : []),
      ...(caseSize.length > 0 ? [`Cases: ${listed(caseSize)}.`] : []),
    ],
  },
  price: {
    intent: 'stock.query',
    at: ['prices'],
    say: () => [],
    more: ({ knowledge }) => whoKnows(knowledge, 'The app holds no prices.'),
  },
  reimbursement: {
    intent: 'product.reimbursement',
    at: ['reimbursement'],
    say(asked) {
      const { name, gmsApproved, acbsApproved } = asked.product;
      if (isGms(asked))
        return [
          verdict(asked.query, gmsApproved, `${name} is ${gmsApproved ? '' : 'not marked '}GMS approved.`),
          'The catalogue says only whether a product is on the list; the HSE decides between list A and list B.',
        ];
      return acbsApproved
        ? [
            verdict(asked.query, true, `${name} is ACBS approved.`),
            ...linesOf(indicationsFor(asked.product, asked.knowledge.country)),
          ]
        : [verdict(asked.query, false, `${name} is not marked ACBS approved.`)];
    },
    more: (asked) => ({
      choices: [
        isGms(asked)
          ? {
              label: 'About GMS status',
              question: 'What is GMS status and which supplements need approval in Ireland?',
            }
          : { label: 'About ACBS', question: 'What does ACBS approved mean?' },
      ],
    }),
  },
  sample: {
    intent: 'product.sample',
    at: ['samples'],
    say: ({ knowledge, product }) => [
      samplesAvailable(product, knowledge.country)
        ? `Samples of ${product.name} can be ordered from the sampling service. It asks for your professional details.`
        : `Samples of ${product.name} are not offered in your country. The Resource Centre can tell you more.`,
    ],
    more: ({ knowledge, product }) => ({
      links: samplesAvailable(product, knowledge.country)
        ? [
            { label: `Order a sample of ${product.name}`, href: knowledge.service.sampleUrl(product.id) },
            productLink(product),
          ]
        : [PAGES.contact],
    }),
  },
  shelfLife: {
    intent: 'product.shelfLife',
    at: ['directions', 'directions'],
    none: 'shelf life',
    say: ({ product }) => labelSays(product.name, 'Shelf life', linesOf(product.shelfLife)),
  },
  stock: {
    intent: 'stock.query',
    at: ['stock'],
    say: () => [],
    more: ({ knowledge, product }) =>
      whoKnows(knowledge, `The app holds no stock figures for ${product.name}.`, product),
  },
  storage: {
    intent: 'product.storage',
    at: ['directions', 'directions'],
    none: 'storage',
    next: ['Shelf life'],
    say({ product, query }) {
      const lines = linesOf(product.storage);
      return judged(query, labelSays(product.name, 'Storage', lines, answering(product, query.text)));
    },
  },
  vein: {
    intent: 'product.contraindication',
    at: ['precautions', 'directions'],
    say({ product: { name, precautions, importantNotice } }) {
      const line = [...linesOf(precautions), ...importantNotice].find((each) => /vein/iu.test(each));
      return [
        line === undefined
          ? `No. ${name} is a food for special medical purposes and is never given into a vein.`
          : `No. The label of ${name} says: “${line}”`,
      ];
    },
  },
};
