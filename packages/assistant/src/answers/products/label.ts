// Longer than other files: the answer to each topic of a label stands side by side in one complete record.
import {
  allergensPresent,
  descriptionFor,
  indicationsFor,
  isAvailable,
  samplesAvailable,
} from '../../catalogue.ts';
import { listed } from '../../language/phrases.ts';
import type { Criterion, Query, Topic } from '../../message/query.ts';
import { EXCEPTION_WORDS } from '../../vocabulary/operator-words.ts';
import { askedAgeWords, includesAge, statedAges } from './ages.ts';
import { codeParts } from './codes.ts';
import { isSame } from '../../follow-ups/repeated-question.ts';
import { criterionWords, hasFlavour, staysInList, iddsiLevel } from '../lists/criteria.ts';
import {
  type ProductQuestion,
  askNext,
  ASKS_YES_OR_NO,
  capitalise,
  catalogueSource,
  COUNTRY_WORDS,
  type Draft,
  faqSources,
  linesOf,
  listPart,
  productReferences,
  PAGES,
  productLink,
  withoutEmptyParts,
  type Content,
  valuesPart,
  notHeldDraft,
  yesOrNo,
} from '../draft.ts';
import { handlingParts, labelParts, routesOf } from './handling.ts';
import { containerSentence, sizeSentence, sizesOf, withArticle } from './pack-sizes.ts';
import { thickenerLevel, ASKS_SCOOP_WEIGHT, noScoopSentence } from './thickener-levels.ts';
import { ABOUT_SCHEME, SAMPLED_IN, schemesOf, availabilitySentence } from './where-sold.ts';
import { durationAnswer } from './duration.ts';
import {
  INGREDIENT,
  requestedIngredient,
  ingredientIn,
  ingredientSentence,
  inIngredients,
  quoteFromLabel,
} from './label-search.ts';
import { asksForARecipe, asksForScoops, madeUpFor, scoopsIn } from './mixing.ts';
import { otherProductsOfBrand, ASKS_FOR_ANOTHER, siblingsWith } from './siblings.ts';
import { labelValues, nutrientsById } from '../figures/values.ts';

/** By topic: the intent, the place in the data and the tab, what is missing if the label says nothing, and next questions. */
const TOPICS: Readonly<
  Record<
    Topic,
    readonly [intent: string, where: string, tab?: string, none?: string, next?: readonly string[]]
  >
> = {
  ages: ['product.ageSuitability', 'ages and directions', '', 'ages'],
  allergens: ['product.allergen', 'allergens', 'description', '', ['Ingredients']],
  availability: ['product.availability', 'availability'],
  codes: ['product.codes', 'order codes', 'description', 'codes'],
  complete: ['product.completeVolume', 'description'],
  contraindications: ['product.contraindication', 'directions', 'directions', 'contraindications'],
  diets: ['product.diet', 'diet marks', 'description'],
  dilution: ['product.dilution', 'directions', 'directions', 'dilution'],
  directions: ['product.directions', 'directions', 'directions', 'directions for use'],
  flavours: ['product.flavours', 'description', 'description', 'flavours', ['Order codes']],
  hangTime: ['product.storage', 'directions and storage', 'directions'],
  iddsi: ['product.iddsi', 'description'],
  indications: ['product.indication', 'indications', 'directions'],
  info: [
    'product.info',
    'description and nutrition',
    '',
    '',
    ['Allergens', 'Order codes', 'Directions for use'],
  ],
  ingredients: ['product.ingredients', 'description', 'description', 'ingredients', ['Allergens']],
  packs: ['product.packCase', 'description', 'description', 'pack sizes', ['Order codes']],
  price: ['stock.query', 'prices'],
  reimbursement: ['product.reimbursement', 'reimbursement'],
  sample: ['product.sample', 'samples'],
  shelfLife: ['product.shelfLife', 'directions', 'directions', 'shelf life'],
  stock: ['stock.query', 'stock'],
  storage: ['product.storage', 'directions', 'directions', 'storage', ['Shelf life']],
  vein: ['product.contraindication', 'precautions', 'directions'],
};

export const intentOfTopic = (topic: Topic): string => TOPICS[topic][0];

