import type { NamedProduct, AnnouncedChanges } from '@dietetic/catalogue';
import { catalogueChangeWords as say } from '@dietetic/content';
import { Link } from '@tanstack/react-router';
import { PackageCheck } from 'lucide-react';
import { useState } from 'react';
import { closeChanges, useCatalogueStore } from '#session/catalogue.ts';
import { Button } from '#ui/button/button.tsx';
import { Banner } from '#ui/notice/banner.tsx';
import styles from './banners.module.css';

/** What matters most to a regimen comes first. */
const KINDS = ['changed', 'withdrawn', 'added'] as const;
/** More names than this are not read; the range itself shows them all. */
const MOST_NAMES = 12;

/** What updates changed since somebody last closed this. */
export default function ProductChangesBanner() {
  const unread = useCatalogueStore((state) => state.unread);
  const [isOpen, setOpen] = useState(false);
  if (!unread) return null;
  const kinds = KINDS.filter((kind) => unread[kind].length > 0);
  return (
    <Banner
      icon={<PackageCheck />}
      onClose={() => void closeChanges()}
      closeLabel={say.close}
      actions={
        <Button
          variant="quiet"
          size="small"
          aria-expanded={isOpen}
          aria-controls="what-changed"
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? say.hide : say.show}
        </Button>
      }
    >
      <b>{say.title}</b> {kinds.map((kind) => say.count[kind](unread[kind].length)).join(', ')}.
      <div id="what-changed" hidden={!isOpen} className={styles.changes}>
        {kinds.map((kind) => (
          <p key={kind}>
            <b>{say.list[kind]}:</b> <Names kind={kind} unread={unread} />
          </p>
        ))}
      </div>
    </Banner>
  );
}

function Names({ kind, unread }: { kind: (typeof KINDS)[number]; unread: AnnouncedChanges }) {
  const products = unread[kind];
  return (
    <>
      {products.slice(0, MOST_NAMES).map((product, index) => (
        <span key={product.id}>
          {index > 0 && ', '}
          <Name product={product} isHeld={kind !== 'withdrawn'} />
        </span>
      ))}
      {products.length > MOST_NAMES && `, ${say.more(products.length - MOST_NAMES)}`}
    </>
  );
}

function Name({ product: { id, name }, isHeld }: { product: NamedProduct; isHeld: boolean }) {
  if (!isHeld) return name;
  return (
    <Link to="/products/$id" params={{ id }}>
      {name}
    </Link>
  );
}
