import { commonWords } from '@dietetic/content';
import styles from './screen-loading.module.css';

/** Shown only when a screen's file takes longer than 300 ms to arrive. */
export function ScreenLoading() {
  return <output className={`block soft centre ${styles.loading}`}>{commonWords.loading}</output>;
}
