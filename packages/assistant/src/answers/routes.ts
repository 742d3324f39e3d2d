import { listed } from '../language/phrases.ts';
import { type Asked, linesOf } from './draft.ts';

/** "By tube as well as by mouth": which of them the product data name. */
export function routesOf({
  product: { name, categories, directionsForUse },
  query: { text },
}: Asked): string[] {
  const forms = [
    ...(categories.includes('tube-feed') ? ['a tube feed'] : []),
    ...(categories.includes('oral-nutritional-supplement') ? ['an oral nutritional supplement'] : []),
  ];
  if (!ROUTE.test(text) || forms.length === 0) return [];
  const lines = linesOf(directionsForUse).filter((line) => /\bby mouth\b|\btube\b/u.test(line));
  const label = lines.length === 0 ? '' : ` The label says: “${lines.join(' ')}”`;
  const isNoTubeFeed =
    new RegExp(String.raw`\b${TUBE}\b`, 'u').test(text) && !categories.includes('tube-feed');
  return [
    `The product data list ${name} as ${listed(forms)}${isNoTubeFeed ? ', not as a tube feed' : ''}.${label}`,
  ];
}
const BY_MOUTH = String.raw`(?:oral|orally|by mouth|sipp?(?:ed|ing)?|drinks?|drunk)`;
const TUBE = '(?:tube|ngt?|njt?|peg|rig|jej|gastrostomy|nasogastric tube)';
const ROUTE = new RegExp(
  String.raw`\broutes?\b|\b${BY_MOUTH}\b.*\b${TUBE}\b|\b${TUBE}\b.*\b${BY_MOUTH}\b|\b(?:by mouth|orally)\b|\b(?:down|through|via|by|into) (?:an? |the )?(?:feeding )?${TUBE}\b`,
  'u',
);
