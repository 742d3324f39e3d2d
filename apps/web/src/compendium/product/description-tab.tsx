import type { Country, Product } from '@dietetic/catalogue';
import { DIET_KEY_WORDS } from '@dietetic/content';
import { Notice } from '#ui/notice/notice.tsx';
import { Sheet } from '#ui/sheet/sheet.tsx';
import { descriptionFacts } from '../facts/description-facts.ts';
import { DietKey } from './diet-key.tsx';
import { Expandable } from './expandable.tsx';
import { OrderCodes } from './order-codes.tsx';
import { SampleLink } from './sample-link.tsx';
import { TextLines } from './text-lines.tsx';
import styles from './product-screen.module.css';

export function DescriptionTab({ product, country }: { product: Product; country: Country }) {
  const facts = descriptionFacts(product, country);
  return (
    <div className="stack gap-3">
      <Sheet className={styles.texts}>
        {facts
          .filter(({ on }) => on === 'tab' || on === 'both')
          .map(({ id, title, text, isList }) => (
            <Expandable key={id} title={title}>
              {isList ? <List text={text} /> : <TextLines text={text} />}
            </Expandable>
          ))}
      </Sheet>
      {facts
        .filter(({ on }) => on === 'notice')
        .map(({ id, title, text }) => (
          <Notice key={id} kind="attention" title={title}>
            <List text={text} className={styles.bullets} />
          </Notice>
        ))}
      {product.specialDiet.length > 0 && <DietKey diets={product.specialDiet} words={DIET_KEY_WORDS} />}
      <OrderCodes codes={product.codes} />
      <SampleLink product={product} country={country} />
    </div>
  );
}

const List = ({ text, className }: { text: string; className?: string | undefined }) => (
  <ul className={className}>
    {text.split('\n').map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);
