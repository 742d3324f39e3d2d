import { recipeWords as say } from '@dietetic/content';
import { formatNumber } from '@dietetic/clinical';
import { NOT_STATED, type RecipeRow, type RecipeTexts } from '@dietetic/regimen';
import { Fragment } from 'react';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { NotStated } from '#ui/quantity/quantity.tsx';
import { Status } from '#ui/status/status.tsx';
import { FigureTable } from '#ui/table/figure-table.tsx';
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
    <FigureTable
      label={label}
      className={styles.figures}
      columns={[
        { title: say.figures },
        { title: say.columns.recipe, isFigure: true },
        {
          title: say.columns.standard,
          head: standard === null ? undefined : `${say.columns.standard}, ${standard}`,
          isFigure: true,
        },
        ...(isJudged ? [{ title: say.columns.status, cellClass: styles.status }] : []),
      ]}
      rows={rows.map((row) => ({
        id: row.id,
        cells: [
          row.label,
          <Figure key="recipe" text={row.text} strong />,
          <Figure key="standard" text={row.standard} />,
          <Fragment key="status">
            {row.bar !== null && <Bar {...row.bar} isLeast={row.status?.kind === 'unknown'} />}
            {row.status !== null && <Standing {...row.status} />}
          </Fragment>,
        ],
      }))}
    />
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
    <span
      className={`relative in-well round-1 edged ${styles.bar}`}
      data-least={isLeast || undefined}
      aria-hidden="true"
    >
      <i style={{ width: at(value) }} />
      {limits.map((limit) => (
        <b key={limit} style={{ left: at(limit) }} />
      ))}
    </span>
  );
}
