import type { Product } from '@dietetic/catalogue';
import { recipeCardWords as say } from '@dietetic/content';
import type { RecipeTexts, ReportDocument } from '@dietetic/regimen';
import { Scoops } from '../recipe/scoops.tsx';
import { CardFrame } from './card-frame.tsx';
import { type HowGiven, recipeSteps } from './recipe-steps.ts';
import styles from './cards.module.css';
import own from './recipe-card.module.css';

type Props = {
  texts: RecipeTexts;
  powder: Product;
  ageMonths: number | null;
  report: ReportDocument;
  given: HowGiven;
};

/** A powder made up, step by step, with every scoop drawn. A5. */
export function RecipeCard({ texts, powder, ageMonths, report, given }: Props) {
  const { head } = report;
  const per100 = (id: string) => texts.nutrients.find((row) => row.id === id);
  const protein = per100('protein');
  const ratio = texts.figures.find(({ id }) => id === 'ketogenicRatio');
  const figures = [
    per100('energyKcal')?.text ?? [],
    protein === undefined ? [] : `${protein.label.toLowerCase()} ${protein.text}`,
    ratio === undefined ? [] : `${ratio.label.toLowerCase()} ${ratio.text}`,
  ].flat();
  return (
    <CardFrame
      title={powder.name}
      made={[say.from, head.madeOn]}
      head={head}
      foot={[
        `${say.doNotChange} ${say.ofStrength(texts.strength, figures.join(', '))}`,
        ...(texts.supply.length === 0
          ? []
          : [say.supply(texts.supply.map(({ name, text }) => `${text} ${name}`).join(', '))]),
      ]}
    >
      <p className={own.lead}>{say.makes(texts.finalVolume)}</p>
      <div className={`flex wrap round-2 ${own.amounts}`}>
        {texts.water !== null && <Amount amount={texts.water} what={say.water} />}
        {texts.scoops === null ? (
          <Amount amount={texts.grams} what={say.powder} />
        ) : (
          <Amount amount={texts.scoops} what={say.scoops(texts.grams)} />
        )}
        {texts.modules.map(({ id, name, amount }) => (
          <Amount key={id} amount={amount} what={name} />
        ))}
      </div>
      {texts.noWater !== null && <p>{texts.noWater}</p>}
      <ol className={styles.recipe}>
        {recipeSteps(texts, powder, ageMonths, given).map(({ title, lines, scoops }) => (
          <li key={title}>
            <h3>{title}</h3>
            {scoops !== null && <Scoops count={scoops} />}
            {lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </li>
        ))}
      </ol>
      <p className="bold">{say.tin(powder.name)}</p>
      <div className={own.boxes}>
        {[say.madeOn, say.throwAway].map((label) => (
          <p key={label}>
            {label}
            <b>{say.blank}</b>
          </p>
        ))}
      </div>
    </CardFrame>
  );
}

function Amount({ amount, what }: { amount: string; what: string }) {
  return (
    <p className={own.amount}>
      <b>{amount}</b> {what}
    </p>
  );
}
