import { bedsideWords as say, productListWords, stepScreenWords } from '@dietetic/content';
import { chosenAmountText } from '@dietetic/regimen';
import { Link } from '@tanstack/react-router';
import { useAssessment, useRegimen } from '#session/regimen.ts';
import { Hidden } from '#ui/hidden/hidden.tsx';
import { Loading } from '#ui/states/loading.tsx';
import { PlannedMeters } from '../products/planned-meters.tsx';
import { useRegimenProducts } from '../products/regimen-products.ts';
import { patientFacts } from '#fields/frame/summary-facts.tsx';
import styles from './regimen-pane.module.css';

/** For whom, and what is to be given, beside how: the products with their amounts, and what they bring against the need. */
export default function RegimenPane() {
  const { products } = useRegimen();
  const { portions, given, needs, isReading } = useRegimenProducts();
  if (isReading) return <Loading label={productListWords.loading} shape="lines" count={3} />;
  return (
    <>
      <Patient />
      <div className="flex wrap between baseline gap-x-3">
        <h2 className="lead">{say.regimenPerDay}</h2>
        <Link className="small" to="/regimen/products">
          {say.editAmounts}
        </Link>
      </div>
      <ul className={`grid gap-1 small line-below ${styles.products}`}>
        {products.map((selected) => {
          const product = portions.find((portion) => portion.product.id === selected.id)?.product;
          return (
            <li key={selected.id} className="flex wrap between gap-x-2">
              <b>{selected.name}</b>
              <span>{chosenAmountText(product, selected)}</span>
            </li>
          );
        })}
      </ul>
      {/* Fluid is the plan's own: it counts flushes and water too. */}
      <PlannedMeters given={given} needs={needs} targets={PANE_TARGETS} brief />
    </>
  );
}

/** The band of the other steps, stood upright: here the height is worth more. */
function Patient() {
  const regimen = useRegimen();
  return (
    <section className={styles.patient} aria-label={stepScreenWords.patientSummary}>
      <div className="flex wrap between baseline gap-x-3">
        <h2 className="lead">{say.patient}</h2>
        <Link className="small" to="/regimen/enter-patient-details">
          {stepScreenWords.edit}
          <Hidden>{stepScreenWords.editWhat}</Hidden>
        </Link>
      </div>
      <dl className={`small ${styles.facts}`}>
        {patientFacts(regimen, useAssessment()).map(({ id, label, value }) => (
          <div key={id} className="flex between gap-3">
            <dt className="rigid soft">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const PANE_TARGETS = ['energy', 'protein'] as const;
