import type { Day } from '#domain/day.ts';
import { dayField, requiredLine } from '#domain/fields.ts';
import { z } from '#domain/schema.ts';
import { FOCUSES, type Focus, ZOOMS, type Zoom } from './photograph.ts';

/** What staff fill in besides the file; nothing is shown without consent (Civil Code, § 12; GDPR, article 6). */
export const photographSchema = (today: Day) =>
  z.object({
    focus: z.enum(Object.keys(FOCUSES) as Focus[], 'Vyberte, čo má zostať vidieť.'),
    zoom: z.enum(Object.keys(ZOOMS) as Zoom[], 'Vyberte jednu z možností.'),
    alt: requiredLine('Napíšte, čo je na fotografii.'),
    consent: z.literal('on', 'Bez súhlasu fotografiu nezverejníme.'),
    consentOn: dayField('Napíšte deň, keď ste súhlas dostali.').refine(
      (day) => day <= today,
      'Tento deň ešte len príde. Napíšte deň, keď ste súhlas dostali.',
    ),
  });

export type PhotographFields = Omit<z.infer<ReturnType<typeof photographSchema>>, 'consent'>;
