import { recipeWords as say } from '@dietetic/content';
import type { RecipeTexts } from '@dietetic/regimen';
import { useState } from 'react';
import { classNames } from '#ui/class-names/class-names.ts';
import { Segmented } from '#ui/segmented/segmented.tsx';
import frame from '../bedside/bedside-page.module.css';
import { Scoops } from './scoops.tsx';
import styles from './recipe.module.css';

const PLACES = ['home', 'ward'] as const;

/** Home and ward, never mixed: scoops with water, or a scale with a jug. On a phone one of them at a time. */
export function RecipeSummary({ texts }: { texts: RecipeTexts }) {
  const [place, setPlace] = useState<(typeof PLACES)[number]>('home');
  return (
    <>
      <div className={classNames(frame.panel, styles.places)} data-off-paper>
        <Segmented
          legend={say.places}
          legendHidden
          block
          value={place}
          onChange={setPlace}
          options={PLACES.map((value) => ({ value, label: say.place[value] }))}
        />
      </div>
      <section className={classNames(frame.panel, styles.home)} data-away={place === 'home' ? undefined : ''}>
        <h2>{texts.scoops === null ? say.homeWeighed : say.home}</h2>
        <div className={`flex wrap ${styles.amounts}`}>
          {texts.water !== null && <Amount amount={texts.water} what={say.waterLabel} />}
          {texts.scoops === null ? (
            <Amount amount={texts.grams} what={say.powderLabel} />
          ) : (
            <Amount amount={texts.scoops} what={say.scoopsLabel(texts.grams)} />
          )}
          {texts.modules.map(({ id, name, amount }) => (
            <Amount
              key={id}
              amount={amount}
              what={(amount.endsWith('ml') ? say.measured : say.weighed)(name)}
            />
          ))}
        </div>
        {texts.noWater !== null && <p>{texts.noWater}</p>}
        {texts.scoopCount !== null && <Scoops count={texts.scoopCount} />}
      </section>
      <section className={frame.panel} data-away={place === 'ward' ? undefined : ''}>
        <h2>{say.ward}</h2>
        <div className={`flex wrap ${styles.amounts}`}>
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
