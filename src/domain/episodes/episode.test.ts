import { describe, expect, test } from 'vitest';
import { fieldErrors } from '#domain/field-error.ts';
import { audioType, episodeState, missingOf } from './episode.ts';
import { episodeSchema } from './episode-fields.ts';

const WRITTEN = {
  number: '5',
  title: 'Zhromaždisko nie je parkovisko',
  day: '2026-11-16',
  durationMinutes: '4',
  text: 'Kam sa majú ľudia postaviť.',
};

describe('a podcast episode', () => {
  test('is public from its day on', () => {
    expect(episodeState({ day: '2026-11-20' }, '2026-11-20')).toBe('published');
    expect(episodeState({ day: '2026-11-21' }, '2026-11-20')).toBe('scheduled');
  });

  test('is read with its submitted values, and with empty ones for empty fields', () => {
    const episode = episodeSchema.parse({
      ...WRITTEN,
      audioUrl: 'https://zvuk.example.sk/5.m4a?x=1',
      audioBytes: '4,8',
    });
    expect(episode).toMatchObject({ number: 5, durationMinutes: 4, streamingUrl: '', audioBytes: 4_800_000 });
    expect(audioType(episode.audioUrl)).toBe('audio/mp4');
    expect(missingOf(episode)).toEqual(['chýba odkaz na podcast', 'chýba odkaz na video']);
  });

  test.each([
    [{ number: '0' }, 'number'],
    [{ number: 'päť' }, 'number'],
    [{ title: ' ' }, 'title'],
    [{ day: '2026-02-30' }, 'day'],
    [{ durationMinutes: '2,5' }, 'durationMinutes'],
    [{ text: '' }, 'text'],
    [{ streamingUrl: 'http://nie-je-bezpecne.sk' }, 'streamingUrl'],
    [{ videoUrl: 'javascript:alert(1)' }, 'videoUrl'],
    [{ audioUrl: 'https://zvuk.example.sk/5.exe', audioBytes: '1' }, 'audioUrl'],
    [{ audioUrl: 'Ján Polák', audioBytes: '1' }, 'audioUrl'],
    [{ audioUrl: 'https://zvuk.example.sk/5.mp3' }, 'audioBytes'],
    [{ audioBytes: 'veľa' }, 'audioBytes'],
  ])('has an error at the field of a wrong value: %o', (over, field) => {
    const { error } = episodeSchema.safeParse({ ...WRITTEN, ...over });
    expect(error && fieldErrors(error).map((complaint) => complaint.field)).toEqual([field]);
  });
});
