import { BEDSIDE_HELP } from './help/bedside.ts';
import { COMPENDIUM_HELP } from './help/compendium.ts';
import { DEVICE_HELP } from './help/device.ts';
import { PATIENT_HELP } from './help/patient.ts';
import { PLAN_HELP } from './help/plan.ts';
import { REPORT_HELP } from './help/report.ts';
import { SERVICE_HELP } from './help/service.ts';
import type { HelpTopic } from './help/help-topic.ts';

export type { HelpTopic };

/**
 * Help topics about the app, each with a page to link to and a sentence; placeholders in braces are filled in. How people ask
 * for each is in Sim's labelled messages, as `app:` and the id.
 */
export const APP_HELP: readonly HelpTopic[] = [
  ...PATIENT_HELP,
  ...PLAN_HELP,
  ...BEDSIDE_HELP,
  ...REPORT_HELP,
  ...COMPENDIUM_HELP,
  ...DEVICE_HELP,
  ...SERVICE_HELP,
];
