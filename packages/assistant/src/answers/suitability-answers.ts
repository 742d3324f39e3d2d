import {
  allergensPresent,
  type Country,
  indicationsFor,
  isAvailable,
  type Product,
} from '@dietetic/catalogue';
import type { AskedAge } from '../language/ages.ts';
import type { Question } from '../understanding/question.ts';
import {
  askNext,
  COUNTRY_WORDS,
  type Draft,
  type Knowledge,
  linesOf,
  listed,
  PAGES,
  ofProduct,
  productLink,
  textPart,
} from './knowledge.ts';

const AGE_BAND_WORDS: Readonly<Record<string, string>> = {
  'infant-0-12m': 'infants 0–12\u00a0months',
  'child-1-18y': 'children 1–18\u00a0years',
  'adult-18y': 'adults 18\u00a0years and over',
};

const BAND_MONTHS: Readonly<Record<string, readonly [from: number, to: number]>> = {
  'infant-0-12m': [0, 12],
  'child-1-18y': [12, 216],
  'adult-18y': [216, Number.POSITIVE_INFINITY],
};

/** As in "from birth", "at 6 months", "under 1 year". */
export function ageWords(knowledge: Knowledge, months: number): string {
  if (months === 0) return 'birth';
  const [count, unit] = months % 12 === 0 ? [months / 12, 'year'] : [months, 'month'];
  return `${knowledge.formatNumber(count, 0)}\u00a0${unit}${count === 1 ? '' : 's'}`;
}

/** The ages the product data states, as a sentence part; from its age categories where no months are given. */
export function statedAges(knowledge: Knowledge, product: Product): string {
  const { ageFromMonths, ageToMonths } = product;
  if (ageFromMonths !== null) {
    const until = ageToMonths === null ? '' : ` to under ${ageWords(knowledge, ageToMonths)}`;
    return `from ${ageWords(knowledge, ageFromMonths)}${until}`;
  }
  const bands = product.categories.flatMap((slug) => AGE_BAND_WORDS[slug] ?? []);
  return bands.length > 0 ? `for ${listed(bands)}` : '';
}

/** Whether the stated ages include the age; null when the data does not say. */
export function includesAge(product: Product, age: AskedAge): 'yes' | 'partly' | 'no' | null {
  const [from, to] = age.kind === 'months' ? [age.months, age.months + 1] : (BAND_MONTHS[age.band] ?? [0, 0]);
  if (product.ageFromMonths === null) {
    const bands = product.categories.flatMap((slug) =>
      BAND_MONTHS[slug] === undefined ? [] : [BAND_MONTHS[slug]],
    );
    if (bands.length === 0) return null;
    return bands.some(([start, end]) => start <= from && from < end) ? 'yes' : 'no';
  }
  const start = product.ageFromMonths;
  const end = product.ageToMonths ?? Number.POSITIVE_INFINITY;
  if (age.kind === 'band' && !product.categories.includes(age.band)) return 'no';
  if (to <= start || from >= end) return 'no';
  if (age.kind === 'months') return start <= from && from < end ? 'yes' : 'no';
  return start <= from && to <= end ? 'yes' : 'partly';
}

export function ageAnswer(knowledge: Knowledge, question: Question, product: Product): Draft {
  const ages = statedAges(knowledge, product);
  const base = {
    intent: 'product.ageSuitability',
    ...ofProduct(knowledge, product, 'ages and directions'),
  } as const;
  if (ages === '') {
    return {
      ...base,
      kind: 'unknown',
      parts: [textPart(`The product data do not state ages for ${product.name}.`)],
      links: [...base.links, PAGES.contact],
    };
  }
  if (question.age === undefined)
    return { ...base, parts: [textPart(`${product.name} is for use ${ages}.`), JUDGEMENT] };
  const verdict = includesAge(product, question.age);
  const asked =
    question.age.kind === 'months'
      ? sentenceCase(
          question.age.asked.startsWith('under')
            ? question.age.asked
            : ageWords(knowledge, question.age.months),
        )
      : sentenceCase(AGE_BAND_WORDS[question.age.band] ?? '');
  const sentence = {
    yes: `Yes. ${asked} is within the stated ages: ${product.name} is for use ${ages}.`,
    partly: `In part: ${product.name} is for use ${ages}.`,
    no: `No. ${asked} is outside the stated ages: ${product.name} is for use ${ages}.`,
  }[verdict ?? 'no'];
  return {
    ...base,
    parts: [textPart(sentence), JUDGEMENT],
    links: verdict === 'no' ? [...base.links, PAGES.products] : base.links,
  };
}

const sentenceCase = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

const JUDGEMENT = textPart('Whether it suits a patient is a clinical judgement.');

