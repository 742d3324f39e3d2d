import {
  ageText,
  bmiIsShown,
  calendarDateWords,
  formatNumber,
  formatQuantity,
  months,
  parseCalendarDate,
} from '@dietetic/clinical';
import type { Assessment } from '../assessment/assessment.ts';
import type { RegimenValues } from '../state/values.ts';
import type { Fact } from './report-document.ts';
import type { ReportWords } from './report-words.ts';

export function patientFacts(values: RegimenValues, assessment: Assessment, words: ReportWords): Fact[] {
  const say = words.patient;
  const { PD_GENDER: sex, PD_AGE: age, PD_DOB: born, PD_WEIGHT: weight, PD_HEIGHT: height } = values;
  return [
    { id: 'sex', label: say.sex, value: sex === undefined ? say.notRecorded : say[sex] },
    { id: 'age', label: say.age, value: age === undefined ? say.notRecorded : ageText(months(age)) },
    ...(born === undefined ? [] : [{ id: 'date-of-birth', label: say.dateOfBirth, value: birthText(born) }]),
    {
      id: 'weight',
      label: say.weight,
      value: weight === undefined ? say.notRecorded : formatQuantity('weight', weight).text,
    },
    {
      id: 'height',
      label: say.height,
      value:
        height === undefined ? say.notRecorded : formatQuantity('height', height, { ageMonths: age }).text,
    },
    { id: 'bmi', label: say.bmi, value: bmiText(age, assessment.bmi, say.notApplicable) },
    { id: 'weight-change', label: say.weightChange, value: weightChangeText(values, assessment, words) },
    ...feedFact(values, words),
  ];
}

function birthText(iso: string): string {
  const date = parseCalendarDate(iso);
  return date === null ? iso : calendarDateWords(date);
}

/** How the feed is given; its category belongs to a tube alone. */
function feedFact(values: RegimenValues, { patient: say }: ReportWords): Fact[] {
  const { PC_TYPE_OF_FEED: type, PC_CATEGORY_OF_FEED: category } = values;
  if (type === undefined) return [];
  const given = type === 'oral' || category === undefined ? [] : [say.feedCategory[category].toLowerCase()];
  return [{ id: 'feed', label: say.feed, value: [say.feedType[type], ...given].join(', ') }];
}

function bmiText(ageMonths: number | undefined, bmi: number | null, notApplicable: string): string {
  if (bmi === null || ageMonths === undefined || !bmiIsShown(months(ageMonths))) return notApplicable;
  return formatQuantity('bmi', bmi).text;
}

function weightChangeText(values: RegimenValues, assessment: Assessment, words: ReportWords): string {
  const { PD_WEIGHT: now, PD_WEIGHT_PREVIOUS: before, PD_WEIGHT_PREVIOUS_MONTHS: over } = values;
  if (assessment.weightDifference === null || now === undefined || before === undefined) {
    return words.patient.notRecorded;
  }
  const percent = formatQuantity('weightChange', assessment.weightDifference).text;
  const change = `${percent} (${formatQuantity('weightDifference', now - before).text})`;
  return over === undefined ? change : words.patient.weightChangeOver(change, formatNumber(over));
}
