import { fromSearchParams, toSearchParams } from '@dietetic/catalogue';
import { useCallback, useMemo } from 'react';
import { keepRegimenList, useRegimenList } from '#session/regimen-list.ts';
import type { ChangeList, ListChoice } from './use-list-address.ts';

/** Search and filters inside the regimen: kept with it, as the address keeps those of the product range. */
export function useListOfRegimen(allergens: readonly string[]): [ListChoice, ChangeList] {
  const { params, search } = useRegimenList();
  const choice = useMemo(
    () => ({ ...fromSearchParams(params, allergens), search }),
    [params, allergens, search],
  );
  const change: ChangeList = useCallback(
    (next) => keepRegimenList(toSearchParams(next.search, next.filters), next.search),
    [],
  );
  return [choice, change];
}
