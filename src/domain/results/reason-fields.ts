import { requiredLine } from '#domain/fields.ts';
import { z } from '#domain/schema.ts';

/** Why a course is opened again or a document is revoked; anyone who checks the document reads it. */
export const reasonSchema = z.object({ dovod: requiredLine('Napíšte dôvod. Uvidí ho každý, kto doklad overí.') });
