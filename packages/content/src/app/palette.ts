/** The palette: one box that leads to a product, a field, a method or a screen. */
export const paletteWords = {
  open: 'Go to a product, field or action',
  openShort: 'Go to…',
  title: 'Go to',
  placeholder: 'Product, code, field, method or screen',
  nothing: (text: string) =>
    `Nothing that can be opened now is called “${text}”. Methods and later steps open once the patient’s details are complete.`,
  hint: 'Arrow keys to choose, Enter to go there, Escape to close.',
  /** Keys that work without this box, where all steps stand on one sheet. */
  keysOnSheet: (toProducts: string, copy: string) =>
    `On the sheet: ${toProducts} to the products, ${copy} copies the report, arrows 50 ml, Shift and an arrow one pack, Alt and the arrow down to what fills a need.`,
  singleKeys: '/ alone leads to the products',
  singleKeysOff: 'Off: only with Ctrl or ⌘, so that dictation does not set it off.',
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