/** What a label says about a topic. If it says nothing, the answer says so; silence never counts as none. */
export function labelAnswer(question: ProductQuestion, topic: Topic): Draft {
  const { knowledge, product } = question;
  const [intent, where, tab, none, next = []] = TOPICS[topic];
  const base = productReferences(knowledge, product, where, tab);
  const { content, ...more } = topicParts(question, topic);
  const missing =
    topic === 'allergens'
      ? `${product.name} does not declare allergens. That is not the same as none.`
      : `The product data give no ${none ?? where} for ${product.name}.`;
  return {
    intent,
    ...base,
    choices: next.map((label) => askNext(label, product)),
    ...(content.length === 0 && { kind: 'unknown' as const, links: [...base.links, PAGES.contact] }),
    content: content.length === 0 ? [missing] : content,
    ...more,
  };
}

function topicParts(question: ProductQuestion, topic: Topic): Partial<Draft> & { content: Content } {
  const answer = TOPIC_ANSWERS[topic](question);
  const { content, ...more } = 'content' in answer ? answer : { content: answer };
  const quote = TEXT_TOPICS.test(topic) ? quoteFromLabel(question) : undefined;
  return { ...more, content: quote === undefined ? content : [quote, ...content.slice(1)] };
}
const TEXT_TOPICS = /^(?:contraindications|directions|indications|storage)$/u;

const valuesOf = <K extends Criterion['kind']>({ criteria }: Query, kind: K) =>
  criteria.filter((each): each is Extract<Criterion, { kind: K }> => each.kind === kind);

const NORTHERN_IRELAND = /\b(?:northern ireland|the north|belfast|derry)\b/u;

const ASKS_FOR_MAX_STRENGTH = /\b(?:max(?:imum)?|highest|strongest|most concentrated)\b/u;

const SAYS_ONLY = /\b(?:only|nothing but|is (?:it|that) just)\b/u;
const EXCLUDES_FLAVOUR = new RegExp(`\\b(?:${EXCEPTION_WORDS}|without)\\b`, 'u');

/** "Is there a vegan version", "anything like it without milk": products of the same brand that are, if this one is not. */
function markedVersion(
  { knowledge, product, query }: ProductQuestion,
  kind: 'allergen' | 'diet',
): string | undefined {
  const [asked, another] = valuesOf(query, kind);
  if (asked === undefined || another !== undefined || !ASKS_FOR_ANOTHER.test(query.text)) return undefined;
  if (staysInList(asked, product, knowledge.country)) return undefined;
  const found = otherProductsOfBrand(knowledge, product).filter((each) =>
    staysInList(asked, each, knowledge.country),
  );
  const words = capitalise(criterionWords(knowledge, asked));
  return found.length === 0
    ? `No other product of its brand is ${criterionWords(knowledge, asked)}.`
    : `${words}, of the same brand: ${listed(found.map(({ name }) => name))}.`;
}

/** Whether an age is asked about; an age that is only background to another question gets no "Yes.". */
const asksForAnAge = ({ topics, nutrients, criteria }: Query): boolean =>
  topics[0] === 'ages' ||
  topics.length + nutrients.length + criteria.filter(({ kind }) => kind !== 'age').length === 0;

/** The sentences for each topic, with the sources, links or choices of the answer if they differ from the usual. */
const TOPIC_ANSWERS: Readonly<
  Record<Topic, (requested: ProductQuestion) => Content | (Partial<Draft> & { content: Content })>
