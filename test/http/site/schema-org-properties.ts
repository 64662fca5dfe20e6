import { formatDay } from '#domain/day.ts';
import { dayOf, formatLongDay } from '#domain/instant.ts';
import type { Thing } from '../document.ts';

// Helpers for tests of structured data.

/** Properties with codes of schema.org instead of Slovak text, and those that only structure the data. */
const CODES = [
  '@context',
  '@type',
  'position',
  'addressCountry',
  'courseMode',
  'propertyID',
  'inLanguage',
  'priceCurrency',
];

/** The object and all objects nested in it. */
export function thingsIn(thing: Thing): Thing[] {
  const parts = Object.values(thing).flat();
  return [
    thing,
    ...parts.filter((part): part is Thing => part !== null && typeof part === 'object').flatMap(thingsIn),
  ];
}

/** Every property whose value is not an object, with its name. */
export function facts(thing: Thing): [string, unknown][] {
  return thingsIn(thing).flatMap((part) =>
    Object.entries(part).flatMap(([name, value]) => {
      const values = [value].flat().filter((one) => typeof one !== 'object');
      return values.map((one): [string, unknown] => [name, one]);
    }),
  );
}

/** A property as the page shows it. */
export function shownAs(name: string, value: unknown): string[] {
  if (CODES.includes(name) || /^https?:/.test(String(value))) return [];
  if (name === 'price') return [`${value} €`];
  if (name === 'duration') return [`${String(value).replace(/\D/g, '')} min`];
  if (name === 'startDate' || name === 'endDate') return [formatDay(String(value))];
  if (name === 'datePublished') return [formatLongDay(`${dayOf(String(value))}T12:00:00Z`)];
  if (name === 'remainingAttendeeCapacity') return [value === 0 ? 'Obsadené' : `${value} voľných z ${value}`];
  return [String(value)];
}
