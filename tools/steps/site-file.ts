import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { SiteFacts } from '@dietetic/content';
import { validateMark } from '../../packages/content/src/site/brand-mark.ts';
import type { Plugin } from 'vite';
import * as z from 'zod';
import { colourProblems } from './brand-colours.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const DEMONSTRATION = path.join(ROOT, 'data/site.demonstration.json');

const text = z.string().trim().min(1);
const country = <T extends z.ZodType>(one: T) => z.strictObject({ uk: one, roi: one });
const link = z.url({ protocol: /^https$/, message: 'must be a whole address that begins with https://' });
const phone = z.strictObject({
  shown: text,
  dialled: z.string().regex(/^\+\d{8,15}$/, 'must be + and digits, such as +448081570142'),
});
const hours = z.array(z.strictObject({ days: text, spoken: text, hours: text }));
const legal = z.strictObject({
  title: text,
  dated: z.iso.date(),
  datedWords: text,
  notice: z.string(),
  sections: z
    .array(
      z.strictObject({
        id: z.string().regex(/^[a-z][a-z-]*$/),
        title: text,
        blocks: z
          .array(
            z.discriminatedUnion('kind', [
              z.strictObject({ kind: z.literal('paragraph'), text }),
              z.strictObject({ kind: z.literal('list'), items: z.array(text).min(1) }),
            ]),
          )
          .min(1),
      }),
    )
    .min(1),
});
/** The largest logo that is inlined into the first page. */
const MARK_MAX_CHARACTERS = 4000;
const mark = (kind: 'coloured' | 'monochrome') =>
  text
    .max(MARK_MAX_CHARACTERS, `must be ${MARK_MAX_CHARACTERS} characters of SVG at most`)
    .check(({ value, issues }) => {
      for (const message of validateMark(value, kind)) issues.push({ code: 'custom', message, input: value });
    });
const colour = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, 'must be a colour as #rrggbb')
  .toLowerCase();
const colours = z.strictObject({ light: colour, dark: colour }).check(({ value, issues }) => {
  for (const { theme, problem } of colourProblems(value))
    issues.push({ code: 'custom', message: problem, input: value, path: [theme] });
});

const siteFactsObject = z.strictObject({
  fictional: z.boolean(),
  provider: z.strictObject({
    name: text,
    shortName: text.max(16, 'must fit the header of a phone: 16 characters at most'),
    division: text.max(24, 'must fit the header of a phone: 24 characters at most'),
    tagline: text,
    since: z.int().min(1900).max(2100),
  }),
  brand: z.strictObject({ mark: mark('coloured'), monochrome: mark('monochrome'), colours }),
  enquiries: z
    .array(
      z.strictObject({
        id: z.enum(['uk', 'roi', 'ni']),
        title: text,
        phone: phone.nullable(),
        email: z.email(),
      }),
    )
    .refine((all) => new Set(all.map(({ id }) => id)).size === 3 && all.length === 3, {
      message: 'must be three: uk, roi and ni',
    }),
  addresses: z
    .array(
      z.strictObject({
        id: z.enum(['uk', 'roi']),
        company: text,
        lines: z.array(text).min(1),
        phone: phone.nullable(),
        fax: phone.nullable(),
      }),
    )
    .min(1),
  hours: z.strictObject({ support: hours.min(1), experts: hours }),
  links: z.strictObject({
    academy: country(link),
    samples: country(link),
    volumes: country(link),
    cookiePolicy: country(link),
    expertChat: country(link).optional(),
    feedback: z.email(),
  }),
  legal: z.strictObject({ terms: country(legal).optional(), privacy: country(legal).optional() }).optional(),
});

/** Opening hours need a link to the experts, and that link needs opening hours. */
const siteFactsSchema = siteFactsObject.check(({ value, issues }) => {
  const { hours: open, links } = value;
  if (open.experts.length > 0 && links.expertChat === undefined) {
    const message = 'must say where the experts of hours.experts answer; without it leave those hours []';
    issues.push({ code: 'custom', message, input: value, path: ['links', 'expertChat'] });
  }
  if (open.experts.length === 0 && links.expertChat !== undefined) {
    const message = 'must say when the experts of links.expertChat answer';
    issues.push({ code: 'custom', message, input: value, path: ['hours', 'experts'] });
  }
});

/** The provider's file of this build: SITE_FILE, or the demonstration's. Reports all problems at once. */
export function readSiteFile(given = process.env.SITE_FILE): { file: string; facts: SiteFacts } {
  const file = given ? path.resolve(ROOT, given) : DEMONSTRATION;
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`The provider's file ${file} cannot be read: ${reason}`, { cause });
  }
  const read = siteFactsSchema.safeParse(value);
  if (read.success) return { file, facts: read.data };
  const problems = read.error.issues.map(({ path: at, message }) => `  ${at.join('.')}: ${message}`);
  const error = new Error(
    `The provider's file ${file} has ${problems.length} problem(s):\n${problems.join('\n')}`,
  );
  // Written for the author of the file, not for a programmer.
  error.stack = error.message;
  throw error;
}

/** Where `npm run icons` writes the icons of a provider's file. */
export const iconFolder = (file: string): string => file.replace(/(?:\.json)?$/, '.icons');

/** Replaces the demonstration's file by the provider's, in the app and in the server. */
export function siteFilePlugin(): Plugin {
  const { file } = readSiteFile();
  return {
    name: 'site-file',
    enforce: 'pre',
    load(id) {
      if (path.normalize(id) !== DEMONSTRATION) return undefined;
      this.addWatchFile(file);
      return readFileSync(file, 'utf8');
    },
  };
}
