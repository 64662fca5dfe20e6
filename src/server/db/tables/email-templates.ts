import type { Generated } from 'kysely';
import type { EmailTemplate } from '#domain/email-templates/email-template.ts';

export interface EmailTemplateTable extends EmailTemplate {
  /** Grows with every save, like that of a course. */
  version: Generated<number>;
  createdAt: string;
  updatedAt: string;
}
