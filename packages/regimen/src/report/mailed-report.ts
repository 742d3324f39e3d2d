import { serialiseFeedPlan } from '../plan/feed-plan/parse-feed-plan.ts';
import { serialiseRecipe } from '../plan/recipe/parse-recipe.ts';
import { tryParseJson } from '../state/parse-json.ts';
import { encodeBase64Url, decodeBase64Url } from '../templates/base64-url.ts';
import type { ReportEntries } from './report-entries.ts';

const OPENS = '<!--report-entries:';
const CLOSES = '-->';
/** A regimen of 40 products needs a third of it: longer input is refused unread. */
const ENTRIES_MAX_LENGTH = 24_000;

/**
 * The report as it is handed to the server: its entries in one comment, in letters that mean nothing in HTML, then
 * the report as it is on the screen. The server writes the report again from the entries and sends its own.
 */
export function serialiseMailedReport(entries: ReportEntries, html: string): string {
  return `${OPENS}${encodeBase64Url(JSON.stringify(written(entries)))}${CLOSES}${html}`;
}

/** Plan and recipe in the form in which they are read from outside. */
const written = ({ feedPlan, recipe, ...entries }: ReportEntries): Record<string, unknown> => ({
  ...entries,
  feedPlan: feedPlan && { ...feedPlan, plan: serialiseFeedPlan(feedPlan.plan) },
  recipe: recipe && serialiseRecipe(recipe),
});

/** The two parts again, the entries not yet judged; null for anything that is not of this form. */
export function parseMailedReport(text: string): { entries: unknown; html: string } | null {
  const end = text.indexOf(CLOSES);
  if (!text.startsWith(OPENS) || end < 0 || end > ENTRIES_MAX_LENGTH) return null;
  const entries = tryParseJson(decodeBase64Url(text.slice(OPENS.length, end)) ?? '');
  return entries === null ? null : { entries, html: text.slice(end + CLOSES.length) };
}
