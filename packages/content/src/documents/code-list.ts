/** The lists of GMS codes, to print and for a spreadsheet. */
export const codeListWords = {
  whom: { adults: 'adults', paediatrics: 'infants and children' },
  title: (whom: string) => `GMS code list: ${whom}`,
  introduction: (lines: number, whom: string) =>
    `${lines} lines of products for ${whom} that can be supplied under the General Medical Services scheme in Ireland.`,
  caption: (category: string) => `GMS codes: ${category}`,
  columns: {
    product: 'Product',
    flavour: 'Flavour',
    pack: 'Pack',
    gmsCode: 'GMS code',
    age: 'Age',
    category: 'Category',
  },
  otherHeading: 'Other',
  otherCaption: 'other',
  approval: {
    heading: 'Approval',
    note: 'Whether a line is on list A or list B is decided by the HSE and is not part of this data. Where list B approval is needed, the GP asks for it online; it lasts up to six months.',
  },
} as const;
