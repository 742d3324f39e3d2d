/** The palette: one box that leads to a product, a field, a method or a screen. */
export const paletteWords = {
  open: 'Go to a product, field or action',
  openShort: 'Go to…',
  title: 'Go to',
  placeholder: 'Product, code, field, method or screen',
  close: 'Close',
  nothing: (text: string) => `Nothing here is called “${text}”.`,
  hint: 'Arrow keys to choose, Enter to go there, Escape to close.',
  groups: {
    products: 'Products',
    fields: 'Fields',
    methods: 'Methods',
    screens: 'Screens',
    actions: 'Actions',
  },
  actions: {
    newRegimen: 'New patient',
    newRegimenHint: 'Clears this regimen, after asking',
    sameMethods: 'New patient, same methods',
    sameMethodsHint: 'Clears patient and products; the methods chosen stay',
    assistant: 'Ask Sim',
  },
  confirmSameMethods: 'The patient and the products are cleared from this device. The methods chosen stay.',
} as const;
