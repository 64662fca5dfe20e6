import type { MatterNoun } from '#domain/clients/client.ts';

/** What the way to one of them is called. */
export const MATTER_TITLES: Record<MatterNoun, string> = {
  signUp: 'Otvoriť prihlášku',
  contactRequest: 'Otvoriť dopyt',
  waitlistEntry: 'Otvoriť záznam',
};
