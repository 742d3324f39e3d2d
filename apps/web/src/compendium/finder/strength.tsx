import type { ProductFacts } from '@dietetic/catalogue';
import { finderWords } from '@dietetic/content';
import { NotStated } from '#ui/quantity/quantity.tsx';
import { LabelAmount } from '../facts/label-amount.tsx';
import { ROW_UNITS } from './row-amount.tsx';

type Props = { facts: Pick<ProductFacts, 'energyKcal' | 'protein' | 'basis'> };

/** "150 kcal 6.2 g protein", "150 kcal · protein not stated": what is not stated is named as such. */
export function Strength({ facts: { energyKcal, protein, basis } }: Props) {
  // What is drunk is per 100 ml, as the list says above; a powder is not.
  const inEach = basis === 'ml' ? '' : finderWords.inEach100(basis);
  const energy = <LabelAmount amount={energyKcal} unit={ROW_UNITS[0]} />;
  const ofProtein = (
    <>
      <LabelAmount amount={protein} unit={ROW_UNITS[1]} /> {finderWords.protein}
      {inEach}
    </>
  );
  if (energyKcal.kind !== 'not-stated' && protein.kind !== 'not-stated')
    return (
      <>
        {energy} {ofProtein}
      </>
    );
  if (protein.kind !== 'not-stated')
    return (
      <>
        <NotStated>{finderWords.energyNotStated}</NotStated> · {ofProtein}
      </>
    );
  if (energyKcal.kind === 'not-stated') return <NotStated>{finderWords.neitherStated}</NotStated>;
  return (
    <>
      {energy}
      {inEach} · <NotStated>{finderWords.proteinNotStated}</NotStated>
    </>
  );
}
