import { type ReactNode, useId, useState } from 'react';
import { FoldButton, FoldedText } from '../facts/folded-text.tsx';
import { useFold } from '../facts/fold.ts';
import styles from '../facts/fold.module.css';

/** A text under its heading; a long one folds to 120 px with a button. */
export function Expandable({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  const { isLong, measure } = useFold();
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={styles.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.title}>
        {title}
      </h2>
      <FoldedText id={id} measure={measure} isFolded={isLong && !isOpen}>
        {children}
      </FoldedText>
      {isLong && <FoldButton of={title} isOpen={isOpen} controls={id} onPress={() => setOpen(!isOpen)} />}
    </section>
  );
}
