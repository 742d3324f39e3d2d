import type { OnboardingSlide } from '@dietetic/content';
import type { ComponentType } from 'react';
import styles from './slide-drawings.module.css';

/**
 * Small drawings in the product's own language: sheets, rules and the graduated measure. They repeat what the
 * words say, so assistive technology is spared them.
 */
export const SLIDE_DRAWING: Record<OnboardingSlide['id'], ComponentType> = {
  compare: CompareDrawing,
  regimen: RegimenDrawing,
  find: FindDrawing,
};

function Frame({ children }: { children: React.ReactNode }) {
  return (
    <svg viewBox="0 0 416 224" aria-hidden="true" className={styles.drawing}>
      <rect className={styles.sheet} x="1" y="1" width="414" height="222" rx="6" />
      {children}
    </svg>
  );
}

/** Four columns of figures beside each other, one row picked out. */
function CompareDrawing() {
  const columns = [112, 190, 268, 346];
  const rows = [76, 112, 148, 184];
  const widths = [
    [34, 22, 40, 28],
    [26, 40, 20, 34],
    [40, 28, 34, 22],
    [22, 34, 28, 40],
  ];
  return (
    <Frame>
      <rect className={styles.tint} x="12" y="96" width="392" height="32" />
      {columns.map((x, column) => (
        <g key={x}>
          <rect
            className={column === 0 ? styles.action : styles.well}
            x={x - 12}
            y="20"
            width="58"
            height="30"
            rx="3"
          />
          {rows.map((y, row) => (
            <rect
              key={y}
              className={row === 1 ? styles.strong : styles.quiet}
              x={x - 8}
              y={y - 5}
              width={widths[column]?.[row]}
              height="10"
              rx="2"
            />
          ))}
        </g>
      ))}
      {rows.map((y) => (
        <g key={y}>
          <rect className={styles.quiet} x="20" y={y - 5} width="56" height="10" rx="2" />
          <path className={styles.rule} d={`M12 ${y + 16}H404`} />
        </g>
      ))}
      <path className={styles.rule} d="M12 58H404" />
    </Frame>
  );
}

/** The five steps on the measure, and what is provided growing towards the two marks of what is needed. */
function RegimenDrawing() {
  const ticks = Array.from({ length: 21 }, (_, index) => 36 + index * 17.2);
  return (
    <Frame>
      <path className={styles.line} d="M36 48H380" />
      {[36, 122, 208, 294, 380].map((x, index) => (
        <g key={x}>
          <circle className={index < 3 ? styles.done : styles.todo} cx={x} cy="48" r="13" />
          {index < 3 && <path className={styles.tick} d={`m${x - 5} 48 4 4 7-8`} />}
        </g>
      ))}
      <rect className={styles.quiet} x="36" y="92" width="96" height="10" rx="2" />
      <rect className={styles.strong} x="36" y="112" width="62" height="16" rx="2" />
      <rect className={styles.well} x="36" y="152" width="344" height="18" rx="3" />
      <rect className={styles.given} x="36" y="152" width="124" height="18" rx="3" />
      <rect className={styles.given2} x="162" y="152" width="86" height="18" rx="3" />
      <path className={styles.need} d="M258 142v38M294 142v38" />
      {ticks.map((x, index) => (
        <path key={x} className={styles.rule} d={`M${x} 180v${index % 5 === 0 ? 14 : 8}`} />
      ))}
    </Frame>
  );
}

/** A search with two filters set, and what is left of the list. */
function FindDrawing() {
  return (
    <Frame>
      <rect className={styles.field} x="24" y="20" width="368" height="40" rx="3" />
      <circle className={styles.outline} cx="46" cy="39" r="8" />
      <path className={styles.outline} d="m52 45 6 6" />
      <rect className={styles.strong} x="70" y="34" width="76" height="12" rx="2" />
      <path className={styles.caret} d="M152 30v20" />
      {[
        [24, 84],
        [118, 112],
      ].map(([x = 0, width]) => (
        <g key={x}>
          <rect className={styles.chip} x={x} y="74" width={width} height="28" rx="3" />
          <rect className={styles.onTint} x={x + 12} y="83" width={(width ?? 0) - 48} height="10" rx="2" />
          <path className={styles.cross} d={`m${x + (width ?? 0) - 22} 83 10 10m0-10-10 10`} />
        </g>
      ))}
      {[128, 163, 198].map((y, row) => (
        <g key={y}>
          <rect className={styles.pack} x="24" y={y - 12} width="20" height="24" rx="2" />
          <rect className={styles.strong} x="58" y={y - 10} width={[128, 104, 148][row]} height="9" rx="2" />
          <rect className={styles.quiet} x="58" y={y + 4} width={[84, 120, 72][row]} height="7" rx="2" />
          <rect className={styles.quiet} x="336" y={y - 5} width="56" height="10" rx="2" />
          {row < 2 && <path className={styles.rule} d={`M24 ${y + 17.5}H392`} />}
        </g>
      ))}
    </Frame>
  );
}
