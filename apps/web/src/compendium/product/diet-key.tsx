import type { SpecialDiet } from '@dietetic/catalogue';
import type { DIET_KEY_WORDS } from '@dietetic/content';
import { nutritionWords } from '@dietetic/content';
import { Tag } from '#ui/tag/tag.tsx';
import styles from './product-screen.module.css';

type DietKeyProps = {
  diets: readonly SpecialDiet[];
  words: typeof DIET_KEY_WORDS;
  /** Beside several products: which of them. */
  whose?: ((diet: SpecialDiet) => string) | undefined;
};

/** The diet marks of this product, each with what it means. */
export function DietKey({ diets, words, whose }: DietKeyProps) {
  return (
    <section aria-label={nutritionWords.dietKeyTitle}>
      <h2 className={styles.smallTitle}>{nutritionWords.dietKeyTitle}</h2>
      <DietMarks diets={diets} words={words} whose={whose} />
    </section>
  );
}

export function DietMarks({ diets, words, whose }: DietKeyProps) {
  return (
    <ul className={`flex wrap above-1 ${styles.dietKey}`}>
      {diets.map((diet) => (
        <li key={diet}>
          <Tag>{words[diet].mark}</Tag> {words[diet].text}
          {whose?.(diet)}
        </li>
      ))}
    </ul>
  );
}
