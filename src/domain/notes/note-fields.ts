import { requiredMessage } from '#domain/fields.ts';
import { z } from '#domain/schema.ts';

export const noteSchema = z.object({ note: requiredMessage('Napíšte poznámku.') });
