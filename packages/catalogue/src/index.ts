export type * from './product/product.ts';
export type * from './nutrients/nutrient-row.ts';
