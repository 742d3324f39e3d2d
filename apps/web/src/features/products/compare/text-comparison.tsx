import { allergensPresent, type Country, descriptionFor, type Product } from '@dietetic/catalogue';
import { productWords } from '@dietetic/content';
import { NotStated } from '#ui/quantity/quantity.tsx';
import { printedSize } from '../facts/printed-size.ts';
import { countriesText, dietsText } from '../facts/product-summary.ts';
import { directionFacts } from '../product/directions-tab.tsx';
import { TextLines } from '../product/text-lines.tsx';
import { comparePageWords, factWords } from '../words.ts';
import { type ComparedProducts, ComparisonTable, type TableRow } from './comparison-table.tsx';

type TextComparisonProps = ComparedProducts & { country: Country };
type Fact = { id: string; title: string; text: string };

export function DirectionsComparison(props: TextComparisonProps) {
  const facts = (product: Product) => directionFacts(product, props.country);
  return <TextComparison {...props} label={productWords.tabs.directions} facts={facts} />;
}

export function DescriptionComparison(props: TextComparisonProps) {
  const facts = (product: Product): Fact[] => [
    { id: 'description', title: productWords.description, text: descriptionFor(product, props.country) },
    { id: 'allergens', title: productWords.allergens, text: allergensText(product) },
    { id: 'diet', title: productWords.diet, text: dietsText(product) || productWords.noDiet },
    { id: 'flavours', title: productWords.flavours, text: product.flavours.join('\n') },
    {
      id: 'packs',
      title: productWords.packSize,
      text: product.packSize.split(',').map(printedSize).join('\n'),
    },
    { id: 'cases', title: productWords.caseSize, text: product.caseSize.map(printedSize).join('\n') },
    { id: 'ingredients', title: productWords.ingredients, text: product.medicalIngredients.join(', ') },
    { id: 'countries', title: factWords.availableIn, text: countriesText(product) },
    { id: 'notice', title: productWords.importantNotice, text: product.importantNotice.join('\n') },
  ];
  return <TextComparison {...props} label={productWords.tabs.description} facts={facts} />;
}

function TextComparison(props: ComparedProducts & { label: string; facts: (product: Product) => Fact[] }) {
  const { products, label } = props;
  const columns = products.map((product) => ({ product, facts: props.facts(product) }));
  const titles = new Map(columns.flatMap(({ facts }) => facts).map((fact) => [fact.id, fact.title]));
  const rows = [...titles].map(
    ([id, title]): TableRow => ({
      id,
      label: title,
      cells: columns.map(({ product, facts }) => {
        const text = facts.find((fact) => fact.id === id)?.text.trim() ?? '';
        return {
          id: product.id,
          content:
            text === '' ? <NotStated>{comparePageWords.notGiven}</NotStated> : <TextLines text={text} />,
        };
      }),
    }),
  );
  return (
    <ComparisonTable
      {...props}
      kind="texts"
      label={comparePageWords.region(label)}
      groups={[{ id: 'texts', title: '', rows }]}
    />
  );
}

function allergensText(product: Product): string {
  if (product.allergens.length === 0) return productWords.allergensNotDeclared;
  return allergensPresent(product).join(', ') || productWords.noAllergens;
}
