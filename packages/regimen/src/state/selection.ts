import type { RegimenState } from './regimen-state.ts';

export type RequirementStep = 'energy' | 'protein-fluid';

const PREFIX: Record<RequirementStep, string> = { energy: 'ER_', 'protein-fluid': 'PC_' };

/**
 * The clinician took this requirement into the regimen: pressed Continue on its step, or entered something
 * there. A step that was skipped untouched is not: what its default method gives is shown as a default.
 */
export function isSelected(step: RequirementStep, state: RegimenState): boolean {
  return (
    state.updatedSteps.includes(step) ||
    Object.keys(state.values).some(
      (key) => key.startsWith(PREFIX[step]) && !state.preset.some((preset) => preset === key),
    )
  );
}
