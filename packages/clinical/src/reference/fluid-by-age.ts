import { OPEN_ENDED } from './age-band.ts';
import type { AgeBand } from './age-band.ts';
import type { Source, SourceStatus } from './source.ts';

export type FluidBand = AgeBand & { mlPerKg: number; status: SourceStatus };

/** Infants and adults have a second source; 1 to 17 years are only in the product specification. */
export const FLUID_BY_AGE: readonly FluidBand[] = [
  { fromMonths: 0, toMonths: 7, mlPerKg: 150, status: 'independent' },
  { fromMonths: 7, toMonths: 12, mlPerKg: 120, status: 'independent' },
  { fromMonths: 12, toMonths: 48, mlPerKg: 90, status: 'spec' },
  { fromMonths: 48, toMonths: 84, mlPerKg: 80, status: 'spec' },
  { fromMonths: 84, toMonths: 132, mlPerKg: 60, status: 'spec' },
  { fromMonths: 132, toMonths: 180, mlPerKg: 50, status: 'spec' },
  { fromMonths: 180, toMonths: 216, mlPerKg: 40, status: 'spec' },
  { fromMonths: 216, toMonths: 720, mlPerKg: 35, status: 'independent' },
  { fromMonths: 720, toMonths: OPEN_ENDED, mlPerKg: 30, status: 'independent' },
];

export const fluidSource = (status: SourceStatus): Source => ({
  id: 'fluid-by-age',
  citation:
    status === 'spec'
      ? 'Product specification, fluid by age'
      : 'Product specification, fluid by age; adults also ESPEN home parenteral nutrition, infants also UK practice',
  status,
});

/** A note beside the result, not part of it (decision 008): extra ml/kg a day for each degree above 37 °C. */
export const FEVER_ML_PER_KG_PER_DEGREE = { from: 2, to: 2.5, aboveCelsius: 37 } as const;
