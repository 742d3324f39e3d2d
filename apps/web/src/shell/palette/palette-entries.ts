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

const openStep = (steps: readonly NavigationItem[], step: StepId): NavigationItem | undefined =>
  steps.find(({ id, disabled }) => id === step && !disabled);

/** The methods this patient is offered; choosing one is the same press as in the list of methods. */
export function methodEntries(
  { country, values }: RegimenState,
  steps: readonly NavigationItem[],
): PaletteEntry[] {
  const offered = offeredMethods(country, values);
  return [
    ...ofStep('energy', 'ER_CALCULATION_METHOD', offered.energy, energyMethodWords),
    ...ofStep('protein-fluid', 'PC_CALCULATION_METHOD', offered.protein, proteinMethodWords),
  ];

  function ofStep<M extends string>(
    step: StepId,
    key: (PaletteAction & { kind: 'method' })['key'],
    methods: readonly M[],
    wordsOf: (method: M) => { name: string },
  ): PaletteEntry[] {
    const item = openStep(steps, step);
    if (item === undefined) return [];
    return methods.map((method) => ({
      id: `method ${key} ${method}`,
      label: wordsOf(method).name,
      detail: fieldText(`step.${step}.title`, country),
      action: { kind: 'method', key, method, to: item.url },
    }));
  }
}

const screen = (label: string, to: string, detail?: string): PaletteEntry => ({
  id: `screen ${to}`,
  label,
  detail,
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
    ...(openStep(steps, 'report') ? BEDSIDE_SCREENS : []),
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

type Doing = Exclude<PaletteAction['kind'], 'go' | 'method' | 'template'>;

const action = (kind: Doing, label: string, detail?: string): PaletteEntry => ({
  id: `action ${kind}`,
  label,
  detail,
  action: { kind },
});

/** Beside those of every screen, what can be done with the regimen as far as it is open. */
export function actionEntries(hasWork: boolean, steps: readonly NavigationItem[]): PaletteEntry[] {
  const { actions } = say;
  return [
    ...(openStep(steps, 'report') ? [action('copy-report', actions.copyReport)] : []),
    ...(openStep(steps, 'products') ? [action('templates', actions.templates, actions.templatesHint)] : []),
    ...(hasWork
      ? [
          action('new-regimen', actions.newRegimen, actions.newRegimenHint),
          action('same-methods', actions.sameMethods, actions.sameMethodsHint),
        ]
      : []),
    action('assistant', actions.assistant),
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
