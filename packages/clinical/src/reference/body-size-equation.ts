/** BMR = constant + perKg × weight + perCm × height + perYear × age, kcal/day. */
export type BodySizeEquation = { perKg: number; perCm: number; perYear: number; constant: number };
