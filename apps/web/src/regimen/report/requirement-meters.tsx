import type { RequirementBlock } from '@dietetic/regimen';
import { Meter } from '#ui/meter/meter.tsx';
import { Status } from '#ui/status/status.tsx';
import { meterNeed, METER_STATUS } from '../meter-need.ts';
import styles from './report-view.module.css';

/** Energy, protein and fluid as bars; every figure is the written-out one of the report. */
export function RequirementMeters({ blocks }: { blocks: readonly RequirementBlock[] }) {
  return (
    <div className={styles.meters}>
      {blocks.map((block) => (
        <Meter
          key={block.id}
          label={block.label}
          figure={<strong>{block.provided.text}</strong>}
          needText={block.need}
          status={<Status kind={METER_STATUS[block.standing]}>{block.standingText}</Status>}
          sentence={block.sentence}
          need={meterNeed(block.bar.need)}
          segments={block.bar.segments}
          incomplete={block.bar.incomplete}
        />
      ))}
    </div>
  );
}
