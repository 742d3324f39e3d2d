import { roundHalfAway, withoutResidue } from '@dietetic/clinical';

// Without binary rounding noise, which is far below any figure that is shown.

const KEPT_PLACES = 9;
export const subtract = (one: number, other: number): number => roundHalfAway(one - other, KEPT_PLACES);

export const sum = (values: readonly number[]): number =>
  withoutResidue(values.reduce((total, value) => total + value, 0));
