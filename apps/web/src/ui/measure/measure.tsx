import { classNames } from '#ui/class-names/class-names.ts';
import { percentAlong, type Scale } from './scale.ts';
import styles from './measure.module.css';

/** One drawing for slider, meter and spread: a graduated track, pins where the need lies, a tint between them. */

export type Tick = { value: number; label?: string };

type TicksProps = { scale: Scale; ticks: readonly Tick[]; className?: string };

/** Graduations and their figures. The slider says the same by its value text, hence hidden. */
export function Ticks({ scale, ticks, className }: TicksProps) {
  const named = ticks.filter(({ label }) => label !== undefined);
  return (
    <div
      className={classNames('relative soft tick', styles.ticks, className)}
      aria-hidden="true"
      data-off-paper
    >
      {ticks.map((tick) => (
        <span
          key={tick.value}
          className={classNames(
            styles.tick,
            tick.label !== undefined && styles.named,
            named.indexOf(tick) % 2 === 1 && styles.second,
          )}
          style={{ '--at': `${percentAlong(tick.value, scale)}%` }}
        >
          {tick.label !== undefined && <span className={styles.figure}>{tick.label}</span>}
        </span>
      ))}
    </div>
  );
}

/** A need mark: a line over the whole height with a head above it. `at` in percent. */
export function Pin({ at, height }: { at: number; height: number }) {
  return (
    <svg x={`${at}%`} y="0" overflow="visible" className={styles.pin}>
      <rect x={-1.25} y={0} width={2.5} height={height} />
      <path d="M-5 -1h10l-5 6z" />
    </svg>
  );
}

export function Tint({ from, to, height }: { from: number; to: number; height: number }) {
  return (
    <rect
      className={styles.tint}
      x={`${from}%`}
      y={1}
      width={`${Math.max(0, to - from)}%`}
      height={height - 2}
    />
  );
}

/** Diagonal hatch for what is not stated. */
export function HatchPattern({ id }: { id: string }) {
  return (
    <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width="6" height="6" className={styles.hatchGround} />
      <rect width="2" height="6" className={styles.hatchLine} />
    </pattern>
  );
}
