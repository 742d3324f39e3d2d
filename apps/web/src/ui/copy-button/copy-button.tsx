import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Hidden } from '#ui/hidden/hidden.tsx';
import { buttonClass } from '#ui/button/button.tsx';
import styles from './copy-button.module.css';

type CopyButtonProps = {
  text: string;
  words: { copy: string; copied: string; copyFailed: string };
  /** What is copied, for a screen reader that meets several "Copy" buttons. */
  what?: string;
};

const SHOWN_MS = 2000;
const WORD = { idle: 'copy', copied: 'copied', failed: 'copyFailed' } as const;

/** Copies a code, so that 0 and O are never a typing task. */
export function CopyButton({ text, words, what }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'idle' | 'copied' | 'failed'>('idle');

  useEffect(() => {
    if (outcome === 'idle') return;
    const timer = setTimeout(() => setOutcome('idle'), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      // Refused by the browser, or no secure context: the code is on screen to be selected by hand.
      setOutcome('failed');
    }
  }

  const shown = words[WORD[outcome]];
  return (
    <span className={styles.copy} data-off-paper>
      <button
        type="button"
        className={buttonClass({ variant: 'quiet', size: 'small' })}
        onClick={() => void copy()}
      >
        {outcome === 'copied' ? <Check /> : <Copy />}
        <span>{shown}</span>
        {what && <Hidden> {what}</Hidden>}
      </button>
      <Hidden>
        <output>{outcome === 'idle' ? '' : shown}</output>
      </Hidden>
    </span>
  );
}
