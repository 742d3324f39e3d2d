import styles from './support-menu.module.css';

/** The two lines of a menu row. */
export function RowWords({ title, detail }: { title: string; detail?: string | undefined }) {
  return (
    <span className={styles.words}>
      <span>{title}</span>
      {detail !== undefined && <span className={styles.detail}>{detail}</span>}
    </span>
  );
}
