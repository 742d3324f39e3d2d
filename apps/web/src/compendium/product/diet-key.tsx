import type { SpecialDiet } from '@dietetic/catalogue';
import type { DIET_KEY_WORDS } from '@dietetic/content';
import { nutritionWords } from '@dietetic/content';
import { Tag } from '#ui/tag/tag.tsx';
import styles from './product-screen.module.css';

type DietKeyProps = { diets: readonly SpecialDiet[]; words: typeof DIET_KEY_WORDS };

/** The diet marks of this product, each with what it means. */
export function DietKey({ diets, words }: DietKeyProps) {
  return (
    <section aria-label={nutritionWords.dietKeyTitle}>
      <h2 className={styles.smallTitle}>{nutritionWords.dietKeyTitle}</h2>
      <DietMarks diets={diets} words={words} />
    </section>
  );
}

export function DietMarks({ diets, words }: DietKeyProps) {
  return (
    <ul className={styles.dietKey}>
      {diets.map((diet) => (
        <li key={diet}>
          <Tag>{words[diet].mark}</Tag> {words[diet].text}
        </li>
      ))}
    </ul>
  );
}
