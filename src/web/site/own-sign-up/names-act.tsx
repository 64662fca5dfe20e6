import { missingNames } from '#domain/sign-ups/participant.ts';
import { ownSignUpPath, rosterPath } from '#domain/sign-ups/sign-up-link.ts';
import type { EnteredPlace, NamesRefusal } from '#web/forms/names-form.ts';
import { NamesGrid } from '#web/shared/names-grid.tsx';
import { Pager } from '#web/shared/pager.tsx';
import { RosterForm } from '#web/shared/roster-form.tsx';
import { Act, type ActRefusal } from './act.tsx';
import { NamesForm } from './names-form.tsx';

interface NamesActProps {
  code: string;
  unnamed: number;
  places: EnteredPlace[];
  pages: { page: number; pageSize: number; total: number };
  isOpen: boolean;
  refusal: (ActRefusal & { names?: NamesRefusal }) | undefined;
}

/** A company names its people, a line for each seat, as often as it likes until the course ends. */
export function NamesAct({ code, unnamed, places, pages, isOpen, refusal }: NamesActProps) {
  return (
    <Act
      act="names"
      title="Mená"
      hint={unnamed > 0 ? missingNames(unnamed) : 'nechýba ani jedno'}
      isOpen={isOpen}
      refusal={refusal}
    >
      <p>
        Vyplňte, čo viete; zvyšok môžete doplniť aj neskôr. Dátum narodenia a&nbsp;e-mail vyplňte, len ak ich treba na
        doklad.{' '}
        {unnamed > 0 && (
          <>
            Mená z&nbsp;tabuľky môžete <a href="#z-tabulky">vložiť naraz</a>.
          </>
        )}
      </p>
      <NamesForm>
        <NamesGrid places={refusal?.names?.entered ?? places} refusal={refusal?.names} />
      </NamesForm>
      {pages.total > pages.pageSize && (
        <Pager {...pages} path={(page) => `${ownSignUpPath(code)}?strana=${page}#names`} />
      )}
      {unnamed > 0 && (
        <>
          <h3 id="z-tabulky">Vložiť z&nbsp;tabuľky</h3>
          <RosterForm action={rosterPath(code)} />
        </>
      )}
      <p className="muted">
        Údaje účastníkov používame len na vedenie kurzu a&nbsp;vydanie dokladov.{' '}
        <a href="/ochrana-osobnych-udajov">Ochrana osobných údajov</a>
      </p>
    </Act>
  );
}
