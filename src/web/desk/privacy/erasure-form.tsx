import { nonBreaking } from '#domain/slovak.ts';
import { DeskForm } from '#web/desk/kit/desk-form.tsx';
import { Panel } from '#web/desk/kit/panel.tsx';
import { Complaint } from '#web/shared/field.tsx';
import { GIVE_UP_SEATS, type PersonChoice, personPath } from './person-path.ts';

/** The word to enter, which prevents erasing a person by mistake. */
const WORD = 'VYMAZAŤ';

export function isConfirmed(form: FormData): boolean {
  return (
    String(form.get('slovo') ?? '')
      .trim()
      .toUpperCase()
      .normalize('NFC') === WORD
  );
}

interface ErasureFormProps {
  choice: Pick<PersonChoice, 'entered' | 'keys'>;
  /** The hash of the plan that is shown. */
  hash: string;
  givesUpSeats: boolean;
  /** True when the plan retains seats on future courses. */
  hasSeats: boolean;
  isEmptyPlan: boolean;
  complaint: string | undefined;
}

/** The second step: executes the shown plan, which cannot be undone. */
export function ErasureForm({ choice, hash, givesUpSeats, hasSeats, isEmptyPlan, complaint }: ErasureFormProps) {
  const seats = { [GIVE_UP_SEATS]: 'zrusit' };
  return (
    <>
      {(hasSeats || givesUpSeats) && (
        <Panel title="Kurzy, ktoré ešte budú" body="stack">
          <p>
            {nonBreaking(
              givesUpSeats
                ? 'S vymazaním sa zruší aj miesto na kurzoch, ktoré ešte budú. E-mail o tom neodíde.'
                : 'Kým má osoba miesto na kurze, ktorý ešte nebol, tieto údaje zostanú.',
            )}
          </p>
          <a className="btn btn--line btn--sm" href={personPath(choice, '/vymazanie', givesUpSeats ? {} : seats)}>
            {givesUpSeats ? 'Miesta ponechať' : 'Zrušiť aj tieto miesta'}
          </a>
        </Panel>
      )}
      {!isEmptyPlan && (
        <Panel title="Vymazať natrvalo">
          <DeskForm action={personPath(choice, '/vymazanie', givesUpSeats ? seats : {})} className="panel-body stack">
            <input type="hidden" name="plan" value={hash} />
            <p>
              <b>Vymazanie sa nedá vrátiť späť.</b> Ak chce osoba svoje údaje dostať, najprv ich stiahnite.
            </p>
            <label htmlFor="slovo">Na potvrdenie napíšte {WORD}</label>
            <input
              className="input"
              id="slovo"
              name="slovo"
              autoComplete="off"
              aria-describedby={complaint ? 'slovo-chyba' : undefined}
              aria-invalid={complaint ? true : undefined}
            />
            {complaint && <Complaint id="slovo-chyba">{complaint}</Complaint>}
            <div className="btns">
              <button type="submit" className="btn btn--red">
                Vymazať natrvalo
              </button>
              <a className="btn btn--line" href={personPath(choice)}>
                Späť
              </a>
            </div>
          </DeskForm>
        </Panel>
      )}
    </>
  );
}
