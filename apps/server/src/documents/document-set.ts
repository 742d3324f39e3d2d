import { createHash } from 'node:crypto';
import type { Country, Product } from '@dietetic/catalogue';
import { COUNTRIES } from '@dietetic/clinical';
import { demonstrationWords, documentWords, SITE } from '@dietetic/content';
import type { CatalogueStatus, DocumentEntry, DocumentKind } from '@dietetic/contract';
import { codeList, codeListCsv } from './code-list.ts';
import { compendiumVolumes } from './compendium-volumes.ts';
import { compendium, type Pictures } from './compendium.ts';
import { completeVolumes } from './complete-volumes.ts';
import { dilutionGuide } from './dilution-guide.ts';
import type { DocumentContent } from './document-model.ts';
import { type PageMarks, writePdf } from './pdf-writer.ts';
import { scoopChart } from './scoop-chart.ts';
import { monitoringGuide, references, resourceCentreTeam } from './written-guides.ts';

/** Increase this when the same catalogue and provider give different documents, so that they are made again. */
const MADE_AS = '7';
const PROVIDER = createHash('sha256').update(JSON.stringify(SITE)).digest('hex').slice(0, 12);
export const DOCUMENT_EDITION = `${MADE_AS}-${PROVIDER}`;

export type MadeDocument = { path: string; entry: DocumentEntry; bytes: Buffer };

type Tab = 'adults' | 'paediatrics';
type Made = DocumentContent | { title: string; csv: string };
type Plan = {
  kind: DocumentKind;
  country: Country;
  tabs: Tab[];
  format: 'pdf' | 'csv';
  parts: (products: readonly Product[]) => Part[];
};
/** What is too long for one file is split; only the current part is in memory. */
type Part = { label?: string; make: () => Made };

const whole =
  (make: (products: readonly Product[]) => Made): Plan['parts'] =>
  (products) => [{ make: () => make(products) }];

const BOTH: Tab[] = ['adults', 'paediatrics'];

/** Every document, by country. We may not distribute the PENG guideline: the app links to it. */
function plans(updated: string, pictures: Pictures): Plan[] {
  const inEachCountry = COUNTRIES.flatMap((country): Plan[] => {
    const cut = (kind: DocumentKind, tabs: Tab[], parts: Plan['parts']): Plan => ({
      kind,
      country,
      tabs,
      format: 'pdf',
      parts,
    });
    const pdf = (kind: DocumentKind, tabs: Tab[], make: (products: readonly Product[]) => Made) =>
      cut(kind, tabs, whole(make));
    return [
      cut('compendium', BOTH, (products) =>
        compendiumVolumes(products, country).map((volume) => ({
          ...(volume.label !== undefined && { label: volume.label }),
          make: () => compendium(volume, country, { updated, pictures }),
        })),
      ),
      pdf('scoop-chart', BOTH, (products) => scoopChart(products, country)),
      pdf('complete-volumes', BOTH, (products) => completeVolumes(products, country)),
      pdf('dilution-guide', ['paediatrics'], (products) => dilutionGuide(products, country)),
      pdf('micronutrient-monitoring', ['paediatrics'], monitoringGuide),
      pdf('references', BOTH, references),
      pdf('resource-centre-team', BOTH, () => resourceCentreTeam(country)),
    ];
  });
  const codeLists = BOTH.flatMap((tab): Plan[] => {
    const common = { kind: `gms-code-list-${tab}` as const, country: 'roi' as const, tabs: [tab] };
    return [
      { ...common, format: 'pdf', parts: whole((products) => codeList(products, tab)) },
      {
        ...common,
        format: 'csv',
        parts: whole((products) => ({
          title: codeList(products, tab).title,
          csv: codeListCsv(products, tab),
        })),
      },
    ];
  });
  return [...inEachCountry, ...codeLists];
}

/** Makes every document of a catalogue, one after the other. */
export async function* makeDocuments(
  products: readonly Product[],
  status: CatalogueStatus,
  appVersion: string,
  pictures: Pictures = new Map(),
): AsyncGenerator<MadeDocument> {
  for (const plan of plans(status.updated, pictures)) {
    const parts = plan.parts(products);
    for (const [index, part] of parts.entries()) {
      const name = parts.length === 1 ? plan.kind : `${plan.kind}-${index + 1}`;
      const path = `${plan.country}/${name}.${plan.format}`;
      const content = part.make();
      const bytes = await written(content, marksOf(content.title, plan.country, status, appVersion));
      yield {
        path,
        bytes,
        entry: {
          kind: plan.kind,
          title: content.title,
          ...(part.label !== undefined && { part: part.label }),
          country: plan.country,
          tabs: plan.tabs,
          format: plan.format,
          url: `/documents/${path}`,
          bytes: bytes.byteLength,
          updated: status.updated,
          catalogueVersion: status.version,
          demonstration: status.demonstration,
        },
      };
    }
  }
}

function marksOf(title: string, of: Country, status: CatalogueStatus, appVersion: string): PageMarks {
  const country = documentWords.country[of];
  const titled = title.includes(country) ? title : documentWords.titleAndCountry(title, country);
  const date = status.updated.slice(0, 10);
  return {
    footer: [documentWords.forWhom(titled), documentWords.dataOf(date, status.version, appVersion)],
    warning: status.demonstration ? demonstrationWords.mark : undefined,
    created: new Date(status.updated),
  };
}

async function written(content: Made, marks: PageMarks): Promise<Buffer> {
  return 'csv' in content ? csvBytes(content.csv, marks) : writePdf(content, marks);
}

/** The byte order mark makes spreadsheets read the text as UTF-8. */
function csvBytes(csv: string, marks: PageMarks): Buffer {
  const about = [marks.footer.join(' · '), ...(marks.warning === undefined ? [] : [marks.warning])];
  return Buffer.from(`\uFEFF${csv}${about.map((line) => `"${line.replaceAll('"', '""')}"\r\n`).join('')}`);
}
