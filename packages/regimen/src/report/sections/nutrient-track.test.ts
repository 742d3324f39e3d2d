import { describe, expect, it } from 'vitest';
import { assess } from '../../assessment/assess.ts';
import { chosenAmounts } from '../../plan/totals/provided.ts';
import type { SelectedProduct } from '../../state/values.ts';
import { buildReport } from '../build-report.ts';
import { chosen, exampleReport, THREE_PRODUCTS } from '../test-support/example-report.ts';
import { type NutrientTrack, nutrientTrack } from './nutrient-track.ts';

function trackOf(selected: SelectedProduct[], input = exampleReport({ selected })): NutrientTrack | null {
  return nutrientTrack(chosenAmounts(selected, input.products).counted, input, input.words);
}

const ids = (lines: readonly { id: string }[]) => lines.map(({ id }) => id);

describe('[K-10] every vitamin and mineral on one measure', () => {
  const litre = [chosen('tarnvane-energy-fibre', 1000)];

  it('has a tick for each that the report gives a percentage, and the same percentage', () => {
    const report = buildReport(exampleReport({ selected: litre }));
    const lines = report.tables.flatMap((table) => table.lines).filter(({ part }) => !part);
    const ticks = new Map(trackOf(litre)?.ticks.map(({ id, percent }) => [id, percent]));
    expect(ticks.size).toBeGreaterThan(20);
    expect(ticks).toEqual(
      new Map(lines.flatMap(({ id, percent }) => (percent === null ? [] : [[id, percent]]))),
    );
  });

  it('names those below the reference, and those above an upper level', () => {
    const quarter = trackOf([chosen('tarnvane-energy-fibre', 250)]);
    expect(ids(quarter?.below ?? [])).toContain('potassium');
    expect(quarter?.aboveUpper).toEqual([]);
    const nineLitres = trackOf([chosen('tarnvane-energy-fibre', 9000)]);
    expect(ids(nineLitres?.aboveUpper ?? [])).toContain('zinc');
    expect(nineLitres?.below).toEqual([]);
  });

  it('does not call a nutrient below the reference when a label does not state it', () => {
    const quarter = chosen('tarnvane-energy-fibre', 250);
    const alone = ids(trackOf([quarter])?.below ?? []);
    expect(alone.length).toBeGreaterThan(0);
    const withPowder = trackOf([quarter, chosen('addimere-protein', 5)]);
    expect(withPowder?.below.every(({ atLeast }) => !atLeast)).toBe(true);
    expect(ids([...(withPowder?.below ?? []), ...(withPowder?.perhaps ?? [])])).toEqual(
      expect.arrayContaining(alone),
    );
    expect(withPowder?.perhaps.length).toBeGreaterThan(0);
  });

  it('leaves out a nutrient that no product states: unknown is never 0 %', () => {
    const powder = trackOf([chosen('addimere-protein', 5)]);
    expect(powder?.notStated.length).toBeGreaterThan(0);
    const placed = new Set(powder?.ticks.map(({ id }) => id));
    for (const { id } of powder?.notStated ?? []) expect(placed.has(id)).toBe(false);
  });

  it('is not drawn without an age, a sex and products', () => {
    const { PD_AGE: _, ...values } = exampleReport().values;
    const input = { ...exampleReport({ selected: THREE_PRODUCTS }), values };
    expect(
      trackOf(THREE_PRODUCTS, {
        ...input,
        assessment: assess({ lists: { PD_SCOPE: [] }, country: 'uk', values }),
      }),
    ).toBeNull();
    expect(trackOf([])).toBeNull();
  });
});
