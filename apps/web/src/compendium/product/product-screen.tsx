import { type AnyProduct, type Country, isAvailable, type Product } from '@dietetic/catalogue';
import { COUNTRY_NAME, productListWords, productWords, productPageWords } from '@dietetic/content';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, PackageX } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useCatalogue, useWholeProducts } from '#session/catalogue.ts';
import { useTextCountry } from '#session/session.ts';
import { buttonClass } from '#ui/button/button.tsx';
import { backLinkClass, Page } from '#ui/page/page.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { Loading } from '#ui/states/loading.tsx';
import { Tabs } from '#ui/tabs/tabs.tsx';
import { ProductsUnavailable } from '../list/products-unavailable.tsx';
import { LastUpdated } from '../facts/last-updated.tsx';
import { listLink } from '../facts/list-link.ts';
import { kindText } from '../facts/product-summary.ts';
import { DescriptionTab } from './description-tab.tsx';
import { DirectionsTab } from './directions-tab.tsx';
import { NutritionTab } from './nutrition-tab.tsx';
import { PackPicture, ProductFacts, ProductGlance } from './product-aside.tsx';
import styles from './product-screen.module.css';

type ProductScreenProps = {
  inRegimen: boolean;
  id: string;
  /** The regimen's action for this product, such as "Add". */
  regimenAction?: (product: AnyProduct) => ReactNode;
};

/** One product: what it gives, how it is used, what it is, and its codes. */
export default function ProductScreen({ inRegimen, id, regimenAction }: ProductScreenProps) {
  const { status, allProducts } = useCatalogue();
  const country = useTextCountry();
  const listed = allProducts.find((one) => one.id === id);
  const [product] = useWholeProducts([id]) ?? [];
  const back = (
    <Link className={backLinkClass} {...listLink(inRegimen)}>
      <ArrowLeft />
      {productPageWords.backToProducts}
    </Link>
  );

  if (!listed) {
    return (
      <Page title={status === 'ready' ? productPageWords.notFoundTitle : productPageWords.title} back={back}>
        {status === 'ready' ? (
          <NotFound inRegimen={inRegimen} />
        ) : status === 'loading' ? (
          <Loading label={productPageWords.loading} />
        ) : (
          <ProductsUnavailable />
        )}
      </Page>
    );
  }
  if (!isAvailable(listed, country)) {
    return (
      <Page title={listed.name} back={back}>
        <NotFound inRegimen={inRegimen} text={productPageWords.otherCountry(COUNTRY_NAME[country])} />
      </Page>
    );
  }
  return (
    <Page
      title={listed.name}
      back={back}
      end={product && <PackPicture key={product.id} product={product} />}
      intro={
        <>
          <p>{kindText(listed)}</p>
          <p>
            <LastUpdated />
          </p>
        </>
      }
    >
      {product ? (
        <ProductDetail {...{ product, country, inRegimen, regimenAction }} />
      ) : (
        <Loading label={productPageWords.loading} />
      )}
    </Page>
  );
}

type ProductDetailProps = Omit<ProductScreenProps, 'id'> & { product: Product; country: Country };

function ProductDetail({ product, country, inRegimen, regimenAction }: ProductDetailProps) {
  const [tab, setTab] = useState('nutrition');
  return (
    <div className={`stack ${styles.columns}`}>
      <div className={styles.glance}>
        <ProductGlance product={product} inRegimen={inRegimen} regimenAction={regimenAction?.(product)} />
      </div>
      <div className={`shrinks ${styles.main}`}>
        <Tabs
          label={productWords.tabsLabel}
          selected={tab}
          onSelect={setTab}
          items={[
            {
              id: 'directions',
              label: productWords.tabs.directions,
              content: <DirectionsTab product={product} country={country} />,
            },
            {
              id: 'description',
              label: productWords.tabs.description,
              content: <DescriptionTab product={product} country={country} />,
            },
            {
              id: 'nutrition',
              label: productWords.tabs.nutrition,
              content: <NutritionTab product={product} />,
            },
          ]}
        />
      </div>
      <div className={styles.facts}>
        <ProductFacts product={product} country={country} />
      </div>
    </div>
  );
}

function NotFound({ inRegimen, text = productWords.notFound }: { inRegimen: boolean; text?: string }) {
  return (
    <EmptyState
      icon={<PackageX />}
      title={text}
      action={
        <Link className={buttonClass({ variant: 'secondary' })} {...listLink(inRegimen)}>
          {productListWords.title}
        </Link>
      }
    />
  );
}