export function allergenAnswer(knowledge: Knowledge, question: Question, product: Product): Draft {
  const present = allergensPresent(product);
  const declared =
    present.length > 0
      ? `Marked as present: ${listed(present)}.`
      : 'None of the declared allergens is marked as present.';
  const base = {
    intent: 'product.allergen',
    ...ofProduct(knowledge, product, 'allergens', 'description'),
  } as const;
  if (product.allergens.length === 0) {
    return {
      ...base,
      kind: 'unknown',
      parts: [textPart(`${product.name} does not declare allergens. That is not the same as none.`)],
      links: [...base.links, PAGES.contact],
    };
  }
  const sentences = question.allergens.map((asked) => {
    const entry = product.allergens.find((allergen) => allergen.label === asked);
    if (entry === undefined)
      return `${asked}: not declared for ${product.name}. That is not the same as absent.`;
    return entry.value === 'yes'
      ? `${asked}: marked as present in ${product.name}.`
      : `${asked}: not marked as present in ${product.name}.`;
  });
  const lactose = /\blactose\b/u.test(question.rest)
    ? [textPart('Lactose is a sugar of milk: see the nutrition tab for its row.')]
    : [];
  return {
    ...base,
    parts: [
      ...sentences.map(textPart),
      textPart(question.allergens.length > 0 ? declared : `${product.name}. ${declared}`),
      ...lactose,
    ],
    choices: [askNext('Ingredients', product)],
  };
}

export function dietAnswer(knowledge: Knowledge, question: Question, product: Product): Draft {
  const marks = product.specialDiet;
  const all = marks.length > 0 ? `Its marks: ${listed(marks)}.` : 'It has no diet mark.';
  const sentences = question.diets.map((diet) =>
    product.specialDiet.includes(diet)
      ? `Yes, ${product.name} is marked ${diet}.`
      : `${product.name} is not marked ${diet}. No mark means no certificate or confirmation, not that an ingredient is forbidden.`,
  );
  return {
    intent: 'product.diet',
    parts: [...sentences.map(textPart), textPart(all)],
    ...ofProduct(knowledge, product, 'diet marks', 'description'),
  };
}

const SOLD_IN: Readonly<Record<Product['productAvailability'], string>> = {
  both: 'in the United Kingdom and in the Republic of Ireland',
  uk: 'in the United Kingdom only',
  roi: 'in the Republic of Ireland only',
};

export function availabilityAnswer(knowledge: Knowledge, product: Product, country: Country): Draft {
  const yes = isAvailable(product, country);
  return {
    intent: 'product.availability',
    parts: [
      textPart(`${yes ? 'Yes' : 'No'}. ${product.name} is sold ${SOLD_IN[product.productAvailability]}.`),
    ],
    ...ofProduct(knowledge, product, 'availability'),
    links: yes && country === knowledge.country ? [productLink(product)] : [PAGES.region],
  };
}

/** What is said in place of any figure when the product is not sold in the country that was chosen. */
export function notSoldHere(knowledge: Knowledge, product: Product, intent: Draft['intent']): Draft {
  return {
    intent,
    kind: 'unknown',
    parts: [
      textPart(
        `${product.name} is not available in ${COUNTRY_WORDS[knowledge.country]}; it is sold ${SOLD_IN[product.productAvailability]}.`,
      ),
      textPart('I answer from the products of the country you chose.'),
    ],
    ...ofProduct(knowledge, product, 'availability'),
    links: [PAGES.region, PAGES.products],
  };
}

export function reimbursementAnswer(knowledge: Knowledge, question: Question, product: Product): Draft {
  const asksGms = /\b(?:gms|hse|medical card|list [ab]|approval)\b/u.test(question.rest);
  const asksAcbs = /\b(?:acbs|nhs|fp10|drug tariff|borderline)\b/u.test(question.rest);
  const useGms = asksGms || (!asksAcbs && knowledge.country === 'roi');
  const parts = useGms ? gmsParts(product) : acbsParts(knowledge, product);
  return {
    intent: 'product.reimbursement',
    parts,
    ...ofProduct(knowledge, product, useGms ? 'GMS status' : 'ACBS status'),
    links: [productLink(product), ...(useGms ? [PAGES.resources] : [])],
    choices: [
      {
        label: useGms ? 'About GMS status' : 'About ACBS',
        question: useGms
          ? 'What is GMS status and which supplements need approval in Ireland?'
          : 'What does ACBS approved mean?',
      },
    ],
  };
}

function acbsParts(knowledge: Knowledge, product: Product) {
  if (!product.acbsApproved) return [textPart(`${product.name} is not marked ACBS approved.`)];
  const indication = indicationsFor(product, knowledge.country);
  return [
    textPart(`${product.name} is ACBS approved.`),
    ...(indication === '' ? [] : linesOf(indication).map(textPart)),
  ];
}

function gmsParts(product: Product) {
  return [
    textPart(
      product.gmsApproved
        ? `${product.name} is GMS approved.`
        : `${product.name} is not marked GMS approved.`,
    ),
    textPart(
      'The catalogue says only whether a product is on the list; the HSE decides between list A and list B.',
    ),
  ];
}
