import { APP_VERSION, FIELD_TEXTS, reportDocumentWords as words } from '@dietetic/content';
import { buildReport, type ReportDocument, type ReportInput } from '@dietetic/regimen';
import { useMemo, useState } from 'react';
import { now } from '#platform/clock.ts';
import { shortDate, shortDateTime } from '#platform/dates.ts';
import { useCatalogue } from '#state/catalogue.ts';
import { useAssessment, useRegimen } from '#state/regimen.ts';

export type ReportOnScreen = { document: ReportDocument; input: ReportInput; madeAt: string };

/**
 * The report of the regimen as it stands, stamped with the moment the screen was opened. Null while the device's
 * products are being read: a report without their figures would be a wrong one.
 */
export function useReport(): ReportOnScreen | null {
  const { values, lists, products: selected, stage, country } = useRegimen();
  const assessment = useAssessment();
  const { status, allProducts, lastUpdated } = useCatalogue();
  const [openedAt] = useState(now);
  return useMemo(() => {
    if (country === undefined || status === 'loading') return null;
    const [date = '', time = ''] = shortDateTime(openedAt).split(', ');
    const input: ReportInput = {
      country,
      values,
      stage,
      assessment,
      selected,
      products: allProducts,
      madeOn: { date, time },
      catalogueDate: lastUpdated === undefined ? null : shortDate(lastUpdated),
      engineVersion: APP_VERSION,
      scope: lists.PD_SCOPE.map((id) => FIELD_TEXTS[`scope.${id}`]),
      words,
    };
    return { document: buildReport(input), input, madeAt: new Date(openedAt).toISOString() };
  }, [status, country, values, lists, stage, assessment, selected, allProducts, lastUpdated, openedAt]);
}
