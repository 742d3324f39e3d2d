import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { classNames } from '#ui/class-names/class-names.ts';
import { Hidden } from '#ui/hidden/hidden.tsx';
import { Quantity } from '#ui/quantity/quantity.tsx';
import { Sheet } from '#ui/sheet/sheet.tsx';
import styles from './result-card.module.css';

/** Holds figures and, ruled under them, their working. */
export function ResultCard({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Sheet as="section" pad="none" className={`clips ${styles.card}`} aria-label={label}>
      {children}
    </Sheet>
  );
}

type ResultFigureProps = {
  label: string;
  /** Formatted; undefined means there is no result, and `notCalculated` says why. */
  value: string | undefined;
  unit?: string;
  notCalculated?: { title: string; explain: ReactNode };
  /** The result as a sentence, said once typing has rested. */
  announcement?: string;
  children?: ReactNode;
};

export function ResultFigure(props: ResultFigureProps) {
  const { label, value, unit, notCalculated, announcement, children } = props;
  const spoken = useAfterRest(announcement ?? '');
  return (
    <div className={styles.figure}>
      <h2 className={`soft body regular ${styles.label}`}>{label}</h2>
      {value === undefined ? (
        <>
          <p className={`bold above-1 ${styles.none}`}>{notCalculated?.title}</p>
          <div className={`soft above-2 ${styles.second}`}>{notCalculated?.explain}</div>
        </>
      ) : (
        <p className={classNames('above-1', styles.value, value.includes('–') && styles.range)}>
          <Quantity value={value} unit={unit} size="figure" />
        </p>
      )}
      {children && <div className={`soft above-2 ${styles.second}`}>{children}</div>}
      <Hidden>
        <output>{spoken}</output>
      </Hidden>
    </div>
  );
}

const REST_MS = 600;

/** The text once it has stopped changing, so that each keystroke is not read out. Silent for what was there at first. */
function useAfterRest(text: string): string {
  const first = useRef(text);
  const [rested, setRested] = useState('');
  useEffect(() => {
    if (text === first.current) return;
    first.current = '';
    const timer = setTimeout(() => setRested(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
