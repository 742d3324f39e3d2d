import type { NutrientTotal } from '@dietetic/catalogue';
import { formatQuantity, formatRange, type QuantityKind } from '@dietetic/clinical';
import { reportDocumentWords as words } from '@dietetic/content';
import type { Need, PlannedNutrient, Provided, Standing } from '@dietetic/regimen';
import { PLACES, requirementBlock, standing } from '@dietetic/regimen';
import { Meter } from '#ui/meter/meter.tsx';
import { Quantity } from '#ui/quantity/quantity.tsx';
import { Status } from '#ui/status/status.tsx';

const KIND: Record<PlannedNutrient, QuantityKind> = { energy: 'energy', protein: 'protein', fluid: 'fluid' };

export const STATUS: Record<Standing['kind'], 'under' | 'within' | 'over' | 'unknown'> = {
  'no-need': 'unknown',
  'no-products': 'unknown',
  'not-stated': 'unknown',
  'unknown-under': 'unknown',
  under: 'under',
  met: 'within',
  within: 'within',
  over: 'over',
};

type Props = { given: Provided; needs: Record<PlannedNutrient, Need | null>; compact?: boolean };

/** Energy, protein and fluid: what the products give beside what the patient needs, in words and as a bar. */
export function PlannedMeters({ given, needs, compact }: Props) {
  return (['energy', 'protein', 'fluid'] as const).map((target) => (
    <PlannedMeter key={target} target={target} total={given[target]} need={needs[target]} compact={compact} />
  ));
}

type MeterProps = { target: PlannedNutrient; total: NutrientTotal; need: Need | null; compact?: boolean };

function PlannedMeter({ target, total, need, compact }: MeterProps) {
  const block = requirementBlock(target, need, total, words);
  const against = standing(total, need, PLACES[target]);
  const figure = formatQuantity(KIND[target], total.value);
  const stated = total.parts.length === 0 || total.statedBy.length > 0;
  return (
    <Meter
      label={block.label}
      figure={
        stated ? (
          <Quantity
            value={figure.number}
            unit={figure.unit}
            before={total.complete ? undefined : words.requirement.atLeast('').trim()}
            size="lead"
          />
        ) : (
          block.provided
        )
      }
      needText={
        need === null
          ? block.need
          : words.requirement.need(formatRange(KIND[target], need.low, need.high).text)
      }
      status={<Status kind={STATUS[against.kind]}>{block.standingText}</Status>}
      sentence={block.sentence}
      need={
        need === null
          ? undefined
          : need.low === need.high
            ? { kind: 'target', value: need.target }
            : { kind: 'range', low: need.low, high: need.high }
      }
      segments={block.bar.segments}
      incomplete={block.bar.incomplete}
      compact={compact}
    />
  );
}
