import { type Country, per100, type Product, productFacts } from '@dietetic/catalogue';
import { dietsText, productListWords, productWords, factWords } from '@dietetic/content';
import { Link } from '@tanstack/react-router';
import { MessageSquareText, Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { openAssistant } from '#session/assistant.ts';
import { useWorkInProgress } from '#session/work-in-progress.ts';
import { Button, buttonClass } from '#ui/button/button.tsx';
import { FactList } from '#ui/result-card/working-table.tsx';
import { Sheet } from '#ui/sheet/sheet.tsx';
import { CompareLink } from '../comparison/compare-link.tsx';
import { CompareToggle } from '../comparison/compare-toggle.tsx';
import { descriptionFacts } from '../facts/description-facts.ts';
import { LabelAmount } from '../facts/label-amount.tsx';
import { packsText } from '../facts/product-summary.ts';
import styles from './product-aside.module.css';

/** The pack, to tell products apart by eye. Offline, a picture that was never loaded is left out. */
export function PackPicture({ product }: { product: Product }) {
  const [isMissing, setMissing] = useState(false);
  const [image] = product.images;
  if (!image || isMissing) return null;
  return (
    <img
      className={styles.picture}
      src={image.url}
      alt=""
      width={120}
      height={120}
      onError={() => setMissing(true)}
    />
  );
}

type ProductGlanceProps = { product: Product; inRegimen: boolean; regimenAction?: ReactNode };

/** What it gives, and what can be done with it: beside the tabs on a wide page, before them on a phone. */
export function ProductGlance({ product, inRegimen, regimenAction }: ProductGlanceProps) {
  const { energyKcal, protein, fibre } = productFacts(product);
  const figures = [
    { name: productListWords.columnEnergy, amount: energyKcal, unit: 'kcal' },
    { name: productListWords.columnProtein, amount: protein, unit: 'g' },
    { name: factWords.fibre, amount: fibre, unit: 'g' },
    { name: factWords.water, amount: per100(product, 'water'), unit: 'g' },
  ];
  return (
    <Sheet as="section" pad="small" aria-label={factWords.keyFigures}>
      <dl className={`grid between ${styles.figures}`}>
        {figures.map(({ name, amount, unit }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <LabelAmount amount={amount} unit={unit} size="lead" />
            </dd>
          </div>
        ))}
      </dl>
      <p className={`above-1 ${styles.basis}`}>{productListWords.per100(product.basis)}</p>
      <div className={`row wrap above-3 ${styles.actions}`} data-off-paper>
        {regimenAction ?? <AddToRegimen product={product} />}
        <CompareToggle product={product} />
        <CompareLink inRegimen={inRegimen} />
      </div>
    </Sheet>
  );
}

/** Outside the regimen: to the same page inside the one in progress, where it is added with an amount. */
function AddToRegimen({ product }: { product: Product }) {
  const { hasRegimen } = useWorkInProgress();
  if (!hasRegimen) return null;
  return (
    <Link
      to="/regimen/products/$id"
      params={{ id: product.id }}
      className={buttonClass({ variant: 'secondary' })}
    >
      <Plus />
      {factWords.addToRegimen}
    </Link>
  );
}

/** What it is: where, for whom, in what. */
export function ProductFacts({ product, country }: { product: Product; country: Country }) {
  const stated = descriptionFacts(product, country).filter(({ on }) => on === 'aside' || on === 'both');
  return (
    <Sheet as="section" pad="none" aria-label={factWords.facts}>
      <div className={styles.facts}>
        <FactList
          facts={[
            ...stated.map(({ id, title, text }) => ({ id, label: title, value: text })),
            {
              id: 'packs',
              label: factWords.packs,
              value: packsText(productFacts(product)) || factWords.noneStated,
            },
            { id: 'diets', label: factWords.suitableFor, value: dietsText(product) || factWords.noneStated },
          ]}
        />
        <Button
          variant="quiet"
          size="small"
          icon={<MessageSquareText />}
          onClick={() => openAssistant(factWords.askAbout(product.name))}
        >
          {productWords.askSim}
        </Button>
      </div>
    </Sheet>
  );
}
