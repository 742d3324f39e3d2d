import { productWords } from '@dietetic/content';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { classNames } from '#ui/class-names/class-names.ts';
import { Hidden } from '#ui/hidden/hidden.tsx';
import styles from './expandable.module.css';

/** Text this high or higher is folded. */
const FOLDED_PX = 120;

/** A long text folds to 120 px with a button; whether it is long is measured, since width and font decide. */
export function Expandable({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  const text = useRef<HTMLDivElement>(null);
  const [isLong, setLong] = useState(false);
  const [isOpen, setOpen] = useState(false);

  useLayoutEffect(() => {
    const element = text.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setLong(element.offsetHeight >= FOLDED_PX));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <section className={styles.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.title}>
        {title}
      </h2>
      <div id={id} className={classNames(styles.window, isLong && !isOpen && styles.folded)}>
        <div ref={text} className={styles.text}>
          {children}
        </div>
      </div>
      {isLong && (
        <Button
          variant="quiet"
          size="small"
          className={styles.toggle}
          icon={<ChevronDown className={classNames(isOpen && styles.up)} />}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? productWords.collapse : productWords.expand}
          <Hidden> {title}</Hidden>
        </Button>
      )}
    </section>
  );
}
