import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { now } from '#platform/clock.ts';
import { shortDateTime } from '#platform/dates.ts';
import styles from './bedside-page.module.css';

/** On paper alone: a plan is changed for as long as its screen is open, and a print says when it was made. */
export function PrintedOn() {
  const [at, setAt] = useState(now);
  useEffect(() => {
    const stamp = () => flushSync(() => setAt(now()));
    addEventListener('beforeprint', stamp);
    return () => removeEventListener('beforeprint', stamp);
  }, []);
  return <p className={styles.onPaper}>{shortDateTime(at)}</p>;
}
