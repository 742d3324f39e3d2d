export type StepWords = { title: string; short: string; text: string };

export const REGIMEN_STEP_WORDS = {
  'patient-details': {
    title: 'Enter patient details',
    short: 'Patient',
    text: 'Sex, age, weight and height',
  },
  energy: {
    title: 'Energy requirements',
    short: 'Energy',
    text: 'Method, activity and stress',
  },
  'protein-fluid': {
    title: 'Protein and fluid requirements',
    short: 'Protein and fluid',
    text: 'Protein or nitrogen, fluid, route',
  },
  products: {
    title: 'Product selection',
    short: 'Products',
    text: 'Products and amounts against the requirement',
  },
  report: {
    title: 'Regimen report',
    short: 'Report',
    text: 'Read, print, copy or email',
  },
} as const satisfies Record<string, StepWords>;

export const regimenWords = {
  title: 'Regimen',
  oneFigure: 'One figure: used as both ends.',
  otherEndToo: 'Enter the other end too; it may be the same.',
  landingText:
    'Start with the patient’s details. Energy, protein and fluid are optional; the products and the report follow.',
  patientSummary: 'Patient summary',
  steps: 'Steps',
  stepOf: (step: number, count: number) => `Step ${step} of ${count}`,
  start: 'Start',
  continue: 'Continue',
  needed: 'Needed to continue.',
  continueDisabled: 'Fill in what is required to continue.',
  skipToProducts: 'Skip to product selection',
  goOnTo: 'Continue to another step',
  createNew: 'Create new regimen',
  newPatient: 'New patient',
  createNewConfirm: 'This clears the patient, the requirements and the products from this device.',
  backTo: (title: string) => `Back to ${title}`,
  scope:
    'They do not cover preterm infants, pregnancy, parenteral nutrition, burns or dialysis. Under 2\u00a0years use the age corrected for prematurity.',
} as const;
