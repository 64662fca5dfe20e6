import { SEARCH_LENGTH_MAX } from '#domain/search.ts';
import { Panel } from '#web/desk/kit/panel.tsx';
import { Complaint } from '#web/shared/field.tsx';
import { PERSON } from './person-path.ts';

/** „Jedna osoba“: the search for all data about one person. */
export function PersonPanel({ entered, complaint }: { entered?: string; complaint?: string | undefined }) {
  return (
    <Panel title="Jedna osoba">
      <form method="get" action={PERSON} className="panel-body stack">
        <label htmlFor="hladat">E-mail, telefón alebo meno</label>
        <input
          className="input"
          id="hladat"
          name="hladat"
          type="search"
          maxLength={SEARCH_LENGTH_MAX}
          defaultValue={entered}
          autoComplete="off"
          aria-describedby="hladat-popis"
          aria-invalid={complaint ? true : undefined}
        />
        {complaint ? (
          <Complaint id="hladat-popis">{complaint}</Complaint>
        ) : (
          <p id="hladat-popis" className="muted">
            E-mail určí osobu spoľahlivo. Rovnaké meno môže mať viac ľudí.
          </p>
        )}
        <button type="submit" className="btn btn--line btn--sm">
          Nájsť všetko
        </button>
      </form>
    </Panel>
  );
}
