import { classNames } from '#ui/class-names/class-names.ts';
import meter from './meter.module.css';
import styles from './share-bar.module.css';

type ShareBarProps = { shares: readonly { id: string; percent: number }[] };

/** Four parts beside each other need four colours, one more than the products of a meter. */
const CLASSES = [meter.first, meter.second, meter.third, styles.fourth];
const shareClass = (index: number): string => CLASSES[index % CLASSES.length] ?? '';

/** The square before a part's name. */
export const ShareSwatch = ({ index }: { index: number }) => (
  <span className={classNames(meter.swatch, shareClass(index))} aria-hidden="true" />
);

/** Parts of one whole, in the colours of the swatches beside them, where the figures stand. */
export function ShareBar({ shares }: ShareBarProps) {
  return (
    <svg className={styles.bar} width="100%" height="14" aria-hidden="true">
      {shares.map(({ id, percent }, index) => {
        const start = shares.slice(0, index).reduce((sum, one) => sum + one.percent, 0);
        return (
          <g key={id} className={shareClass(index)}>
            <rect x={`${start}%`} y="0" width={`${percent}%`} height="14" />
            {index > 0 && (
              <svg x={`${start}%`} y="0" overflow="visible">
                <rect className={styles.gap} x={-1} width={2} height={14} />
              </svg>
            )}
          </g>
        );
      })}
    </svg>
  );
}
