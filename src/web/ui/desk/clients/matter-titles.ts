import type { MatterNoun } from '#domain/clients/client.ts';

/** The link texts to a client record, by its kind. */
export const MATTER_TITLES: Record<MatterNoun, string> = {
  signUp: 'Otvoriť prihlášku',
  contactRequest: 'Otvoriť dopyt',
  waitlistEntry: 'Otvoriť záznam',
};
