import { classNames } from '#ui/class-names/class-names.ts';
import { Hidden } from '#ui/hidden/hidden.tsx';
import { percentAlong, roundScale, stepsBetween } from '#ui/measure/scale.ts';
import styles from './method-spread.module.css';

type MethodRow = {
  id: string;
  label: string;
  value: number;
  low?: number;
  high?: number;
  /** The value or range, formatted, without the unit that heads its column. */
  text: string;
  chosen?: boolean;
};

type MethodSpreadProps = {
  caption: string;
  methodHeader: string;
  unit: string;
  rows: readonly MethodRow[];
  /** Methods that cannot run for this patient, and why. */
  excluded?: readonly { id: string; label: string; reason: string }[];
  chosenLabel: string;
  axis: (value: number) => string;
};

const ROW_PX = 36;

/** One result per valid method on one axis: the chosen one solid, its range a bar. */
export function MethodSpread(props: MethodSpreadProps) {
  const { caption, methodHeader, unit, rows, excluded = [], chosenLabel, axis } = props;
  const scale = roundScale(
    rows.flatMap((row) => [row.value, row.low ?? row.value, row.high ?? row.value]),
    4,
  );
  const lines = stepsBetween(scale.from, scale.to, scale.step);
  const at = (value: number) => `${percentAlong(value, scale)}%`;
  // As many figures as have room; the lines between them stay.
  const named =
    lines.length > 4 ? [lines[0], lines[Math.floor((lines.length - 1) / 2)], lines.at(-1)] : lines;

  return (
    <>
      <table className={`wide small ${styles.spread}`}>
        <caption className="unseen">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">
              <Hidden>{methodHeader}</Hidden>
            </th>
            <td className={styles.axisCell} aria-hidden="true">
              <div className={`relative soft tick ${styles.axis}`}>
                {named.map(
                  (value) =>
                    value !== undefined && (
                      <span key={value} style={{ '--at': at(value) }}>
                        {axis(value)}
                      </span>
                    ),
                )}
              </div>
            </td>
            <th scope="col" className={classNames(styles.number, styles.unit)}>
              {unit}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} className={classNames(row.chosen && styles.chosen)}>
              <th scope="row">
                {row.label}
                {row.chosen && <Hidden>, {chosenLabel}</Hidden>}
              </th>
              <td className={styles.axisCell} aria-hidden="true">
                <svg className={styles.drawing} width="100%" height={ROW_PX}>
                  {lines.map((line) => (
                    <rect key={line} className={styles.line} x={at(line)} y="0" width="1" height={ROW_PX} />
                  ))}
                  <rect className={styles.line} x="0" y={ROW_PX / 2 - 0.5} width="100%" height="1" />
                  {row.low !== undefined && row.high !== undefined && (
                    <rect
                      className={styles.range}
                      x={at(row.low)}
                      y={ROW_PX / 2 - 3}
                      width={`${percentAlong(row.high, scale) - percentAlong(row.low, scale)}%`}
                      height="6"
                    />
                  )}
                  <circle className={styles.dot} cx={at(row.value)} cy={ROW_PX / 2} r="5.5" />
                </svg>
              </td>
              <td className={styles.number}>{row.text}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {excluded.length > 0 && (
        <ul className={`quiet above-2 ${styles.excluded}`}>
          {excluded.map((method) => (
            <li key={method.id}>
              <b className="medium">{method.label}</b>: {method.reason}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
