import { fieldText, resultWords, stepScreenWords, resultPaneWords } from '@dietetic/content';
import { ageOfPatient, disorderName, isRequirementChosen, isSelected, needOf } from '@dietetic/regimen';
import type {
  Assessment,
  PlannedNutrient,
  RegimenState,
  RegimenValues,
  RequirementStep,
} from '@dietetic/regimen';
import type { ReactNode } from 'react';
import { Bmi } from '../entries/bmi.tsx';
import { Measured } from '../entries/measured.tsx';
import { weightName } from '../entries/weight-used-note.tsx';
import { WeightChange } from '../entries/weight-change.tsx';
import { NoFigure } from '../results/no-figure.tsx';
import { needText } from '../results/need-text.ts';
import { NotStated, Quantity } from '#ui/quantity/quantity.tsx';
import type { EnteredFact } from '../results/working-product.ts';

/** A figure of the summary with its name. */
export type Fact = {
  id: string;
  label: string;
  value: ReactNode;
  essential?: boolean;
  /** Where it is entered. */
  field?: EnteredFact;
};

const notRecorded = (
  <span data-missing className="soft regular">
    {resultPaneWords.notRecorded}
  </span>
);
const notYet = <span className="soft regular">{resultPaneWords.notYet}</span>;

/** Who the patient is; what is missing is said. */
export function patientFacts(regimen: RegimenState, assessment: Assessment): Fact[] {
  const { values, country } = regimen;
  const { PD_GENDER: sex, PD_AGE: age, PD_WEIGHT: weight, PD_HEIGHT: height } = values;
  const { PD_CONDITION: condition } = values;
  return [
    {
      id: 'sex',
      field: 'PD_GENDER',
      label: 'Sex',
      essential: true,
      value: sex === undefined ? notRecorded : fieldText(`patient.gender.${sex}`, country),
    },
    {
      id: 'age',
      field: 'PD_AGE',
      label: 'Age',
      essential: true,
      value: age === undefined || isRefused('PD_AGE', assessment) ? notRecorded : ageOfPatient(values),
    },
    {
      id: 'weight',
      field: 'PD_WEIGHT',
      label: 'Weight',
      essential: true,
      value: (
        <>
          {measured('PD_WEIGHT', 'weight', weight, assessment)}
          <WeightUsedFact values={values} />
        </>
      ),
    },
    {
      id: 'height',
      field: 'PD_HEIGHT',
      label: 'Height',
      value:
        values.PD_HEIGHT_KNOWN === 'no' ? (
          <NotStated>{resultPaneWords.notKnown}</NotStated>
        ) : (
          measured('PD_HEIGHT', 'height', height, assessment, age)
        ),
    },
    {
      id: 'bmi',
      label: resultWords.bmi,
      value: <Bmi regimen={regimen} assessment={assessment} />,
    },
    {
      id: 'change',
      field: 'PD_WEIGHT_PREVIOUS',
      label: resultWords.weightChange,
      value: <WeightChange values={values} assessment={assessment} />,
    },
    ...(condition === undefined
      ? []
      : [
          {
            id: 'condition',
            field: 'PD_CONDITION' as const,
            label: fieldText('patient.condition.title', country),
            value: disorderName(condition),
          },
        ]),
  ];
}

/** Which weight the requirements are worked out from, where it is not the one weighed. */
function WeightUsedFact({ values }: { values: RegimenValues }) {
  const name = weightName(values);
  if (name === undefined) return null;
  const { PD_WEIGHT_USED: used } = values;
  return (
    <small>
      {' '}
      {used === undefined ? (
        name
      ) : (
        <>
          ({stepScreenWords.used} <Measured kind="weight" value={used} /> {name})
        </>
      )}
    </small>
  );
}

/** "Fluid, default": a need that was not chosen is marked beside its name, and a restriction. */
export function needName(name: string, kind: PlannedNutrient, assessment: Assessment): string {
  if (assessment[kind].result === null) return name;
  if (!isRequirementChosen(kind, assessment)) return stepScreenWords.named(name);
  return needOf(kind, assessment)?.isRestricted ? stepScreenWords.namedLimit(name) : name;
}

const NEEDS = [
  { kind: 'energy', name: resultWords.energyShort, step: 'energy' },
  { kind: 'protein', name: resultWords.proteinShort, step: 'protein-fluid' },
  { kind: 'fluid', name: resultWords.fluidShort, step: 'protein-fluid' },
] as const;

/** Always there, so that what is still to be done is seen and nothing below moves when a figure comes. */
export function requirementFacts(regimen: RegimenState, assessment: Assessment): Fact[] {
  const figure = (kind: PlannedNutrient, step: RequirementStep) => {
    // The products are held against it and the report prints it, so it is shown for what it is: both ends of a range.
    const written = needText(kind, assessment);
    if (written === null) {
      const { reason } = assessment[kind];
      const isAsked = isSelected(step, regimen) || reason === 'unconfirmed' || reason === 'newborn';
      return isAsked ? <NoFigure reason={reason} /> : notYet;
    }
    return <Quantity value={written.number} unit={written.unit} />;
  };
  return [
    ...NEEDS.map(({ kind, name, step }) => ({
      id: kind,
      label: needName(name, kind, assessment),
      value: figure(kind, step),
    })),
    {
      id: 'products',
      label: 'Products',
      value: regimen.products.length > 0 ? String(regimen.products.length) : notYet,
    },
  ];
}

function measured(
  field: string,
  kind: 'weight' | 'height',
  value: number | undefined,
  assessment: Assessment,
  ageMonths?: number,
): ReactNode {
  if (value === undefined || value <= 0 || isRefused(field, assessment)) return notRecorded;
  return <Measured kind={kind} value={value} ageMonths={ageMonths} />;
}

/** An entry outside its limit is shown in its field alone, never as a fact about the patient. */
function isRefused(field: string, assessment: Assessment): boolean {
  return assessment.errors.some((error) => error.field === field);
}
