/** General factors of food labels, kcal per gram: EU 1169/2011, Annex XIV. */
export const KCAL_PER_GRAM = { fat: 9, carbohydrate: 4, protein: 4, fibre: 2 } as const;
