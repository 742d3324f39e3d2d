import { describe, expect, it } from 'vitest';
import { queryOf } from '../test-support/demonstration-reading.ts';
import type { Criterion } from './query.ts';
import { told } from '../test-support/dialogue.ts';

/** "-Milk", "+vegan": excluded and required criteria, besides the type of product. */
const signs = ({ criteria }: { criteria: readonly Criterion[] }): string[] =>
  criteria
    .flatMap(({ alternatives = [], ...first }): Criterion[] => [first as Criterion, ...alternatives])
    .flatMap((each) =>
      'value' in each && each.kind !== 'form' ? [`${each.isRequired ? '+' : '-'}${each.value}`] : [],
    );

describe('[J-10] one "no" applies to all that is named after it', () => {
  it.each([
    ['drinks with no beef, pork or egg', ['-beef', '-pork', '-Eggs']],
    ['sips without fish milk or egg', ['-Fish', '-Milk', '-Eggs']],
    ['products not kosher, vegan or halal', ['-kosher', '-vegan', '-halal']],
    ['feeds without egg, fibre and soya', ['-Eggs', '-fibre', '-Soya']],
    ['sips neither GMS nor ACBS listed', ['-gms', '-acbs']],
    ['sips that are not GMS/ACBS listed', ['-gms', '-acbs']],
    ['kosher powders but without milk or gelatin', ['+kosher', '-Milk', '-gelatin']],
    ['sips not in a pouch or a carton', ['-pouch', '-carton']],
    ['sips in a pouch or a bottle', ['+pouch', '+bottle']],
    ['fish and egg free drinks', ['-Fish', '-Eggs']],
    ['egg, fish and fibre free sips', ['-Eggs', '-Fish', '-fibre']],
    ['sips free from fish or egg', ['-Fish', '-Eggs']],
    ['egg, soya and fish allergy drinks', ['-Eggs', '-Soya', '-Fish']],
    ['drinks for a fish and egg intolerance', ['-Fish', '-Eggs']],
    ['drinks for a baby who reacted to soya and egg', ['-Soya', '-Eggs']],
  ])('%s', (question, meant) => {
    expect(signs(queryOf(question))).toEqual(meant);
  });

  it.each([
    ['no egg, vegan sips', ['-Eggs', '+vegan']],
    ['sips with no fibre, milk based', ['-fibre', '+Milk']],
    ['no egg and fibre feeds', ['-Eggs', '+fibre']],
    ['feeds without egg and with fibre', ['-Eggs', '+fibre']],
    ['sips with milk but not fish or egg', ['+Milk', '-Fish', '-Eggs']],
  ])('and to nothing else: %s', (question, meant) => {
    expect(signs(queryOf(question))).toEqual(meant);
  });
});

describe('[J-10] an allergy in the background is respected', () => {
  it.each([
    [
      'any sips with no fish? she has a soya allergy',
      /not marked as containing fish, not marked as containing soya/u,
    ],
    ['which sips contain fish? pt is allergic to fish', /fits?: marked as containing fish/u],
    ['which milks are free of soya? infant with cmpa', /^1 infant formula fits/u],
    ['does Dalesip Milk contain fish. she must avoid fish and soya', /Soya: marked as present/u],
  ])('%s', (question, meant) => expect(told(question)).toMatch(meant));

  it('gives one mark only once', () => {
    const text = told('a lady asks if Dalesip Plant contains egg. she cant have egg');
    expect(text.match(/Eggs:/gu)).toHaveLength(1);
    expect(told('does Dalesip Milk contain soya. she must not have soya or fish')).not.toMatch(
      /Yes\..*\n?.*Yes\./u,
    );
  });
});
