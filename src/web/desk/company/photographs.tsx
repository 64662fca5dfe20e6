import { isSamplePicture } from '#domain/articles/picture.ts';
import { formatDay } from '#domain/day.ts';
import { PHOTOGRAPH_KINDS, type StoredPhotograph } from '#domain/photographs/photograph.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { findCompany } from '#server/company/company.ts';
import { listPhotographSubjects, listStoredPhotographs } from '#server/photographs/photographs.ts';
import { DeskHead } from '#web/desk/kit/desk-head.tsx';
import { actsColumn, type Column, EmptyList, Table } from '#web/desk/kit/desk-list.tsx';
import { PHOTOGRAPHS } from '#web/desk/kit/desk-sections.ts';
import { RecordActs } from '#web/desk/kit/menu.tsx';
import { requireStaff } from '#web/desk/staff-guard.ts';
import { Picture } from '#web/shared/picture.tsx';
import type { Route } from './+types/photographs';

export async function loader(args: Route.LoaderArgs) {
  const { app, db } = await requireStaff(args, 'settings');
  const [subjects, photographs] = await Promise.all([
    listPhotographSubjects(app, await findCompany(db)),
    listStoredPhotographs(db),
  ]);
  const knownSubjects = new Set(subjects.map(({ subject }) => subject));
  return { subjects, photographs, unused: photographs.filter(({ subject }) => !knownSubjects.has(subject)) };
}

/** All people and places that can have a photograph, by kind. */
export default function Photographs({ loaderData: { subjects, photographs, unused } }: Route.ComponentProps) {
  return (
    <>
      <DeskHead title="Fotografie" note="Ľudia a miesta, ktoré má firma vo svojich údajoch" />
      {subjects.length === 0 && unused.length === 0 && (
        <EmptyList title="Zatiaľ nie je koho ani čo ukázať">
          Vo Firme doplňte riaditeľov, technikov, pobočky alebo referencie. Lektori a&nbsp;miesta pribudnú
          s&nbsp;kurzmi.
        </EmptyList>
      )}
      {[...Map.groupBy(subjects, ({ kind }) => kind)].map(([kind, ofKind]) => (
        <PhotographRows
          key={kind}
          id={kind}
          title={PHOTOGRAPH_KINDS[kind].title}
          rows={ofKind.map(({ subject, name, shownOn }) => ({
            subject,
            name,
            place: shownOn.join(', '),
            photograph: photographs.find((photograph) => photograph.subject === subject),
          }))}
        />
      ))}
      {/* their person or place is no longer in the company's record */}
      {unused.length > 0 && (
        <PhotographRows
          id="nezaradene"
          title="Už nie sú v údajoch firmy"
          note="Na webe sa neukazujú. Ak ste meno len opravili, pridajte fotografiu znova a túto odoberte."
          rows={unused.map((photograph) => ({
            subject: photograph.subject,
            name: photograph.alt,
            place: 'Nikde',
            photograph,
            isUnused: true,
          }))}
        />
      )}
    </>
  );
}

interface PhotographRow {
  subject: string;
  name: string;
  place: string;
  photograph: StoredPhotograph | undefined;
  isUnused?: boolean;
}

interface PhotographRowsProps {
  id: string;
  title: string;
  note?: string;
  rows: PhotographRow[];
}

function PhotographRows({ id, title, note, rows }: PhotographRowsProps) {
  return (
    <section className="photograph-rows" aria-labelledby={id}>
      <h2 id={id}>{nonBreaking(title)}</h2>
      {note && <p className="muted">{nonBreaking(note)}</p>}
      <Table isEven label={title} columns={COLUMNS} rows={rows} keyOf={({ subject }) => subject} />
    </section>
  );
}

const COLUMNS: Column<PhotographRow>[] = [
  {
    title: 'Fotografia',
    cell: ({ photograph }) =>
      photograph ? <Picture image={photograph.image} alt={photograph.alt} sizes="4rem" /> : 'Bez fotografie',
  },
  { title: 'Kto alebo čo', className: 'title', cell: ({ name }) => <b>{nonBreaking(name)}</b> },
  { title: 'Kde sa ukáže', cell: ({ place }) => nonBreaking(place) },
  { title: 'Súhlas', className: 'num', cell: ({ photograph }) => photograph && consentText(photograph) },
  actsColumn(({ subject, name, photograph, isUnused }) => (
    <RecordActs
      of={name}
      edit={isUnused ? undefined : `${PHOTOGRAPHS}/${subject}`}
      remove={photograph && `${PHOTOGRAPHS}/${subject}/odobratie`}
      labels={{ edit: photograph ? 'Zmeniť' : 'Pridať', remove: 'Odobrať' }}
    />
  )),
];

function consentText({ image, consentOn }: StoredPhotograph): string {
  return isSamplePicture(image) ? 'Ukážka' : formatDay(consentOn);
}
