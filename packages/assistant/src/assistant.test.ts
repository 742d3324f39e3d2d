import { FAQS } from '@dietetic/content';
import { describe, expect, inject, it } from 'vitest';
import { prepareAssistant } from './assistant.ts';
import { answerText } from './answers/answer.ts';
import {
  CATALOGUE_DATE,
  demonstrationAssistant,
  demonstrationOptions,
  PRODUCTS,
} from './test-support/demonstration-assistant.ts';
import { IN, sim, told } from './test-support/dialogue.ts';

describe('getting ready', () => {
  it('[J-10] lets other work run in between, often, and answers the same', async () => {
    let ms = 0;
    let pauses = 0;
    const prepared = await prepareAssistant(
      demonstrationOptions('uk'),
      async () => {
        pauses += 1;
      },
      () => (ms += 6),
    );
    expect(pauses).toBeGreaterThan(20);
    for (const question of [
      'protein in Dalesip Mini',
      'vegan tube feeds',
      'how long can a feed hang',
      'K 2.8, feed?',
    ])
      expect(prepared.ask(question)).toEqual(sim.ask(question));
  });
});

describe('Sim', () => {
  it('[J-05] answers each of the 34 questions with its own answer', () => {
    for (const faq of FAQS) {
      const answer = sim.ask(faq.question);
      expect(answerText(answer)).toBe(faq.answer);
      expect(answer.sources.map((source) => source.text)).toEqual(faq.sources.map((source) => source.title));
    }
  });

  it('[J-10] names the source with its date, and links to the product', () => {
    const answer = sim.ask('protein in Dalesip Mini');
    expect(answer.sources).toEqual([
      {
        kind: 'catalogue',
        productId: 'dalesip-mini',
        date: CATALOGUE_DATE,
        text: `Dalesip Mini, nutrition, ${CATALOGUE_DATE}`,
      },
    ]);
    expect(answer.links[0]?.href).toBe('/products/dalesip-mini/');
  });

  it('[J-10] an answer begins with a sentence', () => {
    const topics =
      'storage|directions|indications|contraindications|ingredients|flavours|shelf life|hang time|allergens|codes|pack size|ages|diets|protein|scoops|IDDSI level|tell me about';
    for (const { name } of PRODUCTS.filter((_, n) => n % Math.round(1 / inject('share')) === 0))
      for (const topic of topics.split('|')) {
        const [first] = sim.ask(`${topic} ${name}`).parts;
        expect(first?.kind === 'text' ? first.text : first?.kind, `${topic} ${name}`).toMatch(
          /\s\S.*[.?:]”?$/u,
        );
      }
  });

  it('[J-10] every answer except a greeting, a refusal or a question back names a source or a next step', () => {
    for (const product of PRODUCTS.slice(0, 30)) {
      for (const asked of ['flavours', 'storage', 'order code', 'allergens', 'directions']) {
        const answer = sim.ask(`${asked} of ${product.name}`);
        expect(answer.sources.length + answer.links.length, `${asked} ${product.name}`).toBeGreaterThan(0);
      }
    }
  });

  it.each([
    ['products for isovaleric acidemia', 'products for isovaleric acidaemia'],
    ['is Dalesip Mini free of sulfites', 'is Dalesip Mini free of sulphites'],
    ['any yoghurt style drinks', 'any yogurt style drinks'],
    ['vit b6 in Dalesip Mini', 'vitamin b6 in Dalesip Mini'],
    ['soy free tube feeds', 'soya free tube feeds'],
    ['feeds with no dietary fiber', 'feeds with no dietary fibre'],
    ['patient with edema', 'patient with oedema'],
    ['Dalesip Mini, anemia, ok?', 'Dalesip Mini, anaemia, ok?'],
  ])('[J-10] reads both spellings as one: %s', (asked, other) => {
    const { context: _, ...answer } = sim.ask(asked);
    expect(sim.ask(other)).toMatchObject(answer);
  });

  it('[J-10] gives no figure for a product that is not sold in the country', () => {
    const answer = IN.roi.sim.ask('energy in dalesip plant');
    expect(answer.kind).toBe('unknown');
    expect(answer.parts.some((part) => part.kind === 'values')).toBe(false);
  });

  it('[J-10] assumes nothing when a word may be another product', () => {
    const before = sim.ask('tell me about dalesip mini');
    expect(sim.ask('how much protein in glucerna', before.context)).toMatchObject({
      kind: 'question',
      productIds: [],
    });
    expect(sim.ask('how much protein?', before.context).productIds).toEqual(['dalesip-mini']);
  });

  it('[J-10] after a refused correction gives no figure for the earlier product', () => {
    const first = sim.ask('protein in dalesip two');
    const refused = sim.ask('no sorry, the one for vomiting', first.context);
    expect(refused.kind).toBe('refusal');
    expect(sim.ask('in kj', refused.context).productIds).toEqual([]);
    const beside = sim.ask('should he have 3 a day', first.context);
    expect(sim.ask('and per bottle', beside.context).productIds).toEqual(['dalesip-two']);
  });

  it('[J-10] offers the full name when it asks back, and answers it', () => {
    const asked = sim.ask('protein in orrimel pku powder');
    expect(asked.kind).toBe('question');
    const [choice] = asked.choices;
    expect(sim.ask(choice?.question ?? '').productIds).toEqual(['orrimel-pku-powder-15']);
  });

  it('[J-10] shows codes of the country: PIP in the UK, GMS in Ireland', () => {
    expect(JSON.stringify(sim.ask('codes of dalesip mini').parts)).toContain('991-0370');
    const irish = JSON.stringify(IN.roi.sim.ask('codes of dalesip mini').parts);
    expect(irish).toContain('91037');
    expect(irish).not.toContain('991-0370');
  });

  it('[J-10] shows indications in the UK only', () => {
    expect(told('what is tarnvane peptide for')).toContain('short bowel');
    expect(IN.roi.told('what is tarnvane peptide for')).not.toContain('short bowel');
  });

  it('[J-10] says that an allergen is not declared, which is not the same as absent', () => {
    const undeclared = { ...product('dalesip-mini'), allergens: [] };
    const answer = demonstrationAssistant('uk', [undeclared]).ask('does dalesip mini contain milk');
    expect(answerText(answer)).toContain('does not declare allergens');
  });

  it('[J-10] links a search to the product list with the same filters', () => {
    expect(sim.ask('vegan tube feeds').links[0]?.href).toBe('/products?category=tube-feed&diet=vegan');
    expect(sim.ask('soya free tube feed').links[0]?.href).toBe('/products?category=tube-feed&without=soya');
  });

  it('[J-10] answers general questions without a single product', () => {
    const empty = demonstrationAssistant('uk', []);
    expect(empty.ask('how long can a feed hang').kind).toBe('answer');
    expect(empty.ask('hello').kind).toBe('answer');
    expect(empty.ask('protein in dalesip mini').parts.some((part) => part.kind === 'values')).toBe(false);
  });

  it('[J-10] survives anything that can be typed', () => {
    for (const text of [
      '',
      ' ',
      '????',
      '💥',
      'a'.repeat(5000),
      '<b>',
      '%',
      '\\',
      '1.1.1',
      'null',
      '__proto__',
      'constructor',
      'toString of dalesip',
    ]) {
      expect(sim.ask(text).parts.length, text.slice(0, 20)).toBeGreaterThan(0);
    }
  });
});

function product(id: string) {
  const found = PRODUCTS.find((each) => each.id === id);
  if (found === undefined) throw new Error(`no ${id}`);
  return found;
}
