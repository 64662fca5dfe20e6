import { data, redirect } from 'react-router';
import { fieldErrors } from '#domain/field-error.ts';
import { noteSchema } from '#domain/notes/note-fields.ts';
import { writeNote } from '#server/notes/notes.ts';
import { requireStaff } from '#web/desk/staff-guard.ts';
import { readForm } from '#web/forms/form.ts';
import { found } from '#web/shared/found.ts';
import type { Route } from './+types/contact-request-notes';
import type { RequestRefusal } from './contact-request.tsx';
import { contactRequestList } from './contact-request-list.ts';

export { default, loader, meta } from './contact-request.tsx';

/** „Pridať poznámku“. */
export async function action(args: Route.ActionArgs) {
  const { app, staff } = await requireStaff(args, 'office');
  const { id } = args.params;
  const note = String((await readForm(args)).texts.get('note') ?? '').replaceAll('\r\n', '\n');
  const read = noteSchema.safeParse({ note });
  if (!read.success) {
    const message = fieldErrors(read.error)[0]?.message ?? '';
    return data<RequestRefusal>({ note: { note, message } }, { status: 422 });
  }
  found(await app.change(staff, (change) => writeNote(change, { noun: 'contactRequest', id }, read.data.note)));
  return redirect(contactRequestList.record(id, args.url.searchParams), 303);
}
