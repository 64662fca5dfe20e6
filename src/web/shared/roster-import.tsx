import { counted, nonBreaking } from '#domain/slovak.ts';
import type { RosterView, UnconfirmedRoster } from '#web/forms/roster-import-form.ts';
import { Complaint, FOCUSED_ALERT } from './field.tsx';
import { NamesGrid } from './names-grid.tsx';
import { Pager } from './pager.tsx';
import { Unfilled } from './roster-form.tsx';

type RosterImportProps = RosterView & {
  refusal: UnconfirmedRoster | undefined;
  /** What to do about people without a seat. */
  advice: string;
  /** The address of a page of invalid rows. */
  path(page: number): string;
};

/** A long list: valid rows are accepted at once, invalid rows are corrected page by page. */
export function RosterImport({ total, ready, present, unseated, wrong, refusal, advice, path }: RosterImportProps) {
  return (
    <>
      <form method="post" autoComplete="off">
        <div role="status" className="roster-outcome">
          <p>
            <b>
              {counted(total, 'riadok', 'riadky', 'riadkov')}: {total - wrong.total} v&nbsp;poriadku, {wrong.total}{' '}
              treba opraviť.
            </b>{' '}
            Nič z&nbsp;toho ešte nie je uložené.
          </p>
          <Unfilled present={present} unseated={unseated} advice={advice} />
        </div>
        {refusal && <RosterQuestions {...refusal} />}
        {wrong.total > 0 && <NamesGrid places={wrong.entered} refusal={undefined} errors={wrong.errors} />}
        <div className="btns">
          {(ready > 0 || wrong.total > 0) && (
            <button type="submit" name="take" value="1" className="btn">
              Zapísať správne mená ({ready})
            </button>
          )}
          {wrong.total > 0 && (
            <button type="submit" className="btn btn--line">
              Uložiť opravy
            </button>
          )}
        </div>
      </form>
      {wrong.total > wrong.pageSize && (
        <Pager page={wrong.page} pageSize={wrong.pageSize} total={wrong.total} path={path} />
      )}
    </>
  );
}

const QUESTIONS_MAX = 20;

function RosterQuestions({ questions, known }: UnconfirmedRoster) {
  const more = questions.length - QUESTIONS_MAX;
  return (
    <div {...FOCUSED_ALERT} className="names-refusal">
      <Complaint>
        {questions.slice(0, QUESTIONS_MAX).map((question) => `${nonBreaking(question)} `)}
        {more > 0 && `A\u00A0${counted(more, 'ďalší riadok', 'ďalšie riadky', 'ďalších riadkov')}. `}
        {known.length > 0 && 'Ak je to niekto iný, zapíšte mená ešte raz.'}
      </Complaint>
      {known.length > 0 && <input type="hidden" name="known" value={known.join('\n')} />}
    </div>
  );
}
