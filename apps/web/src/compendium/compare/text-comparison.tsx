import {
  allergensPresent,
  type Country,
  descriptionFor,
  type Product,
  productFacts,
} from '@dietetic/catalogue';
import {
  DIET_KEY_WORDS,
  nutritionWords,
  productWords,
  comparePageWords,
  factWords,
  productPageWords,
} from '@dietetic/content';
import type { ReactNode } from 'react';
import { printedSize } from '../facts/printed-size.ts';
import { agesText, approvalsText, countriesText } from '../facts/product-summary.ts';
import { DietMarks } from '../product/diet-key.tsx';
import { directionFacts } from '../product/directions-tab.tsx';
import { CodeList } from '../product/order-codes.tsx';
import { SampleLink } from '../product/sample-link.tsx';
import { TextLines } from '../product/text-lines.tsx';
import { type ComparedProducts, ComparisonTable } from './comparison-table.tsx';
import { FactRows, type ComparedFact } from './fact-rows.tsx';

type TextComparisonProps = ComparedProducts & { country: Country };
type Fact = {
  id: string;
  title: string;
  /** Null where the data has nothing to say. */
  content: ReactNode;
  /** Shown whole whatever its height: it holds something to press. */
  isWhole?: boolean;
};

export function DirectionsComparison(props: TextComparisonProps) {
  const facts = (product: Product): Fact[] =>
    directionFacts(product, props.country).map(({ id, title, text }) => ({
      id,
      title,
      content: <TextLines text={text} />,
    }));
  return <TextComparison {...props} label={productWords.tabs.directions} facts={facts} />;
}

export function DescriptionComparison(props: TextComparisonProps) {
  const { country } = props;
  const facts = (product: Product): Fact[] => [
    {
      id: 'description',
      title: productWords.description,
      content: lines([descriptionFor(product, country)]),
    },
    { id: 'ages', title: factWords.ages, content: lines([agesText(productFacts(product))]) },
    { id: 'approved', title: factWords.approved, content: lines([approvalsText(product)]) },
    { id: 'allergens', title: productWords.allergens, content: lines([allergensText(product)]) },
    {
      id: 'diet',
      title: nutritionWords.dietKeyTitle,
      content:
        product.specialDiet.length === 0 ? (
          <p>{productWords.noDiet}</p>
        ) : (
          <DietMarks diets={product.specialDiet} words={DIET_KEY_WORDS} />
        ),
    },
    { id: 'flavours', title: productWords.flavours, content: lines(product.flavours) },
    {
      id: 'packs',
      title: productWords.packSize,
      content: lines(product.packSize.split(',').map(printedSize)),
    },
    { id: 'cases', title: productWords.caseSize, content: lines(product.caseSize.map(printedSize)) },
    {
      id: 'ingredients',
      title: productWords.ingredients,
      content: lines([product.medicalIngredients.join(', ')]),
    },
    { id: 'countries', title: factWords.availableIn, content: lines([countriesText(product)]) },
    { id: 'notice', title: productWords.importantNotice, content: lines(product.importantNotice) },
    {
      id: 'codes',
      title: productWords.codes,
      content: product.codes.length === 0 ? null : <CodeList codes={product.codes} />,
      isWhole: true,
    },
    {
      id: 'sample',
      title: productPageWords.samples,
      content: <SampleLink product={product} country={country} />,
      isWhole: true,
    },
  ];
  return <TextComparison {...props} label={productWords.tabs.description} facts={facts} />;
}

function TextComparison(props: ComparedProducts & { label: string; facts: (product: Product) => Fact[] }) {
  const { products, label } = props;
  const columns = products.map((product) => ({ product, facts: props.facts(product) }));
  const titles = new Map(columns.flatMap(({ facts }) => facts).map((fact) => [fact.id, fact]));
  const compared = [...titles.values()].map(
    ({ id, title, isWhole = false }): ComparedFact => ({
      id,
      title,
      isWhole,
      cells: columns.map(({ product, facts }) => ({
        id: product.id,
        content: facts.find((fact) => fact.id === id)?.content ?? null,
      })),
    }),
  );
  return (
    <ComparisonTable {...props} kind="texts" label={comparePageWords.region(label)}>
      {compared
        .filter(({ cells }) => cells.some(({ content }) => content !== null))
        .map((fact) => (
          <FactRows key={fact.id} fact={fact} products={products} />
        ))}
    </ComparisonTable>
  );
}

function lines(texts: readonly string[]): ReactNode {
  const text = texts.join('\n').trim();
  return text === '' ? null : <TextLines text={text} />;
}

function allergensText(product: Product): string {
  if (product.allergens.length === 0) return productWords.allergensNotDeclared;
  return allergensPresent(product).join(', ') || productWords.noAllergens;
}
