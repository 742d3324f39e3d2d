/** As every call names them. */
export const COUNTRIES = ['uk', 'roi'] as const;
