// npm run bench:search: our product search compared with plain Fuse (threshold 0.4) on the same names, in the same
// run.
import { createProductSearch, type Product } from '@dietetic/catalogue';
import { demonstrationProducts } from '@dietetic/demonstration-data';
import Fuse from 'fuse.js';
import { medianMs, ms, printTable, ratio } from './table.ts';

/** What people type, key by key, including deletions. */
const TYPED = [
  'tarnvane energy',
  'orrimel pku 15',
  'wrenfold',
  'dalsip',
  'energy fibre',
  'nephrane',
  'glymara',
  'zzzz',
];
const keystrokes = TYPED.flatMap((text) => [
  ...Array.from({ length: text.length }, (_, index) => text.slice(0, index + 1)),
  text.slice(0, -1),
  text.slice(0, -2),
]).filter((query) => query.trim().length >= 2);

const RUNS = 5;
const rows = [500, 5000, 20_000].map((count) => {
  const products = many(demonstrationProducts(), count);
  const fuse = new Fuse(products, { keys: ['name'], threshold: 0.4, minMatchCharLength: 2 });
  const plain = medianMs(RUNS, () => keystrokes.forEach((query) => fuse.search(query))) / keystrokes.length;
  const ours =
    medianMs(RUNS, () => {
      // A new engine each time, without a cache from the run before.
      const search = createProductSearch(products);
      keystrokes.forEach((query) => search.search(query));
    }) / keystrokes.length;
  const prepare = medianMs(RUNS, () => createProductSearch(products).search('zz'));
  return [String(count), ms(plain), ms(ours), ratio(ours, plain), ms(prepare)];
});
printTable(
  `Product search, ms a keystroke, median of ${RUNS} over ${keystrokes.length} keystrokes (goal: at most 1.1x, then 0.25x)`,
  ['names', 'Fuse 0.4', 'ours', 'ratio', 'first search'],
  rows,
);

/** The range repeated under varied names, as a provider with that many products would have. */
function many(range: readonly Product[], count: number): Product[] {
  return Array.from({ length: count }, (_, index) => {
    const product = range[index % range.length]!;
    const round = Math.floor(index / range.length);
    return round === 0
      ? product
      : { ...product, id: `${product.id}-${round}`, name: `${product.name} ${round}` };
  });
}
