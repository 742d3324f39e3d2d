import { ONE_PERSON } from '../../vocabulary/person-words.ts';
import { packNounOfBasis, type Query } from '../../message/query.ts';
import { isPartOfAPack } from '../figures/amounts.ts';
import { type ProductQuestion, withoutEmptyParts } from '../draft.ts';
import { formatExact } from '../figures/values.ts';

// Powder in scoops, and made up at the strength of its label. Nothing else is calculated, and nothing for a patient.

/** "How many scoops in a tin": about the powder alone. */
export const asksForScoops = ({ text }: Query): boolean =>
  /\b(?:how many|number of|no of) (?:level )?scoops\b|\bscoops (?:(?:are|is) )?(?:there )?(?:in|does|to) (?:an?|the|one|each|\d)/u.test(
    text,
  );

/** A pack or an amount of powder in scoops: its grams divided by the grams of a scoop. */
export function scoopsIn({ knowledge, product, query }: ProductQuestion): string[] {
  const { units, name } = product;
  const scoop = units.find(({ kind }) => kind === 'scoop');
  const [asked, other] = query.amounts;
  const noun = asked?.kind === 'packs' ? asked.noun : (packNounOfBasis(query.basis) ?? 'scoop');
  const count = asked?.kind === 'packs' ? asked.count : 1;
  if (scoop === undefined || other !== undefined || product.basis !== 'g') return [];
  const amounts =
    asked?.kind === 'measure'
      ? asked.unit === 'g'
        ? [asked.amount]
        : []
      : noun === 'scoop'
        ? []
        : units
            .filter(({ kind }) => kind === noun || (noun === 'pack' && !isPartOfAPack(kind)))
            .map(({ amount }) => amount * count);
  return amounts.map(
    (amount) =>
      `${formatExact(knowledge, amount)}\u00a0g of ${name} is ${knowledge.formatNumber(amount / scoop.amount, 0)} level scoops of ${formatExact(knowledge, scoop.amount)}\u00a0g, to the nearest scoop.`,
  );
}

const OTHER_STRENGTH =
  /%|\b(?:percent|kcals?|calories|cals?|double|triple|extra|stronger|weaker|thicker|thinner|concentrat\w*|dilut\w+ (?:more|less|further)|fortif\w*|high(?:er)? (?:energy|strength)|(?:half|quarter|full|different|other) strength|instead of)\b/u;
/** "Usual mix, scoops and water": the recipe of the label. */
const STANDARD_MIX = /\b(?:normal|usual|standard) (?:mix|strength|dilution|recipe)\b.*\bscoops\b/u;
const NAMES_THE_LIQUID = /\d mls? (?:of )?(?:\w+ ){0,2}?(?:water|milk)\b/u;

/** Whether the message asks for more than the label's standard recipe: an amount, or another strength. */
export const asksForARecipe = ({ text, amounts }: Query): boolean =>
  amounts.length > 0 || OTHER_STRENGTH.test(text);

/** The powder, scoops and water for an amount of feed, scoops or grams, at the strength of the label. */
export function madeUpFor({ knowledge, product, query }: ProductQuestion): string[] {
  const { dilution, dilutionScoops, scoopGrams, name } = product;
  const [asked, other] = query.amounts;
  // A figure for the label's strength would be wrong for any other strength.
  if (query.unreadAmounts.length > 0 || OTHER_STRENGTH.test(query.text) || other !== undefined) return [];
  // How much to make up for a patient is a decision of the people who care for them.
  if (
    query.criteria.some(({ kind }) => kind !== 'form') ||
    query.text.split(' ').some((word) => ONE_PERSON.has(word))
  )
    return [];
  if (dilution?.madeUpMl == null || dilution.powderGrams === null) return [];
  const { powderGrams, madeUpMl, liquidMl, liquid } = dilution;
  // "90 ml of water" is what goes in, not the volume made.
  const asksByLiquid = asked?.kind === 'measure' && asked.unit === 'ml' && NAMES_THE_LIQUID.test(query.text);
  if (asksByLiquid && liquidMl === null) return [];
  const perScoop = dilutionScoops === null ? scoopGrams : powderGrams / dilutionScoops;
  const grams =
    asked?.kind === 'measure'
      ? asked.unit === 'g'
        ? asked.amount
        : (asked.amount / ((asksByLiquid ? liquidMl : null) ?? madeUpMl)) * powderGrams
      : asked?.noun === 'scoop' && perScoop !== null
        ? asked.count * perScoop
        : asked === undefined && STANDARD_MIX.test(query.text)
          ? powderGrams
          : undefined;
  if (grams === undefined) return [];
  const times = grams / powderGrams;
  const rounded = (value: number) => formatExact(knowledge, Number(value.toFixed(1)));
  const scoops = perScoop === null ? 0 : grams / perScoop;
  const wholeScoops = Math.round(scoops);
  const isWhole = Math.abs(scoops - wholeScoops) * 1000 < scoops;
  const scoopsText =
    perScoop === null || scoopGrams === null
      ? ''
      : ` (${isWhole ? wholeScoops : rounded(scoops)} level scoops of ${formatExact(knowledge, scoopGrams)}\u00a0g)`;
  const madeUpText = `${rounded(madeUpMl * times)}\u00a0ml of ${name} at the standard strength of its label`;
  const water = liquidMl === null ? '' : `${rounded(liquidMl * times)}\u00a0ml of ${liquid}`;
  const powder = `${rounded(grams)}\u00a0g of powder${scoopsText}`;
  return withoutEmptyParts(
    asksByLiquid
      ? `About ${water} with ${powder} makes about ${madeUpText}.`
      : `${madeUpText}: ${powder}${water === '' ? `, made up to that volume with ${liquid}` : ` and about ${water}`}.`,
    // Rounding the scoops with the same water would change the strength.
    scoopsText !== '' &&
      !isWhole &&
      `That is not a whole number of scoops: weigh the powder${wholeScoops === 0 || perScoop === null ? '' : `, or make ${rounded((wholeScoops * perScoop * madeUpMl) / powderGrams)}\u00a0ml with ${wholeScoops} of them`}.`,
  ).filter((part) => typeof part === 'string');
}
