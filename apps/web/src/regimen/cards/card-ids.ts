export const CARD_IDS = ['ward', 'home', 'recipe'] as const;
export type CardId = (typeof CARD_IDS)[number];
