import type { NeedComparison } from '@dietetic/regimen';
import type { MeterNeed } from '#ui/meter/meter-drawing.tsx';

/** How a total stands to its need, as the word beside a meter is drawn. */
export const METER_STATUS: Record<NeedComparison['kind'], 'under' | 'within' | 'over' | 'unknown' | 'none'> =
  {
    'no-need': 'unknown',
    'no-products': 'unknown',
    'not-stated': 'unknown',
    'unknown-under': 'unknown',
    under: 'under',
    'under-limit': 'none',
    met: 'within',
    within: 'within',
    over: 'over',
  };

/** A need as the meters draw it. */
export const meterNeed = (
  need: { low: number; high: number; target: number } | null,
): MeterNeed | undefined =>
  need === null
    ? undefined
    : need.low === need.high
      ? { kind: 'target', value: need.target }
      : { kind: 'range', low: need.low, high: need.high };
