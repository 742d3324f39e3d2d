import { allergensPresent, type Country, descriptionFor, type Product } from '@dietetic/catalogue';
import { DIET_KEY_WORDS, productWords } from '@dietetic/content';
import { Notice } from '#ui/notice/notice.tsx';
import { Sheet } from '#ui/sheet/sheet.tsx';
import { printedSize } from '../facts/printed-size.ts';
import { DietKey } from './diet-key.tsx';
import { Expandable } from './expandable.tsx';
import { OrderCodes } from './order-codes.tsx';
import { SampleLink } from './sample-link.tsx';
import { TextLines } from './text-lines.tsx';
import styles from './product-screen.module.css';

export function DescriptionTab({ product, country }: { product: Product; country: Country }) {
  const present = allergensPresent(product);
  const allergens =
    product.allergens.length === 0
      ? productWords.allergensNotDeclared
      : present.length === 0
        ? productWords.noAllergens
        : present.join(', ');
  return (
    <div className={styles.stack}>
      <Sheet className={styles.texts}>
        <Expandable title={productWords.description}>
          <TextLines text={descriptionFor(product, country)} />
        </Expandable>
        <Expandable title={productWords.allergens}>
          <p>{allergens}</p>
        </Expandable>
        <TextList title={productWords.flavours} items={product.flavours} />
        <TextList title={productWords.packSize} items={product.packSize.split(',').map(printedSize)} />
        <TextList title={productWords.caseSize} items={product.caseSize.map(printedSize)} />
        <TextList title={productWords.ingredients} items={product.medicalIngredients} inline />
      </Sheet>
      {product.importantNotice.length > 0 && (
        <Notice kind="attention" title={productWords.importantNotice}>
          <ul className={styles.bullets}>
            {product.importantNotice.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Notice>
      )}
      {product.specialDiet.length > 0 && <DietKey diets={product.specialDiet} words={DIET_KEY_WORDS} />}
      <OrderCodes codes={product.codes} />
      <SampleLink product={product} country={country} />
    </div>
  );
}

type TextListProps = { title: string; items: readonly string[]; inline?: boolean };

function TextList({ title, items, inline = false }: TextListProps) {
  const given = items.map((item) => item.trim()).filter((item) => item !== '');
  if (given.length === 0) return null;
  return (
    <Expandable title={title}>
      {inline ? (
        <p>{given.join(', ')}</p>
      ) : (
        <ul>
          {given.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
    </Expandable>
  );
}
