/** What only steps 2 and 3 show: loaded with their screens. */
export { AcrossMethods } from '../results/across-methods.tsx';
export { LinkField, TabGroup } from '../frame/calculator-containers.tsx';
export { EnergyResult } from '../results/energy-result.tsx';
export { FluidResult } from '../results/fluid-result.tsx';
export { FluidEntry } from './fluid-entry.tsx';
export { MethodSelector } from './method-selector.tsx';
export { ProteinResult } from '../results/protein-result.tsx';
export {
  PalDitSlider,
  ProteinRange,
  SliderField,
  StressFactorAdjuster,
  TwoEndedSlider,
} from './slider-fields.tsx';
export { StressFactorField } from './stress-factor-field.tsx';
export { RegimenReportField, SummaryBlock } from '../frame/summary-block.tsx';
export { Working } from '../results/working.tsx';
