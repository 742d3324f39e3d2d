import { KCAL_PER_GRAM } from '../nutrients/energy-factors.ts';
import { unitFactor } from '../nutrients/nutrient-unit.ts';
import type { ImportReason } from './import-reason.ts';
import type { Table } from './nutrient-tables.ts';

/** Counted inside carbohydrate, so it is corrected. */
const KCAL_PER_GRAM_POLYOL = 2.4;

/** MCT has 8.3 kcal/g, organic acids are not in the table, labels round: 8 % or 4 kcal covers honest labels. */
const ENERGY_SHARE = 0.08;
const ENERGY_KCAL = 4;

/** Each unit has its own factors: from fibre (8 to 2) up to carbohydrate and protein (17 to 4). */
const KJ_PER_KCAL = { least: 4, most: 4.25 };

/** Checks stated energy against its calculation, and kJ against kcal. */
export function checkEnergy(table: Table): ImportReason[] {
  const value = (id: string): number | null => {
    const found = table.rows.find(({ nutrient }) => nutrient?.id === id);
    if (!found || found.amount === null) return null;
    const factor = id.startsWith('energy') ? 1 : unitFactor(found.row.unit, 'g');
    return factor === null ? null : found.amount * factor;
  };
  return [...checkArithmetic(table, value), ...checkRatio(table, value)];
}

function checkArithmetic(table: Table, value: (id: string) => number | null): ImportReason[] {
  const kcal = value('energyKcal');
  const [fat, carbohydrate, protein] = [value('fat'), value('carbohydrate'), value('protein')];
  if (kcal === null || fat === null || carbohydrate === null || protein === null) return [];
  const polyols = value('polyols') ?? 0;
  const computed =
    fat * KCAL_PER_GRAM.fat +
    (carbohydrate - polyols) * KCAL_PER_GRAM.carbohydrate +
    polyols * KCAL_PER_GRAM_POLYOL +
    protein * KCAL_PER_GRAM.protein +
    (value('fibre') ?? 0) * KCAL_PER_GRAM.fibre;
  if (Math.abs(kcal - computed) <= Math.max(ENERGY_KCAL, computed * ENERGY_SHARE)) return [];
  return [
    {
      rule: 'energy-arithmetic',
      field: table.field,
      detail: `${kcal} kcal stated, ${computed.toFixed(1)} kcal from its parts`,
    },
  ];
}

/** Whole kcal and kJ are rounded by up to half a unit, which matters in a low-energy product. */
function checkRatio(table: Table, value: (id: string) => number | null): ImportReason[] {
  const kcal = value('energyKcal');
  const kJ = value('energyKj');
  if (kcal === null || kJ === null) return [];
  const least = (kcal - 0.6) * KJ_PER_KCAL.least - 0.6;
  const most = (kcal + 0.6) * KJ_PER_KCAL.most + 0.6;
  if (kJ >= least && kJ <= most) return [];
  return [{ rule: 'energy-ratio', field: table.field, detail: `${kJ} kJ does not go with ${kcal} kcal` }];
}
