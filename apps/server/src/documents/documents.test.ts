import { type Nutrient, NUTRIENTS } from '@dietetic/catalogue';
import { demonstrationCatalogue, demonstrationProducts, packImage } from '@dietetic/demonstration-data';
import { enquiriesFor, SITE } from '@dietetic/content';
import { beforeAll, describe, expect, it } from 'vitest';
import { type PdfFacts, readPdf } from '#test-support/pdf-text.ts';
import { codeListCsv, codeRows } from './code-list.ts';
import { compendiumVolumes } from './compendium-volumes.ts';
import { withSpacedCommas, compendium as compendiumBook, labelAmountText } from './compendium.ts';
import { completeVolume, completeVolumes, coversAges, feedsOf } from './complete-volumes.ts';
import { dilutionGuide } from './dilution-guide.ts';
import type { DocumentContent } from './document-model.ts';
import { type MadeDocument, makeDocuments } from './document-set.ts';
import { REFERENCE_INTAKES } from './reference-intakes.ts';
import { scoopChart } from './scoop-chart.ts';

const products = demonstrationProducts();
const STATUS = {
  version: 7,
  contentHash: 'x',
  products: 30,
  categories: 19,
  updated: '2026-11-20T10:00:00.000Z',
  source: 'demonstration' as const,
  demonstration: true,
};

async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const found: Item[] = [];
  for await (const item of items) found.push(item);
  return found;
}

const tablesOf = (content: DocumentContent) =>
  content.sections.flatMap((section) =>
    section.blocks.flatMap((block) => (block.kind === 'table' ? [block] : [])),
  );

const group = (country: 'uk' | 'roi', label: string) => {
  const found = REFERENCE_INTAKES[country].groups.find((each) => each.label === label);
  if (!found) throw new Error(label);
  return found;
};

const volume = (name: string, label: string) => {
  const feed = feedsOf(products, 'uk').find(({ product }) => product.name === name);
  return feed && completeVolume(feed, group('uk', label), 'uk');
};

describe('the volume that is nutritionally complete', () => {
  it.each([
    ['Tarnvane Standard', 'Men 19–50 years', 1360, 'Magnesium'],
    ['Tarnvane Energy', 'Men 19–50 years', 1040, undefined],
    // 300 mg of magnesium at 25.2 mg in 100 ml: 1,190 ml would fall just short.
    ['Tarnvane 1.2 Fibre', 'Men 19–50 years', 1200, 'Magnesium'],
    ['Wrenfold Tube', '4–6 years', 1000, undefined],
    ['Wrenfold Tube Energy Fibre', '4–6 years', 750, undefined],
  ])('[J-01] %s for %s is %i ml', (name, label, ml, limitedBy) => {
    expect(volume(name, label)).toMatchObject({ ml, ...(limitedBy ? { limitedBy } : {}) });
  });

  it('[J-01] is not given to ages the label does not cover, nor for feeds that are no only source', () => {
    const standard = products.find(({ name }) => name === 'Tarnvane Standard');
    expect(standard?.ageFromMonths).toBe(72);
    if (!standard) return;
    expect(coversAges(standard, group('uk', '4–6 years'))).toBe(false);
    expect(coversAges(standard, group('uk', '7–10 years'))).toBe(true);
    expect(coversAges(standard, group('uk', 'Men 50 years and over'))).toBe(true);
    const child = products.find(({ name }) => name === 'Wrenfold Tube');
    expect(child && coversAges(child, group('uk', 'Men 19–50 years'))).toBe(false);
    for (const country of ['uk', 'roi'] as const) {
      const listed = new Set(
        tablesOf(completeVolumes(products, country)).flatMap(({ rows }) => rows.map(([name]) => name)),
      );
      expect(listed.size).toBeGreaterThan(15);
      for (const product of products) {
        if (product.importantNotice.some((line) => line.startsWith('Not to be used as the only')))
          expect(listed).not.toContain(product.name);
      }
    }
  });
});

