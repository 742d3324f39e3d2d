import { type Filter, fromSearchParams, toSearchParams } from '@dietetic/catalogue';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { saveListFilters } from '#session/list-filters.ts';
import { keepSearchTerm, readSearchTerm } from '#session/search-term.ts';
import { useBufferedEntry } from '#ui/entry-buffer/use-entry-buffer.ts';

export type ListChoice = { search: string; filters: readonly Filter[] };
/** Without an address, the choice is one on the way, such as in a dialog: the next change with one has it too. */
export type ChangeList = (next: ListChoice, address?: 'with-address' | 'without-address') => void;

/** The address follows the typing when it rests; the list itself does not wait for the address. */
const ADDRESS_REST_MS = 400;
/** The tick is rendered first: a new address re-renders every link of the page. */
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
export function useListAddress(allergens: readonly string[]): [ListChoice, ChangeList] {
  const params: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  const fromAddress = fromSearchParams(params, allergens);
  const address = written(fromAddress);
  const [choice, setChoice] = useState<ListChoice>(() =>
    address === '{}' ? { search: readSearchTerm(), filters: [] } : fromAddress,
  );
  const { shown, type, send } = useBufferedEntry(address, written(choice));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // Going back or forward, or an allergen whose label has only now arrived with the products. An address this list
  // has written itself says nothing new: meanwhile there may be more letters.
  if (shown !== written(choice)) setChoice(fromAddress);

  const choose = useCallback(
    (next: ListChoice) => {
      setChoice(next);
      type(written(next));
    },
    [type],
  );

  const write = useCallback(
    (next: ListChoice, replace: boolean) => {
      send(written(next));
      // The list's parameters belong to whichever screen shows the finder, so the address stays what it is.
      void navigate({
        to: '.',
        search: toSearchParams(next.search, next.filters) as never,
        replace,
        resetScroll: false,
      });
    },
    [navigate, send],
  );

  // A term taken over from the tab belongs in the address too, and what means nothing does not.
  const [initial] = useState(choice);
  const [isClean] = useState(() => isAsWritten(params, choice));
  const isStarted = useRef(false);
  useEffect(() => {
    if (isStarted.current || isClean) return;
    isStarted.current = true;
    if (initial.search === '' || address !== '{}') return write(initial, true);
    // The screen that was left gives up its search only after this one is first rendered (B-11).
    queueMicrotask(() => {
      if (readSearchTerm() === '') choose({ search: '', filters: [] });
      else write(initial, true);
    });
  }, [address, choose, initial, isClean, write]);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => saveListFilters(toSearchParams('', choice.filters)), [choice.filters]);

  const filtersOfAddress = written({ search: '', filters: fromAddress.filters });
  const change: ChangeList = useCallback(
    (next, toWrite = 'with-address') => {
      choose(next);
      keepSearchTerm(next.search);
      clearTimeout(timer.current);
      if (toWrite === 'without-address') return;
      const filtersChanged = written({ search: '', filters: next.filters }) !== filtersOfAddress;
      const { pathname } = window.location;
      timer.current = setTimeout(
        () => {
          // The next screen may be loading while this one is still rendered: its address is not the list's.
          if (window.location.pathname === pathname) write(next, !filtersChanged);
        },
        filtersChanged ? AFTER_THE_FRAME_MS : ADDRESS_REST_MS,
      );
    },
    [filtersOfAddress, choose, write],
  );

  return [choice, change];
}
