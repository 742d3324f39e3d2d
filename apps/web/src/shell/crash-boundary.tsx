import { recoveryWords } from '@dietetic/content';
import { Component, type ReactNode } from 'react';
import styles from './crash-boundary.module.css';

/**
 * A fault in drawing ends here with a way out: the recovery page clears the saved copy and keeps the
 * settings. What was entered is not written anywhere, because it may concern a patient.
 */
export class CrashBoundary extends Component<{ children: ReactNode }, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError(): { hasCrashed: boolean } {
    return { hasCrashed: true };
  }

  override render(): ReactNode {
    if (!this.state.hasCrashed) return this.props.children;
    return (
      <main className={`grid gap-4 centre ${styles.crash}`} role="alert">
        <h1>{recoveryWords.title}</h1>
        <p>{recoveryWords.text}</p>
        <p>
          <a href="/recover.html">{recoveryWords.action}</a>
        </p>
      </main>
    );
  }
}
