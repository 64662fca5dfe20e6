import type { Company } from '#domain/company/company.ts';
import { venueName } from '#domain/courses/course.ts';
import { slugified } from '#domain/slovak.ts';
import type { PhotographFields } from './photograph-fields.ts';

/** What photographs may show, and the shape each is cut to: width by height. */
export const PHOTOGRAPH_KINDS = {
  person: { title: 'Ľudia', aspect: 4 / 5 },
  lecturer: { title: 'Lektori', aspect: 4 / 5 },
  branch: { title: 'Pobočky', aspect: 3 / 2 },
  hall: { title: 'Miesta kurzov', aspect: 3 / 2 },
  reference: { title: 'Referencie', aspect: 3 / 2 },
} as const;

export type PhotographKind = keyof typeof PHOTOGRAPH_KINDS;

/** A person, place or client that a photograph can be given to. */
export interface PhotographSubject {
  /** „person-ing-peter-vzorny“ */
  subject: string;
  kind: PhotographKind;
  name: string;
  /** The pages it is shown on. */
  shownOn: string[];
}

/** A photograph as pages show it. */
export interface Photograph {
  subject: string;
  /** The address of its picture (`pictureSources`). */
  image: string;
  alt: string;
}

/** A photograph as staff see it. */
export type StoredPhotograph = Photograph & PhotographFields & { id: string };

/** A person has one photograph wherever they are named; a lecturer is identified by the id of the staff member. */
export function photographSubject(kind: PhotographKind, name: string): string {
  return `${kind}-${slugified(name)}`;
}

interface OtherSubjects {
  /** Members of staff who may teach. */
  lecturers: readonly { id: string; name: string }[];
  /** Where the coming courses are held. */
  venues: readonly { place: string; city: string }[];
}

/** Everything that can be given a photograph, each once, in the order of the kinds. */
export function photographSubjects(company: Company, { lecturers, venues }: OtherSubjects): PhotographSubject[] {
  const { directors, technicians, sales, desks, branches, references } = company;
  const named = (kind: PhotographKind, names: readonly string[], shownOn: string) =>
    names.filter(Boolean).map((name) => ({ subject: photographSubject(kind, name), kind, name, shownOn }));
  const namesOf = (people: readonly { name: string }[]) => people.map(({ name }) => name);
  const all = [
    ...named('person', namesOf(directors), 'Profil spoločnosti'),
    ...named('person', namesOf(directors.filter(({ saying }) => saying)), 'Politika kvality'),
    ...named('person', namesOf(technicians), 'Služby'),
    ...named(
      'person',
      [...namesOf(sales), ...namesOf(Object.values(desks).filter((desk) => desk !== undefined))],
      'Kontakt',
    ),
    ...lecturers.map(({ id, name }) => ({
      subject: photographSubject('lecturer', id),
      kind: 'lecturer' as const,
      name,
      shownOn: 'Kurzy',
    })),
    ...named(
      'branch',
      branches.filter(({ visitable, street }) => visitable && street).map(({ city }) => city),
      'Kontakt',
    ),
    ...named('hall', venues.filter(({ place }) => place).map(venueName), 'Kurzy'),
    ...named(
      'reference',
      references.map(({ client }) => client),
      'Referencie',
    ),
  ];
  return [...Map.groupBy(all, ({ subject }) => subject).values()].map((same) => ({
    ...(same[0] as (typeof all)[number]),
    shownOn: [...new Set(same.map(({ shownOn }) => shownOn))],
  }));
}

/** Which part of a picture stays when it is cut: its place from the left and from the top, 0 to 1. */
export const FOCUSES = {
  'top-left': { x: 0, y: 0, label: 'vľavo hore' },
  top: { x: 0.5, y: 0, label: 'hore' },
  'top-right': { x: 1, y: 0, label: 'vpravo hore' },
  left: { x: 0, y: 0.5, label: 'vľavo' },
  centre: { x: 0.5, y: 0.5, label: 'stred' },
  right: { x: 1, y: 0.5, label: 'vpravo' },
  'bottom-left': { x: 0, y: 1, label: 'vľavo dole' },
  bottom: { x: 0.5, y: 1, label: 'dole' },
  'bottom-right': { x: 1, y: 1, label: 'vpravo dole' },
} as const;

export type Focus = keyof typeof FOCUSES;

/** How many times the shown part is smaller than the largest that fits. */
export const ZOOMS = {
  whole: { times: 1, label: 'čo najviac z fotografie' },
  closer: { times: 1.5, label: 'bližšie' },
  close: { times: 2.25, label: 'celkom blízko' },
} as const;

export type Zoom = keyof typeof ZOOMS;

export interface Region {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The part of a picture of this size that is shown, in whole pixels. */
export function shownRegion(
  size: { width: number; height: number },
  { aspect, focus, zoom }: { aspect: number; focus: Focus; zoom: Zoom },
): Region {
  const largest = Math.min(size.width, size.height * aspect);
  const width = Math.max(1, Math.round(largest / ZOOMS[zoom].times));
  const height = Math.min(size.height, Math.max(1, Math.round(width / aspect)));
  const { x, y } = FOCUSES[focus];
  return { left: Math.round((size.width - width) * x), top: Math.round((size.height - height) * y), width, height };
}

/** The narrowest shown part that is still sharp where it is shown largest. */
export const SHOWN_WIDTH_MIN = 200;
