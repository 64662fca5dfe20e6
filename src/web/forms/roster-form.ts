import { PEOPLE_PER_PAGE } from '#domain/paging.ts';
import { ROSTER_ROWS_MAX } from '#domain/roster-import/roster-limits.ts';
import type { RosterRow } from '#domain/roster-import/roster-table.ts';
import { namesOfRows, seatRoster } from '#domain/roster-import/seating.ts';
import type { Participant } from '#domain/sign-ups/participant.ts';
import type { App } from '#server/app.ts';
import { type RosterReading, readRoster } from '#server/roster-import/read-roster.ts';
import type { TableRefusal } from '#server/spreadsheets/table-file.ts';
import type { UnreadRoster } from '#web/shared/roster-form.tsx';
import { initialPlaces, lineErrors, type NamesRefusal, namesRefusal } from './names-form.ts';
import type { SentForm } from './sent-form.ts';

/** The pasted or chosen list; a file takes precedence. */
export async function readRosterForm(
  app: App,
  { texts, files }: SentForm,
): Promise<{ rows: RosterRow[]; refusal?: undefined } | { refusal: UnreadRoster }> {
  const file = files.find(({ field, bytes }) => field === 'file' && bytes.length > 0);
  const pasted = String(texts.get('table') ?? '');
  const refuse = (message: string) => ({ refusal: { pasted, message } });
  if (!file && pasted.trim() === '') return refuse('Vložte mená alebo vyberte súbor.');
  const reading = await readRoster(app, file?.bytes ?? new TextEncoder().encode(pasted));
  return reading.outcome === 'read' ? { rows: reading.rows } : refuse(whyNot(reading));
}

function whyNot(reading: Exclude<RosterReading, { outcome: 'read' }>): string {
  return reading.outcome === 'no-names' ? 'V\u00A0tabuľke sme nenašli ani jedno meno.' : REFUSALS[reading.refusal];
}

const REFUSALS: Record<TableRefusal, string> = {
  'old-excel': 'Súbor .xls alebo súbor s\u00A0heslom neprečítame. Uložte ho v\u00A0Exceli ako .xlsx bez hesla.',
  macros: 'Zošit s\u00A0makrami neprijímame. Uložte ho v\u00A0Exceli ako .xlsx.',
  'too-large': 'Tabuľka je príliš veľká. Uložte do súboru do 2\u00A0MB len hárok s\u00A0menami.',
  'too-many-rows': `Tabuľka má viac ako ${ROSTER_ROWS_MAX.toLocaleString('sk')} riadkov. Rozdeľte ju.`,
  unreadable: 'Súbor sa nepodarilo prečítať. Pošlite .xlsx alebo .csv, alebo mená skopírujte do poľa.',
};

/** More rows than fit on a page of the grid: they are shown on a page of their own. */
export function isLongRoster({ length }: readonly RosterRow[]): boolean {
  return length > PEOPLE_PER_PAGE;
}

/** The grid with a list filled in, to be checked by the user: nothing of it is stored yet. */
export interface FilledNames extends NamesRefusal {
  /** How many lines were filled in. */
  filled: number;
  present: string[];
  unseated: string[];
}

/**
 * Fills a list into the places without a name. The grid shows all places where they fit on a page, otherwise only those
 * that were filled.
 */
export function fillNames(rows: readonly RosterRow[], participants: readonly Participant[]): FilledNames {
  const { seated, present, unseated } = seatRoster(rows, participants);
  const rowOf = new Map(seated.map(({ participantId, row }) => [participantId, row]));
  const places = initialPlaces(participants).filter(
    ({ id }) => participants.length <= PEOPLE_PER_PAGE || rowOf.has(id),
  );
  const errors = places.flatMap(({ id }, index) => lineErrors(rowOf.get(id)?.errors ?? [], index));
  const entered = places.map((place) => ({ ...place, ...rowOf.get(place.id)?.entered }));
  return {
    ...namesRefusal(entered, { errors }),
    filled: seated.length,
    present: namesOfRows(present),
    unseated: namesOfRows(unseated),
  };
}
