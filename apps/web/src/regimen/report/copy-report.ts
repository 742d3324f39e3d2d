import { reportActionWords as say, reportDocumentWords as words } from '@dietetic/content';
import { isAnotherPatient, reportText } from '@dietetic/regimen';
import { now } from '#platform/clock.ts';
import { bedsideIds } from '#session/bedside.ts';
import { useCatalogueStore, wholeProducts } from '#session/catalogue.ts';
import { settleMethods, useRegimenStore } from '#session/regimen.ts';
import { showToast } from '#ui/toast/toast-store.ts';
import { makeReport } from './make-report.ts';

/**
 * Copies the short text of the report as its own screen does. False where something has to be asked first, a product
 * is not at hand, or the browser refuses: the report's screen then says what.
 */
export async function copyReport(): Promise<boolean> {
  // An amount that is still asked about in its row is not in the regimen.
  if (document.querySelector('[data-amount-of][data-open]')) return false;
  settleMethods();
  const ids = bedsideIds(useRegimenStore.getState().regimen);
  const products = await wholeProducts(ids);
  // Read at the press, so that the copy is what the screen shows.
  const { regimen, assessment, warnings } = useRegimenStore.getState();
  if (warnings.length > 0 || isAnotherPatient(regimen) || products.length < ids.length) return false;
  const report = makeReport({
    regimen,
    assessment,
    products,
    catalogue: useCatalogueStore.getState(),
    at: now(),
  });
  if (report === null) return false;
  try {
    await navigator.clipboard.writeText(reportText(report.document, 'short', words));
  } catch {
    return false;
  }
  showToast({ message: say.copiedShort });
  return true;
}
