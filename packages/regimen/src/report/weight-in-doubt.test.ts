import { expect, it } from 'vitest';
import { parseFeedPlan } from '../plan/feed-plan/parse-feed-plan.ts';
import { assessRegimen, confirmWarning } from '../plan/checks/warnings.ts';
import { withPlainSpaces } from '../plan/checks/test-support/plan-of.ts';
import { emptyRegimen, type RegimenState } from '../state/regimen-state.ts';
import { setValues } from '../state/transitions.ts';
import type { RegimenValues } from '../state/values.ts';
import { buildReport } from './build-report.ts';
import { reportText } from './formats/text.ts';
import { chosen, exampleReport, words } from './test-support/example-report.ts';

/** A dry weight of 1.8 kg typed for 18. */
const CHILD: RegimenValues = {
  PD_GENDER: 'male',
  PD_AGE: 60,
  PD_WEIGHT: 18.5,
  PD_HEIGHT: 108,
  PD_WEIGHT_BASIS: 'dry',
  PD_WEIGHT_USED: 1.8,
};

function reported(state: RegimenState): string {
  const { plan } = parseFeedPlan({
    sessions: [{ product: 'wrenfold-tube', mode: 'cyclic', volume: 1200, start: '20:00', hours: 16 }],
    flush: { before: 10, after: 10 },
    cap: { fromKcalPerKg: 10, toKcalPerKg: 60, onDay: 5 },
  });
  const input = {
    ...exampleReport({ values: state.values, selected: [chosen('wrenfold-tube', 1200)] }),
    assessment: assessRegimen(state).assessment,
    feedPlan: { plan: plan!, isOutOfDate: false },
  };
  return withPlainSpaces(reportText(buildReport(input), 'full', words));
}

/** What rests on the weight: the rates of the first days, ml/kg, and a reference per kg. */
const OF_THE_WEIGHT = ['Day 1: 1 ml/h', '677.8 ml/kg/day by volume', 'Manganese (0.03 mg)'];

it('[K-11] while the weight is in doubt no rate, no ml/kg and no reference by it is shown, and afterwards they are', () => {
  const state = setValues(emptyRegimen('uk'), CHILD);
  for (const figure of OF_THE_WEIGHT) expect(reported(state)).not.toContain(figure);
  const confirmed = assessRegimen(state).warnings.reduce(
    (now, warning) => confirmWarning(now, warning, '2026-11-30T10:00:00.000Z'),
    state,
  );
  for (const figure of OF_THE_WEIGHT) expect(reported(confirmed)).toContain(figure);
});
