import { catalogueToCsv, type CatalogueDifference } from '@dietetic/catalogue';
import * as z from 'zod';
import {
  type CatalogueSourceName,
  currentVersionId,
  listVersions,
  readEntries,
  readProducts,
  readQuarantine,
  readTexts,
  readVersion,
} from '#catalogue/stored-versions.ts';
import { type CatalogueSource, SourceError } from '#catalogue/import/catalogue-source.ts';
import { commerceSource } from '#catalogue/import/commerce-source.ts';
import { csvSource } from '#catalogue/import/csv-source.ts';
import { importFrom, type ImportReport } from '#catalogue/import/import-catalogue.ts';
import { jsonSource } from '#catalogue/import/json-source.ts';
import { compareVersions, restoreVersion } from '#catalogue/import/restore-version.ts';
import { withReconstitution } from '#catalogue/import/with-reconstitution.ts';
import type { CommerceSource } from '#config.ts';
import type { Store } from '#store/open-store.ts';

export const importRequestSchema = z.object({
  from: z.discriminatedUnion('source', [
    z.object({ source: z.literal('json'), file: z.string() }),
    z.object({ source: z.literal('csv'), products: z.string(), nutrients: z.string() }),
    z.object({ source: z.literal('commerce') }),
  ]),
  note: z.string().max(200),
  dryRun: z.boolean(),
  acceptSmaller: z.boolean(),
});
export type ImportRequest = z.infer<typeof importRequestSchema>;

export const EXPORT_FORMATS = ['json', 'products.csv', 'nutrients.csv'] as const;
type ExportFormat = (typeof EXPORT_FORMATS)[number];

export type VersionSummary = {
  version: number;
  created: string;
  source: CatalogueSourceName;
  note: string;
  products: number;
  demonstration: boolean;
  added: number;
  changed: number;
  withdrawn: number;
};

export type QuarantineItem = { slug: string; name: string; reasons: string[] };

/** What an administrator can do with the catalogue: on this database, or through a running server. */
export type CatalogueAdministration = {
  import(request: ImportRequest): Promise<ImportReport>;
  versions(): Promise<VersionSummary[]>;
  quarantine(version?: number): Promise<QuarantineItem[]>;
  difference(version: number, against?: number): Promise<CatalogueDifference>;
  restore(version: number): Promise<{ version: number; difference: CatalogueDifference }>;
  export(format: ExportFormat, version?: number): Promise<string>;
};

export function catalogueAdministration(
  store: Store,
  options: {
    commerce: CommerceSource | undefined;
    /** The provider's file on how powders are made up, used by every import. */
    reconstitutionFile?: string | undefined;
    fictional: ReadonlySet<string>;
  },
): CatalogueAdministration {
  const current = async () => {
    const id = await currentVersionId(store.query);
    if (id === undefined) throw new SourceError('There is no catalogue yet.');
    return id;
  };
  return {
    import: async ({ from, ...request }) => {
      const { commerce, reconstitutionFile, fictional } = options;
      const source = await open(from, commerce);
      return importFrom(
        store,
        reconstitutionFile === undefined ? source : await withReconstitution(source, reconstitutionFile),
        { ...request, fictional },
      );
    },
    versions: async () =>
      (await listVersions(store.query)).map((version) => {
        const changes = JSON.parse(version.changes) as Partial<CatalogueDifference>;
        return {
          version: version.id,
          created: version.createdAt.toISOString(),
          source: version.source,
          note: version.note,
          products: version.productCount,
          demonstration: version.demonstration,
          added: changes.added?.length ?? 0,
          changed: changes.changed?.length ?? 0,
          withdrawn: changes.withdrawn?.length ?? 0,
        };
      }),
    quarantine: async (version) =>
      (await readQuarantine(store.query, version ?? (await current()))).map(({ slug, name, reasons }) => ({
        slug,
        name,
        reasons,
      })),
    difference: async (version, against) => (await compareVersions(store, version, against)).difference,
    restore: (version) => restoreVersion(store, version),
    export: async (format, wanted) => {
      const id = wanted ?? (await current());
      const version = await readVersion(store.query, id);
      if (!version) throw new SourceError(`There is no version ${id}.`);
      const entries = await readEntries(store.query, id);
      if (format === 'json') {
        const texts = await readTexts(
          store.query,
          entries.map(({ hash }) => hash),
        );
        return `{"categories":[\n${version.categories.join(',\n')}\n],"projections":[\n${texts.join(',\n')}\n]}\n`;
      }
      // The CSV format has no field for products that are only on the web site.
      const files = catalogueToCsv(await readProducts(store.query, entries, version.categories));
      return format === 'products.csv' ? files.products : files.nutrients;
    },
  };
}

function open(
  from: ImportRequest['from'],
  project: CommerceSource | undefined,
): CatalogueSource | Promise<CatalogueSource> {
  if (from.source === 'json') return jsonSource(from.file, false);
  if (from.source === 'csv') return csvSource(from, false);
  if (!project)
    // A running server does the work itself, with its own environment.
    throw new SourceError(
      'No commerce project is set. Set the COMMERCE_… variables in the environment of the server, and start it again if it runs.',
    );
  return commerceSource(project);
}
