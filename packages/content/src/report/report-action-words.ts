/** What can be done with a finished report. */
export const reportActionWords = {
  title: 'Report',
  edit: 'Edit regimen',
  email: 'Email report',
  /** The same on the sheet, where its second word is only spoken. */
  emailShort: 'Email',
  emailRest: 'report',
  emailOffline: 'Sending needs a connection',
  print: 'Print or PDF',
  copyText: 'Copy as text',
  take: 'More options',
  /** From the sheet, where the report is a screen away. */
  whole: 'Full report',
  exportTitle: 'Save or share',
  aboutTable: (title: string) => `About ${title.toLowerCase()}`,
  backToEnergy: 'Back to energy',
  copied: 'Report copied as text',
  copiedShort: 'Short text copied. The full text is under More options.',
  copyFailed: 'The browser did not allow copying. Select the text below and copy it by hand.',
  saved: (file: string) => `Saved as ${file}`,
  /** "Copy short text", "Copy ADIME text" */
  copy: (what: string) => `Copy ${/^[A-Z]{2}/.test(what) ? what : what.toLowerCase()}`,
  save: (what: string) => `Save ${what}`,
  stage: {
    title: 'Reference intakes for',
    options: {
      none: 'Not chosen',
      pregnancy: 'Pregnancy',
      'lactation-first-4-months': 'Breast-feeding, to 4 months',
      'lactation-later': 'Breast-feeding, later',
    },
    sameInIreland: 'EFSA sets one figure for breast-feeding, whatever the month.',
  },
  exports: {
    short: {
      title: 'Short text',
      detail: 'As “Copy as text”: patient, requirement, products and plan, with the methods in one line',
    },
    full: { title: 'Full text', detail: 'Everything on this page, with codes and every nutrient' },
    adime: { title: 'ADIME text', detail: 'Assessment, diagnosis, intervention, monitoring, evaluation' },
    csv: { title: 'CSV', detail: 'For a spreadsheet: section, item, value, number, unit, bound, note' },
    json: { title: 'JSON', detail: 'Entries, results and totals as data, unrounded' },
    fhirR4: {
      title: 'FHIR R4',
      detail: 'NutritionOrders for UK and Irish systems, no patient identity',
    },
    fhir: { title: 'FHIR R5', detail: 'A NutritionOrder with its NutritionProducts, no patient identity' },
  },
} as const;
