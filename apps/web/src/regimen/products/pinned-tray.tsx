import { isTotalKnown, type NutrientTotal } from '@dietetic/catalogue';
import { formatQuantity } from '@dietetic/clinical';
import {
  differenceFromNeedText,
  productsStepWords as say,
  reportDocumentWords as words,
} from '@dietetic/content';
import {
  PROVIDED_KIND,
  type Need,
  NEED_PLACES,
  PLANNED_NUTRIENTS,
  type PlannedNutrient,
  requirementBlock,
  compareWithNeed,
  needComparisonFigures,
} from '@dietetic/regimen';
import { useState } from 'react';
import { classNames } from '#ui/class-names/class-names.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { MeterDrawing } from '#ui/meter/meter-drawing.tsx';
import { Quantity } from '#ui/quantity/quantity.tsx';
import { Status } from '#ui/status/status.tsx';
import { meterNeed, METER_STATUS } from '../meter-need.ts';
import styles from './pinned-tray.module.css';
import { useRegimenProducts } from './regimen-products.ts';
import { RegimenTray } from './regimen-tray.tsx';

/** On a phone the tray is three measures above the actions; pressing them opens the whole of it. */
export function PinnedTray() {
  const [open, setOpen] = useState(false);
  const { given, needs, isReading } = useRegimenProducts();
  const byDefault = PLANNED_NUTRIENTS.filter((target) => needs[target]?.isDefault);
  return (
    <>
      <button
        type="button"
        className={classNames(
          'grid wide relative no-border see-through',
          styles.pinned,
          isReading && styles.awaited,
        )}
        onClick={() => setOpen(true)}
        aria-label={say.trayOpen}
      >
        {PLANNED_NUTRIENTS.map((target) => (
          <PinnedMeasure
            key={target}
            target={target}
            total={given[target]}
            need={needs[target]}
            known={isTotalKnown(given[target])}
          />
        ))}
        {byDefault.length > 0 && (
          <span className={`soft tick ${styles.byDefault}`}>
            {say.trayByDefault(byDefault)}
            {needs.fluid?.isOnActualWeight && say.trayOnActualWeight}
          </span>
        )}
      </button>
      {open && (
        <Dialog onClose={() => setOpen(false)} title={say.tray} look="full" closeLabel={say.trayClose}>
          <RegimenTray inDialog />
        </Dialog>
      )}
    </>
  );
}

type PinnedMeasureProps = {
  target: PlannedNutrient;
  total: NutrientTotal;
  need: Need | null;
  known: boolean;
};

/** A total, its measure and how it stands, in the width of a thumb; the tray says it in full. */
function PinnedMeasure({ target, total, need, known }: PinnedMeasureProps) {
  const against = compareWithNeed(total, need, NEED_PLACES[target]);
  const { number, unit } = formatQuantity(PROVIDED_KIND[target], total.value);
  const { bar } = requirementBlock(target, need, total, words);
  return (
    <span className={`grid shrinks ${styles.measure}`}>
      <span className="soft tick">
        {say.pinnedLabel[target]}
        {known && !total.complete && ` ${words.requirement.atLeast('').trim()}`}
      </span>
      {known ? <Quantity value={number} unit={unit} /> : words.requirement.notStated}
      <MeterDrawing small need={meterNeed(need)} segments={bar.segments} incomplete={bar.incomplete} />
      <span className="nowrap soft tick">
        <Status kind={METER_STATUS[against.kind]}>
          {differenceFromNeedText(
            against,
            needComparisonFigures(target, against),
            total.notStatedBy.length,
            // One line: the drawing above it shows the end.
            false,
          )}
        </Status>
      </span>
    </span>
  );
}
