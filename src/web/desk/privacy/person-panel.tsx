import { SEARCH_LENGTH_MAX } from '#domain/search.ts';
import { Submit } from '#web/desk/kit/desk-form.tsx';
import { Panel } from '#web/desk/kit/panel.tsx';
import { InputField } from '#web/shared/field.tsx';
import { PERSON } from './person-path.ts';

/** „Jedna osoba“: the search for all data about one person. */
export function PersonPanel({ entered, complaint }: { entered?: string; complaint?: string | undefined }) {
  return (
    <Panel title="Jedna osoba">
      <form method="get" action={PERSON} className="panel-body stack">
        <InputField
          name="hladat"
          type="search"
          label="E-mail, telefón alebo meno"
          maxLength={SEARCH_LENGTH_MAX}
          defaultValue={entered}
          autoComplete="off"
          hint={complaint ? undefined : 'E-mail určí osobu spoľahlivo. Rovnaké meno môže mať viac ľudí.'}
          error={complaint}
        />
        <Submit label="Nájsť všetko" isLine isSmall />
      </form>
    </Panel>
  );
}
