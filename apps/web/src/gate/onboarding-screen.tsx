import { ONBOARDING_SLIDES, type OnboardingSlide, onboardingWords } from '@dietetic/content';
import { type ComponentType, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { buttonClass } from '#ui/button/button.tsx';
import { closeOnBack } from '#ui/dialog/close-on-back.ts';
import styles from './onboarding.module.css';

/** What the app is for, in three slides that can be left at any time. Nothing moves by itself. */
export function OnboardingScreen({ onFinish }: { onFinish: () => void }) {
  const [index, setIndex] = useState(0);
  const drawings = useDrawings();
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(index);
  const slide = ONBOARDING_SLIDES[index] ?? ONBOARDING_SLIDES[0];
  const isLast = index === ONBOARDING_SLIDES.length - 1;

  useEffect(() => {
    if (shown.current === index) return;
    shown.current = index;
    title.current?.focus();
  }, [index]);

  // From the first slide Back leaves; each of the others lies over the one before, to which Back leads as the button does.
  useLayoutEffect(() => {
    const closers = Array.from({ length: index }, () => closeOnBack(() => setIndex((now) => now - 1)));
    return () => {
      for (const close of closers) close();
    };
  }, [index]);

  if (!slide) return null;
  const Drawing = drawings?.[slide.id];
  return (
    <main className={`grid centre ${styles.onboarding}`} aria-label={onboardingWords.label}>
      <div className={styles.drawing}>{Drawing && <Drawing />}</div>
      <div className={styles.words}>
        <p className="quiet">{onboardingWords.position(index + 1, ONBOARDING_SLIDES.length)}</p>
        <h1 ref={title} tabIndex={-1}>
          {slide.title}
        </h1>
        <p className={`lead above-3 ${styles.text}`}>{slide.text}</p>
        <ol className={styles.marks} aria-hidden="true">
          {ONBOARDING_SLIDES.map(({ id }, position) => (
            <li key={id} data-reached={position <= index || undefined} />
          ))}
        </ol>
        <div className={`flex gap-3 ${styles.controls}`}>
          {index > 0 && (
            <button
              type="button"
              className={buttonClass({ variant: 'secondary' })}
              onClick={() => setIndex(index - 1)}
            >
              {onboardingWords.back}
            </button>
          )}
          <button
            type="button"
            className={buttonClass()}
            onClick={() => (isLast ? onFinish() : setIndex(index + 1))}
          >
            {isLast ? onboardingWords.finish : onboardingWords.next}
          </button>
          {!isLast && (
            <button type="button" className={buttonClass({ variant: 'quiet' })} onClick={onFinish}>
              {onboardingWords.skip}
            </button>
          )}
        </div>
      </div>
    </main>
  );
}

type Drawings = Record<OnboardingSlide['id'], ComponentType>;

/** The drawings come after the words: they repeat them, and the first file stays smaller without. */
function useDrawings(): Drawings | undefined {
  const [drawings, setDrawings] = useState<Drawings>();
  useEffect(() => {
    void import('./slide-drawings.tsx').then(({ SLIDE_DRAWING }) => setDrawings(SLIDE_DRAWING));
  }, []);
  return drawings;
}