> = {
  ages({ knowledge, product, query }) {
    const stated = statedAges(knowledge, product);
    if (stated === '') return [];
    const agesSentence = `${product.name} is for use ${stated}.`;
    const [requested] = valuesOf(query, 'age');
    const included = requested === undefined ? null : includesAge(product, requested.age);
    const words = requested === undefined ? '' : capitalise(askedAgeWords(knowledge, requested.age));
    return [
      included === null
        ? agesSentence
        : included === 'In part'
          ? `In part: ${agesSentence}`
          : `${asksForAnAge(query) ? `${included}. ` : ''}${words} is ${included === 'Yes' ? 'within' : 'outside'} the stated ages: ${agesSentence}`,
      'Whether it suits a patient is a clinical judgement.',
    ];
  },
  allergens({ knowledge, product, query }) {
    const { name, allergens, medicalIngredients } = product;
    if (allergens.length === 0) return [];
    const present = allergensPresent(product);
    const declared =
      present.length > 0
        ? `Marked as present: ${listed(present)}.`
        : 'None of the declared allergens is marked as present.';
    const isAllergy =
      /\b(?:allerg\w*|intoleran\w*|coeliacs?|suitable|ok|okay|safe|can|cant|cannot|avoid\w*|must)\b/u.test(
        query.text,
      );
    // "Whey or casein": both are milk; the ingredients may say which.
    const asksWheyOrCasein = /\b(?:whey|casein)\b/u.test(query.text);
    const milkIngredients = medicalIngredients.filter(
      (each) => asksWheyOrCasein && /milk|whey|casein/iu.test(each),
    );
    const each = valuesOf(query, 'allergen').flatMap((one) => [one, ...(one.alternatives ?? [])]);
    // "Does it hold milk, for no milk": each allergen once, as first asked.
    const uniqueAllergens = each.filter((one, at) => each.findIndex((other) => isSame(one, other)) === at);
    const requested = valuesOf({ ...query, criteria: uniqueAllergens }, 'allergen').map(
      ({ value: label, isRequired }) => {
        const entry = allergens.find((each) => each.label === label);
        if (entry === undefined) return `${label}: not declared for ${name}. That is not the same as absent.`;
        const isPresent = entry.value === 'yes';
        // A missing mark promises nothing: neither "yes" to "gluten free" nor "no" to "contains gluten".
        if (!isPresent) return `${label}: not marked as present in ${name}.`;
        // "Contains milk, free of soya": only allergens asked like the first get a "Yes", which would be ambiguous for both.
        const isAsFirst = isRequired === uniqueAllergens[0]?.isRequired;
        const lead = isAllergy || asksWheyOrCasein || !isAsFirst ? '' : isRequired ? 'Yes. ' : 'No. ';
        return `${lead}${label}: marked as present in ${name}.`;
      },
    );
    return withoutEmptyParts(
      milkIngredients.length > 0 && `Milk ingredients listed for ${name}: ${listed(milkIngredients)}.`,
      ...requested,
      requested.length > 0 ? declared : `The label of ${name} declares its allergens. ${declared}`,
      // "Which allergens are not in it"
      requested.length === 0 &&
        /\b(?:not|arent|absent)\b/u.test(query.text) &&
        `Not marked as present: ${listed(allergens.flatMap(({ label }) => (present.includes(label) ? [] : [label])))}.`,
      markedVersion({ knowledge, product, query }, 'allergen'),
      /\blactose\b/u.test(query.text) && 'Lactose is the sugar in milk: see its row in the nutrition tab.',
    );
  },
  availability({ knowledge, product, query }) {
    // "From Derry to Sligo, is it sold in the Republic": the country asked about comes last.
    const country = valuesOf(query, 'country').at(-1)?.value ?? knowledge.country;
    const is = isAvailable(product, country);
    return {
      content: [yesOrNo(query, is, availabilitySentence(product, is, country))],
      links: [isAvailable(product, knowledge.country) ? productLink(product) : PAGES.region],
    };
  },
  codes: ({ knowledge, product, query }) => codeParts(knowledge, product, query),
  complete({ product, query }) {
    const { name, nutritionallyComplete: is } = product;
    const sentence =
      is === null
        ? `The product data do not say whether ${name} is nutritionally complete.`
        : is
          ? `${name} is nutritionally complete. The volume that meets the reference intakes depends on age and sex: the chart of nutritionally complete volumes gives it with the limiting nutrient.`
          : `${name} is not a nutritionally complete feed.`;
    return {
      content: [is === null ? sentence : yesOrNo(query, is, sentence)],
      links: [PAGES.resources, productLink(product)],
    };
  },
  contraindications({ product: { name, contraIndications, precautions } }) {
    const first = labelParts(name, 'Contraindications', linesOf(contraIndications));
    const second = labelParts(name, 'Precautions', linesOf(precautions));
    return [...first, ...second.slice(first.length > 1 ? -1 : 0)];
  },
  diets({ knowledge, product, query }) {
    const { name, specialDiet: marks } = product;
    const requested = valuesOf(query, 'diet').map(({ value }) => value);
    const areAllMarked = requested.length > 0 && requested.every((diet) => marks.includes(diet));
    const all = marks.length > 0 ? `${name} is marked ${listed(marks)}.` : `${name} has no diet mark.`;
    const sentences = requested.map((diet) =>
      marks.includes(diet)
        ? `Yes, ${name} is marked ${diet}.`
        : `No, ${name} is not marked ${diet}. No mark means that it is not certified or confirmed, not that it contains something forbidden.`,
    );
    return withoutEmptyParts(
      ...sentences,
      !areAllMarked && all,
      markedVersion({ knowledge, product, query }, 'diet'),
    );
  },
  dilution({ knowledge, product, query }) {
    const { name, categories, directionsForUse, units } = product;
    const lines = linesOf(directionsForUse).filter((line) =>
      /\b(?:standard|scoops?|sachet|ml)\b/iu.test(line),
    );
    const scoops = /\bscoops?\b/u.test(query.text) ? units.filter(({ kind }) => kind === 'scoop') : [];
    const asksScoopWeight = ASKS_SCOOP_WEIGHT.test(query.text);
    const counted = asksForScoops(query) ? scoopsIn({ knowledge, product, query }) : [];
    if (counted.length > 0) return { content: counted, links: [productLink(product, 'directions')] };
    const madeUp = madeUpFor({ knowledge, product, query });
    const levelSentences = thickenerLevel(product, query);
    const asksForMaxStrength = product.maxStrengthPercent !== null && ASKS_FOR_MAX_STRENGTH.test(query.text);
    return {
      content: categories.includes('powder-and-tablets')
        ? [
            ...(asksForMaxStrength
              ? [
                  `The maximum strength that the catalogue states for ${name} is ${product.maxStrengthPercent}\u00a0%: that many grams of powder in 100\u00a0ml of feed.`,
                ]
              : []),
            ...levelSentences,
            ...madeUp,
            ...scoops.map(({ amount }) => `One level scoop of ${name} holds ${amount}\u00a0g.`),
            ...(asksScoopWeight && scoops.length === 0 ? noScoopSentence(product) : []),
            ...labelParts(name, 'Directions', lines),
            madeUp.length > 0
              ? 'Worked out from the label. Other concentrations are in the dilution guide and the scoop chart, with dietetic supervision.'
              : levelSentences.length === 0 && asksForARecipe(query)
                ? 'I do not work out recipes. The standard way is on the label; other concentrations are in the dilution guide and the scoop chart, with dietetic supervision.'
                : '',
          ].filter((line) => line !== '')
        : [
            `${name} is ready to use; the product data give no dilution.`,
            ...linesOf(directionsForUse)
              .filter((line) => /\bwater down\b/u.test(line))
              .map((line) => `The label says: “${line}”`),
          ],
      links: [productLink(product, 'directions'), PAGES.resources],
    };
  },
  directions: (requested) => [
    ...routesOf(requested),
    ...handlingParts(requested, 'Directions for use', linesOf(requested.product.directionsForUse)),
  ],
  flavours({ knowledge, product, query }) {
    const { name, flavours } = product;
    if (flavours.length === 0) return [];
    const all = flavours.map((flavour) => flavour.toLowerCase());
    const tastes = valuesOf(query, 'flavour');
    // "Does it not come in orange" asks about orange.
    const mayExclude = !ASKS_YES_OR_NO.test(query.text) || EXCLUDES_FLAVOUR.test(query.text);
    const leftOut = mayExclude ? tastes.filter(({ isRequired }) => !isRequired) : [];
    const isExcluded = (flavour: string) =>
      leftOut.some(({ value }) => hasFlavour(flavour.toLowerCase(), value));
    const excludedFlavours = all.filter(isExcluded);
    // "Flavours apart from orange", "not banana": lists the others.
    if (excludedFlavours.length > 0 && leftOut.length === tastes.length) {
      const others = flavours.filter((flavour) => !isExcluded(flavour));
      const count = others.length === 0 ? 'no' : others.length === 1 ? 'one' : `${others.length}`;
      return [
        `${name} comes in ${count} ${others.length < 2 ? 'flavour' : 'flavours'} other than ${listed(excludedFlavours)}.`,
        ...(others.length === 0 ? [] : [listPart('Flavours', others)]),
      ];
    }
    const sentences = tastes.flatMap(({ value, alternatives = [] }) => {
      // "Coffee or mocha": either one is a yes.
      const flavourOptions = [
        value,
        ...alternatives.flatMap((each) => (each.kind === 'flavour' ? [each.value] : [])),
      ];
      const has = (flavour: string) => flavourOptions.some((taste) => hasFlavour(flavour, taste));
      const found = all.filter(has);
      const taste = flavourOptions.join(' or ');
      const preposition =
        taste === 'unflavoured' && (found.length === 0 || found.includes(taste)) ? '' : 'in ';
      // "Is that vanilla only?"
      if (found.length > 0 && SAYS_ONLY.test(query.text))
        return found.length === all.length
          ? `Yes, ${name} comes only ${preposition}${listed(found)}.`
          : `No, ${name} does not come only ${preposition}${listed(found)}; its flavours are ${listed(all)}.`;
      if (found.length > 0) return `Yes, ${name} comes ${preposition}${listed(found)}.`;
      const availability = `available ${preposition}${taste}`;
      return withoutEmptyParts(
        `No, ${name} does not come ${preposition}${taste}; its flavours are ${listed(all)}.`,
        siblingsWith(knowledge, product, availability, (other) =>
          other.flavours.some((flavour) => has(flavour.toLowerCase())),
        ),
      );
    });
    const count = flavours.length === 1 ? 'one flavour' : `${flavours.length} flavours`;
    const lead = sentences.length > 0 ? sentences : [`${name} comes in ${count}.`];
    return [...lead, listPart('Flavours', flavours)];
  },
  hangTime({ knowledge, product }) {
    const { name, basis, directionsForUse, storage } = product;
    const isPowder = basis === 'g';
    const containerWords = isPowder ? /powder|made up|reconstitut/iu : /ready|closed|sterile/iu;
    const faq = knowledge.faqs.find(
      ({ topic, question }) => topic === 'Hang time' && containerWords.test(question),
    );
    const lines = linesOf(`${directionsForUse}\n${storage}`).filter((line) =>
      /hang|giving set|spik|closed system|decant/iu.test(line),
    );
    const hours = lines.filter((line) => /\bhours?\b/u.test(line));
    const hangingLines = labelParts(name, 'Hanging', lines, hours);
    return {
      content: withoutEmptyParts(
        ...(hangingLines.length > 0 ? hangingLines : [`The product data give no hang time for ${name}.`]),
        faq && (isPowder ? 'For any feed made up from powder:' : 'For ready-to-hang packs in general:'),
        faq?.answer,
      ),
      sources: [
        catalogueSource(knowledge, product, 'directions and storage'),
        ...(faq === undefined ? [] : faqSources(faq)),
      ],
    };
  },
  iddsi({ knowledge, product, query }) {
    const { name, directionsForUse } = product;
    const level = iddsiLevel(product, knowledge.country);
    const requested = /\b(?:iddsi|level) (?:level )?([0-7])\b/u.exec(query.text)?.[1];
    const sentence = `${name} is IDDSI level ${level}. Test at serving temperature.`;
    const isThickener = /thicken(?:s|er|ing)/iu.test(descriptionFor(product, knowledge.country));
    return {
      content:
        level !== undefined
          ? [requested === undefined ? sentence : yesOrNo(query, requested === level, sentence)]
          : isThickener
            ? [
                ...thickenerLevel(product, query),
                `${name} is a thickener: the level depends on how much is added. See its directions.`,
                ...linesOf(directionsForUse),
              ]
            : [`The product data state no IDDSI level for ${name}.`],
      choices: [{ label: 'IDDSI levels', question: 'What are the IDDSI levels?' }],
    };
  },
  indications({ knowledge: { country }, product }) {
    const lines = linesOf(indicationsFor(product, country));
    if (lines.length > 0) return labelParts(product.name, 'Indications', lines);
    const reason =
      country === 'roi'
        ? 'Indications are shown for the United Kingdom only.'
        : 'No indication is given in the product data.';
    return [reason, ...linesOf(descriptionFor(product, country))];
  },
  info({ knowledge, product }) {
    const { name } = product;
    const description = descriptionFor(product, knowledge.country);
    const sizes = sizesOf(product);
    const ages = /for use/iu.test(description) ? '' : statedAges(knowledge, product);
    return withoutEmptyParts(
      description === '' ? name : `${name}: ${description}`,
      ages !== '' && `For use ${ages}.`,
      sizes.length > 0 && `Packs: ${listed(sizes)}.`,
      valuesPart(
        nutrientsById(['energyKcal', 'protein']).flatMap((each) => labelValues(knowledge, product, each)),
      ),
    );
  },
  ingredients({ knowledge: { lexicon }, product, query }) {
    const { text, unknownWords } = query;
    const { name, medicalIngredients } = product;
    if (medicalIngredients.length === 0) return [];
    const requested =
      INGREDIENT.exec(text)?.[1] ??
      requestedIngredient(query, lexicon) ??
      ingredientIn(product, unknownWords);
    return withoutEmptyParts(
      requested !== undefined &&
        `${inIngredients(product, requested) ? 'Yes, ' : ''}${ingredientSentence(product, requested)}`,
      ...labelParts(name, 'Ingredients', medicalIngredients),
    );
  },
  packs({ product, query }) {
    const sizes = sizesOf(product);
    const sentence = `${product.name} comes in ${listed(sizes.map(withArticle))}.`;
    const end = /\b(?:(biggest|largest)|smallest)\b/u.exec(query.text);
    const inOrder = sizes.toSorted((one, other) => Number.parseFloat(one) - Number.parseFloat(other));
    const most = sizes.length < 2 || end === null ? undefined : inOrder.at(end[1] === undefined ? 0 : -1);
    return withoutEmptyParts(
      most !== undefined && `The ${end?.[0] ?? ''} of ${product.name} is ${withArticle(most)}.`,
      sizes.length > 0 &&
        (containerSentence(product, query, sentence) ?? sizeSentence(product, query, sentence)),
      product.caseSize.length > 0 && `Cases: ${listed(product.caseSize)}.`,
    );
  },
  price: ({ knowledge, product }) =>
    notHeldDraft(knowledge, `The app holds no price for ${product.name}.`, product),
  reimbursement(requested) {
    const { knowledge, product, query } = requested;
    const { name, gmsApproved, acbsApproved } = product;
    const schemes = schemesOf(requested);
    return {
      content: schemes.flatMap((scheme) => {
        const is = scheme === 'gms' ? gmsApproved : acbsApproved;
        const sentence = `${name} is ${is ? '' : 'not marked '}${scheme.toUpperCase()} approved.`;
        return withoutEmptyParts(
          yesOrNo(query, is, sentence),
          scheme === 'gms' &&
            'The catalogue says only whether a product is on the list; the HSE decides between list A and list B.',
          ...(is && scheme === 'acbs' ? linesOf(indicationsFor(product, knowledge.country)) : []),
        );
      }),
      choices: schemes.map((scheme) => ABOUT_SCHEME[scheme]),
    };
  },
  sample({ knowledge, product, query }) {
    const { name, id, productSampleAvailability: where } = product;
    const link = { label: `Order a sample of ${name}`, href: knowledge.service.sampleUrl(id) };
    const country = valuesOf(query, 'country')[0]?.value ?? knowledge.country;
    const is = samplesAvailable(product, country);
    if (is && where === 'uk' && NORTHERN_IRELAND.test(query.text))
      return {
        content: [
          `Samples of ${name} are offered in the United Kingdom; the product data do not mention Northern Ireland. The Resource Centre can tell you more.`,
        ],
        links: [PAGES.contact, link],
      };
    // Northern Ireland is part of the United Kingdom but has its own samples.
    const isIslandOfIrelandOnly = !is && where === 'roini' && country === 'uk';
    const sentence = is
      ? 'can be ordered from the sampling service. It asks for your professional details.'
      : isIslandOfIrelandOnly
        ? `are offered ${SAMPLED_IN[where]} only. The Resource Centre can tell you more.`
        : `are not offered in ${country === knowledge.country ? 'your country' : COUNTRY_WORDS[country]}; they are offered ${SAMPLED_IN[where]}. The Resource Centre can tell you more.`;
    return {
      content: [`Samples of ${name} ${sentence}`],
      links: is ? [link, productLink(product)] : [PAGES.contact],
    };
  },
  shelfLife: ({ product }) => labelParts(product.name, 'Shelf life', linesOf(product.shelfLife)),
  stock: ({ knowledge, product }) =>
    notHeldDraft(knowledge, `The app holds no stock figures for ${product.name}.`, product),
  storage(requested) {
    const storageDraft = handlingParts(requested, 'Storage', linesOf(requested.product.storage));
    const durations = durationAnswer(requested);
    return durations.length === 0
      ? storageDraft
      : {
          content: [
            ...durations,
            ...labelParts(requested.product.name, 'Storage', linesOf(requested.product.storage)),
          ],
        };
  },
  vein({ product: { name, precautions, importantNotice } }) {
    const line = [...linesOf(precautions), ...importantNotice].find((each) => /vein/iu.test(each));
    return [
      line === undefined
        ? `No. ${name} is a food for special medical purposes and is never given into a vein.`
        : `No. The label of ${name} says: “${line}”`,
    ];
  },
};
