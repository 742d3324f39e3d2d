import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { catalogueToCsv, RECONSTITUTION_TEMPLATE } from '@dietetic/catalogue';
import {
  type CatalogueAdministration,
  catalogueAdministration,
  type ImportRequest,
} from '#administration/catalogue-administration.ts';
import { remoteCatalogue } from '#administration/remote-administration.ts';
import { demonstrationRange } from '#catalogue/demonstration-range.ts';
import type { Config } from '#config.ts';
import { differenceLines, importLines, quarantineLines, versionLines } from './catalogue-words.ts';
import { UsageError, wholeNumber } from './usage.ts';
import { withAdministration } from './with-administration.ts';

const USAGE = `Commands of the catalogue:
  import FILE.json                         a file as "export" writes it
  import PRODUCTS.csv NUTRIENTS.csv        the two spreadsheet files
  import --commerce                        the project of the COMMERCE_… variables
      --dry-run          show what would change, change nothing
      --accept-smaller   let in a catalogue under half as large as the present one
      --note TEXT        what the version is to be known by
  export [--version N] [--out FILE.json]   the catalogue as JSON
  export --csv --out FOLDER [--version N]  the catalogue as products.csv and nutrients.csv
  template --out FOLDER                    the spreadsheet files with their headings, to be filled
  versions                                 what was imported when
  diff N [M]                               what version N has that version M (or the present one) has not
  restore N                                make version N the present one again
  quarantine [N]                           what an import left out, and why`;

type Say = (line: string) => void;
type Options = {
  'dry-run'?: boolean;
  'accept-smaller'?: boolean;
  commerce?: boolean;
  csv?: boolean;
  note?: string;
  out?: string;
  version?: string;
};

export async function catalogueCommand(args: string[], config: Config, say: Say): Promise<number> {
  const { command, words, options } = readArguments(args);
  if (command === 'template') return writeCsvFiles(options, say, EMPTY_TEMPLATE);
  const work = (administration: CatalogueAdministration) =>
    run(administration, { command, words, options }, say);
  return withAdministration(config, {
    remote: (call) => work(remoteCatalogue(call, config.dataDirectory)),
    local: (store) =>
      work(
        catalogueAdministration(store, {
          commerce: config.commerce,
          reconstitutionFile: config.reconstitutionFile,
          fictional: demonstrationRange().slugs,
        }),
      ),
  });
}

function readArguments(args: string[]): { command: string; words: string[]; options: Options } {
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        'dry-run': { type: 'boolean' },
        'accept-smaller': { type: 'boolean' },
        commerce: { type: 'boolean' },
        csv: { type: 'boolean' },
        note: { type: 'string' },
        out: { type: 'string' },
        version: { type: 'string' },
      },
    });
    const [command = '', ...words] = positionals;
    if (!COMMANDS.has(command)) throw new UsageError(USAGE);
    return { command, words, options: values };
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  }
}

const COMMANDS = new Set(['import', 'export', 'template', 'versions', 'diff', 'restore', 'quarantine']);

const optional = (text: string | undefined) =>
  text === undefined ? undefined : wholeNumber(text, 'the version');

async function run(
  administration: CatalogueAdministration,
  given: { command: string; words: string[]; options: Options },
  say: Say,
): Promise<number> {
  const { command, words, options } = given;
  const tell = (lines: string[]) => lines.forEach((line) => say(line));
  switch (command) {
    case 'import': {
      const report = await administration.import(importRequest(words, options));
      tell(importLines(report));
      return report.outcome.startsWith('refused') || report.outcome === 'overtaken' ? 1 : 0;
    }
    case 'export':
      return exportTo(administration, options, say);
    case 'versions':
      tell(versionLines(await administration.versions()));
      return 0;
    case 'diff':
      tell(
        differenceLines(
          await administration.difference(wholeNumber(words[0], 'the version'), optional(words[1])),
        ),
      );
      return 0;
    case 'restore': {
      const restored = await administration.restore(wholeNumber(words[0], 'the version'));
      tell([
        `Version ${words[0]} is present again, as version ${restored.version}.`,
        ...differenceLines(restored.difference),
      ]);
      return 0;
    }
    default:
      tell(quarantineLines(await administration.quarantine(optional(words[0]))));
      return 0;
  }
}

function importRequest(words: string[], options: Options): ImportRequest {
  const [first, second] = words.map((word) => path.resolve(word));
  for (const file of [first, second]) {
    if (file !== undefined && !fs.existsSync(file)) throw new UsageError(`There is no file ${file}.`);
  }
  const common = {
    note: options.note ?? (words.map((word) => path.basename(word)).join(', ') || 'Commerce project'),
    dryRun: options['dry-run'] ?? false,
    acceptSmaller: options['accept-smaller'] ?? false,
  };
  if (options.commerce) return { ...common, from: { source: 'commerce' } };
  if (first !== undefined && second !== undefined) {
    return { ...common, from: { source: 'csv', products: first, nutrients: second } };
  }
  if (first === undefined || !first.endsWith('.json')) throw new UsageError(USAGE);
  return { ...common, from: { source: 'json', file: first } };
}

const { products, nutrients } = catalogueToCsv([]);
const EMPTY_TEMPLATE = {
  'products.csv': products,
  'nutrients.csv': nutrients,
  'reconstitution.csv': RECONSTITUTION_TEMPLATE,
};

function writeCsvFiles({ out }: Options, say: Say, files: Record<string, string>): number {
  if (out === undefined) throw new UsageError('Give the folder for the files with --out.');
  fs.mkdirSync(out, { recursive: true });
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(out, name);
    fs.writeFileSync(file, content);
    say(`Written: ${file}`);
  }
  return 0;
}

async function exportTo(
  administration: CatalogueAdministration,
  options: Options,
  say: Say,
): Promise<number> {
  const version = options.version === undefined ? undefined : wholeNumber(options.version, 'the version');
  if (options.csv)
    return writeCsvFiles(options, say, {
      'products.csv': await administration.export('products.csv', version),
      'nutrients.csv': await administration.export('nutrients.csv', version),
    });
  const text = await administration.export('json', version);
  if (options.out === undefined) process.stdout.write(text);
  else {
    fs.writeFileSync(options.out, text);
    say(`Written: ${options.out}`);
  }
  return 0;
}
