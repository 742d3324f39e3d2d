import { recipeWords as say } from '@dietetic/content';
import { formatNumber } from '@dietetic/clinical';
import { NOT_STATED, type RecipeRow, type RecipeTexts } from '@dietetic/regimen';
import { classNames } from '#ui/class-names/class-names.ts';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { NotStated } from '#ui/quantity/quantity.tsx';
import { Status } from '#ui/status/status.tsx';
import { TableScroll, tableCells, tableClass } from '#ui/table/table.tsx';
import frame from '../bedside/bedside-page.module.css';
import styles from './recipe.module.css';

/** Shown first in every recipe; the other nutrients are opened. */
const FIRST = ['energyKcal', 'protein', 'carbohydrate', 'fat'];

/** What 100 ml of the feed provide, beside the label's strength; a value that is not stated is never 0. */
export function RecipeFigures({ texts }: { texts: RecipeTexts }) {
  const first = FIRST.flatMap((nutrient) => texts.nutrients.find(({ id }) => id === nutrient) ?? []);
  const others = texts.nutrients.filter(({ id }) => !FIRST.includes(id));
  const more = say.otherNutrients(formatNumber(others.length));
  return (
    <section className={frame.panel}>
      <Figures rows={[...first, ...texts.figures]} standard={texts.standardStrength} label={say.figures} />
      {others.length > 0 && (
        <Disclosure summary={more} headingLevel={3}>
          <Figures rows={others} standard={texts.standardStrength} label={more} />
        </Disclosure>
      )}
      {texts.supply.length > 0 && (
        <p>
          {say.supply}: <b>{texts.supply.map(({ name, text }) => `${text} ${name}`).join(', ')}</b>
        </p>
      )}
      <p className="quiet">{say.status}</p>
    </section>
  );
}

type FiguresProps = { rows: readonly RecipeRow[]; standard: string | null; label: string };

function Figures({ rows, standard, label }: FiguresProps) {
  const isJudged = rows.some(({ status }) => status !== null);
  return (
    <TableScroll label={label}>
      <table className={classNames(tableClass, styles.figures)}>
        <thead>
          <tr>
            <th scope="col">{say.figures}</th>
            <th scope="col" className={tableCells.number}>
              {say.columns.recipe}
            </th>
            <th scope="col" className={tableCells.number}>
              {say.columns.standard}
              {standard !== null && `, ${standard}`}
            </th>
            {isJudged && <th scope="col">{say.columns.status}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">{row.label}</th>
              <td className={tableCells.number} data-label={say.columns.recipe}>
                <Figure text={row.text} strong />
              </td>
              <td className={tableCells.number} data-label={say.columns.standard}>
                <Figure text={row.standard} />
              </td>
              {isJudged && (
                <td className={styles.status}>
                  {row.bar !== null && <Bar {...row.bar} isLeast={row.status?.kind === 'unknown'} />}
                  {row.status !== null && <Standing {...row.status} />}
                </td>
              )}
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

function Standing({ kind, text }: NonNullable<RecipeRow['status']>) {
  if (kind === 'none') return <span className="quiet">{text}</span>;
  return <Status kind={kind === 'within' ? 'within' : 'unknown'}>{text}</Status>;
}

/** The figure against its limits; the words beside it say the same. */
function Bar({ value, limits, to, isLeast }: NonNullable<RecipeRow['bar']> & { isLeast: boolean }) {
  const at = (of: number) => `${Math.min(100, (100 * of) / to)}%`;
  return (
    <span className={styles.bar} data-least={isLeast || undefined} aria-hidden="true">
      <i style={{ width: at(value) }} />
      {limits.map((limit) => (
        <b key={limit} style={{ left: at(limit) }} />
      ))}
    </span>
  );
}
