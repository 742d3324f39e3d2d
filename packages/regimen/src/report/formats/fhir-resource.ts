import type { Product } from '@dietetic/catalogue';

/** UCUM codes of the units that nutrient tables use; a unit outside this list is left to its text. */
const UCUM: Readonly<Record<string, string>> = {
  g: 'g',
  mg: 'mg',
  µg: 'ug',
  kcal: 'kcal',
  kJ: 'kJ',
  ml: 'mL',
  'ml/h': 'mL/h',
};
export const UCUM_SYSTEM = 'http://unitsofmeasure.org';
export const DEMONSTRATION_NOTE = 'Demonstration data, not for patient care';

export type Quantity = { value: number; unit: string; system?: string; code?: string };
export type Resource = { resourceType: string; id: string } & Record<string, unknown>;

export const quantity = (value: number, unit: string): Quantity => {
  const code = UCUM[unit.split(' ')[0] ?? unit];
  return code === undefined ? { value, unit } : { value, unit, system: UCUM_SYSTEM, code };
};

/**
 * What an order is written by: a code for each flavour and pack. The numbers belong to price lists that have no system
 * address of their own, so each says in words which list it is of.
 */
export function productCode({ name, codes }: Product) {
  const coding = codes.flatMap(({ productName, orderCode, pipCode, gmsCode }) =>
    [['Order code', orderCode] as const, ['PIP code', pipCode] as const, ['GMS code', gmsCode] as const]
      .filter(([, code]) => code !== '')
      .map(([list, code]) => ({ code, display: `${list}: ${productName}` })),
  );
  return { ...(coding.length === 0 ? {} : { coding }), text: name };
}

/** A collection with no products is still an order to be discussed; FHIR allows no empty list. */
export function bundleJson(resources: readonly Resource[], madeAt: string): string {
  const bundle = {
    resourceType: 'Bundle',
    type: 'collection',
    timestamp: madeAt,
    entry: resources.map((resource) => ({ fullUrl: `urn:uuid:${resource.id}`, resource })),
  };
  return `${JSON.stringify(bundle, (_key, value: unknown) => (typeof value === 'string' ? plainSpaces(value) : value), 2)}\n`;
}

/** FHIR text has spaces, tabs and line ends; the spaces that keep a unit on its line are not among them. */
const plainSpaces = (text: string): string => text.replaceAll(/[^\S \t\r\n]/g, ' ');
