import type { NutrientList } from '@dietetic/regimen';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import styles from './all-nutrients-view.module.css';

/** Every nutrient in one list; folded away on screen, where the tables say the same in groups, and open on paper. */
export function AllNutrientsView({ list: { title, lines } }: { list: NutrientList }) {
  return (
    <Disclosure summary={title} headingLevel={2} printsOpen>
      <dl className={styles.list}>
        {lines.map(({ id, label, text, part }) => (
          <div key={id} className={part ? styles.part : undefined}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}
