import { type NutrientGroup, type NutrientRow, NUTRIENT_GROUPS, type Product } from '@dietetic/catalogue';
import { DIET_KEY_WORDS, nutritionWords, productPageWords } from '@dietetic/content';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { classNames } from '#ui/class-names/class-names.ts';
import { TableScroll, tableCells, tableClass } from '#ui/table/table.tsx';
import { LabelAmount } from '../facts/label-amount.tsx';
import { formatSize } from '../facts/format-size.ts';
import { DietKey } from './diet-key.tsx';
import styles from './product-screen.module.css';

export const GROUP_WORDS: Record<NutrientGroup, string> = {
  macroNutrients: nutritionWords.groups.macro,
  aminoAcids: nutritionWords.groups.aminoAcids,
  minerals: nutritionWords.groups.minerals,
  vitamins: nutritionWords.groups.vitamins,
  otherNutrientInformation: nutritionWords.groups.other,
};

/** The label's own tables, both amounts under the label's own headings. */
export function NutritionTab({ product }: { product: Product }) {
  const groups = NUTRIENT_GROUPS.map((group) => ({ group, rows: product[group].filter(isStated) })).filter(
    ({ rows }) => rows.length > 0,
  );
  return (
    <div className="stack gap-3">
      {groups.length === 0 && <p>{productPageWords.nothingStated}</p>}
      {groups.map(({ group, rows }) => (
        <Disclosure
          key={group}
          look="card"
          headingLevel={2}
          summary={GROUP_WORDS[group]}
          defaultOpen={group === 'macroNutrients'}
          printsOpen
        >
          <NutrientTable product={product} group={group} rows={rows} />
        </Disclosure>
      ))}
      {product.specialDiet.length > 0 && <DietKey diets={product.specialDiet} words={DIET_KEY_WORDS} />}
      <p className="quiet">
        <b>{nutritionWords.disclaimerTitle}.</b> {nutritionWords.disclaimer}
      </p>
    </div>
  );
}

type NutrientTableProps = { product: Product; group: NutrientGroup; rows: readonly NutrientRow[] };

function NutrientTable({ product, group, rows }: NutrientTableProps) {
  const label = productPageWords.tableOf(GROUP_WORDS[group], product.name);
  return (
    <TableScroll label={label} className={styles.tableEdge}>
      <table className={tableClass} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{productPageWords.nutrient}</th>
            {product.headings.slice(0, 2).map((heading) => (
              <th key={heading} scope="col" className={tableCells.number}>
                {formatSize(heading)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.name} ${row.unit}`} className={classNames(isPart(row) && tableCells.indent)}>
              <th scope="row">{row.name}</th>
              <td className={tableCells.number}>
                <LabelAmount amount={row.per100} unit={row.unit} />
              </td>
              {product.headings.length > 1 && (
                <td className={tableCells.number}>
                  <LabelAmount amount={row.perServing} unit={row.unit} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}

/** A row the label is silent on in both columns is left out (decision 004). */
function isStated(row: NutrientRow): boolean {
  return row.per100.kind !== 'not-stated' || row.perServing.kind !== 'not-stated';
}

function isPart(row: NutrientRow): boolean {
  return /^of which\b/i.test(row.name);
}
