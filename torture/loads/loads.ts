import { erasingNight } from './erasing-night.ts';
import { contactRequests, signUps } from './forms.ts';
import type { Load } from './load.ts';
import { personErasure } from './person-erasure.ts';
import { publication } from './publication.ts';
import { rosterImport } from './roster-import.ts';

export const LOADS: readonly Load[] = [
  contactRequests,
  signUps,
  publication,
  rosterImport,
  personErasure,
  erasingNight,
];
