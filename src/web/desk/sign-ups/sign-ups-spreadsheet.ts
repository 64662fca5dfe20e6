import { today } from '#server/clock.ts';
import { signUpSpreadsheet } from '#server/sign-ups/sign-up-spreadsheet.ts';
import { appOf } from '#web/context.ts';
import { spreadsheetAnswer } from '#web/desk/spreadsheet-answer.ts';
import { requireStaff } from '#web/desk/staff-guard.ts';
import type { Route } from './+types/sign-ups-spreadsheet';
import { signUpList } from './sign-up-list.ts';

export { default, loader } from '#web/desk/desk-not-found.ts';

/** The filtered list of sign-ups, to be downloaded. */
export const middleware: Route.MiddlewareFunction[] = [
  async (args) => {
    await requireStaff(args, 'office');
    const app = appOf(args.context);
    const filter = signUpList.read(args.url.searchParams);
    return spreadsheetAnswer(args.url, `prihlasky-${today(app)}`, signUpSpreadsheet(app.db, filter));
  },
];
