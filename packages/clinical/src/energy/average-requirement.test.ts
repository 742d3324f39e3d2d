import { describe, expect, it } from 'vitest';
import { months } from '../quantities/units.ts';
import { averageEnergyRequirementKcal } from './average-requirement.ts';

describe('[K-05] the average energy requirement for age', () => {
  it.each([
    ['uk', 'male', 0, 574, 'sacn-2011'],
    ['uk', 'female', 11, 646, 'sacn-2011'],
    ['uk', 'female', 12, 717, 'sacn-2011'],
    ['uk', 'male', 215, 3083, 'sacn-2011'],
    ['uk', 'female', 1451, 1840, 'sacn-2011'],
    // EFSA starts at 6 months
    ['roi', 'male', 5, 622, 'sacn-2011'],
    ['roi', 'male', 6, 598, 'efsa-2013-energy'],
    // One level is printed up to the fourth birthday, then the middle one of three
    ['roi', 'female', 47, 1096, 'efsa-2013-energy'],
    ['roi', 'female', 48, 1335, 'efsa-2013-energy'],
    ['roi', 'male', 119, 1925, 'efsa-2013-energy'],
    ['roi', 'male', 120, 2174, 'efsa-2013-energy'],
    ['roi', 'male', 215, 3307, 'efsa-2013-energy'],
    ['roi', 'male', 216, 3155, 'sacn-2011'],
  ] as const)('%s, %s, %d months: %d kcal', (country, sex, age, kcal, source) => {
    const found = averageEnergyRequirementKcal(country, sex, months(age));
    expect(found.kcalPerDay).toBe(kcal);
    expect(found.source.id).toBe(source);
  });

  it('says its band', () => {
    expect(averageEnergyRequirementKcal('roi', 'female', months(50)).band).toBe('female, 4 to under 5 years');
  });
});
