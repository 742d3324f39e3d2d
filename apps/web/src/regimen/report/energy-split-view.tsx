import type { EnergySplit } from '@dietetic/regimen';
import { ShareBar, ShareSwatch } from '#ui/meter/share-bar.tsx';
import styles from './energy-split-view.module.css';

/** Which macronutrient brings which share of the energy, or why that cannot be said. */
export function EnergySplitView({ split }: { split: EnergySplit }) {
  const { title, shares, basis } = split;
  return (
    <section>
      <h2>{title}</h2>
      {shares.length > 0 && (
        <>
          <ShareBar shares={shares} />
          <dl className={`flex wrap ${styles.shares}`}>
            {shares.map(({ id, label, text }, index) => (
              <div key={id} className="flex wrap baseline gap-x-2 shrinks">
                <ShareSwatch index={index} />
                <dt>{label}</dt>
                <dd className="bold">{text}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <p className={`quiet ${styles.basis}`}>{basis}</p>
    </section>
  );
}
