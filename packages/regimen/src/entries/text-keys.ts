import type { NitrogenLevelId, PalDitCategoryId } from '@dietetic/clinical';
import type { ChoiceOf } from '../assessment/choice-entries.ts';
import type { ConditionId, ScopeId } from './choice-ids.ts';

export type StepId = 'details' | 'energy' | 'protein-fluid' | 'products' | 'report';

/** What a field, a step or a list of choices has texts for, by its name in their keys. */
type Texts = {
  step: `${StepId}.${'title' | 'hint'}`;
  activity: PalDitCategoryId | 'not-chosen';
  nitrogen: NitrogenLevelId;
  scope: ScopeId;
  condition: ConditionId;
  'weight-basis': ChoiceOf<'PD_WEIGHT_BASIS'>;
  'patient.group': 'title';
  patient: 'privacy';
  'patient.gender': 'title' | 'female' | 'male';
  'patient.age': 'title' | 'tooltip';
  'patient.age-days': 'title' | 'hint';
  'patient.preterm': 'title' | 'hint' | 'yes' | 'no';
  'patient.height-known': 'title';
  'patient.condition': 'title' | 'none';
  'patient.weight-basis': 'title';
  'patient.weight-used': 'title' | 'hint';
  'patient.weight': 'title' | 'tooltip';
  'patient.weight-previous': 'title' | 'hint';
  'patient.weight-previous-months': 'title' | 'hint';
  'patient.height': 'title' | 'hint';
  'patient.result': 'title';
  'patient.scope': 'title' | 'text' | 'question' | 'none';
  'energy.method': 'title' | 'tooltip';
  'energy.height-needed': 'title' | 'text';
  'energy.caloric': 'title' | 'hint' | 'tooltip' | 'minimum' | 'maximum';
  'energy.peng.link': 'title' | 'button';
  'energy.peng': 'over-30';
  'energy.toggle': 'title' | 'minimum' | 'maximum';
  'energy.feeding': 'title' | 'minimum' | 'maximum';
  'energy.pal-dit': 'title' | 'tooltip';
  'energy.activity': 'title' | 'tooltip';
  'energy.stress': 'title' | 'tooltip' | 'none';
  'energy.stress-adjust': 'title' | 'tooltip';
  'energy.penn-tmax': 'title' | 'tooltip';
  'energy.penn-ve': 'title' | 'tooltip';
  'energy.sacn-adjust': 'title' | 'tooltip' | '75' | '100' | '120' | '150';
  'energy.roi-pal': 'title' | 'tooltip' | 'none' | '14' | '16' | '18' | '20';
  'energy.roi-adjust': 'title' | 'tooltip';
  'energy.result': 'title';
  'protein.method': 'title' | 'tooltip';
  'protein.range': 'title' | 'hint' | 'tooltip' | 'minimum' | 'maximum';
  'protein.toggle': 'title' | 'minimum' | 'maximum';
  'protein.nitrogen': 'title' | 'tooltip';
  'protein.result': 'title';
  'protein.nitrogen-result': 'title';
  'fluid.adjust': 'title' | 'tooltip' | 'result';
  'fluid.per-day': 'title';
  'fluid.is': 'title' | 'tooltip' | 'need' | 'limit';
  'fluid.result': 'title' | 'limit';
  'fluid.fever': 'title' | 'text';
  feed: 'title';
  'feed.type': 'title' | 'tooltip' | 'oral' | 'tube' | 'oral-and-tube';
  'feed.category': 'title' | 'continuous' | 'bolus' | 'continuous-and-bolus';
  'result.working': 'title';
  'energy.across': 'title';
  'protein.working': 'title';
  'fluid.working': 'title';
};

/**
 * Every text a field definition or a step may ask for. The words themselves live in the content package,
 * which must supply one for each key or the build fails.
 */
export type TextKey = { [Name in keyof Texts]: `${Name}.${Texts[Name]}` }[keyof Texts];
