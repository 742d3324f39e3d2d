import { recipeWords as say } from '@dietetic/content';
import { Hidden } from '#ui/hidden/hidden.tsx';
import styles from './recipe.module.css';

const TEN = 10;
const FIVE = 5;
/** Rows of ten that stand under each other; of more, two stand side by side where there is room. */
const MOST_ROWS = 3;
/** More than this and the rows no longer help to count. */
const MOST = 60;

/** Level scoops in fives and tens, with the running count: what is counted while it is scooped. */
export function Scoops({ count }: { count: number }) {
  if (count > MOST) return null;
  const rows = Array.from({ length: Math.ceil(count / TEN) }, (_, row) => Math.min(TEN, count - row * TEN));
  return (
    <div>
      <Hidden as="div">{say.scoopsDrawn(String(count))}</Hidden>
      <div className={styles.scoops} data-many={rows.length > MOST_ROWS || undefined} aria-hidden="true">
        {rows.map((inRow, row) => (
          <div key={row} className={`row ${styles.ten}`}>
            {Array.from({ length: inRow }, (_, place) => (
              <svg
                key={place}
                className={place === FIVE ? styles.afterFive : styles.scoop}
                viewBox="0 0 24 17"
              >
                <path d="M1.5 3.5h14l-1.6 11.2a1.5 1.5 0 0 1-1.5 1.3H4.6a1.5 1.5 0 0 1-1.5-1.3z" />
                <path d="M.5 2.2h22.7v2.6H.5z" />
              </svg>
            ))}
            <b>{row * TEN + inRow}</b>
          </div>
        ))}
      </div>
    </div>
  );
}
