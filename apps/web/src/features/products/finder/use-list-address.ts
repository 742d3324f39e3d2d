import { type Filter, fromSearchParams, toSearchParams } from '@dietetic/catalogue';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { keepListFilters } from '#state/list-filters.ts';
import { useIsOutOfSight } from '#state/out-of-sight.ts';
import { keepSearchTerm, readSearchTerm } from '#state/search-term.ts';

export type ListChoice = { search: string; filters: readonly Filter[] };

/** The address follows the typing when it rests; the list itself does not wait for the address. */
const ADDRESS_REST_MS = 400;
/** A tick is drawn first: every link of the page looks at a new address. */
const AFTER_THE_FRAME_MS = 40;

/** An address may say more than it must: empty parameters, unknown ones, values the range does not have. */
function isAsWritten(params: Record<string, unknown>, { search, filters }: ListChoice): boolean {
  const own: Record<string, unknown> = toSearchParams(search, filters);
  return Object.keys({ ...params, ...own }).every((name) => params[name] === own[name]);
}

const written = ({ search, filters }: ListChoice) => JSON.stringify(toSearchParams(search, filters));

/**
 * Search and filters, kept where they can be shared and gone back to: the address. A visit without any starts
 * from the search term of this tab. Filters are steps one can go back by; letters are not.
 */
export function useListAddress(allergens: readonly string[]): [ListChoice, (next: ListChoice) => void] {
  const params: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  const fromAddress = fromSearchParams(params, allergens);
  const address = written(fromAddress);
  const [choice, setChoice] = useState<ListChoice>(() =>
    address === '{}' ? { search: readSearchTerm(), filters: [] } : fromAddress,
  );
  const [seen, setSeen] = useState(address);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // Going back or forward, or an allergen whose label has only now arrived with the products.
  if (address !== seen) {
    setSeen(address);
    if (address !== written(choice)) setChoice(fromAddress);
  }

  const write = useCallback(
    (next: ListChoice, replace: boolean) => {
      // The list's parameters belong to whichever screen shows the finder, so the address stays what it is.
      void navigate({
        to: '.',
        search: toSearchParams(next.search, next.filters) as never,
        replace,
        resetScroll: false,
      });
    },
    [navigate],
  );

  // A term taken over from the tab belongs in the address too, and what means nothing does not.
  const [initial] = useState(choice);
  const [isClean] = useState(() => isAsWritten(params, choice));
  const isStarted = useRef(false);
  useEffect(() => {
    if (isStarted.current || isClean) return;
    isStarted.current = true;
    if (initial.search === '' || address !== '{}') return write(initial, true);
    // The screen that was left gives up its search only after this one is first drawn (B-11).
    queueMicrotask(() => {
      if (readSearchTerm() === '') setChoice({ search: '', filters: [] });
      else write(initial, true);
    });
  }, [address, initial, isClean, write]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const isOutOfSight = useIsOutOfSight();
  useEffect(() => {
    if (!isOutOfSight) keepListFilters(toSearchParams('', choice.filters));
  }, [choice.filters, isOutOfSight]);

  const change = useCallback(
    (next: ListChoice) => {
      const filtersChanged = next.filters !== choice.filters;
      setChoice(next);
      keepSearchTerm(next.search);
      clearTimeout(timer.current);
      timer.current = setTimeout(
        () => write(next, !filtersChanged),
        filtersChanged ? AFTER_THE_FRAME_MS : ADDRESS_REST_MS,
      );
    },
    [choice.filters, write],
  );

  return [choice, change];
}
