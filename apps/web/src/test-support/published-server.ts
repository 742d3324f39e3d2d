import { createHash } from 'node:crypto';
import {
  isChangeAnnounced,
  toListedProduct,
  type Product,
  parseIndex,
  serialiseBody,
  serialiseChange,
  serialiseIndex,
} from '@dietetic/catalogue';
import type { FileRef, Manifest } from '@dietetic/contract';

type Version = { manifest: Manifest; products: readonly Product[] };
type Fault = (path: string, answer: Response, init: RequestInit | undefined) => Response | Promise<Response>;

const categories = [{ id: 'c-liquid', slug: 'liquid', name: 'Liquid' }];
const MOST_STEPS = 20;

/** Publishes catalogues one after the other, as the server does, and answers for the newest of them. */
export class PublishedServer {
  fault: Fault = (_path, answer) => answer;
  readonly calls: string[] = [];
  readonly packSize: number;
  #files = new Map<string, string>();
  #current: Version | undefined;

  constructor(packSize = 5) {
    this.packSize = packSize;
  }

  get manifest(): Manifest {
    if (!this.#current) throw new Error('Nothing is published');
    return this.#current.manifest;
  }

  publish(all: readonly Product[]): void {
    const products = all.toSorted((a, b) => (a.id < b.id ? -1 : 1));
    const index = this.#put('index', serialiseIndex({ categories, products: products.map(toListedProduct) }));
    const bodies: FileRef[] = [];
    for (let from = 0; from < products.length; from += this.packSize) {
      const pack = products.slice(from, from + this.packSize);
      bodies.push(this.#put('bodies', pack.map(serialiseBody).join('\n')));
    }
    const catalogue = sha256([index, ...bodies].map(({ name }) => name).join('\n'));
    const before = this.#current;
    const steps =
      before === undefined || before.manifest.catalogue === catalogue
        ? (before?.manifest.steps ?? [])
        : [this.#step(before, products, catalogue), ...before.manifest.steps].slice(0, MOST_STEPS);
    const version = (before?.manifest.version ?? 0) + 1;
    const manifest: Manifest = {
      format: 1,
      catalogue,
      version,
      published: '2026-11-23T08:00:00Z',
      demonstration: true,
      products: products.length,
      index,
      bodies,
      steps,
    };
    this.#current = { manifest, products };
  }

  /** Names the files of the moment no longer, as a server that has published something newer and cleared up. */
  forgetFiles(): void {
    this.#files = new Map();
  }

  fetch = async (input: string, init?: RequestInit): Promise<Response> => {
    const path = new URL(input, 'https://app.example').pathname;
    this.calls.push(path);
    const text =
      path === '/catalogue/manifest.json'
        ? JSON.stringify(this.manifest)
        : this.#files.get(path.slice('/catalogue/'.length));
    const answer = text === undefined ? new Response('', { status: 404 }) : new Response(text);
    return this.fault(path, answer, init);
  };

  #step({ manifest, products: before }: Version, products: readonly Product[], to: string) {
    const held = new Map(before.map((product) => [product.id, product]));
    const ids = new Set(products.map(({ id }) => id));
    const text = serialiseChange({
      from: manifest.catalogue,
      to,
      told: {
        added: products.filter(({ id }) => !held.has(id)).map(named),
        changed: products
          .filter((product) => held.has(product.id) && isChangeAnnounced(held.get(product.id)!, product))
          .map(named),
        withdrawn: before.filter(({ id }) => !ids.has(id)).map(named),
      },
      index: { before: rowsOf(before), after: rowsOf(products) },
      lines: products
        .filter(
          (product) =>
            !held.has(product.id) || serialiseBody(held.get(product.id)!) !== serialiseBody(product),
        )
        .map(serialiseBody),
    });
    return { from: manifest.catalogue, to, file: this.#put('change', text) };
  }

  #put(kind: 'index' | 'bodies' | 'change', text: string): FileRef {
    const name = `${kind}-${sha256(text)}.${kind === 'index' ? 'json' : 'jsonl'}`;
    this.#files.set(name, text);
    return { name, bytes: Buffer.byteLength(text) };
  }
}

const rowsOf = (some: readonly Product[]) =>
  parseIndex(serialiseIndex({ categories, products: some.map(toListedProduct) })) ?? {
    categories,
    products: [],
  };
const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url');
const named = ({ id, name }: Product) => ({ id, name });
