import { type Locator, type Page, test as base } from '@playwright/test';

type Options = {
  /** The page of components, or the page of field types. */
  galleryOf: 'Components' | 'Fields';
};

/** The development galleries, served by Vite: every component and every field type in its states. */
export const test = base.extend<{ gallery: Gallery } & Options>({
  galleryOf: ['Components', { option: true }],
  gallery: async ({ page, galleryOf }, use) => {
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => {
      // A missing favicon is the gallery's own business.
      if (message.type() === 'error' && !message.text().includes('404')) problems.push(message.text());
    });
    const gallery = new Gallery(page);
    await gallery.open(galleryOf);
    await use(gallery);
    expect(problems, 'errors in the console').toEqual([]);
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
    return this.page.getByRole('region', { name: title, exact: true });
  }
}
