/** What only steps 2 and 3 show: loaded with their screens. */
export { AcrossMethods } from './across-methods.tsx';
export { LinkField, TabGroup } from './calculator-containers.tsx';
export { DropdownField } from './dropdown-field.tsx';
export { EnergyResult } from './energy-result.tsx';
export { FluidResult } from './fluid-result.tsx';
export { MethodSelector } from './method-selector.tsx';
export { ProteinResult } from './protein-result.tsx';
export {
  PalDitSlider,
  ProteinRange,
  SliderField,
  StressFactorAdjuster,
  TwoEndedSlider,
} from './slider-fields.tsx';
export { StressFactorField } from './stress-factor-field.tsx';
export { RegimenReportField, SummaryBlock } from './summary-block.tsx';
export { Working } from './working.tsx';
