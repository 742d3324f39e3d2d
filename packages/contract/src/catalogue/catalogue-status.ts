/** Which catalogue the server serves now. */
export const CATALOGUE_STATUS_PATH = '/catalogue/status';
