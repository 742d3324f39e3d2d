import styles from './screen-loading.module.css';

/** Shown only when a screen's file takes longer than 300 ms to arrive. */
export function ScreenLoading() {
  return (
    <p className={styles.loading} role="status">
      Loading…
    </p>
  );
}
