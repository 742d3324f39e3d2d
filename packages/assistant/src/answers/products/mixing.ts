import { ONE_PERSON } from '../../vocabulary/person-words.ts';
import { packOfBasis, type Query } from '../../message/query.ts';
import { isPartOfAPack } from '../figures/amounts.ts';
import { type Asked, said } from '../draft.ts';
import { show } from '../figures/values.ts';

// Powder by its scoops, and made up at the strength of its label: nothing else is worked out of it, and nothing for somebody.

/** "How many scoops in a tin", of the powder alone. */
export const asksForScoops = ({ text }: Query): boolean =>
  /\b(?:how many|number of|no of) (?:level )?scoops\b|\bscoops (?:(?:are|is) )?(?:there )?(?:in|does|to) (?:an?|the|one|each|\d)/u.test(
    text,
  );

/** A tin, so many grams or a part of a pack in scoops: g by the g of a scoop. */
export function scoopsIn({ knowledge, product, query }: Asked): string[] {
  const { units, name } = product;
  const scoop = units.find(({ kind }) => kind === 'scoop');
  const [asked, other] = query.amounts;
  const noun = asked?.kind === 'packs' ? asked.noun : (packOfBasis(query.basis) ?? 'scoop');
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
      `${show(knowledge, amount)}\u00a0g of ${name} is ${knowledge.formatNumber(amount / scoop.amount, 0)} level scoops of ${show(knowledge, scoop.amount)}\u00a0g, to the nearest scoop.`,
  );
}

const OTHER_STRENGTH =
  /%|\b(?:percent|kcals?|calories|cals?|double|triple|extra|stronger|weaker|thicker|thinner|concentrat\w*|dilut\w+ (?:more|less|further)|fortif\w*|high(?:er)? (?:energy|strength)|(?:half|quarter|full|different|other) strength|instead of)\b/u;
/** "Usual mix, scoops and water": as much as its label says. */
const ITS_MIX = /\b(?:normal|usual|standard) (?:mix|strength|dilution|recipe)\b.*\bscoops\b/u;
const OF_LIQUID = /\d mls? (?:of )?(?:\w+ ){0,2}?(?:water|milk)\b/u;

/** More than the standard way of the label is asked for: an amount, or another strength. */
export const asksForARecipe = ({ text, amounts }: Query): boolean =>
  amounts.length > 0 || OTHER_STRENGTH.test(text);

/** So much feed, or so many scoops or grams, at the strength of the label: powder, scoops of that tin and water together. */
export function madeUpFor({ knowledge, product, query }: Asked): string[] {
  const { dilution, dilutionScoops, scoopGrams, name } = product;
  const [asked, other] = query.amounts;
  // A figure of the label's strength would be a wrong one for any other.
  if (query.unread.length > 0 || OTHER_STRENGTH.test(query.text) || other !== undefined) return [];
  // How much is made up for somebody is theirs to say who care for them.
  if (query.criteria.length > 0 || query.text.split(' ').some((word) => ONE_PERSON.has(word))) return [];
  if (dilution?.madeUpMl == null || dilution.powderGrams === null) return [];
  const { powderGrams, madeUpMl, liquidMl, liquid } = dilution;
  // "90 ml of water" is what goes in, and not what is made.
  const isOfLiquid = asked?.kind === 'measure' && asked.unit === 'ml' && OF_LIQUID.test(query.text);
  if (isOfLiquid && liquidMl === null) return [];
  const perScoop = dilutionScoops === null ? scoopGrams : powderGrams / dilutionScoops;
  const grams =
    asked?.kind === 'measure'
      ? asked.unit === 'g'
        ? asked.amount
        : (asked.amount / ((isOfLiquid ? liquidMl : null) ?? madeUpMl)) * powderGrams
      : asked?.noun === 'scoop' && perScoop !== null
        ? asked.count * perScoop
        : asked === undefined && ITS_MIX.test(query.text)
          ? powderGrams
          : undefined;
  if (grams === undefined) return [];
  const times = grams / powderGrams;
  const told = (value: number) => show(knowledge, Number(value.toFixed(1)));
  const scoops = perScoop === null ? 0 : grams / perScoop;
  const whole = Math.round(scoops);
  const isWhole = Math.abs(scoops - whole) * 1000 < scoops;
  const inScoops =
    perScoop === null || scoopGrams === null
      ? ''
      : ` (${isWhole ? whole : told(scoops)} level scoops of ${show(knowledge, scoopGrams)}\u00a0g)`;
  const made = `${told(madeUpMl * times)}\u00a0ml of ${name} at the standard strength of its label`;
  const water = liquidMl === null ? '' : `${told(liquidMl * times)}\u00a0ml of ${liquid}`;
  const powder = `${told(grams)}\u00a0g of powder${inScoops}`;
  return said(
    isOfLiquid
      ? `About ${water} with ${powder} makes about ${made}.`
      : `${made}: ${powder}${water === '' ? `, made up to that volume with ${liquid}` : ` and about ${water}`}.`,
    // So many whole scoops in the same water would be another strength.
    inScoops !== '' &&
      !isWhole &&
      `That is not a whole number of scoops: weigh the powder${whole === 0 || perScoop === null ? '' : `, or make ${told((whole * perScoop * madeUpMl) / powderGrams)}\u00a0ml with ${whole} of them`}.`,
  ).filter((part) => typeof part === 'string');
}
