import type { Country } from '@dietetic/catalogue';

/** Set up once before all tests, and passed to the workers as environment variables. */
const NAMES = {
  serverUrl: 'E2E_SERVER_URL',
  dataFolder: 'E2E_DATA_FOLDER',
  serverOutput: 'E2E_SERVER_OUTPUT',
  mailFolder: 'E2E_MAIL_FOLDER',
  galleryUrl: 'GALLERY_URL',
  ukVisitor: 'E2E_UK_VISITOR',
  roiVisitor: 'E2E_ROI_VISITOR',
} as const;

export type Prepared = Record<keyof typeof NAMES, string>;

export function setPrepared(prepared: Prepared): void {
  for (const [name, value] of Object.entries(prepared)) process.env[NAMES[name as keyof Prepared]] = value;
}

export function prepared(name: keyof Prepared): string {
  const value = process.env[NAMES[name]];
  if (value === undefined) throw new Error(`${NAMES[name]} is not set: global-setup.ts has not run.`);
  return value;
}

/** The file with what the browser of a visitor from this country stores after the first visit. */
export function visitorFile(country: Country): string {
  return prepared(country === 'uk' ? 'ukVisitor' : 'roiVisitor');
}
