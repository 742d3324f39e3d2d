import * as z from 'zod/mini';

/**
 * The commerce platform's shapes, as far as the import reads them. Anything else a projection carries is
 * ignored. Attributes that are empty are left out by the platform, so each is read on its own, later.
 */
const Localised = z.record(z.string(), z.string());

const Reference = z.object({ typeId: z.string(), id: z.string() });

export const Image = z.object({ url: z.string(), label: z.optional(z.string()) });

const Attribute = z.object({ name: z.string(), value: z.unknown() });

export const Projection = z.object({
  id: z.string(),
  version: z.optional(z.number()),
  name: Localised,
  slug: Localised,
  categories: z.array(Reference),
  masterVariant: z.object({
    images: z.optional(z.array(Image)),
    attributes: z.optional(z.array(Attribute)),
  }),
});

export const CommerceCategory = z.object({ id: z.string(), name: Localised, slug: Localised });

export type CommerceProjection = z.infer<typeof Projection>;

export const LocalisedText = Localised;

/** Enums arrive as {key, label}; a plain key is accepted because file imports write it so. */
export const EnumValue = z.union([
  z.string(),
  z.object({ key: z.string(), label: z.optional(z.string()) }),
]);

/** A nested row: a list of name/value pairs in any order. */
export const NestedRow = z.array(
  z.object({ name: z.string(), value: z.union([z.string(), z.number(), z.boolean()]) }),
);
