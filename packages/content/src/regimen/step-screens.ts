/** Dialogs, notices and summaries round the steps of a regimen. */
export const stepScreenWords = {
  idleTitle: 'Still working on this patient?',
  idleClear: 'Clear it now',
  idleKeep: 'Keep the regimen',
  idle: 'The regimen has not been used for 55\u00a0minutes. After 60\u00a0minutes it is cleared from this device.',
  guideTitle: 'Guide, not a decision.',
  guide: 'Check every value before you use it. Not for parenteral nutrition, preterm infants or pregnancy.',
  keptTitle: 'Kept in this tab only.',
  kept: 'Nothing here names your patient. It is cleared when you create a new regimen, close the tab, or leave it unused for 60\u00a0minutes.',
  methodAndFluid: (method: string) => `${method}, ml per kg`,
  noneChosen: 'None chosen yet',
  chosen: (count: number) => `${count} chosen`,
  cancel: 'Cancel',
  clearAndStart: 'Clear and start new patient',
  requirement: 'Protein and fluid requirement',
  correctToContinue: 'Correct the marked entry to continue.',
  stillNeeded: (names: readonly string[]) =>
    `Still needed: ${names.join(', ').replace(/, ([^,]*)$/, ' and $1')}.`,
  needed: {
    PD_GENDER: 'sex',
    PD_AGE: 'age',
    PD_AGE_DAYS: 'age in days',
    PD_WEIGHT: 'weight',
    PD_WEIGHT_USED: 'the weight used',
    PD_HEIGHT: 'height',
  },
  warningsTitle: 'Check before you go on',
  warningsBack: 'Go back and change',
  warningsConfirm: (count: number) => (count === 1 ? 'It is right, continue' : 'They are right, continue'),
  notYetOpen: 'Not yet open',
  regimenSteps: 'Regimen steps',
  patientSummary: 'Patient summary',
  edit: 'Edit',
  editWhat: ' patient details',
  used: 'used:',
  named: (name: string) => `${name}, default`,
  namedLimit: (name: string) => `${name}, limit`,
  outsideTitle: 'Outside what the calculators were made for:',
  outside: (scopes: string) => `${scopes}. Check every figure against your own source.`,
  mlEach: 'ml each',
  after: (step: string) => `After ${step.toLowerCase()}`,
} as const;

/** The sheet: patient, need, regimen and products side by side. */
export const sheetWords = {
  need: 'Patient and need',
  closed: 'Open once the patient’s details are complete.',
  fluidByAge: 'Reference for the age',
  fluidSet: 'ml/kg set by you',
  /** `perKg` is null without a weight. */
  fluidSetPerDay: (perKg: string | null) => `ml/day set by you${perKg === null ? '' : ` · ${perKg}`}`,
  across: (count: number, range: string) => `${count} methods give ${range}`,
} as const;
