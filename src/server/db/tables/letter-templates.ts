import type { Generated } from 'kysely';
import type { LetterTemplate } from '#domain/letter-templates/letter-template.ts';

export interface LetterTemplateTable extends LetterTemplate {
  /** As that of a course. */
  version: Generated<number>;
  createdAt: string;
  updatedAt: string;
}
