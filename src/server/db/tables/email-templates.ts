import type { Generated } from 'kysely';
import type { EmailTemplate } from '#domain/email-templates/email-template.ts';

export interface EmailTemplateTable extends EmailTemplate {
  /** As that of a course. */
  version: Generated<number>;
  createdAt: string;
  updatedAt: string;
}
