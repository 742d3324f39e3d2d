import type { CountedAmount } from '@dietetic/catalogue';
import { formatNumber } from '@dietetic/clinical';
import { reportDocumentWords, nutrientTrackWords as say } from '@dietetic/content';
import { type NutrientLine, nutrientTrack, type TrackStatus } from '@dietetic/regimen';
import { useId, useMemo } from 'react';
import { useAssessment, useRegimen } from '#session/regimen.ts';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { percentAlong } from '#ui/measure/scale.ts';
import { NutrientTableView } from '../report/nutrient-table-view.tsx';
import styles from './nutrient-track.module.css';

const SCALE = { from: 0, to: 400 };
const HUNDREDS = [0, 100, 200, 300, 400];
const REFERENCE = 100;
const NBSP = '\u00a0';

/** Each vitamin and mineral as a tick in percent of the reference, what needs attention in words, and the tables behind. */
export default function NutrientTrack({ counted }: { counted: readonly CountedAmount[] }) {
  const { country, values, lists, stage } = useRegimen();
  const assessment = useAssessment();
  const title = useId();
  const track = useMemo(
    () =>
      country === undefined
        ? null
        : nutrientTrack(counted, { country, values, lists, assessment, stage }, reportDocumentWords),
    [counted, country, values, lists, assessment, stage],
  );
  if (track === null || country === undefined) return null;
  const { ticks, below, perhaps, aboveUpper, notStated, tables } = track;
  const count = tables.flatMap(({ lines }) => lines).filter(({ part }) => !part).length;
  const met = ticks.filter(({ standing }) => standing !== 'below' && standing !== 'perhaps').length;
  return (
    <section className={styles.section} aria-labelledby={title}>
      <div className="flex wrap baseline gap-x-2">
        <h3 className="body" id={title}>
          {say.title}
        </h3>
        <span className="quiet">{say.percentOf[country]}</span>
      </div>
      <svg
        className={`block above-1 ${styles.track}`}
        width="100%"
        height="26"
        role="img"
        aria-label={say.sentence(met, ticks.length)}
      >
        <rect className={styles.well} x="0" y="6" width="100%" height="12" rx="2" />
        <rect
          className={styles.reference}
          x={`${percentAlong(REFERENCE, SCALE)}%`}
          y="0"
          width="2"
          height="24"
        />
        {ticks.map(({ id, percent, standing }) => (
          <svg key={id} x={`${percentAlong(percent, SCALE)}%`} overflow="visible">
            <rect className={TICK[standing]} x="-1.5" y="3" width="3" height="18" />
          </svg>
        ))}
      </svg>
      <div className={`quiet flex between ${styles.axis}`} aria-hidden="true">
        {HUNDREDS.map((percent) => (
          <span key={percent}>
            {percent === SCALE.to ? say.end(`${percent}${NBSP}%`) : `${percent}${NBSP}%`}
          </span>
        ))}
      </div>
      <Named title={say.aboveUpper} lines={aboveUpper} text={({ provided }) => provided.text} />
      <Named title={say.below} lines={below} text={shortPercent} />
      <Named title={say.perhaps} lines={perhaps} text={shortPercent} />
      <Named title={say.notStated} lines={notStated} />
      {aboveUpper.length + below.length + perhaps.length + notStated.length === 0 && (
        <p className={styles.named}>{say.allMet}</p>
      )}
      <Disclosure summary={say.all(count)} headingLevel={4} defaultOpen={hasRoomForAll()}>
        <div className={`grid gap-4 ${styles.tables}`}>
          {tables.map((table) => (
            <NutrientTableView key={table.id} table={table} />
          ))}
        </div>
      </Disclosure>
    </section>
  );
}

/** Under the sheet's regimen there is room for the tables in a window of this height: nobody has to ask for them. */
const hasRoomForAll = (): boolean => matchMedia('(min-width: 100em) and (min-height: 60em)').matches;

const TICK: Record<TrackStatus, string | undefined> = {
  below: styles.below,
  perhaps: styles.perhaps,
  met: styles.met,
  'above-upper': styles.aboveUpper,
};

/** "66 %", or the standing where the source prints a range. That it is a least amount is said before the names. */
const shortPercent = ({ percent, standingText }: NutrientLine) =>
  percent === null ? standingText : `${formatNumber(percent)}${NBSP}%`;

type NamedProps = {
  title: string;
  lines: readonly NutrientLine[];
  text?: (line: NutrientLine) => string | null;
};

function Named({ title, lines, text }: NamedProps) {
  if (lines.length === 0) return null;
  return (
    <p className={styles.named}>
      <strong>{title}</strong>{' '}
      {lines.map((line) => [inSentence(line.name), text?.(line)].join(' ').trim()).join(', ')}.
    </p>
  );
}

const inSentence = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);
