import type { FieldType } from '@dietetic/regimen';
import { createElement, lazy } from 'react';
import type { ComponentType } from 'react';
import type { FieldProps } from '../entries/field-form.ts';

/**
 * The fields of the calculators weigh more than those of the patient's details, and step 1 has none of them. A
 * screen with them provides them when it is loaded, so that they are rendered with it; anywhere else they are fetched
 * when first shown.
 */
type CalculatorFields = typeof import('../entries/calculator-fields.ts');

let provided: CalculatorFields | undefined;

export function provideCalculatorFields(module: CalculatorFields): void {
  provided = module;
}

export function calculatorRenderer<T extends FieldType>(
  pick: (module: CalculatorFields) => ComponentType<FieldProps<T>>,
): ComponentType<FieldProps<T>> {
  const Fetched = lazy(async () => ({ default: pick(await import('../entries/calculator-fields.ts')) }));
  return (props) => (provided ? createElement(pick(provided), props) : <Fetched {...props} />);
}
