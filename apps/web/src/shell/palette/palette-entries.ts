import {
  bedsideWords,
  energyMethodWords,
  fieldText,
  navigationWords,
  notificationWords,
  paletteWords as say,
  proteinMethodWords,
  regimenWords,
  supportWords,
} from '@dietetic/content';
import { type Country, MIN_SEARCH_LENGTH } from '@dietetic/catalogue';
import {
  ENERGY_FIELDS,
  type FieldContext,
  type FieldDefinition,
  isVisible,
  offeredMethods,
  type NavigationItem,
  PATIENT_FIELDS,
  PROTEIN_FLUID_FIELDS,
  type RegimenState,
  type RegimenTemplate,
  type StepId,
} from '@dietetic/regimen';

/** What choosing a line does. Only a product's address is made elsewhere: it depends on the patient. */
export type PaletteAction =
  | { kind: 'go'; to: string; field?: string }
  | { kind: 'method'; key: 'ER_CALCULATION_METHOD' | 'PC_CALCULATION_METHOD'; method: string; to: string }
  | { kind: 'new-regimen' }
  | { kind: 'same-methods' }
  | { kind: 'copy-report' }
  | { kind: 'templates' }
  | { kind: 'template'; template: RegimenTemplate }
  | { kind: 'assistant' };

export type PaletteEntry = { id: string; label: string; detail?: string; action: PaletteAction };

const STEP_FIELDS: readonly [StepId, readonly FieldDefinition[]][] = [
  ['details', PATIENT_FIELDS],
  ['energy', ENERGY_FIELDS],
  ['protein-fluid', PROTEIN_FLUID_FIELDS],
];

/** Fields that a person fills in; what only shows a result, a text or a link is nowhere to go to. */
const NOT_ENTERED: readonly FieldDefinition['type'][] = [
  'accordion',
  'group',
  'text',
  'title',
  'link',
  'working',
  'across-methods',
  'patient-result',
  'energy-result',
  'protein-result',
  'nitrogen-result',
  'fluid-result',
  'summary-block',
  'tabs',
];

/** Every entry that shows on a step which is open for this patient, by the name it has there. */
export function fieldEntries(context: FieldContext, steps: readonly NavigationItem[]): PaletteEntry[] {
  return STEP_FIELDS.flatMap(([step, fields]) => {
    const item = steps.find(({ id }) => id === step);
    if (item === undefined || item.disabled) return [];
    return entered(fields, context).map((field) => ({
      id: `field ${field.id} ${field.title}`,
      label: fieldText(field.title, context.country),
      detail: fieldText(`step.${step}.title`, context.country),
      action: { kind: 'go' as const, to: item.url, field: field.id },
    }));
  });
}

function entered(fields: readonly FieldDefinition[], context: FieldContext): FieldDefinition[] {
  return fields
    .filter((field) => isVisible(field, context))
    .flatMap((field) => ('fields' in field ? entered(field.fields, context) : [field]))
    .filter((field) => !NOT_ENTERED.includes(field.type));
}

/** The methods this patient is offered; choosing one is the same press as in the list of methods. */
export function methodEntries(regimen: RegimenState, steps: readonly NavigationItem[]): PaletteEntry[] {
  const offered = offeredMethods(regimen.country, regimen.values);
  const open = (step: StepId) => steps.find(({ id, disabled }) => id === step && !disabled);
  const energy = open('energy');
  const protein = open('protein-fluid');
  return [
    ...(energy === undefined
      ? []
      : offered.energy.map((method) =>
          methodEntry(energyMethodWords(method).name, 'energy', regimen.country, {
            kind: 'method',
            key: 'ER_CALCULATION_METHOD',
            method,
            to: energy.url,
          }),
        )),
    ...(protein === undefined
      ? []
      : offered.protein.map((method) =>
          methodEntry(proteinMethodWords(method).name, 'protein-fluid', regimen.country, {
            kind: 'method',
            key: 'PC_CALCULATION_METHOD',
            method,
            to: protein.url,
          }),
        )),
  ];
}

const methodEntry = (
  label: string,
  step: StepId,
  country: Country | undefined,
  action: PaletteAction & { kind: 'method' },
): PaletteEntry => ({
  id: `method ${action.key} ${action.method}`,
  label,
  detail: fieldText(`step.${step}.title`, country),
  action,
});

