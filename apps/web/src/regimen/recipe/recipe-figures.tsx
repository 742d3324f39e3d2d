import { recipeWords as say } from '@dietetic/content';
import { formatNumber } from '@dietetic/clinical';
import { NOT_STATED, type RecipeRow, type RecipeTexts } from '@dietetic/regimen';
import { classNames } from '#ui/class-names/class-names.ts';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { NotStated } from '#ui/quantity/quantity.tsx';
import { Sheet } from '#ui/sheet/sheet.tsx';
import { TableScroll, tableCells, tableClass } from '#ui/table/table.tsx';
import frame from '../bedside/bedside-page.module.css';
import plan from '../feed-plan/feed-plan.module.css';
import styles from './recipe.module.css';

/** Shown first in every recipe; the other nutrients are opened. */
const FIRST = ['energyKcal', 'protein', 'carbohydrate', 'fat'];

/** What 100 ml of the feed provide, beside the label's strength; a value that is not stated is never 0. */
export function RecipeFigures({ texts }: { texts: RecipeTexts }) {
  const first = FIRST.flatMap((nutrient) => texts.nutrients.find(({ id }) => id === nutrient) ?? []);
  const others = texts.nutrients.filter(({ id }) => !FIRST.includes(id));
  const more = say.otherNutrients(formatNumber(others.length));
  return (
    <>
      <Sheet as="section" pad="small" className={frame.panel}>
        <h2>{say.figures}</h2>
        <Figures rows={[...first, ...texts.figures]} standard={texts.standardStrength} label={say.figures} />
        {texts.measured !== null && <p className={frame.quiet}>{say.measured(texts.measured)}</p>}
        <p className={frame.quiet}>
          {say.measuredSource}. {say.status}
        </p>
        {others.length > 0 && (
          <Disclosure summary={more} headingLevel={3}>
            <Figures rows={others} standard={texts.standardStrength} label={more} />
          </Disclosure>
        )}
      </Sheet>
      {texts.supply.length > 0 && (
        <Sheet as="section" pad="small" className={frame.panel}>
          <h2>{say.supply}</h2>
          <ul className={plan.lines}>
            {texts.supply.map(({ name, text }) => (
              <li key={name}>
                <b>{text}</b> {name}
              </li>
            ))}
          </ul>
        </Sheet>
      )}
    </>
  );
}

type FiguresProps = { rows: readonly RecipeRow[]; standard: string | null; label: string };

function Figures({ rows, standard, label }: FiguresProps) {
  return (
    <TableScroll label={label}>
      <table className={classNames(tableClass, styles.figures)}>
        <thead>
          <tr>
            <th scope="col">{say.columns.what}</th>
            <th scope="col" className={tableCells.number}>
              {say.columns.recipe}
            </th>
            <th scope="col" className={tableCells.number}>
              {say.columns.standard}
              {standard !== null && `, ${standard}`}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">
                {row.label}
                {row.note !== null && <small className={styles.note}>{row.note}</small>}
              </th>
              <td className={tableCells.number} data-label={say.columns.recipe}>
                <Figure text={row.text} strong />
              </td>
              <td className={tableCells.number} data-label={say.columns.standard}>
                <Figure text={row.standard} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}

function Figure({ text, strong = false }: { text: RecipeRow['text']; strong?: boolean }) {
  if (text === NOT_STATED) return <NotStated>{text}</NotStated>;
  return strong ? <b>{text}</b> : text;
}
