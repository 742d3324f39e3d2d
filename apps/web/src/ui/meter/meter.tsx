import type { ReactNode } from 'react';
import { useId } from 'react';
import { classNames } from '#ui/class-names/class-names.ts';
import { HatchPattern, Pin, Tint } from '#ui/measure/measure.tsx';
import { percentAlong, roundStep, stepsBetween } from '#ui/measure/scale.ts';
import styles from './meter.module.css';

type MeterNeed = { kind: 'target'; value: number } | { kind: 'range'; low: number; high: number };

type MeterProps = {
  label: string;
  /** The total, as a Quantity. */
  figure: ReactNode;
  needText: ReactNode;
  /** A Status: under, within, over, what is not stated. */
  status: ReactNode;
  /** Everything the drawing says, in one sentence. */
  sentence: string;
  need: MeterNeed | undefined;
  /** What each product gives, in the order of the tray. */
  segments: readonly { id: string; value: number }[];
  /** A product does not state this: a hatched stub of fixed length follows, never a proportion. */
  incomplete?: boolean;
  compact?: boolean;
};

const HEIGHT_PX = 34;

/** Provided against needed. The words beside the drawing carry the same facts. */
export function Meter(props: MeterProps) {
  const {
    label,
    figure,
    needText,
    status,
    sentence,
    need,
    segments,
    incomplete = false,
    compact = false,
  } = props;
  const hatch = useId();
  const provided = segments.reduce((sum, segment) => sum + segment.value, 0);
  const scale = { from: 0, to: meterTop(need, provided) };
  const at = (value: number) => percentAlong(value, scale);
  const pins = !need ? [] : need.kind === 'target' ? [need.value] : [need.low, need.high];
  const ticks = stepsBetween(0, scale.to, roundStep(scale.to, 5))
    .slice(1)
    .filter((tick) => tick < scale.to);
  const ends = segments.map((_, index) =>
    segments.slice(0, index + 1).reduce((sum, one) => sum + one.value, 0),
  );

  return (
    <div className={classNames(styles.meter, compact && styles.compact)}>
      <div className={styles.head}>
        <span className={styles.label}>{label}</span>
        <span className={styles.figure}>{figure}</span>
      </div>
      <svg className={styles.drawing} width="100%" height={HEIGHT_PX} role="img" aria-label={sentence}>
        <defs>
          <HatchPattern id={hatch} />
        </defs>
        <rect className={styles.track} x="0" y="10" width="100%" height="14" rx="2" />
        {need?.kind === 'range' && <Tint from={at(need.low)} to={at(need.high)} height={HEIGHT_PX} />}
        {segments.map((segment, index) => {
          const start = at((ends[index] ?? 0) - segment.value);
          const end = at(ends[index] ?? 0);
          return (
            <g key={segment.id} className={swatchClass(index)}>
              <rect x={`${start}%`} y="12" width={`${end - start}%`} height="10" />
              {index < segments.length - 1 && end > start && (
                <svg x={`${end}%`} y="12" overflow="visible">
                  <rect className={styles.gap} x={-2} width={2} height={10} />
                </svg>
              )}
            </g>
          );
        })}
        {incomplete && (
          <svg x={`${at(provided)}%`} y="12" overflow="visible">
            <rect x={2} width={30} height={10} fill={`url(#${hatch})`} />
          </svg>
        )}
        {pins.map((pin, index) => (
          <Pin key={index} at={at(pin)} height={HEIGHT_PX - 1} />
        ))}
        {ticks.map((tick) => (
          <rect key={tick} className={styles.tick} x={`${at(tick)}%`} y="26" width="1" height="5" />
        ))}
      </svg>
      <div className={styles.foot}>
        <span>{needText}</span>
        {status}
      </div>
    </div>
  );
}

/** Room beyond the larger of need and provided: a quarter more, rounded up to a step one can read. */
function meterTop(need: MeterNeed | undefined, provided: number): number {
  const needed = !need ? 0 : need.kind === 'target' ? need.value : need.high;
  const top = Math.max(needed, provided) * 1.25;
  if (!(top > 0)) return 1;
  const step = roundStep(top, 20);
  return Number((Math.ceil(top / step - 1e-9) * step).toPrecision(12));
}

/** The colour of a product in the meters and in the tray beside them, by its place in the list. */
function swatchClass(index: number): string {
  return [styles.first, styles.second, styles.third][index % 3] ?? '';
}

/** The square before a product's name that ties it to its share of each meter. */
export function Swatch({ index }: { index: number }) {
  return <span className={classNames(styles.swatch, swatchClass(index))} aria-hidden="true" />;
}
