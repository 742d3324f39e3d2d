import zlib from 'node:zlib';

/** The text and structure of our PDFs, read without a PDF library. */
export type PdfFacts = { text: string; pages: number; tags: Record<string, number>; raw: string };

/** Reads the PDFs this server writes: text in CID fonts with a ToUnicode map, streams deflated. */
export function readPdf(bytes: Buffer): PdfFacts {
  const raw = bytes.toString('latin1');
  const objects = new Map<string, string>();
  for (const [, id = '', body = ''] of raw.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g))
    objects.set(id, body);
  const streamOf = (id: string): string => {
    const body = objects.get(id) ?? '';
    const start = body.indexOf('stream\n');
    if (start < 0) return '';
    const data = Buffer.from(body.slice(start + 7, body.lastIndexOf('\nendstream')), 'latin1');
    return (body.slice(0, start).includes('/FlateDecode') ? zlib.inflateSync(data) : data).toString('latin1');
  };
  const maps = new Map<string, Map<string, string>>();
  for (const [id, body] of objects) {
    const unicode = /\/ToUnicode (\d+) 0 R/.exec(body)?.[1];
    if (unicode) maps.set(id, unicodeMap(streamOf(unicode)));
  }
  const pages = [...objects.values()].filter((body) => /\/Type \/Page\b(?!s)/.test(body));
  const text = pages.map((page) => {
    const fonts = new Map<string, Map<string, string>>();
    const resources = objects.get(/\/Resources (\d+) 0 R/.exec(page)?.[1] ?? '') ?? page;
    for (const [, name = '', id = ''] of resources.matchAll(/\/(F\d+) (\d+) 0 R/g))
      fonts.set(name, maps.get(id) ?? new Map());
    const content = streamOf(/\/Contents (\d+) 0 R/.exec(page)?.[1] ?? '');
    let font = new Map<string, string>();
    let line = '';
    for (const [, name, shown] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
      if (name) font = fonts.get(name) ?? font;
      else
        line += `${[...(shown ?? '').matchAll(/<([0-9a-f]+)>/g)].map(([, hex = '']) => (hex.match(/.{4}/g) ?? []).map((code) => font.get(code) ?? '\uFFFD').join('')).join('')}\n`;
    }
    return line;
  });
  const tags: Record<string, number> = {};
  for (const body of objects.values()) {
    const tag = /\/Type \/StructElem/.test(body) ? undefined : /\/S \/(\w+)/.exec(body)?.[1];
    if (tag) tags[tag] = (tags[tag] ?? 0) + 1;
  }
  return { text: text.join('\n'), pages: pages.length, tags, raw };
}

const decode = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le');

function unicodeMap(cmap: string): Map<string, string> {
  const map = new Map<string, string>();
  for (const [, block = ''] of cmap.matchAll(/beginbfrange\n([\s\S]*?)endbfrange/g)) {
    for (const [, from = '', , list = ''] of block.matchAll(/<([0-9a-f]+)> <([0-9a-f]+)> \[([^\]]*)\]/g)) {
      [...list.matchAll(/<([0-9a-f ]*)>/g)].forEach(([, hex = ''], index) => {
        map.set(
          (Number.parseInt(from, 16) + index).toString(16).padStart(4, '0'),
          decode(hex.replaceAll(' ', '')),
        );
      });
    }
  }
  return map;
}
