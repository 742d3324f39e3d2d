import { bedsideWords as say, productListWords } from '@dietetic/content';
import { chosenAsGiven } from '@dietetic/regimen';
import { Link } from '@tanstack/react-router';
import { useRegimen } from '#session/regimen.ts';
import { Loading } from '#ui/states/loading.tsx';
import { PlannedMeters } from '../products/planned-meters.tsx';
import { useRegimenProducts } from '../products/regimen-products.ts';
import styles from './regimen-pane.module.css';

/** What is to be given, beside how: the products with their amounts, and what they bring against the need. */
export default function RegimenPane() {
  const { products } = useRegimen();
  const { portions, given, needs, isReading } = useRegimenProducts();
  if (isReading) return <Loading label={productListWords.loading} shape="lines" count={3} />;
  return (
    <>
      <div className={styles.head}>
        <h2>{say.regimenPane}</h2>
        <Link to="/regimen/products">{say.editAmounts}</Link>
      </div>
      <ul className={styles.products}>
        {products.map((selected) => {
          const product = portions.find((portion) => portion.product.id === selected.id)?.product;
          return (
            <li key={selected.id}>
              <b>{selected.name}</b>
              <span>{say.aDay(chosenAsGiven(product, selected))}</span>
            </li>
          );
        })}
      </ul>
      {/* Fluid is the plan's own: it counts flushes and water too. */}
      <PlannedMeters given={given} needs={needs} targets={PANE_TARGETS} brief />
    </>
  );
}

const PANE_TARGETS = ['energy', 'protein'] as const;
