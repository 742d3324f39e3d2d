import { stepScreenWords } from '@dietetic/content';
import { PROTEIN_FLUID_FIELDS, PROTEIN_FLUID_RESULT_FIELDS } from '@dietetic/regimen';
import { CalculatorScreen } from '../energy/calculator-screen.tsx';

export default function ProteinFluidScreen() {
  return (
    <CalculatorScreen
      step="protein-fluid"
      resultLabel={stepScreenWords.requirement}
      fields={PROTEIN_FLUID_FIELDS}
      resultFields={PROTEIN_FLUID_RESULT_FIELDS}
      kinds={['protein', 'fluid']}
    />
  );
}
