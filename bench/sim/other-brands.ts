import type { Product } from '@dietetic/catalogue';

/** The range repeated under other brands, as a provider with that many products would have. */
export function otherBrands(products: readonly Product[], count: number): Product[] {
  const brands = ['', 'Bel', 'Cor', 'Dun', 'Fen'];
  return Array.from({ length: count }, (_, index) => {
    const product = products[index % products.length];
    if (product === undefined) throw new Error('the demonstration range is empty');
    const brand = brands[Math.floor(index / products.length)] ?? 'Gar';
    return brand === ''
      ? product
      : {
          ...product,
          id: `${brand}-${product.id}`.toLowerCase(),
          name: `${brand}${product.name.toLowerCase()}`,
        };
  });
}
