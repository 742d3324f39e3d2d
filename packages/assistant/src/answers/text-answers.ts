import { descriptionFor, indicationsFor, type Product } from '@dietetic/catalogue';
import type { Intent } from './answer.ts';
import {
  catalogueSource,
  type Draft,
  type Knowledge,
  linesOf,
  PAGES,
  productLink,
  textPart,
} from './knowledge.ts';
import { statedAges } from './suitability-answers.ts';
import { labelValues, nutrients } from './values.ts';

type TextField = 'directionsForUse' | 'storage' | 'shelfLife' | 'contraIndications' | 'precautions';

/** Shows one of the product's own texts, unchanged, or says that it is not given. */
function ownText(
  knowledge: Knowledge,
  product: Product,
  intent: Intent,
  title: string,
  field: TextField,
): Draft {
  const lines = linesOf(product[field]);
  return {
    intent,
    ...(lines.length === 0 ? { kind: 'unknown' as const } : {}),
    parts: [
      lines.length === 0
        ? textPart(`${title} of ${product.name}: not given in the product data.`)
        : { kind: 'list', title: `${title} of ${product.name}`, items: lines },
    ],
    sources: [catalogueSource(knowledge, product, 'directions')],
    links: [
      productLink(product, `${product.name}, directions`),
      ...(lines.length === 0 ? [PAGES.contact] : []),
    ],
    productIds: [product.id],
  };
}

export const directionsAnswer = (knowledge: Knowledge, product: Product): Draft =>
  ownText(knowledge, product, 'product.directions', 'Directions for use', 'directionsForUse');

export function storageAnswer(knowledge: Knowledge, product: Product): Draft {
  const draft = ownText(knowledge, product, 'product.storage', 'Storage', 'storage');
  return { ...draft, choices: [{ label: 'Shelf life', question: `Shelf life of ${product.name}` }] };
}

export const shelfLifeAnswer = (knowledge: Knowledge, product: Product): Draft =>
  ownText(knowledge, product, 'product.shelfLife', 'Shelf life', 'shelfLife');

export function contraindicationAnswer(knowledge: Knowledge, product: Product): Draft {
  const draft = ownText(
    knowledge,
    product,
    'product.contraindication',
    'Contraindications',
    'contraIndications',
  );
  const precautions = linesOf(product.precautions);
  return {
    ...draft,
    parts: [
      ...(draft.parts ?? []),
      ...(precautions.length > 0
        ? [{ kind: 'list' as const, title: 'Precautions', items: precautions }]
        : []),
    ],
  };
}

export function indicationAnswer(knowledge: Knowledge, product: Product): Draft {
  const lines = linesOf(indicationsFor(product, knowledge.country));
  const base = {
    intent: 'product.indication',
    sources: [catalogueSource(knowledge, product, 'indications')],
    links: [productLink(product, `${product.name}, directions`)],
    productIds: [product.id],
  } as const;
  if (lines.length > 0) {
    return { ...base, parts: [{ kind: 'list', title: `Indications of ${product.name}`, items: lines }] };
  }
  const description = descriptionFor(product, knowledge.country);
  const why =
    knowledge.country === 'roi'
      ? 'Indications are shown for the United Kingdom only.'
      : 'No indication is given in the product data.';
  return { ...base, parts: [textPart(why), ...(description === '' ? [] : [textPart(description)])] };
}

/** "What oils are in it": a word of its own list of ingredients. */
export const isIngredient = ({ medicalIngredients }: Product, words: readonly string[]): boolean => {
  const listed = medicalIngredients.join(' ').toLowerCase();
  return words.some((word) => word.length > 3 && listed.includes(word.replace(/s$/u, '')));
};

export function ingredientsAnswer(knowledge: Knowledge, product: Product): Draft {
  const items = product.medicalIngredients;
  return {
    intent: 'product.ingredients',
    ...(items.length === 0 ? { kind: 'unknown' as const } : {}),
    parts: [
      items.length === 0
        ? textPart(`The ingredients of ${product.name} are not given in the product data.`)
        : { kind: 'list', title: `Ingredients of ${product.name}`, items },
    ],
    sources: [catalogueSource(knowledge, product, 'description')],
    links: [productLink(product, `${product.name}, description`)],
    choices: [{ label: 'Allergens', question: `Allergens in ${product.name}` }],
    productIds: [product.id],
  };
}

export function flavoursAnswer(knowledge: Knowledge, product: Product): Draft {
  const { flavours } = product;
  return {
    intent: 'product.flavours',
    ...(flavours.length === 0 ? { kind: 'unknown' as const } : {}),
    parts: [
      flavours.length === 0
        ? textPart(`The flavours of ${product.name} are not given in the product data.`)
        : { kind: 'list', title: `Flavours of ${product.name}`, items: flavours },
    ],
    sources: [catalogueSource(knowledge, product, 'description')],
    links: [productLink(product, `${product.name}, description`)],
    choices: [{ label: 'Order codes', question: `Order codes of ${product.name}` }],
    productIds: [product.id],
  };
}

