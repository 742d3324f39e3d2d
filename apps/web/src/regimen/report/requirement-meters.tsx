import type { RequirementBlock } from '@dietetic/regimen';
import { Meter } from '#ui/meter/meter.tsx';
import { Status } from '#ui/status/status.tsx';
import styles from './report-view.module.css';

const STATUS: Record<RequirementBlock['standing'], 'under' | 'within' | 'over' | 'unknown'> = {
  'no-need': 'unknown',
  'no-products': 'unknown',
  'not-stated': 'unknown',
  'unknown-under': 'unknown',
  under: 'under',
  met: 'within',
  within: 'within',
  over: 'over',
};

/** Energy, protein and fluid as bars; every figure is the written-out one of the report. */
export function RequirementMeters({ blocks }: { blocks: readonly RequirementBlock[] }) {
  return (
    <div className={styles.meters}>
      {blocks.map((block) => {
        const { need } = block.bar;
        return (
          <Meter
            key={block.id}
            label={block.label}
            figure={<strong>{block.provided.text}</strong>}
            needText={block.need}
            status={<Status kind={STATUS[block.standing]}>{block.standingText}</Status>}
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
          />
        );
      })}
    </div>
  );
}
