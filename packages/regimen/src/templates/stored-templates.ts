import { GIVEN_UNITS, type GivenAmount, isRecord } from '@dietetic/catalogue';
import { encodeBase64Url, decodeBase64Url } from './base64-url.ts';
import { parseFeedPlan, serialiseFeedPlan } from '../plan/feed-plan/parse-feed-plan.ts';
import { parseRecipe, serialiseRecipe } from '../plan/recipe/parse-recipe.ts';
import { tryParseJson } from '../state/parse-json.ts';
import { MAX_DAILY_AMOUNT, MAX_PRODUCTS, VOLUME_UNITS } from '../state/values.ts';
import type { RegimenTemplate, TemplateProduct } from './template.ts';

/** Raised whenever the shape below changes. */
const TEMPLATE_VERSION = 1;
/** The name of the parameter in the part of an address that browsers do not send. */
const FRAGMENT_KEY = 'template';

export const MAX_TEMPLATE_NAME_LENGTH = 60;
const LONGEST_PRODUCT_NAME = 120;
const LONGEST_ID = 120;
/** Longer than forty products can make it: not ours, and not worth reading. */
const LONGEST_FRAGMENT = 20_000;

/** What was read. Entries that cannot be read are counted, so that the screen can say so. */
export type ParsedTemplate = { template: RegimenTemplate; unreadable: number };

export type TemplateLink =
  | { kind: 'none' }
  | { kind: 'unreadable' }
  /** Made by a later version of the app. */
  | { kind: 'newer' }
  | ({ kind: 'template' } & ParsedTemplate);

/** "template=…" for the fragment of an address: what is in it never reaches a server. */
export function templateFragment(template: RegimenTemplate): string {
  const { name, products, feedPlan, recipe } = template;
  const data = {
    v: TEMPLATE_VERSION,
    n: name,
    p: products.map(({ id, name: product, volume, volumeUnit, given }) => [
      id,
      product,
      volume,
      volumeUnit,
      ...(given === undefined ? [] : [given]),
    ]),
    f: feedPlan && serialiseFeedPlan(feedPlan),
    r: recipe && serialiseRecipe(recipe),
  };
  return `${FRAGMENT_KEY}=${encodeBase64Url(JSON.stringify(data))}`;
}

/** Reads the fragment of an address, with or without its "#". */
export function parseTemplateFragment(fragment: string): TemplateLink {
  if (fragment.length > LONGEST_FRAGMENT) return { kind: 'unreadable' };
  const part = fragment
    .replace(/^#/, '')
    .split('&')
    .find((one) => one.startsWith(`${FRAGMENT_KEY}=`));
  if (part === undefined) return { kind: 'none' };
  const data = tryParseJson(decodeBase64Url(part.slice(FRAGMENT_KEY.length + 1)) ?? '');
  if (!isRecord(data) || typeof data.v !== 'number') return { kind: 'unreadable' };
  if (data.v > TEMPLATE_VERSION) return { kind: 'newer' };
  const read = readTemplate(data.n, data.p, data.f, data.r);
  return read === null ? { kind: 'unreadable' } : { kind: 'template', ...read };
}

export function serialiseTemplates(templates: readonly RegimenTemplate[]): string {
  const written = templates.map(({ feedPlan, recipe, ...template }) => ({
    ...template,
    feedPlan: feedPlan && serialiseFeedPlan(feedPlan),
    recipe: recipe && serialiseRecipe(recipe),
  }));
  return JSON.stringify({ version: TEMPLATE_VERSION, templates: written });
}

/** Null for what this version did not write; a template or product in it that cannot be read is left out. */
export function parseTemplates(text: string): RegimenTemplate[] | null {
  const stored = tryParseJson(text);
  if (!isRecord(stored) || stored.version !== TEMPLATE_VERSION || !Array.isArray(stored.templates))
    return null;
  return stored.templates.flatMap((one: unknown) => {
    if (!isRecord(one) || !Array.isArray(one.products)) return [];
    const products = one.products.map((product: unknown) =>
      isRecord(product) ? [product.id, product.name, product.volume, product.volumeUnit, product.given] : [],
    );
    const read = readTemplate(one.name, products, one.feedPlan, one.recipe);
    return read === null ? [] : [read.template];
  });
}

/** A plan or recipe that cannot be read counts as an entry that cannot be. */
function readTemplate(
  name: unknown,
  entries: unknown,
  planGiven: unknown,
  recipeGiven: unknown,
): ParsedTemplate | null {
  const title = cleanText(name, MAX_TEMPLATE_NAME_LENGTH);
  if (title === null || !Array.isArray(entries)) return null;
  const read = entries.slice(0, MAX_PRODUCTS).map(readProduct);
  const products = read.filter((one) => one !== null);
  if (products.length === 0) return null;
  const feedPlan = planGiven === undefined ? null : parseFeedPlan(planGiven).plan;
  const recipe = recipeGiven === undefined ? null : parseRecipe(recipeGiven).recipe;
  const lost = [planGiven !== undefined && feedPlan === null, recipeGiven !== undefined && recipe === null];
  return {
    template: {
      name: title,
      products,
      feedPlan: feedPlan ?? undefined,
      recipe: recipe ?? undefined,
    },
    unreadable: entries.length - products.length + lost.filter(Boolean).length,
  };
}

function readProduct(entry: unknown): TemplateProduct | null {
  if (!Array.isArray(entry)) return null;
  const [id, name, volume, volumeUnit, given] = entry as readonly unknown[];
  const product = { id: cleanText(id, LONGEST_ID), name: cleanText(name, LONGEST_PRODUCT_NAME) };
  if (product.id === null || product.name === null) return null;
  if (typeof volume !== 'number' || !(volume > 0) || volume > MAX_DAILY_AMOUNT) return null;
  const unit = VOLUME_UNITS.find((known) => known === volumeUnit);
  if (unit === undefined) return null;
  return {
    id: product.id,
    name: product.name,
    volume,
    volumeUnit: unit,
    given: readGiven(given) ?? undefined,
  };
}

/** Null where there is none or it cannot be read: the ml or g beside it stand. */
function readGiven(value: unknown): GivenAmount | null {
  if (!isRecord(value)) return null;
  const { amount, packSize } = value;
  const unit = GIVEN_UNITS.find((known) => known === value.unit);
  if (unit === undefined || !isSize(amount)) return null;
  if (packSize === undefined) return { amount, unit };
  return isSize(packSize) ? { amount, unit, packSize } : null;
}

const isSize = (value: unknown): value is number =>
  typeof value === 'number' && value > 0 && value <= MAX_DAILY_AMOUNT;

/** One line of readable text: a link is written by anyone, and its words are shown. */
function cleanText(value: unknown, longest: number): string | null {
  if (typeof value !== 'string') return null;
  const text = value.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim();
  return text === '' || text.length > longest ? null : text;
}
