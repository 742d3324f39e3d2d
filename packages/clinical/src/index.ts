export * from './quantities/calendar.ts';
export * from './quantities/display.ts';
export * from './quantities/height.ts';
export * from './quantities/read-back.ts';
export * from './quantities/rounding.ts';
export * from './quantities/units.ts';
export * from './quantities/weight.ts';
