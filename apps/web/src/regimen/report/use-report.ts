import { refreshAge } from '@dietetic/regimen';
import { useEffect, useMemo, useState } from 'react';
import { now } from '#platform/clock.ts';
import { bedsideIds, useAreProductsMissing } from '#session/bedside.ts';
import { useCatalogue, useWholeProducts } from '#session/catalogue.ts';
import { calendarToday } from '#session/regimen-keeping.ts';
import { changeRegimen, useAssessment, useRegimen } from '#session/regimen.ts';
import { type MadeReport, makeReport } from './make-report.ts';

export type ReportOnScreen = MadeReport;

/**
 * The report of the regimen as it stands, stamped with the moment the screen was opened. Null while the device's
 * products are being read, or where it has none: a report without their figures would be a wrong one.
 */
export function useReport(): ReportOnScreen | null {
  const regimen = useRegimen();
  const assessment = useAssessment();
  const { allProducts, catalogue, lastUpdated } = useCatalogue();
  const isAway = useAreProductsMissing();
  const products = useWholeProducts(bedsideIds(regimen));
  const [at] = useState(now);
  // Opened after midnight, the age is that of the date on the report.
  useEffect(() => changeRegimen((now) => refreshAge(now, calendarToday())), []);
  return useMemo(
    () =>
      isAway || products === undefined
        ? null
        : makeReport({
            regimen,
            assessment,
            products,
            catalogue: { allProducts, catalogue, lastUpdated },
            at,
          }),
    [isAway, regimen, assessment, products, allProducts, catalogue, lastUpdated, at],
  );
}