export function packAnswer(knowledge: Knowledge, product: Product): Draft {
  const packs = product.packSize === '' ? [] : product.packSize.split(',').map((pack) => pack.trim());
  return {
    intent: 'product.packCase',
    parts: [
      ...(packs.length > 0
        ? [{ kind: 'list' as const, title: `Packs of ${product.name}`, items: packs }]
        : []),
      ...(product.caseSize.length > 0
        ? [{ kind: 'list' as const, title: 'Cases', items: product.caseSize }]
        : []),
      ...(packs.length + product.caseSize.length === 0
        ? [textPart(`The pack sizes of ${product.name} are not given in the product data.`)]
        : []),
    ],
    sources: [catalogueSource(knowledge, product, 'description')],
    links: [productLink(product, `${product.name}, description`)],
    choices: [{ label: 'Order codes', question: `Order codes of ${product.name}` }],
    productIds: [product.id],
  };
}

const IDDSI = /IDDSI[^.]*?level (\d)|level (\d)[^.]*?IDDSI/iu;

export function iddsiAnswer(knowledge: Knowledge, product: Product): Draft {
  const texts = [descriptionFor(product, knowledge.country), product.directionsForUse, product.name];
  const stated = texts.map((text) => IDDSI.exec(text)).find((match) => match !== null);
  const fromName = /\bLevel (\d)\b/u.exec(product.name);
  const level = stated?.[1] ?? stated?.[2] ?? fromName?.[1];
  const isThickener =
    /thicken(?:s|er|ing)/iu.test(descriptionFor(product, knowledge.country)) && level === undefined;
  const sentence = isThickener
    ? `${product.name} is a thickener: the level depends on how much is added. See its directions.`
    : level === undefined
      ? `The product data state no IDDSI level for ${product.name}.`
      : `${product.name} is IDDSI level ${level}. Test at serving temperature.`;
  return {
    intent: 'product.iddsi',
    parts: [textPart(sentence), ...(isThickener ? linesOf(product.directionsForUse).map(textPart) : [])],
    sources: [catalogueSource(knowledge, product, 'description')],
    links: [productLink(product)],
    choices: [{ label: 'IDDSI levels', question: 'What are the IDDSI levels?' }],
    productIds: [product.id],
  };
}

export function dilutionAnswer(knowledge: Knowledge, product: Product): Draft {
  const standard = linesOf(product.directionsForUse).filter((line) =>
    /\b(?:standard|scoops?|sachet|ml)\b/iu.test(line),
  );
  const isPowder = product.categories.includes('powder-and-tablets');
  const sentence = isPowder
    ? 'I do not work out recipes. The standard way is on the label; other concentrations are in the dilution guide and the scoop chart, with dietetic supervision.'
    : `${product.name} is ready to use; the product data give no dilution.`;
  return {
    intent: 'product.dilution',
    parts: [
      ...(isPowder && standard.length > 0
        ? [{ kind: 'list' as const, title: `${product.name}, from its directions`, items: standard }]
        : []),
      textPart(sentence),
    ],
    sources: [catalogueSource(knowledge, product, 'directions')],
    links: [productLink(product, `${product.name}, directions`), PAGES.resources],
    productIds: [product.id],
  };
}

export function completeVolumeAnswer(knowledge: Knowledge, product: Product): Draft {
  const sentence =
    product.nutritionallyComplete === null
      ? `The product data do not say whether ${product.name} is nutritionally complete.`
      : product.nutritionallyComplete
        ? `${product.name} is nutritionally complete. The volume that meets the reference intakes depends on age and sex: the chart of nutritionally complete volumes gives it with the limiting nutrient.`
        : `${product.name} is not a nutritionally complete feed.`;
  return {
    intent: 'product.completeVolume',
    parts: [textPart(sentence)],
    sources: [catalogueSource(knowledge, product, 'description')],
    links: [PAGES.resources, productLink(product)],
    productIds: [product.id],
  };
}

/** A card: what it is, ages, packs, and energy and protein. */
export function infoAnswer(knowledge: Knowledge, product: Product): Draft {
  const ages = statedAges(knowledge, product);
  const description = descriptionFor(product, knowledge.country);
  const values = nutrients(['energyKcal', 'protein']).flatMap((nutrient) =>
    labelValues(knowledge, product, nutrient, 'per-100'),
  );
  return {
    intent: 'product.info',
    parts: [
      textPart(description === '' ? product.name : `${product.name}: ${description}`),
      ...(ages === '' || /for use/iu.test(description) ? [] : [textPart(`For use ${ages}.`)]),
      ...(product.packSize === '' ? [] : [textPart(`Packs: ${product.packSize}.`)]),
      { kind: 'values', values },
    ],
    sources: [catalogueSource(knowledge, product, 'description and nutrition')],
    links: [productLink(product)],
    choices: [
      { label: 'Allergens', question: `Allergens in ${product.name}` },
      { label: 'Order codes', question: `Order codes of ${product.name}` },
      { label: 'Directions', question: `How do I use ${product.name}?` },
    ],
    productIds: [product.id],
  };
}
