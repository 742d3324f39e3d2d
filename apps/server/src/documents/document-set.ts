import type { Country, Product } from '@dietetic/catalogue';
import type { CatalogueStatus, DocumentEntry, DocumentKind } from '@dietetic/contract';
import { codeList, codeListCsv } from './code-list.ts';
import { compendium } from './compendium.ts';
import { completeVolumes } from './complete-volumes.ts';
import { dilutionGuide } from './dilution-guide.ts';
import type { DocumentContent } from './document-model.ts';
import { type PageMarks, writePdf } from './pdf-writer.ts';
import { scoopChart } from './scoop-chart.ts';
import { monitoringGuide, references, resourceCentreTeam } from './written-guides.ts';

/** Raised whenever the documents come out differently from the same catalogue: they are then made anew. */
export const DOCUMENT_EDITION = '1';

export type MadeDocument = { path: string; entry: DocumentEntry; bytes: Buffer };

type Tab = 'adults' | 'paediatrics';
type Plan = {
  kind: DocumentKind;
  country: Country;
  tabs: Tab[];
  format: 'pdf' | 'csv';
  make: (products: readonly Product[]) => DocumentContent | { title: string; csv: string };
};

const BOTH: Tab[] = ['adults', 'paediatrics'];

/** Every document there is, by country. The PENG guideline is not ours to give out: the app links to it. */
function plans(): Plan[] {
  const inEachCountry = (['uk', 'roi'] as const).flatMap((country): Plan[] => {
    const pdf = (kind: DocumentKind, tabs: Tab[], make: Plan['make']): Plan => ({
      kind,
      country,
      tabs,
      format: 'pdf',
      make,
    });
    return [
      pdf('compendium', BOTH, (products) => compendium(products, country)),
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
      { ...common, format: 'pdf', make: (products) => codeList(products, tab) },
      {
        ...common,
        format: 'csv',
        make: (products) => ({ title: codeList(products, tab).title, csv: codeListCsv(products, tab) }),
      },
    ];
  });
  return [...inEachCountry, ...codeLists];
}

const COUNTRY_NAMES: Record<Country, string> = { uk: 'United Kingdom', roi: 'Republic of Ireland' };
const DEMONSTRATION = 'Demonstration data – fictional products – not for patient care';

/** Makes every document of a catalogue, one after the other. */
export async function makeDocuments(
  products: readonly Product[],
  status: CatalogueStatus,
  appVersion: string,
  /** Asked between documents: a server that closes does not finish the book. */
  wanted: () => boolean = () => true,
): Promise<MadeDocument[]> {
  const made: MadeDocument[] = [];
  const date = status.updated.slice(0, 10);
  for (const plan of plans()) {
    if (!wanted()) return [];
    const content = plan.make(products);
    const country = COUNTRY_NAMES[plan.country];
    const titled = content.title.includes(country) ? content.title : `${content.title} · ${country}`;
    const marks: PageMarks = {
      footer: `${titled} · Data of ${date}, catalogue version ${status.version} · Dietetic App ${appVersion} · For healthcare professionals only`,
      warning: status.demonstration ? DEMONSTRATION : undefined,
      created: new Date(status.updated),
    };
    const bytes = 'csv' in content ? csvBytes(content.csv, marks) : await writePdf(content, marks);
    const path = `${plan.country}/${plan.kind}.${plan.format}`;
    made.push({
      path,
      bytes,
      entry: {
        kind: plan.kind,
        title: content.title,
        country: plan.country,
        tabs: plan.tabs,
        format: plan.format,
        url: `/documents/${path}`,
        bytes: bytes.byteLength,
        updated: status.updated,
        catalogueVersion: status.version,
        demonstration: status.demonstration,
      },
    });
  }
  return made;
}

/** The mark that starts it makes spreadsheets read the letters as they are meant. */
function csvBytes(csv: string, marks: PageMarks): Buffer {
  const about = [marks.footer, ...(marks.warning === undefined ? [] : [marks.warning])];
  return Buffer.from(`\uFEFF${csv}${about.map((line) => `"${line.replaceAll('"', '""')}"\r\n`).join('')}`);
}
