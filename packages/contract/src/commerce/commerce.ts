/**
 * The commerce calls on our own origin. The client identity below gives access only to this public catalogue; the
 * credentials of a real commerce project stay on the server.
 */
export const COMMERCE_PROJECT_KEY = 'dietetic';
export const COMMERCE_CLIENT_ID = 'dietetic-app';
export const COMMERCE_CLIENT_SECRET = 'public-catalogue';
export const COMMERCE_SCOPE = `view_categories:${COMMERCE_PROJECT_KEY} view_products:${COMMERCE_PROJECT_KEY}`;

export const TOKEN_PATH = '/oauth/token';
export const CATEGORIES_PATH = `/${COMMERCE_PROJECT_KEY}/categories`;
export const PROJECTIONS_PATH = `/${COMMERCE_PROJECT_KEY}/product-projections/search`;

export const COMMERCE_PAGE_DEFAULT = 20;
export const COMMERCE_PAGE_MAX = 500;
export const COMMERCE_OFFSET_MAX = 10_000;
export const TOKEN_SECONDS = 172_800;

/** Which imported state a page belongs to: if the pages of a download differ, it must start again. */
export const CATALOGUE_VERSION_HEADER = 'X-Catalogue-Version';
