import { type Country, indicationsFor, type Product } from '@dietetic/catalogue';
import { productPageWords, productWords } from '@dietetic/content';
import { Sheet } from '#ui/sheet/sheet.tsx';
import { Expandable } from './expandable.tsx';
import { TextLines } from './text-lines.tsx';
import styles from './product-screen.module.css';

type TextFact = { id: string; title: string; text: string };

/** How a product is used, in the order of the page; a text the data does not give is left out. */
export function directionFacts(product: Product, country: Country): TextFact[] {
  return [
    { id: 'indications', title: productWords.indications, text: indicationsFor(product, country) },
    { id: 'directions', title: productWords.directionsForUse, text: product.directionsForUse },
    { id: 'storage', title: productWords.storage, text: product.storage },
    { id: 'contraindications', title: productWords.contraIndications, text: product.contraIndications },
    { id: 'precautions', title: productWords.precautions, text: product.precautions },
    { id: 'shelf-life', title: productWords.shelfLife, text: product.shelfLife },
  ].filter((fact) => fact.text.trim() !== '');
}

export function DirectionsTab({ product, country }: { product: Product; country: Country }) {
  const facts = directionFacts(product, country);
  if (facts.length === 0) return <p>{productPageWords.nothingStated}</p>;
  return (
    <Sheet className={styles.texts}>
      {facts.map((fact) => (
        <Expandable key={fact.id} title={fact.title}>
          <TextLines text={fact.text} />
        </Expandable>
      ))}
    </Sheet>
  );
}
