import { calendarDateWords, formatNumber, formatQuantity, parseCalendarDate } from '@dietetic/clinical';
import type { Assessment } from '../../assessment/assessment.ts';
import { bmiOf, weightChangeOf } from '../../assessment/body-figures.ts';
import { disorderName } from '../../plan/checks/disorder-names.ts';
import { ageOfPatient, CORRECTED_AGE_BELOW_MONTHS } from '../../plan/checks/patient.ts';
import type { RegimenLists, RegimenValues } from '../../state/values.ts';
import { isLimbUncorrected, weightBasis, weightUsedKg } from '../../state/weight-used.ts';
import type { Fact } from '../document.ts';
import { type Figure, figureOf, textFigure } from '../figure.ts';
import type { ReportWords } from '../report-words.ts';

export function patientFacts(
  values: RegimenValues,
  lists: RegimenLists,
  assessment: Assessment,
  words: ReportWords,
): Fact[] {
  const say = words.patient;
  const { PD_GENDER: sex, PD_AGE: age, PD_DOB: born, PD_WEIGHT: weight, PD_HEIGHT: height } = values;
  return [
    { id: 'sex', label: say.sex, ...textFigure(sex === undefined ? say.notRecorded : say[sex]) },
    { id: 'age', label: say.age, ...ageValue(values, words) },
    ...(born === undefined
      ? []
      : [{ id: 'date-of-birth', label: say.dateOfBirth, ...textFigure(birthText(born)) }]),
    ...pretermFact(values, lists.PD_SCOPE, words),
    {
      id: 'weight',
      label: say.weight,
      ...(weight === undefined ? textFigure(say.notRecorded) : figureOf('weight', weight)),
    },
    ...weightUsedFact(values, words),
    {
      id: 'height',
      label: say.height,
      ...(height === undefined
        ? textFigure(values.PD_HEIGHT_KNOWN === 'no' ? say.notKnown : say.notRecorded)
        : figureOf('height', height, { ageMonths: age })),
    },
    { id: 'bmi', label: say.bmi, ...bmi(values, lists, assessment, words) },
    {
      id: 'weight-change',
      label: say.weightChange,
      ...textFigure(weightChangeText(values, assessment, words)),
    },
    ...conditionFact(values, words),
    ...feedFact(values, words),
  ];
}

/** In days while they are known; "5 years 3 months" is one figure in months. */
function ageValue(values: RegimenValues, { patient: say }: ReportWords): Figure {
  const { PD_AGE: age, PD_AGE_DAYS: days } = values;
  if (age === undefined) return textFigure(say.notRecorded);
  const unit = days === undefined ? 'months' : 'days';
  return { text: ageOfPatient(values), number: days ?? age, unit, bound: 'exact' };
}

/** While the age of a child born preterm is corrected: a question that nobody answered is no "No". */
function pretermFact(
  { PD_AGE: age, PD_PRETERM: isPreterm }: RegimenValues,
  scope: RegimenLists['PD_SCOPE'],
  { patient: say }: ReportWords,
): Fact[] {
  if (age === undefined || age >= CORRECTED_AGE_BELOW_MONTHS) return [];
  const answer = scope.includes('preterm') ? 'yes' : isPreterm;
  const text = answer === undefined ? say.notRecorded : say.isPreterm[answer];
  return [{ id: 'preterm', label: say.preterm, ...textFigure(text) }];
}

/** Which weight every requirement is worked out from, where it is not the one weighed. */
function weightUsedFact(values: RegimenValues, { patient: say }: ReportWords): Fact[] {
  const basis = weightBasis(values);
  const weight = weightUsedKg(values);
  if (basis === 'actual' || weight === undefined) return [];
  const used = figureOf('weight', weight);
  return [
    {
      id: 'weight-used',
      label: say.weightUsed,
      ...used,
      text: `${used.text}, ${say.weightBasis[basis]}`,
    },
  ];
}

function conditionFact({ PD_CONDITION: condition }: RegimenValues, { patient: say }: ReportWords): Fact[] {
  return condition === undefined
    ? []
    : [{ id: 'condition', label: say.condition, ...textFigure(disorderName(condition)) }];
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
  return [{ id: 'feed', label: say.feed, ...textFigure([say.feedType[type], ...given].join(', ')) }];
}

function bmi(values: RegimenValues, lists: RegimenLists, assessment: Assessment, words: ReportWords): Figure {
  const { value, reason } = bmiOf(values, assessment);
  if (value !== null) {
    const figure = figureOf('bmi', value);
    return isLimbUncorrected(values, lists)
      ? { ...figure, text: words.patient.bmiWithoutLimb(figure.text) }
      : figure;
  }
  return textFigure(reason === 'unconfirmed' ? words.requirement.notCalculated : words.patient.notApplicable);
}

function weightChangeText(values: RegimenValues, assessment: Assessment, words: ReportWords): string {
  const change = weightChangeOf(values, assessment);
  if (change.reason !== null) {
    return change.reason === 'not-recorded' ? words.patient.notRecorded : words.requirement.notCalculated;
  }
  const { percent, kg, previousKg, compared, overMonths } = change;
  const text = `${formatQuantity('weightChange', percent).text} (${formatQuantity('weightDifference', kg).text})`;
  const over =
    overMonths === undefined ? text : words.patient.weightChangeOver(text, formatNumber(overMonths));
  return `${over}, ${words.patient.changeFrom[compared](formatQuantity('weight', previousKg).text)}`;
}
