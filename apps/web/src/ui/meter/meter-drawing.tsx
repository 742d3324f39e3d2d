import { useId } from 'react';
import { classNames } from '#ui/class-names/class-names.ts';
import { HatchPattern, Pin, Tint } from '#ui/measure/measure.tsx';
import { percentAlong, roundStep, stepsBetween } from '#ui/measure/scale.ts';
import styles from './meter.module.css';

export type MeterNeed = { kind: 'target'; value: number } | { kind: 'range'; low: number; high: number };

export type MeterDrawingProps = {
  /** Everything the drawing says, in one sentence; without it the words beside the drawing say it. */
  sentence?: string;
  need: MeterNeed | undefined;
  /** What each product gives, in the order of the tray. */
  segments: readonly { id: string; value: number }[];
  /** A product does not state this: a hatched stub of fixed length follows, never a proportion. */
  incomplete?: boolean;
  /** What would be added, dashed after what there is. */
  ghost?: number;
  /** Small: no ticks, for three side by side on a phone. */
  small?: boolean;
};

/** From the top: where the track begins, how high it is, and the whole. */
const SIZES = {
  normal: { height: 34, top: 10, track: 14 },
  small: { height: 20, top: 6, track: 9 },
} as const;

/** The bar of a meter: a track, what the products give, and pins and a tint where the need lies. */
export function MeterDrawing(props: MeterDrawingProps) {
  const { sentence, need, segments, incomplete = false, ghost = 0, small = false } = props;
  const hatch = useId();
  const { height, top, track } = SIZES[small ? 'small' : 'normal'];
  const [barTop, bar] = [top + 2, track - 4];
  const provided = segments.reduce((sum, segment) => sum + segment.value, 0);
  const scale = { from: 0, to: meterTop(need, provided + ghost) };
  const at = (value: number) => percentAlong(value, scale);
  const pins = !need ? [] : need.kind === 'target' ? [need.value] : [need.low, need.high];
  const ticks = small
    ? []
    : stepsBetween(0, scale.to, roundStep(scale.to, 5))
        .slice(1)
        .filter((tick) => tick < scale.to);
  const ends = segments.map((_, index) =>
    segments.slice(0, index + 1).reduce((sum, one) => sum + one.value, 0),
  );
  return (
    <svg
      className={styles.drawing}
      width="100%"
      height={height}
      {...(sentence === undefined
        ? { 'aria-hidden': true as const }
        : { role: 'img', 'aria-label': sentence })}
    >
      <defs>
        <HatchPattern id={hatch} />
      </defs>
      <rect className={styles.track} x="0" y={top} width="100%" height={track} rx="2" />
      {need?.kind === 'range' && <Tint from={at(need.low)} to={at(need.high)} height={height} />}
      {segments.map((segment, index) => {
        const start = at((ends[index] ?? 0) - segment.value);
        const end = at(ends[index] ?? 0);
        return (
          <g key={segment.id} className={swatchClass(index)}>
            <rect x={`${start}%`} y={barTop} width={`${end - start}%`} height={bar} />
            {index < segments.length - 1 && end > start && (
              <svg x={`${end}%`} y={barTop} overflow="visible">
                <rect className={styles.gap} x={-2} width={2} height={bar} />
              </svg>
            )}
          </g>
        );
      })}
      {ghost > 0 && (
        <rect
          className={styles.ghost}
          x={`${at(provided)}%`}
          y={barTop}
          width={`${at(provided + ghost) - at(provided)}%`}
          height={bar}
        />
      )}
      {incomplete && (
        <svg x={`${at(provided + ghost)}%`} y={barTop} overflow="visible">
          <rect x={2} width={small ? 14 : 30} height={bar} fill={`url(#${hatch})`} />
        </svg>
      )}
      {pins.map((pin, index) => (
        <Pin key={index} at={at(pin)} height={height - 1} />
      ))}
      {ticks.map((tick) => (
        <rect
          key={tick}
          className={styles.tick}
          x={`${at(tick)}%`}
          y={top + track + 2}
          width="1"
          height="5"
        />
      ))}
    </svg>
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
