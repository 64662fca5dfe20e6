import { PASTED_LENGTH_MAX, TABLE_ACCEPT } from '#domain/roster-import/roster-limits.ts';
import { counted, nonBreaking, verbFor } from '#domain/slovak.ts';
import { Complaint, FOCUSED_ALERT, InputField, TextAreaField } from './field.tsx';

/** A list that could not be read: what was pasted, and why. */
export interface UnreadRoster {
  pasted: string;
  message: string;
}

interface RosterFormProps {
  /** The address the list is sent to. */
  action: string;
  refusal?: UnreadRoster | undefined;
}

/** A list of people from a spreadsheet: pasted, chosen or dropped on the field. */
export function RosterForm({ action, refusal }: RosterFormProps) {
  return (
    <form method="post" action={action} encType="multipart/form-data" className="roster-form" autoComplete="off">
      {refusal && (
        <div {...FOCUSED_ALERT}>
          <Complaint>{refusal.message}</Complaint>
        </div>
      )}
      <TextAreaField
        name="table"
        label="Skopírované riadky"
        hint="Označte ich v Exceli aj s hlavičkou alebo v e-maile, skopírujte a vložte sem. Rodné čísla nečítame."
        rows={5}
        maxLength={PASTED_LENGTH_MAX}
        defaultValue={refusal?.pasted}
      />
      <InputField
        name="file"
        type="file"
        accept={TABLE_ACCEPT}
        label="Alebo súbor s tabuľkou"
        hint="Súbor .xlsx alebo .csv do 2 MB môžete na pole aj presunúť myšou."
      />
      <div className="btns">
        <button type="submit" className="btn btn--line">
          Načítať mená
        </button>
      </div>
    </form>
  );
}

interface UnfilledProps {
  present: string[];
  unseated: string[];
  /** What to do about people without a seat. */
  advice: string;
}

/** The result of reading a list. */
export function RosterOutcome({ filled, ...unfilled }: { filled: number } & UnfilledProps) {
  return (
    <div role="status" className="roster-outcome">
      <p>
        <b>Z&nbsp;tabuľky sme doplnili {counted(filled, 'riadok', 'riadky', 'riadkov')}.</b>{' '}
        {filled > 0 && nonBreaking(`Skontrolujte ${filled === 1 ? 'ho' : 'ich'} a uložte.`)}
      </p>
      <Unfilled {...unfilled} />
    </div>
  );
}

/** The people of a list who are not among the filled rows. */
export function Unfilled({ present, unseated, advice }: UnfilledProps) {
  const count = unseated.length;
  return (
    <>
      {present.length > 0 && <p>Už v&nbsp;prihláške sú: {listed(present)}.</p>}
      {count > 0 && (
        <p>
          {counted(count, 'meno', 'mená', 'mien')} sa už {verbFor(count, 'nezmestilo', 'nezmestili')}:{' '}
          {listed(unseated)}. {nonBreaking(advice)}
        </p>
      )}
    </>
  );
}

const NAMES_LISTED_MAX = 50;

/** Names in a sentence; only the first ones of a very long list. */
function listed(names: readonly string[]): string {
  const more = names.length - NAMES_LISTED_MAX;
  const shown = names.slice(0, NAMES_LISTED_MAX).map(nonBreaking).join(', ');
  return more > 0 ? `${shown} a\u00A0${counted(more, 'ďalší', 'ďalší', 'ďalších')}` : shown;
}
