export type * from './state/values.ts';
export type * from './assessment/assessment.ts';
