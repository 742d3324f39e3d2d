/** The palette: one box that leads to a product, a field, a method or a screen. */
export const paletteWords = {
  open: 'Go to a product, field or action',
  openShort: 'Go to…',
  title: 'Go to',
  placeholder: 'Product, code, field, method or screen',
  nothing: (text: string) =>
    `Nothing found for “${text}”. Methods and later steps open once the patient’s details are complete.`,
  hint: 'Arrow keys to choose, Enter to open, Escape to close.',
  /** Keys that work without this box, where all steps stand on one sheet. */
  keysOnSheet: (toProducts: string, copy: string) =>
    `On the regimen sheet, ${toProducts} goes to the product search and ${copy} copies the report. In an amount: arrow keys for 50 ml, Shift and arrow for one pack, Alt and down arrow for the fill buttons.`,
  singleKeys: '/ on its own goes to the product search',
  singleKeysOff: 'Untick if dictation triggers it; Ctrl or ⌘ with / still works.',
  copyKeys: 'Alt C',
  groups: {
    products: 'Products',
    fields: 'Fields',
    methods: 'Methods',
    screens: 'Screens',
    actions: 'Actions',
    templates: 'Templates',
  },
  actions: {
    newRegimen: 'New patient',
    newRegimenHint: 'Clears this regimen, after asking',
    sameMethods: 'New patient, same methods',
    sameMethodsHint: 'Clears patient and products; the methods chosen stay',
    copyReport: 'Copy report',
    templates: 'Templates',
    templatesHint: 'Save or use a set of products',
    assistant: 'Ask Sim',
  },
  confirmSameMethods: 'The patient and the products are cleared from this device. The methods chosen stay.',
} as const;
