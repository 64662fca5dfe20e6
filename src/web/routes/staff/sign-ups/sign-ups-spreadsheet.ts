import { today } from '#server/clock.ts';
import { signUpSpreadsheet } from '#server/sign-ups/sign-up-spreadsheet.ts';
import { appOf } from '#web/context.ts';
import { spreadsheetAnswer } from '#web/spreadsheet-answer.ts';
import { requireStaff } from '#web/staff-guard.ts';
import { readSignUpFilter } from '#web/ui/desk/sign-ups/sign-up-filter.ts';
import type { Route } from './+types/sign-ups-spreadsheet';

export { default, loader } from '#web/routes/staff/desk-not-found.ts';

/** The filtered list of sign-ups, to be downloaded. */
export const middleware: Route.MiddlewareFunction[] = [
  async (args) => {
    await requireStaff(args, 'office');
    const app = appOf(args.context);
    const filter = readSignUpFilter(args.url.searchParams);
    return spreadsheetAnswer(args.url, `prihlasky-${today(app)}`, signUpSpreadsheet(app.db, filter));
  },
];
