import { dayField, line, requiredLine, requiredMessage, webAddress, wholeNumber } from '#domain/fields.ts';
import { z } from '#domain/schema.ts';

const LINK_WRONG = 'Zadajte celú adresu, napríklad https://www.firma.sk/epizoda.';
const SIZE_WRONG = 'Veľkosť je číslo v MB, napríklad 4,8.';
const MEGABYTES_MAX = 2_000;

const link = webAddress(LINK_WRONG, /^https$/).default('');

/** Megabytes as people write them, „4,8“; stored in bytes (1 MB = 1 000 000). Empty is 0. */
const megabytes = line
  .pipe(z.string().regex(/^(\d{1,4}([.,]\d{1,3})?)?$/, SIZE_WRONG))
  .transform((text) => Math.round(Number(text.replace(',', '.')) * 1_000_000))
  .pipe(z.int().max(MEGABYTES_MAX * 1_000_000, SIZE_WRONG))
  .default(0);

/** The fields of an episode, as the form sends them. */
export const episodeSchema = z
  .object({
    number: wholeNumber('Číslo epizódy je celé číslo od 1.', 1, 99_999),
    title: requiredLine('Epizóda potrebuje názov.'),
    /** From this day on it is public. */
    day: dayField('Vyberte deň zverejnenia.'),
    durationMinutes: wholeNumber('Dĺžka je celé číslo minút od 1 do 600.', 1, 600),
    text: requiredMessage('Napíšte, o čom epizóda je.'),
    streamingUrl: link,
    videoUrl: link,
    /** The audio file, for podcast directories. */
    audioUrl: link,
    audioBytes: megabytes,
  })
  // an invalid address was already reported above
  .refine(({ audioUrl }) => /\.(mp3|m4a)$/i.test(URL.parse(audioUrl)?.pathname ?? '.mp3'), {
    path: ['audioUrl'],
    error: 'Adresa zvuku sa musí končiť na .mp3 alebo .m4a.',
  })
  .refine(({ audioUrl, audioBytes }) => !audioUrl || audioBytes > 0, {
    path: ['audioBytes'],
    error: 'Doplňte veľkosť zvuku, katalógy podcastov ju potrebujú.',
  });

export type EpisodeFields = z.infer<typeof episodeSchema>;
