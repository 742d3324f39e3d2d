import type { ProductFacts } from '@dietetic/catalogue';
import { finderWords } from '@dietetic/content';
import { NotStated } from '#ui/quantity/quantity.tsx';
import { LabelAmount } from '../facts/label-amount.tsx';
import { ROW_UNITS } from './row-amount.tsx';

type Props = { facts: Pick<ProductFacts, 'energyKcal' | 'protein' | 'basis'> };

/** "150 kcal 6.2 g protein", "150 kcal · protein not stated": what is not stated is named as such. */
export function Strength({ facts: { energyKcal, protein, basis } }: Props) {
  const hasEnergy = energyKcal.kind !== 'not-stated';
  const hasProtein = protein.kind !== 'not-stated';
  const silent = [hasEnergy ? '' : finderWords.energy, hasProtein ? '' : finderWords.protein].filter(Boolean);
  return (
    <>
      {hasEnergy && <LabelAmount amount={energyKcal} unit={ROW_UNITS[0]} />}
      {hasProtein && (
        <>
          {' '}
          <LabelAmount amount={protein} unit={ROW_UNITS[1]} /> {finderWords.protein}
        </>
      )}
      {/* What is drunk is per 100 ml, as the list says above; a powder is not. */}
      {silent.length < 2 && basis === 'g' && finderWords.inEach100(basis)}
      {silent.length === 1 && ' · '}
      {silent.length > 0 && <NotStated>{finderWords.notStated(silent.join(finderWords.and))}</NotStated>}
    </>
  );
}
