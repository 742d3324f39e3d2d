import type { FieldType } from '@dietetic/regimen';
import { createElement, lazy } from 'react';
import type { ComponentType } from 'react';
import type { FieldProps } from './field-form.ts';

/**
 * Sliders weigh more than all other fields together, and step 1 has none. A screen with sliders provides them
 * when it is loaded, so that they are drawn with it; anywhere else they are fetched when first shown.
 */
type SliderModule = typeof import('./slider-fields.tsx');

let provided: SliderModule | undefined;

export function provideSliders(module: SliderModule): void {
  provided = module;
}

export function sliderRenderer<T extends FieldType>(
  pick: (module: SliderModule) => ComponentType<FieldProps<T>>,
): ComponentType<FieldProps<T>> {
  const Fetched = lazy(async () => ({ default: pick(await import('./slider-fields.tsx')) }));
  return (props) => (provided ? createElement(pick(provided), props) : <Fetched {...props} />);
}
