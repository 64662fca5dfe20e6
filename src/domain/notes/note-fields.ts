import { z } from 'zod';
import { requiredMessage } from '#domain/fields.ts';

export const noteSchema = z.object({ note: requiredMessage('Napíšte poznámku.') });
