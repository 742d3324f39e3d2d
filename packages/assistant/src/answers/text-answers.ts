import { descriptionFor, indicationsFor, type Product } from '@dietetic/catalogue';
import type { Intent } from './answer.ts';
import {
  askForAllergens,
  askNext,
  type Draft,
  type Knowledge,
  linesOf,
  listPart,
  ofProduct,
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
  const base = { intent, ...ofProduct(knowledge, product, 'directions', 'directions') };
  const heading = `${title} of ${product.name}`;
  return lines.length === 0
    ? {
        ...base,
        kind: 'unknown',
        parts: [textPart(`${heading}: not given in the product data.`)],
        links: [...base.links, PAGES.contact],
      }
    : { ...base, parts: [listPart(heading, lines)] };
}

export const directionsAnswer = (knowledge: Knowledge, product: Product): Draft =>
  ownText(knowledge, product, 'product.directions', 'Directions for use', 'directionsForUse');

export const storageAnswer = (knowledge: Knowledge, product: Product): Draft => ({
  ...ownText(knowledge, product, 'product.storage', 'Storage', 'storage'),
  choices: [askNext('Shelf life', product)],
});

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
  return {
    ...draft,
    parts: [...(draft.parts ?? []), ...listIfAny('Precautions', linesOf(product.precautions))],
  };
}

const listIfAny = (title: string, items: string[]) => (items.length > 0 ? [listPart(title, items)] : []);

export function indicationAnswer(knowledge: Knowledge, product: Product): Draft {
  const lines = linesOf(indicationsFor(product, knowledge.country));
  const description = descriptionFor(product, knowledge.country);
  const why =
    knowledge.country === 'roi'
      ? 'Indications are shown for the United Kingdom only.'
      : 'No indication is given in the product data.';
  return {
    intent: 'product.indication',
    ...ofProduct(knowledge, product, 'indications', 'directions'),
    parts:
      lines.length > 0
        ? [listPart(`Indications of ${product.name}`, lines)]
        : [why, description].filter((text) => text !== '').map(textPart),
  };
}

/** "What oils are in it": a word of its own list of ingredients. */
export const isIngredient = ({ medicalIngredients }: Product, words: readonly string[]): boolean => {
  const listed = medicalIngredients.join(' ').toLowerCase();
  return words.some((word) => word.length > 3 && listed.includes(word.replace(/s$/u, '')));
};

/** A list of the description, or that it is not given. */
function ownList(
  knowledge: Knowledge,
  product: Product,
  intent: Intent,
  title: string,
  items: string[],
): Draft {
  const base = { intent, ...ofProduct(knowledge, product, 'description', 'description') };
  return items.length === 0
    ? {
        ...base,
        kind: 'unknown',
        parts: [textPart(`The ${title.toLowerCase()} of ${product.name} are not given in the product data.`)],
      }
    : { ...base, parts: [listPart(`${title} of ${product.name}`, items)] };
}

export const ingredientsAnswer = (knowledge: Knowledge, product: Product): Draft => ({
  ...ownList(knowledge, product, 'product.ingredients', 'Ingredients', product.medicalIngredients),
  choices: [askForAllergens(product)],
});

export const flavoursAnswer = (knowledge: Knowledge, product: Product): Draft => ({
  ...ownList(knowledge, product, 'product.flavours', 'Flavours', product.flavours),
  choices: [askNext('Order codes', product)],
});

export function packAnswer(knowledge: Knowledge, product: Product): Draft {
  const packs = product.packSize === '' ? [] : product.packSize.split(',').map((pack) => pack.trim());
  const lists = [...listIfAny(`Packs of ${product.name}`, packs), ...listIfAny('Cases', product.caseSize)];
  return {
    intent: 'product.packCase',
    ...ofProduct(knowledge, product, 'description', 'description'),
    parts:
      lists.length > 0
        ? lists
        : [textPart(`The pack sizes of ${product.name} are not given in the product data.`)],
    choices: [askNext('Order codes', product)],
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
    ...ofProduct(knowledge, product, 'description'),
    choices: [{ label: 'IDDSI levels', question: 'What are the IDDSI levels?' }],
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
      ...listIfAny(`${product.name}, from its directions`, isPowder ? standard : []),
      textPart(sentence),
    ],
    ...ofProduct(knowledge, product, 'directions'),
    links: [productLink(product, 'directions'), PAGES.resources],
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
    ...ofProduct(knowledge, product, 'description'),
    links: [PAGES.resources, productLink(product)],
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
    ...ofProduct(knowledge, product, 'description and nutrition'),
    choices: [
      askForAllergens(product),
      askNext('Order codes', product),
      { label: 'Directions', question: `How do I use ${product.name}?` },
    ],
  };
}
