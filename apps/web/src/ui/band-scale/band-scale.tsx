import { classNames } from '#ui/class-names/class-names.ts';
import { Hidden } from '#ui/hidden/hidden.tsx';
import { bandAt, type Band } from './bands.ts';
import styles from './band-scale.module.css';

export { bandAt, type Band };

type BandScaleProps = {
  label: string;
  value: number | undefined;
  bands: readonly Band[];
};

/** Named bands under a slider, drawn to its scale and listed in words; the current one by tint, rule and weight, and said. */
export function BandScale({ label, value, bands }: BandScaleProps) {
  const current = bandAt(bands, value);
  const columns = bands.map((band) => `${Math.round((band.to - band.from) * 1000)}fr`).join(' ');
  return (
    <div>
      <div className={styles.strip} style={{ '--columns': columns }} aria-hidden="true">
        {bands.map((band, index) => (
          <span key={band.label} className={classNames(styles.segment, index === current && styles.on)} />
        ))}
      </div>
      <ul className={`grid above-2 ${styles.list}`} aria-label={label}>
        {bands.map((band, index) => (
          <li
            key={band.label}
            className={classNames(
              'flex wrap between gap-x-3 small line-below',
              styles.band,
              index === current && styles.current,
            )}
            aria-current={index === current || undefined}
          >
            <span>
              {band.label}
              {index === current && <Hidden>, current</Hidden>}
            </span>
            <span className="nowrap">{band.range}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
