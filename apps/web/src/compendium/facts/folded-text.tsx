import { productWords } from '@dietetic/content';
import { ChevronDown } from 'lucide-react';
import type { ReactNode, RefCallback } from 'react';
import { Button } from '#ui/button/button.tsx';
import { classNames } from '#ui/class-names/class-names.ts';
import { Hidden } from '#ui/hidden/hidden.tsx';
import styles from './fold.module.css';

type FoldedTextProps = {
  id?: string;
  measure: RefCallback<HTMLElement>;
  isFolded: boolean;
  children: ReactNode;
};

/** A text, of which 120 px are shown while it is folded. */
export function FoldedText({ id, measure, isFolded, children }: FoldedTextProps) {
  return (
    <div id={id} className={isFolded ? `relative clips ${styles.folded}` : undefined}>
      <div ref={measure} className={styles.text}>
        {children}
      </div>
    </div>
  );
}

type FoldButtonProps = { of: string; isOpen: boolean; controls: string; onPress: () => void };

export function FoldButton({ of, isOpen, controls, onPress }: FoldButtonProps) {
  return (
    <Button
      variant="quiet"
      size="small"
      className={styles.toggle}
      icon={<ChevronDown className={classNames(isOpen && styles.up)} />}
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onPress}
    >
      {isOpen ? productWords.collapse : productWords.expand}
      <Hidden> {of}</Hidden>
    </Button>
  );
}
