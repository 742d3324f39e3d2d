import type { RangeEnd } from '@dietetic/clinical';
import type { Condition, RadioListField } from './field-definition.ts';

/** Which end of a range is planned to. Both are always shown: they stand in the choice between them (decision 006). */
export const rangeEnd = (
  id: 'ER_CALORIC_TOGGLE' | 'PC_PENG_TOGGLE',
  of: 'energy' | 'protein',
  texts: 'energy.toggle' | 'energy.feeding' | 'protein.toggle',
  usual: RangeEnd,
  visibleWhen: Condition,
): RadioListField => ({
  id,
  type: 'radio-list',
  title: `${texts}.title`,
  figure: ({ assessment }, end) => {
    const value = end === 'min' ? assessment[of].low : assessment[of].high;
    return value === null ? null : { kind: of, value };
  },
  defaultValue: () => usual,
  items: [
    { value: 'min', title: `${texts}.minimum` },
    { value: 'max', title: `${texts}.maximum` },
  ],
  visibleWhen,
});
