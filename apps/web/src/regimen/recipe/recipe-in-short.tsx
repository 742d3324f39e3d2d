import { recipeWords as say } from '@dietetic/content';
import type { RecipeTexts } from '@dietetic/regimen';
import { Sheet } from '#ui/sheet/sheet.tsx';
import frame from '../bedside/bedside-page.module.css';
import { Scoops } from './scoops.tsx';
import styles from './recipe.module.css';

/** Home and ward side by side, never mixed: scoops with water, or a scale with a jug. */
export function RecipeInShort({ texts }: { texts: RecipeTexts }) {
  return (
    <div className={styles.two}>
      <Sheet as="section" pad="small" className={frame.panel}>
        <h2>{texts.scoops === null ? say.homeWeighed : say.home}</h2>
        {texts.water === null ? (
          <p>{texts.noWater}</p>
        ) : (
          <Amount amount={texts.water} what={say.waterLabel} />
        )}
        {texts.scoops === null ? (
          <Amount amount={texts.grams} what={say.powderLabel} />
        ) : (
          <Amount amount={texts.scoops} what={say.scoopsLabel(texts.grams)} />
        )}
        {texts.modules.map(({ id, name, amount }) => (
          <Amount key={id} amount={amount} what={say.weighed(name)} />
        ))}
        {texts.scoopCount !== null && <Scoops count={texts.scoopCount} />}
      </Sheet>
      <Sheet as="section" pad="small" className={frame.panel}>
        <h2>{say.ward}</h2>
        <Amount amount={texts.grams} what={say.powderLabel} />
        {texts.modules.map(({ id, name, amount }) => (
          <Amount key={id} amount={amount} what={name} />
        ))}
        <Amount amount={say.makeUpTo(texts.finalVolume)} what={say.addWater} />
      </Sheet>
    </div>
  );
}

function Amount({ amount, what }: { amount: string; what: string }) {
  return (
    <p className={styles.amount}>
      <b>{amount}</b> {what}
    </p>
  );
}
