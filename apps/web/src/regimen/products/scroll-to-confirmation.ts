import { type RefObject, useEffect } from 'react';

/**
 * Keeps an amount and the question about it in sight; gives the way to its first answer, or to the field where nothing
 * is asked.
 */
export function useScrollToConfirmation(
  field: RefObject<HTMLInputElement | null>,
  question: RefObject<HTMLElement | null>,
  isAsking: boolean,
): () => void {
  useEffect(() => {
    if (isAsking) show(field.current, question.current);
  }, [isAsking, field, question]);
  return () => {
    const answer = question.current?.querySelector<HTMLElement>('input, button') ?? field.current;
    answer?.focus({ preventScroll: true });
    show(field.current, question.current);
    // What has the focus goes before what was typed, which the question names too.
    answer?.scrollIntoView({ block: 'nearest' });
  };
}

function show(field: HTMLElement | null, question: HTMLElement | null): void {
  question?.scrollIntoView({ block: 'nearest' });
  // Where both do not fit, what was typed stays in sight.
  field?.scrollIntoView({ block: 'nearest' });
}
