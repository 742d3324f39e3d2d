/** The energy methods of the product, in no order: which are offered, and in what order, the calculators say. */
export type EnergyMethodId =
  | 'peng_2018'
  | 'henry_oxford'
  | 'schofield'
  | 'harris_benedict'
  | 'mifflin_st_jeor'
  | 'penn_state'
  | 'sacn'
  | 'uk_paeds'
  | 'roi_paeds_under_6months'
  | 'roi_paeds_6months_17years';

export type ProteinMethodId = 'peng' | 'paeds' | 'min_max' | 'nitrogen';

/** The seven named bands of physical activity and diet-induced thermogenesis. */
export type ActivityBandId =
  | 'in-bed-immobile'
  | 'in-bed-or-sitting-out'
  | 'limited-mobility'
  | 'sedentary'
  | 'light'
  | 'moderate'
  | 'heavy';

export type NitrogenLevelId =
  | 'normal'
  | 'hypermetabolic_5-25'
  | 'hypermetabolic_25-50'
  | 'hypermetabolic_50plus'
  | 'depleted';

/** Situations the calculators were not made for; the clinician may name them and the report repeats them. */
export type ScopeId = 'preterm' | 'pregnancy' | 'parenteral' | 'renal' | 'burns' | 'amputation';

type StepTextId = 'details' | 'intermittent' | 'energy' | 'protein-fluid' | 'products' | 'report';

/**
 * Every text a field definition or a step may ask for. The words themselves live in the content package,
 * which must supply one for each key or the build fails.
 */
export type TextKey =
  | `step.${StepTextId}.title`
  | `step.${StepTextId}.hint`
  | `energy.method.${EnergyMethodId}.title`
  | `energy.method.${EnergyMethodId}.hint`
  | `protein.method.${ProteinMethodId}.title`
  | `protein.method.${ProteinMethodId}.hint`
  | `activity.${ActivityBandId}`
  | `nitrogen.${NitrogenLevelId}`
  | `scope.${ScopeId}`
  | 'activity.not-chosen'
  | 'patient.group.title'
  | 'patient.privacy'
  | 'patient.gender.title'
  | 'patient.gender.tooltip'
  | 'patient.gender.female'
  | 'patient.gender.male'
  | 'patient.age.title'
  | 'patient.age.tooltip'
  | 'patient.age.corrected'
  | 'patient.dob.title'
  | 'patient.weight.title'
  | 'patient.weight.tooltip'
  | 'patient.weight-previous.title'
  | 'patient.weight-previous.hint'
  | 'patient.weight-previous-months.title'
  | 'patient.weight-previous-months.hint'
  | 'patient.height.title'
  | 'patient.height.hint'
  | 'patient.result.title'
  | 'patient.scope.title'
  | 'patient.scope.text'
  | 'patient.scope.question'
  | 'patient.scope.none'
  | 'energy.method.title'
  | 'energy.method.tooltip'
  | 'energy.height-needed.title'
  | 'energy.height-needed.text'
  | 'energy.caloric.title'
  | 'energy.caloric.hint'
  | 'energy.caloric.tooltip'
  | 'energy.caloric.minimum'
  | 'energy.caloric.maximum'
  | 'energy.caloric.includes-activity'
  | 'energy.peng.link.title'
  | 'energy.peng.link.button'
  | 'energy.peng.over-30'
  | 'energy.toggle.title'
  | 'energy.toggle.minimum'
  | 'energy.toggle.maximum'
  | 'energy.feeding.title'
  | 'energy.feeding.minimum'
  | 'energy.feeding.maximum'
  | 'energy.pal-dit.title'
  | 'energy.pal-dit.tooltip'
  | 'energy.activity.title'
  | 'energy.activity.tooltip'
  | 'energy.stress.title'
  | 'energy.stress.tooltip'
  | 'energy.stress.none'
  | 'energy.stress-adjust.title'
  | 'energy.stress-adjust.tooltip'
  | 'energy.penn.title'
  | 'energy.penn-tmax.title'
  | 'energy.penn-tmax.tooltip'
  | 'energy.penn-ve.title'
  | 'energy.penn-ve.tooltip'
  | 'energy.sacn-adjust.title'
  | 'energy.sacn-adjust.tooltip'
  | 'energy.sacn-adjust.75'
  | 'energy.sacn-adjust.100'
  | 'energy.sacn-adjust.120'
  | 'energy.sacn-adjust.150'
  | 'energy.roi-pal.title'
  | 'energy.roi-pal.tooltip'
  | 'energy.roi-pal.none'
  | 'energy.roi-pal.14'
  | 'energy.roi-pal.16'
  | 'energy.roi-pal.18'
  | 'energy.roi-pal.20'
  | 'energy.roi-adjust.title'
  | 'energy.roi-adjust.tooltip'
  | 'energy.result.title'
  | 'protein.method.title'
  | 'protein.method.tooltip'
  | 'protein.range.title'
  | 'protein.range.hint'
  | 'protein.range.tooltip'
  | 'protein.range.minimum'
  | 'protein.range.maximum'
  | 'protein.toggle.title'
  | 'protein.toggle.minimum'
  | 'protein.toggle.maximum'
  | 'protein.obesity'
  | 'protein.nitrogen.title'
  | 'protein.nitrogen.tooltip'
  | 'protein.result.title'
  | 'protein.nitrogen-result.title'
  | 'fluid.adjust.title'
  | 'fluid.adjust.tooltip'
  | 'fluid.adjust.result'
  | 'fluid.result.title'
  | 'fluid.fever.title'
  | 'fluid.fever.text'
  | 'feed.title'
  | 'feed.type.title'
  | 'feed.type.tooltip'
  | 'feed.type.oral'
  | 'feed.type.tube'
  | 'feed.type.oral-and-tube'
  | 'feed.category.title'
  | 'feed.category.continuous'
  | 'feed.category.bolus'
  | 'feed.category.continuous-and-bolus'
  | 'result.working.title'
  | 'energy.across.title'
  | 'protein.working.title'
  | 'fluid.working.title'
  | 'summary.title'
  | 'report.title';
