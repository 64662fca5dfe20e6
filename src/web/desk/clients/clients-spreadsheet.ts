import { clientSpreadsheet } from '#server/clients/client-spreadsheet.ts';
import { today } from '#server/clock.ts';
import { appOf } from '#web/context.ts';
import { spreadsheetAnswer } from '#web/desk/spreadsheet-answer.ts';
import { requireStaff } from '#web/desk/staff-guard.ts';
import type { Route } from './+types/clients-spreadsheet';
import { clientList } from './client-list.ts';

export { default, loader } from '#web/desk/desk-not-found.ts';

/** The filtered list of clients, to be downloaded. */
export const middleware: Route.MiddlewareFunction[] = [
  async (args) => {
    await requireStaff(args, 'office');
    const app = appOf(args.context);
    const filter = { ...clientList.read(args.url.searchParams), today: today(app) };
    return spreadsheetAnswer(args.url, `klienti-${filter.today}`, clientSpreadsheet(app.db, filter));
  },
];