const screen = (label: string, to: string, detail?: string): PaletteEntry => ({
  id: `screen ${to}`,
  label,
  ...(detail === undefined ? {} : { detail }),
  action: { kind: 'go', to },
});

/** Open once there is a product to plan. */
const BEDSIDE_SCREENS = [
  screen(bedsideWords.feedPlan, '/regimen/feed-plan', regimenWords.title),
  screen(bedsideWords.recipe, '/regimen/recipe', regimenWords.title),
  screen(bedsideWords.cards, '/regimen/cards', regimenWords.title),
];

export function screenEntries(
  steps: readonly NavigationItem[],
  country: Country | undefined,
): PaletteEntry[] {
  return [
    ...steps
      .filter(({ disabled }) => !disabled)
      .map((step) => screen(fieldText(step.navigation_title, country), step.url, regimenWords.title)),
    ...(steps.some(({ id, disabled }) => id === 'report' && !disabled) ? BEDSIDE_SCREENS : []),
    screen(navigationWords.home, '/'),
    screen(regimenWords.title, '/regimen'),
    screen(navigationWords.products, '/products'),
    screen(navigationWords.resources, '/resources'),
    screen(supportWords.title, '/support'),
    screen(supportWords.faqs, '/support/faqs', supportWords.title),
    screen(supportWords.contact, '/support/contact-us', supportWords.title),
    screen(supportWords.saveApp, '/support/save-app', supportWords.title),
    screen(notificationWords.title, '/support/notifications', supportWords.title),
    screen(supportWords.region, '/support/region', supportWords.title),
    screen(supportWords.terms, '/support/terms-and-conditions', supportWords.title),
    screen(supportWords.privacy, '/support/privacy', supportWords.title),
  ];
}

/** Sets of products that were saved under a name; using one is the same press as in their list. */
export const templateEntries = (templates: readonly RegimenTemplate[]): PaletteEntry[] =>
  templates.map((template) => ({
    id: `template ${template.name}`,
    label: template.name,
    detail: say.actions.templates,
    action: { kind: 'template', template },
  }));

/** Beside those of every screen, what can be done with the regimen as far as it is open. */
export function actionEntries(hasWork: boolean, steps: readonly NavigationItem[]): PaletteEntry[] {
  const isOpen = (step: StepId) => steps.some(({ id, disabled }) => id === step && !disabled);
  const regimen: PaletteEntry[] = [
    {
      id: 'action new-regimen',
      label: say.actions.newRegimen,
      detail: say.actions.newRegimenHint,
      action: { kind: 'new-regimen' },
    },
    {
      id: 'action same-methods',
      label: say.actions.sameMethods,
      detail: say.actions.sameMethodsHint,
      action: { kind: 'same-methods' },
    },
  ];
  const copy: PaletteEntry = {
    id: 'action copy-report',
    label: say.actions.copyReport,
    action: { kind: 'copy-report' },
  };
  const templates: PaletteEntry = {
    id: 'action templates',
    label: say.actions.templates,
    detail: say.actions.templatesHint,
    action: { kind: 'templates' },
  };
  return [
    ...(isOpen('report') ? [copy] : []),
    ...(isOpen('products') ? [templates] : []),
    ...(hasWork ? regimen : []),
    { id: 'action assistant', label: say.actions.assistant, action: { kind: 'assistant' } },
  ];
}

/** Every word typed begins a word of the line: "prev w" finds "Weight, previous". All lines when nothing is typed. */
export function entriesFor(text: string, entries: readonly PaletteEntry[]): PaletteEntry[] {
  const typed = wordsOf(text);
  return entries.filter(({ label, detail = '' }) => {
    const own = wordsOf(`${label} ${detail}`);
    return typed.every((word) => own.some((one) => one.startsWith(word)));
  });
}

/** The line itself begins with what was typed: "repo", Report. Such a command comes before products that only resemble it. */
export const isNamed = (text: string, { label }: PaletteEntry): boolean =>
  text.trim().length >= MIN_SEARCH_LENGTH && label.toLowerCase().startsWith(text.trim().toLowerCase());

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
