import { demonstrationProducts } from '@dietetic/demonstration-data';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { EffectTable } from './effect-table.tsx';

const [product] = demonstrationProducts();

it('[G-01] before an amount is typed nothing stands for a figure but words', () => {
  if (product === undefined) throw new Error('No product');
  const drawn = (amount: number | null) =>
    renderToStaticMarkup(
      <EffectTable
        product={product}
        amount={amount}
        others={[]}
        needs={{ energy: null, protein: null, fluid: null }}
      />,
    );
  expect(drawn(null).match(/no amount yet/g)).toHaveLength(3);
  expect(drawn(null)).not.toContain('–');
  expect(drawn(500)).not.toContain('no amount yet');
});
