import { data, redirect } from 'react-router';
import { fieldErrors } from '#domain/field-error.ts';
import { resendingSchema } from '#domain/letters/letter-fields.ts';
import { resendLetter } from '#server/letters/letter-resending.ts';
import { appOf } from '#web/context.ts';
import { readForm } from '#web/forms/form.ts';
import { requireStaff } from '#web/staff-guard.ts';
import { doneQuery } from '#web/ui/desk/letters/post-done.ts';
import { postPath } from '#web/ui/desk/letters/post-filter.ts';
import { readWayToPost } from '#web/ui/desk/letters/read-post-filter.ts';
import type { SendingRefusal } from '#web/ui/desk/letters/sending-form.tsx';
import type { Route } from './+types/letter-sending';
import { findLetterOwner, letterAboutOf } from './letter-owner.ts';

export { default, loader, meta } from './letter.tsx';

/** „Poslať znova“: on to the sign-up or the request, where the letters stand as they are now. */
export async function action(args: Route.ActionArgs) {
  const staff = await requireStaff(args, 'office');
  const app = appOf(args.context);
  const subject = letterAboutOf(args.url, args.params.id);
  const email = String((await readForm(args)).texts.get('email') ?? '');
  const refuse = (status: number, message: string) => data<SendingRefusal>({ email, message }, { status });
  const fields = resendingSchema.safeParse({ email });
  if (!fields.success) return refuse(422, fieldErrors(fields.error)[0]?.message ?? '');
  const result = await app.change(staff, (change) =>
    resendLetter(change, subject, args.params.letterId, fields.data.email),
  );
  const owner = await findLetterOwner(app, subject);
  if (!owner || result.outcome === 'not-found') throw data(null, { status: 404 });
  if (result.outcome === 'already-sent') return refuse(409, 'Na túto adresu už e-mail odišiel. Zadajte inú.');
  const cameFrom = readWayToPost(args.url.searchParams);
  return redirect(cameFrom ? postPath(cameFrom, doneQuery('poslane')) : owner.path, 303);
}
