import { describe, expect, it } from 'vitest';
import { choicesAtAge, dropdownChoice } from './choices.ts';
import { ENERGY_FIELDS } from './energy-fields.ts';
import type { DropdownField } from './field-definition.ts';

const dropdown = (id: string): DropdownField => {
  const field = ENERGY_FIELDS.find((candidate) => candidate.id === id);
  if (field?.type !== 'dropdown') throw new Error(`${id} is no dropdown`);
  return field;
};
const pal = dropdown('ER_ROI_6M17Y');
const activity = dropdown('ER_ACTIVITY');

describe('PAL options for children in Ireland', () => {
  it.each<[number, string[]]>([
    [5, []],
    [6, ['none']],
    [11, ['none']],
    [12, ['14']],
    [47, ['14']],
    [48, ['14', '16', '18']],
    [119, ['14', '16', '18']],
    [120, ['16', '18', '20']],
    [215, ['16', '18', '20']],
    [216, []],
  ])('[D-11] at %i months: %j', (age, options) => {
    expect(choicesAtAge(pal.choices, age).map((choice) => choice.value)).toEqual(options);
  });

  it.each<[number, string]>([
    [6, 'none'],
    [12, '14'],
    [48, '14'],
    [120, '16'],
  ])('[D-11] [F-02] at %i months the first of the age, %s, counts and is not a choice made', (age, value) => {
    expect(dropdownChoice(pal, { PD_AGE: age })).toEqual({ value, chosen: false });
  });
});

describe('a dropdown with no value', () => {
  const plain: DropdownField = { ...activity, defaultValue: undefined };

  it('[F-02] takes the value entered before any default', () => {
    expect(dropdownChoice(pal, { PD_AGE: 130, ER_ROI_6M17Y: '20' })).toEqual({ value: '20', chosen: true });
  });
  it('[F-02] takes the configured default where no choice has an age range', () => {
    expect(dropdownChoice({ ...plain, defaultValue: 'light' }, {})).toEqual({
      value: 'light',
      chosen: false,
    });
  });
  it('[F-02] takes the first choice otherwise', () => {
    expect(dropdownChoice(plain, {})).toEqual({ value: '', chosen: false });
    expect(dropdownChoice(pal, {})).toEqual({ value: 'none', chosen: false });
  });
  it('[F-02] has nothing to take without choices', () => {
    expect(dropdownChoice({ ...plain, choices: [] }, {})).toBeNull();
  });
});

describe('the activity field', () => {
  it.each<[number, string]>([
    [1, 'in-bed-immobile'],
    [1.1, 'in-bed-or-sitting-out'],
    [1.2, 'limited-mobility'],
    [1.25, 'sedentary'],
    [1.4, 'light'],
    [1.6, 'moderate'],
    [1.7, 'heavy'],
    [1.9, 'heavy'],
  ])('[D-13] a factor of %d, on an edge, is of the higher band %s', (factor, band) => {
    expect(dropdownChoice(activity, { ER_PAL_DIT_CATEGORY: factor })).toEqual({ value: band, chosen: true });
  });

  it('[D-13] a band enters its lower edge, and "not chosen" takes the factor away', () => {
    expect(activity.write('light')).toEqual({ ER_PAL_DIT_CATEGORY: 1.4 });
    expect(activity.write('')).toEqual({ ER_PAL_DIT_CATEGORY: undefined });
  });
});
