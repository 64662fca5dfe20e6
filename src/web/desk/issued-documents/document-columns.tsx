import { href } from 'react-router';
import { formatDay } from '#domain/day.ts';
import type { DocumentState } from '#domain/issued-documents/issued-document.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { Act } from '#web/desk/kit/acts.tsx';
import { Badge, type BadgeLook } from '#web/desk/kit/badge.tsx';
import { actsColumn, type Column } from '#web/desk/kit/desk-list.tsx';
import { More } from '#web/desk/kit/menu.tsx';
import type { Route } from './+types/course-documents';

type Loaded = Route.ComponentProps['loaderData'];
type DuePerson = Loaded['due'][number];
type IssuedRow = Loaded['issued'][number];

/** The facts an authority needs of the people whose documents it issues. */
export const APPLICATION_COLUMNS: Column<DuePerson>[] = [
  { title: 'Meno', className: 'title', cell: ({ name }) => <b>{name}</b> },
  { title: 'Narodený(á)', className: 'num', cell: ({ birthDate }) => birthDate && formatDay(birthDate) },
  { title: 'Skúška', className: 'num', cell: ({ result }) => result.examinedOn && formatDay(result.examinedOn) },
  { title: 'Firma', className: 'long', cell: ({ companyName }) => nonBreaking(companyName) },
];

/** The people whose documents can be issued now. */
export function dueColumns(courseId: string): Column<DuePerson>[] {
  const preview = href('/dashboard/kurzy/:id/doklady/nahlad', { id: courseId });
  return [
    {
      title: 'Meno',
      className: 'title',
      cell: ({ participantId, name }) => <b id={`komu-${participantId}`}>{name}</b>,
    },
    { title: 'Firma', className: 'long', cell: ({ companyName }) => nonBreaking(companyName) },
    { title: 'Namiesto', cell: ({ replaces }) => replaces && nonBreaking(`nahradí č. ${replaces}`) },
    actsColumn(({ participantId }) => (
      <Act
        label="Náhľad"
        to={`${preview}?${new URLSearchParams({ ucastnik: participantId })}`}
        describedBy={`komu-${participantId}`}
      />
    )),
  ];
}

const STATES: Record<DocumentState, { look: BadgeLook; label: string }> = {
  valid: { look: 'on', label: 'Platný' },
  renew: { look: 'wait', label: 'Treba zopakovať' },
  overdue: { look: 'off', label: 'Po lehote' },
  revoked: { look: 'fail', label: 'Zrušený' },
  replaced: { look: 'off', label: 'Nahradený' },
};

export const isEnded = ({ state }: { state: DocumentState }) => state === 'revoked' || state === 'replaced';

export const ISSUED_COLUMNS: Column<IssuedRow>[] = [
  {
    title: 'Meno',
    className: 'title',
    cell: ({ id, name }) => (
      <a href={href('/dashboard/doklady/:documentId', { documentId: id })} id={`doklad-${id}`}>
        {name}
      </a>
    ),
  },
  { title: 'Číslo', className: 'num', cell: ({ number }) => number },
  { title: 'Vydaný', className: 'num', cell: ({ issuedOn }) => formatDay(issuedOn) },
  {
    title: 'Stav',
    className: 'long',
    cell: ({ state, reason }) => (
      <>
        <Badge {...STATES[state]} />
        {reason && <span className="sub">{reason}</span>}
      </>
    ),
  },
  actsColumn(
    (document) =>
      !isEnded(document) && (
        <More of={document.name}>
          <Act
            label="Zrušiť doklad"
            to={href('/dashboard/doklady/:documentId/zrusenie', { documentId: document.id })}
            describedBy={`doklad-${document.id}`}
            className="del"
          />
        </More>
      ),
  ),
];
