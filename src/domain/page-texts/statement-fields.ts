import { withPeriods } from '#domain/retention.ts';
import { z } from '#domain/schema.ts';
import { pageFields, text } from './page-fields.ts';

const { title, metaTitle, metaDescription, subtitle } = pageFields;

/** A legal text of our own: a title, since when it is valid, sections below. */
export const statementSchema = z.object({ title, metaTitle, metaDescription, subtitle, validFrom: z.iso.date() });

/** The notice of Article 13 GDPR: what is kept, why, on what ground and for how long, as a table. */
export const privacyNoticeSchema = statementSchema.omit({ validFrom: true }).extend({
  version: z.iso.date(),
  purposes: z.array(z.object({ when: text, data: text, basis: text, period: text.transform(withPeriods) })).min(1),
});

export type Purpose = z.infer<typeof privacyNoticeSchema>['purposes'][number];
