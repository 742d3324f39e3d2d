import { type AnyProduct, MAX_COMPARED } from '@dietetic/catalogue';
import {
  compareWords,
  productListWords,
  productWords,
  comparePageWords,
  productPageWords,
} from '@dietetic/content';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { ArrowLeft, Columns3, Plus, Printer } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useCatalogue, useWholeProducts } from '#session/catalogue.ts';
import { setCompared } from '#session/comparison.ts';
import { useTextCountry } from '#session/session.ts';
import { Button, buttonClass } from '#ui/button/button.tsx';
import { classNames } from '#ui/class-names/class-names.ts';
import { Notice } from '#ui/notice/notice.tsx';
import { backLinkClass, Page } from '#ui/page/page.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { Loading } from '#ui/states/loading.tsx';
import { Tabs } from '#ui/tabs/tabs.tsx';
import { LastUpdated } from '../facts/last-updated.tsx';
import { listLink } from '../facts/list-link.ts';
import { ProductsUnavailable } from '../list/products-unavailable.tsx';
import { addressIds, type ParsedAddress, parseComparisonAddress } from './comparison-address.ts';
import styles from './compare-screen.module.css';
import { NutritionComparison } from './nutrition-comparison.tsx';
import { DescriptionComparison, DirectionsComparison } from './text-comparison.tsx';

type CompareScreenProps = {
  inRegimen: boolean;
  ids: string[];
  /** The regimen's action for a product, under its name. */
  regimenAction?: (product: AnyProduct) => ReactNode;
};

/** Up to four products side by side, named by the address, so that a comparison can be shared. */
export default function CompareScreen({ inRegimen, ids, regimenAction }: CompareScreenProps) {
  const { status, products } = useCatalogue();
  const country = useTextCountry();
  const { _splat: splat } = useParams({ strict: false });
  const address = useMemo(
    () => parseComparisonAddress(splat === undefined ? ids : addressIds(splat), products),
    [splat, ids, products],
  );
  const [tab, setTab] = useState('nutrition');
  const navigate = useNavigate();
  const compared = address.products;
  const whole = useWholeProducts(compared.map(({ id }) => id));

  // The list's ticks follow the address, also when it was shared or gone back to.
  useEffect(() => {
    if (compared.length > 0) setCompared(compared.map((product) => product.id));
  }, [compared]);

  const back = (
    <Link className={backLinkClass} {...listLink(inRegimen)}>
      <ArrowLeft />
      {inRegimen ? compareWords.inRegimenBack : productPageWords.backToProducts}
    </Link>
  );

  if (status !== 'ready') {
    return (
      <Page title={compareWords.title} back={back}>
        {status === 'loading' ? <Loading label={comparePageWords.loading} /> : <ProductsUnavailable />}
      </Page>
    );
  }
  if (whole === undefined) {
    return (
      <Page title={comparePageWords.titleOf(compared.length)} back={back}>
        <Loading label={comparePageWords.loading} />
      </Page>
    );
  }
  if (compared.length === 0) {
    return (
      <Page title={compareWords.title} back={back}>
        <div className={`stack gap-3 ${styles.stack}`}>
          <AddressNotice address={address} />
          <EmptyState
            icon={<Columns3 />}
            title={ids.length === 0 ? compareWords.emptyTitle : comparePageWords.noneTitle}
            action={
              <Link className={buttonClass({ variant: 'secondary' })} {...listLink(inRegimen)}>
                {productListWords.title}
              </Link>
            }
          >
            <p>{compareWords.emptyText}</p>
          </EmptyState>
        </div>
      </Page>
    );
  }

  function showOnly(kept: readonly AnyProduct[]) {
    const left = kept.map((product) => product.id);
    setCompared(left);
    if (left.length === 0) void navigate(listLink(inRegimen));
    else {
      void navigate({
        to: inRegimen ? '/regimen/products/compare/$' : '/products/compare/$',
        params: { _splat: left.join('/') },
        replace: true,
        resetScroll: false,
      });
    }
  }

  const shared = {
    products: whole,
    inRegimen,
    onRemove:
      compared.length > 1
        ? (removed: AnyProduct) => showOnly(compared.filter(({ id }) => id !== removed.id))
        : undefined,
    regimenAction,
  };
  return (
    <Page
      title={comparePageWords.titleOf(compared.length)}
      back={back}
      end={
        <>
          <Button variant="quiet" size="small" className={styles.removeAll} onClick={() => showOnly([])}>
            {compareWords.removeAll}
          </Button>
          <Button
            variant="secondary"
            size="small"
            className={styles.print}
            icon={<Printer />}
            onClick={() => window.print()}
          >
            {comparePageWords.print}
          </Button>
          {compared.length < MAX_COMPARED && (
            <Link className={buttonClass({ variant: 'secondary', size: 'small' })} {...listLink(inRegimen)}>
              <Plus />
              {comparePageWords.add[compared.length]}
            </Link>
          )}
        </>
      }
    >
      <div className={`stack gap-3 ${styles.stack}`}>
        <AddressNotice address={address} />
        <TurnNotice count={compared.length} isDirections={tab === 'directions'} />
        <p className={classNames('quiet', styles.updated)}>
          <LastUpdated />
        </p>
        <Tabs
          label={compareWords.title}
          selected={tab}
          onSelect={setTab}
          items={[
            {
              id: 'directions',
              label: productWords.tabs.directions,
              content: <DirectionsComparison {...shared} country={country} />,
            },
            {
              id: 'description',
              label: productWords.tabs.description,
              content: <DescriptionComparison {...shared} country={country} />,
            },
            {
              id: 'nutrition',
              label: productWords.tabs.nutrition,
              content: <NutritionComparison {...shared} />,
            },
          ]}
        />
      </div>
    </Page>
  );
}

function AddressNotice({ address }: { address: ParsedAddress }) {
  const { malformed, unknown, duplicates, tooMany } = address;
  const said = [
    malformed.length > 0 && comparePageWords.malformed(malformed.join(', ')),
    unknown.length > 0 && comparePageWords.unknown(unknown.join(', ')),
    duplicates.length > 0 && comparePageWords.duplicates(duplicates.join(', ')),
    tooMany.length > 0 && comparePageWords.tooMany(tooMany.join(', ')),
  ].filter((text) => text !== false);
  if (said.length === 0) return null;
  return (
    <Notice kind="attention" title={comparePageWords.addressTitle} live="polite">
      {said.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Notice>
  );
}

/** Two products on a narrow screen ask to be turned; more than two on a phone held upright show two (decision 255). */
function TurnNotice({ count, isDirections }: { count: number; isDirections: boolean }) {
  if (count === 2) {
    return (
      <div className={isDirections ? styles.turnOnDirections : styles.turn}>
        <Notice kind="info" title={`${compareWords.rotateTitle}.`}>
          {compareWords.rotate}
        </Notice>
      </div>
    );
  }
  if (count < 2) return null;
  return (
    <div className={styles.upright}>
      <Notice kind="info">{compareWords.shownOf(2, count)}</Notice>
    </div>
  );
}
