/** Where the product screens lead, inside the regimen and outside it. */
export const listPath = (inRegimen: boolean) => (inRegimen ? '/regimen/products' : '/products');
