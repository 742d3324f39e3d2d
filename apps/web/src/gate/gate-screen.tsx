import { gateWords, SITE, SITE_MARK } from '@dietetic/content';
import { type ReactNode, useEffect, useRef } from 'react';
import { buttonClass } from '#ui/button/button.tsx';
import { BrandMark } from '#ui/brand-mark/brand-mark.tsx';
import styles from './gate.module.css';

type GateProps = {
  /** The last answer was "I am not". */
  isRefused: boolean;
  onAnswer: (isHcp: boolean) => void;
  onBack: () => void;
  /** What may be read before an answer: terms and privacy. */
  legal: ReactNode;
};

/** Asks whether the visitor is a healthcare professional. "I am not" ends here: no other screen is reachable. */
export function GateScreen({ isRefused, onAnswer, onBack, legal }: GateProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(isRefused);

  // An answer changes what stands under the title; the focus goes there so that the change is heard.
  useEffect(() => {
    if (shown.current === isRefused) return;
    shown.current = isRefused;
    title.current?.focus();
  }, [isRefused]);

  return (
    <main className={`grid centre ${styles.gate}`}>
      <div className={`row gap-4 ${styles.identity}`}>
        <BrandMark mark={SITE_MARK} className={styles.mark} />
        <p>
          <b>{SITE.provider.name}</b>
          <span className="soft">{SITE.provider.tagline}</span>
        </p>
      </div>
      <div className={styles.question}>
        <h1 ref={title} tabIndex={-1}>
          {gateWords.title}
        </h1>
        {isRefused ? (
          <>
            <p className={`lead bold ${styles.ask}`}>{gateWords.refusal}</p>
            <p className={styles.lead}>{gateWords.refusalHelp}</p>
            <div className={`grid gap-3 ${styles.answers}`}>
              <button type="button" className={buttonClass({ variant: 'secondary' })} onClick={onBack}>
                {gateWords.back}
              </button>
            </div>
          </>
        ) : (
          <>
            <p className={styles.lead}>{gateWords.text}</p>
            <fieldset className={`grid gap-3 ${styles.answers}`}>
              <legend className={`lead bold ${styles.ask}`}>{gateWords.question}</legend>
              <button type="button" className={buttonClass()} onClick={() => onAnswer(true)}>
                {gateWords.yes}
              </button>
              <button
                type="button"
                className={buttonClass({ variant: 'secondary' })}
                onClick={() => onAnswer(false)}
              >
                {gateWords.no}
              </button>
            </fieldset>
            <p className="quiet">{gateWords.keptHere}</p>
          </>
        )}
        <div className={`flex wrap ${styles.legal}`}>{legal}</div>
      </div>
    </main>
  );
}
