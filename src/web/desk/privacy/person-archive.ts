import { redirect } from 'react-router';
import { today } from '#server/clock.ts';
import { exportPerson, recordExport } from '#server/personal-data/person-archive.ts';
import { requireStaff } from '#web/desk/staff-guard.ts';
import { readForm } from '#web/forms/form.ts';
import { fileAnswer } from '#web/shared/file-answer.ts';
import type { Route } from './+types/person-archive';
import { PERSON, personPath, readPersonChoice } from './person-path.ts';

export { action, default } from '#web/desk/desk-not-found.ts';

/** A GET only redirects: the button is on the page. */
export async function loader(args: Route.LoaderArgs) {
  await requireStaff(args, 'settings');
  return redirect(PERSON);
}

/** „Stiahnuť všetko (zip)“: a POST, as exporting a person's data is recorded. */
export const middleware: Route.MiddlewareFunction[] = [
  async (args, next) => {
    const { app, staff } = await requireStaff(args, 'settings');
    if (args.request.method !== 'POST') return next();
    const { search, ...choice } = readPersonChoice((await readForm(args)).texts);
    const exported = search && (await exportPerson(app, { search, keys: choice.keys }));
    if (!exported) throw redirect(personPath(choice, '', { nikto: '' }), 303);
    await app.change(staff, async (change) => recordExport(change, exported.things));
    return fileAnswer(exported.archive, { name: `osobne-udaje-${today(app)}.zip`, mediaType: 'application/zip' });
  },
];
