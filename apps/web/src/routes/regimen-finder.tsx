import type { AnyProduct } from '@dietetic/catalogue';
import type { ReactNode } from 'react';
import { ProductFinder } from '#compendium/finder/product-finder.tsx';
import { useAllergens } from '#compendium/finder/use-allergens.ts';
import { useListOfRegimen } from '#compendium/finder/use-regimen-list.ts';
import { useProductsReady } from '#compendium/list/products-ready.ts';
import { ProductsUnavailable } from '#compendium/list/products-unavailable.tsx';
import type { SearchShortcut } from '#platform/search-shortcut.ts';
import { RowFindings } from '#regimen/findings/row-findings.tsx';
import { useAgePreset } from '#regimen/products/age-preset.ts';

const rowFindings = (product: AnyProduct) => <RowFindings product={product} />;

type RegimenFinderProps = {
  rowAction: (product: AnyProduct) => ReactNode;
  /** The keys that lead to the search, where something listens to them. */
  shortcut?: SearchShortcut;
};

/** The product range inside the regimen: its list, with what the patient gives rise to in each row. */
export function RegimenFinder({ rowAction, shortcut }: RegimenFinderProps) {
  const isReady = useProductsReady();
  const preset = useAgePreset();
  const list = useListOfRegimen(useAllergens());
  if (!isReady) return <ProductsUnavailable />;
  return (
    <ProductFinder
      list={list}
      inRegimen
      rowActions={rowAction}
      rowNotes={rowFindings}
      preset={preset}
      shortcut={shortcut}
    />
  );
}
