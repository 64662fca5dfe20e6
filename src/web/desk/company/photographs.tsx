import { isSamplePicture } from '#domain/articles/picture.ts';
import { formatDay } from '#domain/day.ts';
import {
  PHOTOGRAPH_KINDS,
  type PhotographKind,
  type PhotographSubject,
  type StoredPhotograph,
} from '#domain/photographs/photograph.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { findCompany } from '#server/company/company.ts';
import { listPhotographSubjects, listStoredPhotographs } from '#server/photographs/photographs.ts';
import { DeskHead } from '#web/desk/kit/desk-head.tsx';
import { type Column, EmptyList, Table } from '#web/desk/kit/desk-list.tsx';
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
  const kinds = [...Map.groupBy(subjects, ({ kind }) => kind)];
  return (
    <>
      <DeskHead title="Fotografie" note="Ľudia a miesta, ktoré má firma vo svojich údajoch" />
      {subjects.length === 0 && unused.length === 0 && (
        <EmptyList title="Zatiaľ nie je koho ani čo ukázať">
          Vo Firme doplňte riaditeľov, technikov, pobočky alebo referencie. Lektori a&nbsp;miesta pribudnú
          s&nbsp;kurzmi.
        </EmptyList>
      )}
      {kinds.map(([kind, kindSubjects]) => (
        <KindRows key={kind} kind={kind} subjects={kindSubjects} photographs={photographs} />
      ))}
      {unused.length > 0 && <UnusedRows photographs={unused} />}
    </>
  );
}

interface KindRowsProps {
  kind: PhotographKind;
  subjects: PhotographSubject[];
  photographs: StoredPhotograph[];
}

function KindRows({ kind, subjects, photographs }: KindRowsProps) {
  const { title } = PHOTOGRAPH_KINDS[kind];
  return (
    <section className="photograph-rows" aria-labelledby={kind}>
      <h2 id={kind}>{nonBreaking(title)}</h2>
      <PhotographTable
        label={title}
        rows={subjects.map(({ subject, name, shownOn }) => ({
          subject,
          name,
          place: shownOn.join(', '),
          photograph: photographs.find((photograph) => photograph.subject === subject),
        }))}
      />
    </section>
  );
}

/** Photographs whose person or place is no longer in the company's record: they are shown nowhere. */
function UnusedRows({ photographs }: { photographs: StoredPhotograph[] }) {
  return (
    <section className="photograph-rows" aria-labelledby="nezaradene">
      <h2 id="nezaradene">Už nie sú v&nbsp;údajoch firmy</h2>
      <p className="muted">
        {nonBreaking('Na webe sa neukazujú. Ak ste meno len opravili, pridajte fotografiu znova a túto odoberte.')}
      </p>
      <PhotographTable
        label="Už nie sú v údajoch firmy"
        rows={photographs.map((photograph) => ({
          subject: photograph.subject,
          name: photograph.alt,
          place: 'Nikde',
          photograph,
          isUnused: true,
        }))}
      />
    </section>
  );
}

interface PhotographRow {
  subject: string;
  name: string;
  place: string;
  photograph: StoredPhotograph | undefined;
  isUnused?: boolean;
}

function PhotographTable({ label, rows }: { label: string; rows: PhotographRow[] }) {
  return <Table isEven label={label} columns={COLUMNS} rows={rows} keyOf={({ subject }) => subject} />;
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
  {
    title: 'Akcie',
    className: 'r',
    cell: ({ subject, name, photograph, isUnused }) => (
      <RecordActs
        of={name}
        edit={isUnused ? undefined : `${PHOTOGRAPHS}/${subject}`}
        remove={photograph && `${PHOTOGRAPHS}/${subject}/odobratie`}
        labels={{ edit: photograph ? 'Zmeniť' : 'Pridať', remove: 'Odobrať' }}
      />
    ),
  },
];

function consentText({ image, consentOn }: StoredPhotograph): string {
  return isSamplePicture(image) ? 'Ukážka' : formatDay(consentOn);
}
