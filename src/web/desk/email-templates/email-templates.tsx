import { NEW_TEMPLATE } from '#domain/email-templates/email-template.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { type EmailTemplateRecord, listEmailTemplates } from '#server/email-templates/email-templates.ts';
import { AddLink, DeskHead } from '#web/desk/kit/desk-head.tsx';
import { actsColumn, type Column, EmptyList, Table } from '#web/desk/kit/desk-list.tsx';
import { EMAIL_TEMPLATES } from '#web/desk/kit/desk-sections.ts';
import { Instant } from '#web/desk/kit/instant.tsx';
import { RecordActs } from '#web/desk/kit/menu.tsx';
import { requireStaff } from '#web/desk/staff-guard.ts';
import type { Route } from './+types/email-templates';

export async function loader(args: Route.LoaderArgs) {
  const { db } = await requireStaff(args, 'office');
  return { templates: await listEmailTemplates(db) };
}

const COLUMNS: Column<EmailTemplateRecord>[] = [
  {
    title: 'Šablóna',
    className: 'title',
    cell: ({ id, title }) => <a href={`${EMAIL_TEMPLATES}/${id}`}>{nonBreaking(title)}</a>,
  },
  { title: 'Predmet', className: 'long', cell: ({ subject }) => nonBreaking(subject) },
  { title: 'Upravená', className: 'num', cell: ({ updatedAt }) => <Instant at={updatedAt} /> },
  actsColumn(({ id, title }) => (
    <RecordActs of={title} edit={`${EMAIL_TEMPLATES}/${id}`} remove={`${EMAIL_TEMPLATES}/${id}/zmazanie`} />
  )),
];

/** All templates; an email to people of a course starts from one. */
export default function EmailTemplates({ loaderData: { templates } }: Route.ComponentProps) {
  return (
    <>
      <DeskHead title="Šablóny e-mailov" note="Z čoho sa začínajú e-maily prihláseným na kurz">
        <AddLink to={`${EMAIL_TEMPLATES}/${NEW_TEMPLATE}`}>Pridať šablónu</AddLink>
      </DeskHead>
      {templates.length === 0 ? (
        <EmptyList title="Zatiaľ tu nie je žiadna šablóna">
          Pridajte text, ktorý prihláseným píšete častejšie. Pri písaní e-mailu ho len vyberiete.
        </EmptyList>
      ) : (
        <Table label="Šablóny e-mailov" columns={COLUMNS} rows={templates} keyOf={({ id }) => id} />
      )}
    </>
  );
}
