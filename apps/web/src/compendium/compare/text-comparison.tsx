import type { Country, Product } from '@dietetic/catalogue';
import {
  DIET_KEY_WORDS,
  nutritionWords,
  productWords,
  comparePageWords,
  productPageWords,
} from '@dietetic/content';
import type { ReactNode } from 'react';
import { descriptionFacts } from '../facts/description-facts.ts';
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

const ofTexts = (facts: readonly { id: string; title: string; text: string }[]): Fact[] =>
  facts.map(({ id, title, text }) => ({ id, title, content: <TextLines text={text} /> }));

export function DirectionsComparison(props: TextComparisonProps) {
  const facts = (product: Product) => ofTexts(directionFacts(product, props.country));
  return <TextComparison {...props} label={productWords.tabs.directions} facts={facts} />;
}

export function DescriptionComparison(props: TextComparisonProps) {
  const { country } = props;
  const facts = (product: Product): Fact[] => [
    ...ofTexts(descriptionFacts(product, country)),
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
