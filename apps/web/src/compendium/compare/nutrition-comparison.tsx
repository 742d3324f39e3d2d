import {
  compareProducts,
  type Comparison,
  type ComparisonBasis,
  type ComparisonRow,
  displayUnit,
  PER_100_KCAL,
  type Product,
  type SpecialDiet,
} from '@dietetic/catalogue';
import { formatQuantity } from '@dietetic/clinical';
import {
  compareWords,
  DIET_KEY_WORDS,
  nutritionWords,
  productWords,
  comparePageWords,
} from '@dietetic/content';
import { useDeferredValue, useMemo, useState } from 'react';
import { entryOfValue, type NumberEntry } from '#ui/number-field/number-text.ts';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { DietKey } from '../product/diet-key.tsx';
import { formatSize } from '../facts/format-size.ts';
import { GROUP_WORDS } from '../product/nutrition-tab.tsx';
import { BasisControls, type BasisChoice } from './basis-controls.tsx';
import { areTextsDifferent } from './compared-text.ts';
import { ComparedValue, ShareBar } from './compared-value.tsx';
import { type ComparedProducts, ComparisonTable } from './comparison-table.tsx';
import { RowGroup, type TableGroup } from './row-group.tsx';
import styles from './nutrition-comparison.module.css';

const DIETS = Object.keys(DIET_KEY_WORDS) as SpecialDiet[];

const DEFAULT_KCAL = 1000;

/** The normalised tables side by side, for amounts that can be compared. */
export function NutritionComparison(props: ComparedProducts) {
  const { products } = props;
  const [choice, setChoice] = useState<BasisChoice>('per-100');
  const [energy, setEnergy] = useState<NumberEntry | undefined>(entryOfValue(DEFAULT_KCAL));
  const [marks, setMarks] = useState(false);
  const [onlyDifferent, setOnlyDifferent] = useState(false);
  const basis = useDeferredValue(useMemo(() => basisOf(choice, energy?.value), [choice, energy?.value]));
  const comparison = useMemo(() => (basis ? compareProducts(products, basis) : undefined), [products, basis]);
  const diets = DIETS.filter((diet) => products.some(({ specialDiet }) => specialDiet.includes(diet)));
  const units = [...new Set(products.map((product) => product.basis))].join(' or ');

  return (
    <div className={`stack gap-3 ${styles.stack}`}>
      <div className={`flex wrap between ${styles.controls}`} data-off-paper>
        <BasisControls
          units={units}
          choice={choice}
          onChoice={setChoice}
          energy={energy}
          onEnergy={setEnergy}
        />
        {products.length > 1 && (
          <div className={`flex wrap ${styles.checks}`}>
            <Checkbox label={comparePageWords.mark} checked={marks} onChange={setMarks} />
            <Checkbox
              label={compareWords.differencesOnly}
              checked={onlyDifferent}
              onChange={setOnlyDifferent}
            />
          </div>
        )}
      </div>
      {comparison && basis && (
        <>
          <ComparisonTable
            {...props}
            kind="values"
            label={comparePageWords.region(productWords.tabs.nutrition)}
            corner={cornerText(basis, units)}
            columnNote={(product) => columnNote(product, comparison, basis, cornerText(basis, units))}
          >
            {groupsOf(comparison, { marks, onlyDifferent }).map((group) => (
              <RowGroup key={group.id} group={group} products={products} />
            ))}
          </ComparisonTable>
          {onlyDifferent && comparison.groups.every((group) => !group.rows.some((row) => differs(row))) && (
            <p>{comparePageWords.noDifferences}</p>
          )}
        </>
      )}
      {diets.length > 0 && (
        <DietKey diets={diets} words={DIET_KEY_WORDS} whose={(diet) => whose(diet, products)} />
      )}
      <p className="quiet">
        {basis?.kind === 'equal-energy' && <>{comparePageWords.workedOut} </>}
        {nutritionWords.disclaimer}
      </p>
    </div>
  );
}

/** Which of the products are certified; nothing where all are. */
function whose(diet: SpecialDiet, products: readonly Product[]): string {
  const certified = products.filter(({ specialDiet }) => specialDiet.includes(diet));
  return certified.length === products.length ? '' : ` (${certified.map(({ name }) => name).join(', ')})`;
}

function basisOf(choice: BasisChoice, kcal: number | undefined): ComparisonBasis | undefined {
  switch (choice) {
    case 'per-100':
    case 'per-serving':
      return { kind: choice };
    case 'per-100-kcal':
      return PER_100_KCAL;
    case 'equal-energy':
      return kcal !== undefined && kcal > 0 ? { kind: 'equal-energy', kcal } : undefined;
  }
}

function cornerText(basis: ComparisonBasis, units: string): string {
  switch (basis.kind) {
    case 'per-100':
      return comparePageWords.per(comparePageWords.hundred(units));
    case 'per-serving':
      return comparePageWords.perServing;
    case 'equal-energy':
      return comparePageWords.per(formatQuantity('energyOfProduct', basis.kcal).text);
  }
}

/** What the values of a column are for: its own 100, its serving, or the amount that gives the energy. */
function columnNote(
  product: Product,
  comparison: Comparison,
  basis: ComparisonBasis,
  corner: string,
): string | undefined {
  const column = comparison.columns.find((one) => one.productId === product.id);
  if (column?.heading) {
    const heading = formatSize(column.heading);
    return heading === corner ? undefined : heading;
  }
  if (basis.kind !== 'equal-energy' || !column?.amount) return comparePageWords.noBasis;
  const places = column.amount < 10 ? 1 : 0;
  return comparePageWords.amountOf(
    formatQuantity('amount', Number(column.amount.toFixed(places)), { unit: column.unit }).text,
  );
}

type Show = { marks: boolean; onlyDifferent: boolean };

/** As on a product's page, macronutrients are open at first; a closed group says how many of its rows differ. */
function groupsOf(comparison: Comparison, { marks, onlyDifferent }: Show): TableGroup[] {
  return comparison.groups.map(({ group, rows }) => {
    const different = rows.filter(differs);
    return {
      id: group,
      title: GROUP_WORDS[group],
      isOpenAtFirst: group === 'macroNutrients',
      note: marks || onlyDifferent ? comparePageWords.rowsDiffer(different.length) : undefined,
      rows: (onlyDifferent ? different : rows).map((row) => ({
        id: `${row.name} ${row.unit}`,
        label: row.name,
        isPart: row.subRow,
        isMarked: marks && differs(row),
        cells: cellsOf(row, comparison),
      })),
    };
  });
}

const differs = (row: ComparisonRow) => areTextsDifferent(row.cells, displayUnit(row.unit));

function cellsOf(row: ComparisonRow, { columns }: Comparison) {
  return row.cells.map((cell, index) => ({
    id: columns[index]?.productId ?? String(index),
    content: (
      <>
        <ComparedValue cell={cell} unit={displayUnit(row.unit)} />
        {cell.kind === 'value' && <ShareBar value={cell.value} largest={row.largest} />}
      </>
    ),
  }));
}
