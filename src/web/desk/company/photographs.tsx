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
import { EmptyList, Rows } from '#web/desk/kit/desk-list.tsx';
import { PHOTOGRAPHS } from '#web/desk/kit/desk-sections.ts';
import { RecordActs } from '#web/desk/kit/menu.tsx';
import { requireStaff } from '#web/desk/staff-guard.ts';
import { pageMeta } from '#web/shared/page-meta.ts';
import { Picture } from '#web/shared/picture.tsx';
import type { Route } from './+types/photographs';

export const meta = () =>
  pageMeta({ title: 'Fotografie – správa', description: 'Fotografie ľudí a miest, ktoré web ukazuje' });

export async function loader(args: Route.LoaderArgs) {
  const { app, db } = await requireStaff(args, 'settings');
  const [subjects, photographs] = await Promise.all([
    listPhotographSubjects(app, await findCompany(db)),
    listStoredPhotographs(db),
  ]);
  const knownSubjects = new Set(subjects.map(({ subject }) => subject));
  return { subjects, photographs, unused: photographs.filter(({ subject }) => !knownSubjects.has(subject)) };
}

const COLUMNS = [
  { title: 'Fotografia' },
  { title: 'Kto alebo čo' },
  { title: 'Kde sa ukáže' },
  { title: 'Súhlas' },
  { title: 'Akcie', className: 'r' },
];

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
      <Rows isEven label={title} columns={COLUMNS}>
        {subjects.map(({ subject, name, shownOn }) => (
          <Row
            key={subject}
            subject={subject}
            name={name}
            place={shownOn.join(', ')}
            photograph={photographs.find((photograph) => photograph.subject === subject)}
          />
        ))}
      </Rows>
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
      <Rows isEven label="Už nie sú v údajoch firmy" columns={COLUMNS}>
        {photographs.map((photograph) => (
          <Row
            key={photograph.subject}
            subject={photograph.subject}
            name={photograph.alt}
            place="Nikde"
            photograph={photograph}
            isUnused
          />
        ))}
      </Rows>
    </section>
  );
}

interface RowProps {
  subject: string;
  name: string;
  place: string;
  photograph: StoredPhotograph | undefined;
  isUnused?: boolean;
}

function Row({ subject, name, place, photograph, isUnused }: RowProps) {
  const path = `${PHOTOGRAPHS}/${subject}`;
  return (
    <tr>
      <td>
        {photograph ? <Picture image={photograph.image} alt={photograph.alt} sizes="4rem" /> : 'Bez fotografie'}
      </td>
      <td className="title">
        <b>{nonBreaking(name)}</b>
      </td>
      <td>{nonBreaking(place)}</td>
      <td className="num">{photograph && consentText(photograph)}</td>
      <td>
        <RecordActs
          of={name}
          edit={isUnused ? undefined : path}
          remove={photograph && `${path}/odobratie`}
          labels={{ edit: photograph ? 'Zmeniť' : 'Pridať', remove: 'Odobrať' }}
        />
      </td>
    </tr>
  );
}

function consentText({ image, consentOn }: StoredPhotograph): string {
  return isSamplePicture(image) ? 'Ukážka' : formatDay(consentOn);
}
