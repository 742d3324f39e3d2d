import { type MineralId, NUTRIENTS, type VitaminId } from '@dietetic/catalogue';
import { MICRONUTRIENTS, type MicronutrientId } from '@dietetic/clinical';
import { expect, expectTypeOf, it } from 'vitest';

it('[K-10] every vitamin and mineral a product can state has its row of reference intakes and upper levels, and no other', () => {
  // Held by the compiler: a new nutrient on one side alone does not compile.
  expectTypeOf<MineralId | VitaminId | 'choline'>().toEqualTypeOf<MicronutrientId>();
  const stated = NUTRIENTS.filter(({ group }) => group === 'minerals' || group === 'vitamins');
  expect(Object.keys(MICRONUTRIENTS).toSorted()).toEqual(
    [...stated.map(({ id }) => id), 'choline'].toSorted(),
  );
});
