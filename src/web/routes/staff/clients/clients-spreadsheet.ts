import { clientSpreadsheet } from '#server/clients/client-spreadsheet.ts';
import { today } from '#server/clock.ts';
import { appOf } from '#web/context.ts';
import { spreadsheetAnswer } from '#web/spreadsheet-answer.ts';
import { requireStaff } from '#web/staff-guard.ts';
import { readClientFilter } from '#web/ui/desk/clients/client-filter.ts';
import type { Route } from './+types/clients-spreadsheet';

export { default, loader } from '#web/routes/staff/desk-not-found.ts';

/** The filtered list of clients, to be downloaded. */
export const middleware: Route.MiddlewareFunction[] = [
  async (args) => {
    await requireStaff(args, 'office');
    const app = appOf(args.context);
    const filter = { ...readClientFilter(args.url.searchParams), today: today(app) };
    return spreadsheetAnswer(args.url, `klienti-${filter.today}`, clientSpreadsheet(app.db, filter));
  },
];
