import { recipeWords as say } from '@dietetic/content';
import type { RecipeTexts } from '@dietetic/regimen';
import { classNames } from '#ui/class-names/class-names.ts';
import frame from '../bedside/bedside-page.module.css';
import { Scoops } from './scoops.tsx';
import styles from './recipe.module.css';

/** Home and ward one over the other, never mixed: scoops with water, or a scale with a jug. */
export function RecipeInShort({ texts }: { texts: RecipeTexts }) {
  return (
    <>
      <section className={classNames(frame.panel, styles.home)}>
        <h2>{texts.scoops === null ? say.homeWeighed : say.home}</h2>
        <div className={styles.amounts}>
          {texts.water !== null && <Amount amount={texts.water} what={say.waterLabel} />}
          {texts.scoops === null ? (
            <Amount amount={texts.grams} what={say.powderLabel} />
          ) : (
            <Amount amount={texts.scoops} what={say.scoopsLabel(texts.grams)} />
          )}
          {texts.modules.map(({ id, name, amount }) => (
            <Amount key={id} amount={amount} what={say.weighed(name)} />
          ))}
        </div>
        {texts.noWater !== null && <p>{texts.noWater}</p>}
        {texts.scoopCount !== null && <Scoops count={texts.scoopCount} />}
      </section>
      <section className={frame.panel}>
        <h2>{say.ward}</h2>
        <div className={styles.amounts}>
          <Amount amount={texts.grams} what={say.powderLabel} />
          {texts.modules.map(({ id, name, amount }) => (
            <Amount key={id} amount={amount} what={name} />
          ))}
          <Amount amount={say.makeUpTo(texts.finalVolume)} what={say.addWater} />
        </div>
      </section>
    </>
  );
}

function Amount({ amount, what }: { amount: string; what: string }) {
  return (
    <p className={styles.amount}>
      <b>{amount}</b> {what}
    </p>
  );
}
