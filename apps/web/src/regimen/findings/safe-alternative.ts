import {
  FIXED_FILTERS,
  type AnyProduct,
  productFacts,
  type ProductListParams,
  toSearchParams,
} from '@dietetic/catalogue';
import { productFindingWords as say } from '@dietetic/content';
import { ageOfPatient, disorderName, type Finding, setListForAllAges } from '@dietetic/regimen';
import { useNavigate } from '@tanstack/react-router';
import { keepRegimenList } from '#session/regimen-list.ts';
import { changeRegimen, useRegimen } from '#session/regimen.ts';

/** The way out of a hard confirmation: the list of products that do fit the patient. Null where there is none. */
export function useSafeAlternative(findings: readonly Finding[]): { label: string; go: () => void } | null {
  const { values } = useRegimen();
  const { PD_CONDITION: disorder, PD_AGE: age } = values;
  const navigate = useNavigate();
  const show = (list: ProductListParams) => {
    keepRegimenList(list);
    void navigate({ to: '/regimen/products' });
  };
  const grave = findings.filter(({ severity }) => severity === 'confirm');
  if (grave.some(({ code }) => code === 'product-disorder') && disorder !== undefined) {
    const filters = FIXED_FILTERS.filter(({ type, value }) => type === 'metabolics' && value === disorder);
    // A disorder without a category has no list.
    if (filters.length > 0)
      return { label: say.showFor(disorderName(disorder)), go: () => show(toSearchParams('', filters)) };
  }
  if (grave.some(({ code }) => code === 'product-age') && age !== undefined) {
    return {
      label: say.showFor(ageOfPatient(values)),
      go: () => {
        changeRegimen((regimen) => setListForAllAges(regimen, false));
        show({});
      },
    };
  }
  return null;
}

/** The act of a hard confirmation by its name: "Add MSUD product". */
export function confirmationLabel(
  act: 'add' | 'save' | 'keep',
  findings: readonly Finding[],
  product: AnyProduct,
): string {
  const [named, ...others] = productFacts(product).metabolic.filter((slug) => slug !== 'other');
  const isOfDisorder = findings.some(
    ({ code, severity }) => code === 'product-disorder' && severity === 'confirm',
  );
  const words = {
    add: [say.addFor, say.addAnyway],
    save: [say.saveFor, say.saveAnyway],
    keep: [say.keepFor, say.keepAnyway],
  } as const;
  const [nameIt, plain] = words[act];
  return isOfDisorder && named !== undefined && others.length === 0 ? nameIt(disorderName(named)) : plain;
}