it.each(['uk', 'roi'] as const)(
  '[J-01] the chart of complete volumes of %s names every vitamin and mineral, as counted or as left out',
  (country) => {
    const notes = completeVolumes(products, country)
      .sections.at(-1)
      ?.blocks.flatMap((block) => (block.kind === 'list' ? block.items : []));
    const counted = notes?.find((line) => line.startsWith('Counted: ')) ?? '';
    const leftOut = notes?.find((line) => line.startsWith('Left out: ')) ?? '';
    const micronutrients = NUTRIENTS.filter(({ group }) => group === 'vitamins' || group === 'minerals');
    const isCounted = ({ id }: Nutrient) =>
      REFERENCE_INTAKES[country].groups.some(({ intakes }) => id in intakes);
    for (const nutrient of micronutrients) {
      const name = nutrient.name.replace(/ \(.*|(?<= [DK])\d$/, '').toLowerCase();
      expect((isCounted(nutrient) ? counted : leftOut).toLowerCase(), name).toContain(name);
      expect((isCounted(nutrient) ? leftOut : counted).toLowerCase(), name).not.toContain(name);
    }
  },
);

describe('the GMS code list', () => {
  it('[J-01] has every line of every reimbursed product sold in Ireland, and no other', () => {
    const expected = products
      .filter((product) => product.gmsApproved && product.productAvailability !== 'uk')
      .flatMap((product) =>
        product.codes
          .filter(({ gmsCode }) => gmsCode !== '')
          .map(({ gmsCode }) => `${product.name} ${gmsCode}`),
      );
    const listed = [...codeRows(products, 'adults'), ...codeRows(products, 'paediatrics')].map(
      (row) => `${row.product} ${row.gmsCode}`,
    );
    expect(new Set(listed)).toEqual(new Set(expected));
    expect(expected.length).toBeGreaterThan(50);
  });

  it('[J-01] distinguishes flavour and pack', () => {
    const row = codeRows(products, 'paediatrics').find(
      (each) => each.product === 'Orrimel PKU Spoon 10' && each.flavour === 'Orange',
    );
    expect(row).toMatchObject({ pack: '30 x 24 g', gmsCode: '91070', category: 'Powder and tablets' });
    expect(row?.age).toBe('from 6\u00a0months to under 11\u00a0years');
    const csv = codeListCsv(products, 'paediatrics');
    expect(csv).toContain(
      'Orrimel PKU Spoon 10,Orange,30 x 24 g,91070,from 6 months to under 11 years,Powder and tablets',
    );
    expect(csv).not.toContain('\u00a0');
  });

  it('[J-01] is a spreadsheet that never becomes a formula', () => {
    const [product] = products.filter(
      (each) =>
        each.gmsApproved && each.categories.includes('adult-18y') && each.productAvailability !== 'uk',
    );
    if (!product) throw new Error('no product');
    const csv = codeListCsv([{ ...product, name: '=HYPERLINK("https://evil.example")' }], 'adults');
    expect(csv).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
    expect(csv.split('\r\n')[0]).toBe('Product,Flavour,Pack,GMS code,Age,Category');
  });
});

describe('powders', () => {
  it('[J-01] the scoop chart gives whole scoops near the strength, or says to weigh', () => {
    const [chart] = tablesOf(scoopChart(products, 'uk'));
    const row = (name: string) => chart?.rows.find(([first]) => first === name);
    expect(row('Cradlemere Amino')).toEqual([
      'Cradlemere Amino',
      '4.7 g',
      '14.0 g',
      '3 scoops',
      '90 ml',
      expect.stringContaining('kcal'),
      expect.stringContaining('g'),
    ]);
    expect(row('Cradlemere Hydrolysed')?.[3]).toBe('weigh 13.0 g');
    for (const table of tablesOf(scoopChart(products, 'roi'))) {
      for (const cells of table.rows) expect(cells.join(' ')).not.toMatch(/½|\d\.\d scoop/);
    }
  });

  it('[J-01] the water is the label’s own wherever the label names it', () => {
    const guide = tablesOf(dilutionGuide(products, 'uk'));
    const [chart] = tablesOf(scoopChart(products, 'uk'));
    const named = products.flatMap(({ name, directionsForUse }) => {
      const water = /made up to 100 ml, about (\d+ ml) of it water/.exec(directionsForUse)?.[1];
      return water === undefined ? [] : [{ name, water }];
    });
    expect(named.length).toBeGreaterThan(3);
    for (const { name, water } of named) {
      const table = guide.find(({ caption }) => caption.startsWith(`${name}:`));
      expect(table?.rows.find(([strength]) => strength?.includes('standard'))?.[2], name).toBe(water);
    }
    for (const cells of chart?.rows ?? []) {
      const label = named.find(({ name }) => name === cells[0]);
      if (label && cells[3]?.startsWith('weigh')) expect(cells[4], label.name).toBe(label.water);
    }
  });

  it('[J-01] the dilution guide repeats the label at the standard strength', () => {
    for (const table of tablesOf(dilutionGuide(products, 'uk'))) {
      const name = table.caption.split(':')[0];
      const product = products.find((each) => each.name === name);
      const standard = table.rows.find(([strength]) => strength?.includes('standard'));
      if (!product || !standard) continue;
      const label = product.macroNutrients.find((row) => row.name === 'Energy (kcal)');
      if (label?.perServing.kind !== 'stated' || !product.headings[1]?.includes('100ml')) continue;
      expect(Math.abs(Number(standard[3]?.split(' ')[0]) - label.perServing.value)).toBeLessThanOrEqual(1);
    }
    expect(tablesOf(dilutionGuide(products, 'uk')).length).toBeGreaterThan(8);
  });
});

describe('the allergens in the compendium', () => {
  const [sample] = products;
  const saying = (allergens: (typeof products)[number]['allergens']) => {
    const book = compendiumBook({ products: sample ? [{ ...sample, allergens }] : [] }, 'uk');
    return tablesOf(book)
      .flatMap(({ rows }) => rows)
      .find(([fact]) => fact === 'Allergens')?.[1];
  };
  it.each([
    ['Not declared', []],
    [
      'Contains Milk',
      [
        { label: 'Milk', value: 'yes' as const },
        { label: 'Soya', value: 'no' as const },
      ],
    ],
    [
      'None present, of 2 declared',
      [
        { label: 'Milk', value: 'no' as const },
        { label: 'Soya', value: 'no' as const },
      ],
    ],
  ])('[J-01] are "%s", never none where nothing is declared', (expected, allergens) => {
    expect(saying(allergens)).toBe(expected);
  });
});

const volumeNames = (country: 'uk' | 'roi', atMost?: number) =>
  compendiumVolumes(products, country, atMost).map((volume) => volume.products.map(({ name }) => name));

describe('the compendium of a large range', () => {
  it('[J-01] is one book while it is small', () => {
    expect(compendiumVolumes(products, 'uk')).toEqual([{ products: expect.any(Array) }]);
    expect(compendiumVolumes([], 'uk')).toEqual([{ products: [] }]);
  });

  it.each([1, 7, 25, 60])(
    '[J-01] comes in volumes of at most %i products, none lost, each in its place',
    (atMost) => {
      for (const country of ['uk', 'roi'] as const) {
        const volumes = volumeNames(country, atMost);
        expect(volumes.flat()).toEqual(volumeNames(country).flat());
        for (const volume of volumes) expect(volume.length).toBeLessThanOrEqual(atMost);
      }
    },
  );

  it('[J-01] begins a volume with a family where it can, and says what is in it', () => {
    const volumes = compendiumVolumes(products, 'uk', 60);
    for (const [index, volume] of volumes.entries()) {
      const before = volumes[index - 1]?.products.at(-1)?.name.split(' ')[0];
      expect(volume.products[0]?.name.split(' ')[0]).not.toBe(before);
      const { title, introduction } = compendiumBook(volume, 'uk');
      expect(title).toBe(`Compendium: United Kingdom, part ${index + 1} of ${volumes.length}`);
      expect(introduction[0]).toBe(
        `Part ${index + 1} of ${volumes.length}: ${volume.products[0]?.name} to ${volume.products.at(-1)?.name}.`,
      );
    }
  });
});

describe('the files', () => {
  let made: MadeDocument[];
  let compendium: PdfFacts;
  const few = [...products.slice(0, 12), ...products.filter(({ id }) => id === 'orrimel-pku-spoon-10')];
  beforeAll(async () => {
    const [projection] = demonstrationCatalogue().projections;
    if (!projection) throw new Error('no product');
    const pictures = new Map(few.slice(0, 3).map(({ id }) => [id, packImage(projection)]));
    made = await all(makeDocuments(few, STATUS, '2.6.0', pictures));
    compendium = readPdf(made.find(({ path }) => path === 'uk/compendium.pdf')?.bytes ?? Buffer.alloc(0));
  });

  it('[J-01] there is every document of every country, with size, date and version', () => {
    expect(made).toHaveLength(18);
    for (const { entry, bytes, path } of made) {
      expect(entry).toMatchObject({
        url: `/documents/${path}`,
        bytes: bytes.byteLength,
        updated: STATUS.updated,
        catalogueVersion: 7,
        demonstration: true,
      });
    }
    expect(
      made.filter(({ entry }) => entry.kind.startsWith('gms')).every(({ entry }) => entry.country === 'roi'),
    ).toBe(true);
  });

  it('[J-01] each PDF is tagged, titled, outlined, numbered, dated and marked as a demonstration', () => {
    for (const { bytes, entry } of made.filter(({ entry: { format } }) => format === 'pdf')) {
      const { raw, text, pages, tags } = readPdf(bytes);
      expect(raw.startsWith('%PDF-1.7')).toBe(true);
      expect(raw).toContain('/Marked true');
      expect(raw).toContain('/DisplayDocTitle true');
      expect(raw).toContain('/Lang (en-GB)');
      expect(raw).toContain('/Outlines');
      expect(text).toContain(entry.title);
      expect(text).toContain(`Page ${pages} of ${pages}`);
      expect(text.split('Demonstration data – not for patient care')).toHaveLength(pages + 1);
      expect(text.replace(/\s+/g, ' ')).toContain('Data of 2026-11-20, catalogue version 7');
      expect(text.replace(/\s+/g, ' ')).toContain('For healthcare professionals only');
      expect(text).not.toContain('\uFFFD');
      expect(tags).toMatchObject({ Document: 1, H1: 1 });
      expect(tags.H2).toBeGreaterThan(0);
    }
  });

  it.each(['uk', 'roi'] as const)(
    '[J-01] the team of %s can be reached: its own desk first, with hours',
    (country) => {
      const { bytes } = made.find(({ path }) => path === `${country}/resource-centre-team.pdf`) ?? {};
      const text = readPdf(bytes ?? Buffer.alloc(0)).text.replace(/\s+/g, ' ');
      const at = enquiriesFor(country).map(({ email, phone, title }) => {
        expect(text).toContain(email);
        expect(text).toContain(phone?.shown ?? 'None');
        return text.indexOf(title);
      });
      expect(at).not.toContain(-1);
      expect(at).toEqual(at.toSorted((one, other) => one - other));
      expect(text).toContain('Monday to Friday 9am–6pm, Saturday 9am–5pm, Sunday closed.');
    },
  );

  it('[J-01] the compendium says what the catalogue says', () => {
    const flat = compendium.text.replace(/\s+/g, ' ');
    for (const product of few.filter(({ productAvailability }) => productAvailability !== 'roi')) {
      expect(flat).toContain(product.name);
      for (const code of product.codes) expect(flat).toContain(code.pipCode);
      for (const row of product.macroNutrients) {
        if (row.per100.kind !== 'stated' || row.perServing.kind !== 'stated') continue;
        expect(flat).toContain(
          `${row.name} ${row.unit} ${labelAmountText(row.per100)} ${labelAmountText(row.perServing)}`,
        );
      }
    }
    expect(compendium.tags.Table).toBeGreaterThan(few.length * 3);
    expect(compendium.tags.TH).toBeGreaterThan(0);
  });

  it.each([
    ['uk/compendium.pdf', 'Tarnvane Standard', 'Ages from 6 years Form Tube feed'],
    ['uk/compendium.pdf', 'Tarnvane Protein Intense', 'Ages from 18 years Form Tube feed'],
    [
      'uk/compendium.pdf',
      'Orrimel PKU Spoon 10',
      'Ages from 6 months to under 11 years Form Powder and tablets',
    ],
    ['uk/compendium.pdf', 'Orrimel PKU Spoon 10', 'Suitable for Vegetarian'],
    ['uk/compendium.pdf', 'Tarnvane Standard', 'Allergens Contains Fish, Milk, Soya'],
    ['roi/gms-code-list-paediatrics.pdf', 'Tarnvane Standard', 'from 6 years'],
  ])('[J-01] [H-01] %s says of %s what the app says: %s', (path, name, says) => {
    const { bytes } = made.find((each) => each.path === path) ?? {};
    const text = readPdf(bytes ?? Buffer.alloc(0)).text.replace(/\s+/g, ' ');
    const ofProduct = text.split(new RegExp(`(?=${name} )`)).map((part) => part.slice(0, 800));
    expect(ofProduct.some((part) => part.includes(says))).toBe(true);
  });

  it('[J-01] the compendium has a cover, contents and an index by code that name the right page, and packs', () => {
    // Each page ends in its number.
    const pages = compendium.text.split(/Page \d+ of \d+\n/).map((page) => page.replace(/\s+/g, ' '));
    const [cover = '', contents = ''] = pages;
    expect(cover).toContain(SITE.provider.name);
    expect(cover).toContain('Compendium: United Kingdom');
    expect(cover).toContain('Product data of 20 November 2026');
    const sold = few.filter(({ productAvailability }) => productAvailability !== 'roi');
    const index = pages.slice(pages.findIndex((page, at) => at > 1 && page.includes('Index by order code')));
    for (const { id, name, codes } of sold) {
      const number = Number(new RegExp(`${name} (\\d+) `).exec(`${contents} `)?.[1]);
      // The page that says what it is and for whom; no other page names it.
      expect(pages[number - 1], name).toMatch(new RegExp(`${name} .*Ages from`));
      for (const { orderCode, pipCode, productName } of codes) {
        expect(index.join(' '), id).toContain(`${orderCode} ${productName} ${number}`);
        expect(index.join(' '), id).toContain(`${pipCode} ${productName} ${number}`);
      }
    }
    // No figures appear without the name of their product.
    const figures = pages.filter((page) => /Macronutrients|Minerals|Vitamins/.test(page));
    const goneOn = figures.filter((page) => !/ Ages from/.test(page));
    expect(goneOn.length).toBeGreaterThan(0);
    for (const page of goneOn)
      expect(sold.filter(({ name }) => page.includes(`${name}, continued`))).toHaveLength(1);
    expect(compendium.tags).toMatchObject({ TOC: 1, Figure: 3 });
    const families = new Set(sold.map(({ name }) => name.split(' ')[0]));
    expect(contents).toMatch(/Index by order code \d+ Index by PIP code \d+/);
    expect(compendium.tags.TOCI).toBe(sold.length + families.size + 2);
  });

  it.each([
    ['500 ml pack,1,000 ml pack', '500 ml pack, 1,000 ml pack'],
    ['Vanilla,Strawberry', 'Vanilla, Strawberry'],
    ['1,000 ml', '1,000 ml'],
    ['6 x 1,000 ml, 8 x 500 ml', '6 x 1,000 ml, 8 x 500 ml'],
  ])('[J-01] writes the list %s with a space after each comma', (given, written) => {
    expect(withSpacedCommas(given)).toBe(written);
  });

  it('[J-01] a real catalogue carries no demonstration mark', async () => {
    const real = await all(makeDocuments(few.slice(0, 1), { ...STATUS, demonstration: false }, '2.6.0'));
    for (const { bytes, entry } of real.filter(({ entry: { format } }) => format === 'pdf')) {
      expect(readPdf(bytes).text).toContain(entry.title);
      expect(readPdf(bytes).text).not.toContain('Demonstration data');
    }
  });
});
