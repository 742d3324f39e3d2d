import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './chip.module.css';

type ChipProps = { label: string; removeLabel: string; onRemove: () => void };

/** Something chosen that can be taken away again. */
export function Chip({ label, removeLabel, onRemove }: ChipProps) {
  return (
    <li className={`inline-row snug round-1 ${styles.chip}`}>
      <span className={`shrinks nowrap ${styles.label}`}>{label}</span>
      <button
        type="button"
        className={`grid rigid acts bare ${styles.remove}`}
        aria-label={removeLabel}
        onClick={onRemove}
        data-off-paper
      >
        <X />
      </button>
    </li>
  );
}

export function ChipRow({ children, label }: { children: ReactNode; label: string }) {
  return (
    <ul className="flex wrap gap-2" aria-label={label}>
      {children}
    </ul>
  );
}
