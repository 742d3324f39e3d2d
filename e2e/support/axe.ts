import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

type Options = Parameters<AxeBuilder['options']>[0];

/**
 * The check for accessibility. The app holds no frames of others, so axe opens no page of its own to put results
 * together, and what passes is not written out: each took longer than the check.
 */
export const axe = (page: Page, options: Options = {}): AxeBuilder =>
  new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'], ...options });
