import { data, redirect } from 'react-router';
import { parseFields } from '#domain/field-error.ts';
import { reasonSchema } from '#domain/results/reason-fields.ts';
import type { App } from '#server/app.ts';
import { findDocument } from '#server/issued-documents/issued-documents.ts';
import { revokeDocument } from '#server/issued-documents/revocation.ts';
import { appOf } from '#web/context.ts';
import { PageHead } from '#web/desk/kit/desk-head.tsx';
import { ReasonQuestion } from '#web/desk/results/reason-question.tsx';
import { documentsPath } from '#web/desk/results/results-paths.ts';
import { requireStaff } from '#web/desk/staff-guard.ts';
import { readForm } from '#web/forms/form.ts';
import { pageMeta } from '#web/shared/page-meta.ts';
import type { Route } from './+types/document-revocation';

export const meta = () => pageMeta({ title: 'Zrušenie dokladu – správa', description: 'Zrušenie vydaného dokladu' });

export async function loader(args: Route.LoaderArgs) {
  const _staff = await requireStaff(args, 'office');
  const { courseId, number, facts, revokedAt } = await findOr404(appOf(args.context), args.params.documentId);
  if (revokedAt !== null) throw redirect(documentsPath(courseId));
  return { courseId, number, name: facts.name };
}

export async function action(args: Route.ActionArgs) {
  const staff = await requireStaff(args, 'office');
  const app = appOf(args.context);
  const { id, courseId } = await findOr404(app, args.params.documentId);
  const read = parseFields(reasonSchema, Object.fromEntries((await readForm(args)).texts));
  if (!read.valid) return data({ errors: read.errors }, 422);
  const { dovod } = read.fields;
  await app.change(staff, (change) => revokeDocument(change, id, dovod));
  return redirect(documentsPath(courseId), 303);
}

async function findOr404({ db }: App, id: string) {
  const document = await findDocument(db, id);
  if (!document) throw data(null, { status: 404 });
  return document;
}

/** Revokes one document; the person can be given another one. */
export default function DocumentRevocation({ loaderData, actionData }: Route.ComponentProps) {
  const { courseId, number, name } = loaderData;
  return (
    <>
      <PageHead
        parents={[
          { title: 'Kurzy', to: '/dashboard' },
          { title: 'Doklady', to: documentsPath(courseId) },
        ]}
        title={`Zrušiť doklad č. ${number}`}
        note={name}
      />
      <ReasonQuestion
        question="Papier zostane u držiteľa, ale stránka na overenie ukáže, že neplatí. Kto prospel, tomu potom vydáte nový."
        button="Zrušiť doklad"
        back={{ label: 'Späť na doklady', to: documentsPath(courseId) }}
        errors={actionData?.errors}
      />
    </>
  );
}
