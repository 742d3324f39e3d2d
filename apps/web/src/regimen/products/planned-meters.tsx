import { isTotalKnown, type NutrientTotal } from '@dietetic/catalogue';
import { formatQuantity } from '@dietetic/clinical';
import { differenceFromNeedText, reportDocumentWords as words } from '@dietetic/content';
import type { Need, PlannedNutrient, ProvidedTotals } from '@dietetic/regimen';
import {
  isRequirementChosen,
  NEED_PLACES,
  PLANNED_NUTRIENTS,
  requirementBlock,
  compareWithNeed,
  needComparisonFigures,
} from '@dietetic/regimen';
import { useAssessment } from '#session/regimen.ts';
import { Meter } from '#ui/meter/meter.tsx';
import { Quantity } from '#ui/quantity/quantity.tsx';
import { Status } from '#ui/status/status.tsx';
import { meterNeed, METER_STATUS } from '../meter-need.ts';

type Props = {
  given: ProvidedTotals;
  needs: Record<PlannedNutrient, Need | null>;
  /** Left out, all three. */
  targets?: readonly PlannedNutrient[];
  compact?: boolean;
  /** Beside the need only how far from it; the drawing's sentence says it whole. */
  brief?: boolean;
  /** What would be added, dashed; null where it is not stated. */
  ghost?: Record<PlannedNutrient, number | null>;
};

/** Energy, protein and fluid: what the products give beside what the patient needs, in words and as a bar. */
export function PlannedMeters({ given, needs, targets = PLANNED_NUTRIENTS, compact, brief, ghost }: Props) {
  return targets.map((target) => (
    <PlannedMeter
      key={target}
      target={target}
      total={given[target]}
      need={needs[target]}
      compact={compact}
      brief={brief}
      ghost={ghost?.[target] ?? undefined}
    />
  ));
}

type MeterProps = {
  target: PlannedNutrient;
  total: NutrientTotal;
  need: Need | null;
  compact: boolean | undefined;
  brief: boolean | undefined;
  ghost: number | undefined;
};

function PlannedMeter({ target, total, need, compact, brief, ghost }: MeterProps) {
  const wasChosen = isRequirementChosen(target, useAssessment());
  const block = requirementBlock(target, need, total, words, wasChosen);
  const against = compareWithNeed(total, need, NEED_PLACES[target]);
  const figure = formatQuantity(target, total.value);
  const stated = isTotalKnown(total);
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
          block.provided.text
        )
      }
      needText={block.need}
      status={
        // That there is no need stands at its place.
        (need !== null || !brief) && (
          <Status kind={METER_STATUS[against.kind]}>
            {brief
              ? differenceFromNeedText(
                  against,
                  needComparisonFigures(target, against),
                  total.notStatedBy.length,
                )
              : block.standingText}
          </Status>
        )
      }
      sentence={block.sentence}
      need={meterNeed(need)}
      segments={block.bar.segments}
      incomplete={block.bar.incomplete}
      compact={compact}
      ghost={ghost}
    />
  );
}
