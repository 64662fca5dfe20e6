import { z } from '#domain/schema.ts';
import { lawReferenceSchema, linkSchema, pageFields, pointSchema, text } from './page-fields.ts';

// The pages about the company (specification section 2.6), as their files in `content/` have them.

/** A link with a sentence about where it leads. */
const directoryLinkSchema = linkSchema.extend({ text });

/** The categories of clients (specification section 3), as `content/clients.ts` names them. */
export const clientTypeSchema = z.enum(['hotely', 'obchod', 'obchodAServis', 'vyroba', 'stavby']);

export const companyProfileSchema = z.strictObject({
  ...pageFields,
  facts: z.array(z.object({ value: text, name: text })),
  links: z.array(directoryLinkSchema),
});

export const qualityPolicySchema = z.strictObject({
  ...pageFields,
  rules: z.array(pointSchema),
  /** A service may cite the duty it helps with. */
  extras: z.array(pointSchema.extend({ law: lawReferenceSchema.optional() })),
  links: z.array(directoryLinkSchema),
});

/** The partners' names come from the company's record; these texts describe the work with them, in the same order. */
const partnersSchema = pointSchema.extend({ with: z.array(text).min(1) });

export const partnershipSchema = z.strictObject({
  ...pageFields,
  universities: partnersSchema,
  memberships: partnersSchema,
  authorised: partnersSchema,
});

export const referencesSchema = z.strictObject({
  ...pageFields,
  /** The works come from the company's record. */
  works: pointSchema,
  categories: z.array(z.object({ type: clientTypeSchema, text, to: text })).length(5),
});

export type DirectoryLink = z.infer<typeof directoryLinkSchema>;
export type Partners = z.infer<typeof partnersSchema>;
