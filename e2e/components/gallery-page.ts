import type { Locator, Page } from '@playwright/test';
import { test as base } from '../support/test.ts';

type Options = {
  /** The page of components, or the page of field types. */
  galleryOf: 'Components' | 'Fields';
};

/** The development galleries, served by Vite: every component and every field type in its states. */
export const test = base.extend<{ gallery: Gallery } & Options>({
  // There is no visitor, and a missing favicon is the gallery's own business.
  arrivedIn: 'nowhere',
  mayBeSaid: /404/,
  galleryOf: ['Components', { option: true }],
  gallery: async ({ page, galleryOf }, use) => {
    const gallery = new Gallery(page);
    await gallery.open(galleryOf);
    await use(gallery);
  },
});

export const { expect } = test;

export class Gallery {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(title: Options['galleryOf']) {
    const url = process.env.GALLERY_URL;
    if (!url)
      throw new Error('GALLERY_URL is not set: it is the address of gallery.html on a Vite dev server');
    await this.page.goto(title === 'Components' ? url : new URL('fields.html', url).href);
    await this.page.getByRole('heading', { level: 1, name: title }).waitFor();
  }

  specimen(title: string): Locator {
    // By its attribute: the roles and names of the whole page would be worked out at each step.
    return this.page.locator(`section[aria-label="${title}"]`);
  }
}
