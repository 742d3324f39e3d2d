import type { Country } from '@dietetic/catalogue';

/** Daily intakes by nutrient id, each in the nutrient's own unit of the catalogue. */
export type IntakeGroup = { label: string; tab: 'adults' | 'paediatrics'; intakes: Record<string, number> };

export type ReferenceIntakes = { title: string; notes: string[]; groups: IntakeGroup[] };

/**
 * Reference intakes that the complete-volumes document works with. Sources and their confirmation are in
 * `docs/clinical`; a dietitian may edit this table, and nothing else has to change with it.
 */
export const REFERENCE_INTAKES: Record<Country, ReferenceIntakes> = {
  uk: {
    title: "UK reference nutrient intakes (COMA 1991; vitamin D: SACN 2016)",
    notes: ["Vitamin D from 1 to 3 years is a safe intake rather than a reference nutrient intake.", "Sodium, potassium, chloride, fluoride, choline and energy are left out, as is usual in such tables."],
    groups: [
      { label: "1–3 years", tab: 'paediatrics', intakes: { vitaminA: 400, thiamin: 0.5, riboflavin: 0.6, niacin: 8, vitaminB6: 0.7, vitaminB12: 0.5, folate: 70, vitaminC: 30, vitaminD: 10, calcium: 350, phosphorus: 270, magnesium: 85, iron: 6.9, zinc: 5.0, copper: 0.4, selenium: 15, iodine: 70 } },
      { label: "4–6 years", tab: 'paediatrics', intakes: { vitaminA: 400, thiamin: 0.7, riboflavin: 0.8, niacin: 11, vitaminB6: 0.9, vitaminB12: 0.8, folate: 100, vitaminC: 30, vitaminD: 10, calcium: 450, phosphorus: 350, magnesium: 120, iron: 6.1, zinc: 6.5, copper: 0.6, selenium: 20, iodine: 100 } },
      { label: "7–10 years", tab: 'paediatrics', intakes: { vitaminA: 500, thiamin: 0.7, riboflavin: 1.0, niacin: 12, vitaminB6: 1.0, vitaminB12: 1.0, folate: 150, vitaminC: 30, vitaminD: 10, calcium: 550, phosphorus: 450, magnesium: 200, iron: 8.7, zinc: 7.0, copper: 0.7, selenium: 30, iodine: 110 } },
      { label: "Boys 11–14 years", tab: 'paediatrics', intakes: { vitaminA: 600, thiamin: 0.9, riboflavin: 1.2, niacin: 15, vitaminB6: 1.2, vitaminB12: 1.2, folate: 200, vitaminC: 35, vitaminD: 10, calcium: 1000, phosphorus: 775, magnesium: 280, iron: 11.3, zinc: 9.0, copper: 0.8, selenium: 45, iodine: 130 } },
      { label: "Girls 11–14 years", tab: 'paediatrics', intakes: { vitaminA: 600, thiamin: 0.7, riboflavin: 1.1, niacin: 12, vitaminB6: 1.0, vitaminB12: 1.2, folate: 200, vitaminC: 35, vitaminD: 10, calcium: 800, phosphorus: 625, magnesium: 280, iron: 14.8, zinc: 9.0, copper: 0.8, selenium: 45, iodine: 130 } },
      { label: "Boys 15–18 years", tab: 'paediatrics', intakes: { vitaminA: 700, thiamin: 1.1, riboflavin: 1.3, niacin: 18, vitaminB6: 1.5, vitaminB12: 1.5, folate: 200, vitaminC: 40, vitaminD: 10, calcium: 1000, phosphorus: 775, magnesium: 300, iron: 11.3, zinc: 9.5, copper: 1.0, selenium: 70, iodine: 140 } },
      { label: "Girls 15–18 years", tab: 'paediatrics', intakes: { vitaminA: 600, thiamin: 0.8, riboflavin: 1.1, niacin: 14, vitaminB6: 1.2, vitaminB12: 1.5, folate: 200, vitaminC: 40, vitaminD: 10, calcium: 800, phosphorus: 625, magnesium: 300, iron: 14.8, zinc: 7.0, copper: 1.0, selenium: 60, iodine: 140 } },
      { label: "Men 19–50 years", tab: 'adults', intakes: { vitaminA: 700, thiamin: 1.0, riboflavin: 1.3, niacin: 17, vitaminB6: 1.4, vitaminB12: 1.5, folate: 200, vitaminC: 40, vitaminD: 10, calcium: 700, phosphorus: 550, magnesium: 300, iron: 8.7, zinc: 9.5, copper: 1.2, selenium: 75, iodine: 140 } },
      { label: "Women 19–50 years", tab: 'adults', intakes: { vitaminA: 600, thiamin: 0.8, riboflavin: 1.1, niacin: 13, vitaminB6: 1.2, vitaminB12: 1.5, folate: 200, vitaminC: 40, vitaminD: 10, calcium: 700, phosphorus: 550, magnesium: 270, iron: 14.8, zinc: 7.0, copper: 1.2, selenium: 60, iodine: 140 } },
      { label: "Men 50 years and over", tab: 'adults', intakes: { vitaminA: 700, thiamin: 0.9, riboflavin: 1.3, niacin: 16, vitaminB6: 1.4, vitaminB12: 1.5, folate: 200, vitaminC: 40, vitaminD: 10, calcium: 700, phosphorus: 550, magnesium: 300, iron: 8.7, zinc: 9.5, copper: 1.2, selenium: 75, iodine: 140 } },
      { label: "Women 50 years and over", tab: 'adults', intakes: { vitaminA: 600, thiamin: 0.8, riboflavin: 1.1, niacin: 12, vitaminB6: 1.2, vitaminB12: 1.5, folate: 200, vitaminC: 40, vitaminD: 10, calcium: 700, phosphorus: 550, magnesium: 270, iron: 8.7, zinc: 7.0, copper: 1.2, selenium: 60, iodine: 140 } },
    ],
  },
  roi: {
    title: "EFSA population reference intakes and adequate intakes (summary tables 2017)",
    notes: ["Where a reference age range does not match the group, the highest intake of any age in the group is used.", "Zinc for adults is the value at 600 mg phytate a day.", "Thiamin and niacin are set per megajoule of energy and are left out, with sodium, potassium, chloride, fluoride, choline and energy.", "Folate is in dietary folate equivalents: 1 microgram of folic acid in a product counts as 1.7."],
    groups: [
      { label: "1–3 years", tab: 'paediatrics', intakes: { vitaminA: 250, riboflavin: 0.6, vitaminB6: 0.6, vitaminB12: 1.5, folate: 120, vitaminC: 20, vitaminD: 15, calcium: 450, phosphorus: 250, magnesium: 230, iron: 7, zinc: 4.3, copper: 1.0, selenium: 15, iodine: 90 } },
      { label: "4–6 years", tab: 'paediatrics', intakes: { vitaminA: 300, riboflavin: 0.7, vitaminB6: 0.7, vitaminB12: 1.5, folate: 140, vitaminC: 30, vitaminD: 15, calcium: 800, phosphorus: 440, magnesium: 230, iron: 7, zinc: 5.5, copper: 1.0, selenium: 20, iodine: 90 } },
      { label: "7–10 years", tab: 'paediatrics', intakes: { vitaminA: 400, riboflavin: 1.0, vitaminB6: 1.0, vitaminB12: 2.5, folate: 200, vitaminC: 45, vitaminD: 15, calcium: 800, phosphorus: 440, magnesium: 300, iron: 11, zinc: 7.4, copper: 1.3, selenium: 35, iodine: 90 } },
      { label: "Boys 11–14 years", tab: 'paediatrics', intakes: { vitaminA: 600, riboflavin: 1.4, vitaminB6: 1.4, vitaminB12: 3.5, folate: 270, vitaminC: 70, vitaminD: 15, calcium: 1150, phosphorus: 640, magnesium: 300, iron: 11, zinc: 10.7, copper: 1.3, selenium: 55, iodine: 120 } },
      { label: "Girls 11–14 years", tab: 'paediatrics', intakes: { vitaminA: 600, riboflavin: 1.4, vitaminB6: 1.4, vitaminB12: 3.5, folate: 270, vitaminC: 70, vitaminD: 15, calcium: 1150, phosphorus: 640, magnesium: 250, iron: 13, zinc: 10.7, copper: 1.1, selenium: 55, iodine: 120 } },
      { label: "Boys 15–17 years", tab: 'paediatrics', intakes: { vitaminA: 750, riboflavin: 1.6, vitaminB6: 1.7, vitaminB12: 4.0, folate: 330, vitaminC: 100, vitaminD: 15, calcium: 1150, phosphorus: 640, magnesium: 300, iron: 11, zinc: 14.2, copper: 1.3, selenium: 70, iodine: 130 } },
      { label: "Girls 15–17 years", tab: 'paediatrics', intakes: { vitaminA: 650, riboflavin: 1.6, vitaminB6: 1.6, vitaminB12: 4.0, folate: 330, vitaminC: 90, vitaminD: 15, calcium: 1150, phosphorus: 640, magnesium: 250, iron: 13, zinc: 11.9, copper: 1.1, selenium: 70, iodine: 130 } },
      { label: "Men 18 years and over", tab: 'adults', intakes: { vitaminA: 750, riboflavin: 1.6, vitaminB6: 1.7, vitaminB12: 4.0, folate: 330, vitaminC: 110, vitaminD: 15, calcium: 1000, phosphorus: 550, magnesium: 350, iron: 11, zinc: 11.7, copper: 1.6, selenium: 70, iodine: 150 } },
      { label: "Women 18 years and over", tab: 'adults', intakes: { vitaminA: 650, riboflavin: 1.6, vitaminB6: 1.6, vitaminB12: 4.0, folate: 330, vitaminC: 95, vitaminD: 15, calcium: 1000, phosphorus: 550, magnesium: 300, iron: 16, zinc: 9.3, copper: 1.3, selenium: 70, iodine: 150 } },
    ],
  },
};
