import { type Country, type Product, samplesAvailable } from '@dietetic/catalogue';
import { productWords, sampleLink } from '@dietetic/content';
import { countEvent } from '#platform/analytics.ts';
import { buttonClass } from '#ui/button/button.tsx';
import { ExternalLink } from '#ui/external-link/external-link.tsx';

type SampleLinkProps = { product: Product; country: Country };

/** To the provider's sampling service of the country; the press is counted, never who made it. */
export function SampleLink({ product, country }: SampleLinkProps) {
  if (!samplesAvailable(product, country)) return <p>{productWords.noSample}</p>;
  return (
    <p>
      <ExternalLink
        className={buttonClass({ variant: 'secondary' })}
        href={sampleLink(country, product.id)}
        onClick={() => countEvent({ event: 'sample-link', product: product.id })}
      >
        {productWords.sampleOf(product.name)}
      </ExternalLink>
    </p>
  );
}
