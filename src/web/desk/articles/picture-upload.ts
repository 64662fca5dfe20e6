import { redirect } from 'react-router';
import { storePicture } from '#server/articles/pictures.ts';
import { requireStaff } from '#web/desk/staff-guard.ts';
import { readForm } from '#web/forms/form.ts';
import type { PageHandle } from '#web/front/page-handle.ts';
import type { Route } from './+types/picture-upload';

export const handle: PageHandle = { takes: 'picture' };

export async function loader(args: Route.LoaderArgs) {
  await requireStaff(args, 'content');
  return redirect('/dashboard/clanky');
}

/** Stores one picture of the editor; responds with its address, or with its errors. */
export async function action(args: Route.ActionArgs) {
  const { app, staff } = await requireStaff(args, 'content');
  const file = (await readForm(args)).files.find(({ field }) => field === 'file');
  if (!file) return Response.json({ message: 'Vyberte obrázok.' }, { status: 422 });
  const stored = await storePicture(app, staff, file);
  if (stored.outcome === 'refused') return Response.json({ message: stored.message }, { status: 422 });
  return Response.json({ image: stored.image }, { status: 201 });
}
