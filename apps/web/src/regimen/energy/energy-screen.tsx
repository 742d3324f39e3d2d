import { fieldText } from '@dietetic/content';
import { ENERGY_FIELDS, ENERGY_RESULT_FIELDS } from '@dietetic/regimen';
import { useCountry } from '#session/session.ts';
import { CalculatorScreen } from './calculator-screen.tsx';

export default function EnergyScreen() {
  return (
    <CalculatorScreen
      step="energy"
      resultLabel={fieldText('energy.result.title', useCountry())}
      fields={ENERGY_FIELDS}
      resultFields={ENERGY_RESULT_FIELDS}
      kinds={['energy']}
    />
  );
}
