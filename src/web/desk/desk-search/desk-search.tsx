import { parseDeskQuery } from '#domain/desk-search/desk-query.ts';
import { SEARCH_LENGTH_MAX } from '#domain/search.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { searchDesk } from '#server/desk-search/desk-search.ts';
import { DeskHead } from '#web/desk/kit/desk-head.tsx';
import { EmptyList } from '#web/desk/kit/desk-list.tsx';
import { requireStaff } from '#web/desk/staff-guard.ts';
import type { Route } from './+types/desk-search';
import { ResultGroups } from './result-groups.tsx';
import { shownGroups } from './shown-groups.ts';

export async function loader(args: Route.LoaderArgs) {
  const { app, staff } = await requireStaff(args, 'content');
  const query = parseDeskQuery(args.url.searchParams.get('q') ?? '');
  const groups = await searchDesk(app, staff, query);
  const { text, wasCut, longTerms } = query;
  return { text, wasCut, isEnough: longTerms.length > 0, groups: shownGroups(groups, query) };
}

/** The results of the desk's search; the search field itself is in the top bar. */
export default function DeskSearch({ loaderData: { text, wasCut, isEnough, groups } }: Route.ComponentProps) {
  return (
    <>
      <DeskHead title="Hľadanie" note={isEnough ? `Výsledky pre „${text}“` : EVERYWHERE} />
      {wasCut && <p className="muted">{`Hľadali sme podľa prvých ${SEARCH_LENGTH_MAX}\u00A0znakov.`}</p>}
      {groups.length > 0 ? <ResultGroups groups={groups} /> : <Nothing text={text} isEnough={isEnough} />}
    </>
  );
}

const EVERYWHERE = 'V\u00A0ľuďoch, firmách, kurzoch, dopytoch, článkoch a\u00A0e-mailoch';

function Nothing({ text, isEnough }: { text: string; isEnough: boolean }) {
  if (isEnough) {
    return (
      <EmptyList title={nonBreaking(`Pre „${text}“ sme nič nenašli`)}>
        Skúste kratšie slovo, časť e-mailu alebo telefónu. Diakritika ani veľké písmená nie sú potrebné.
      </EmptyList>
    );
  }
  return (
    <EmptyList title={text ? 'Napíšte aspoň tri písmená alebo číslice' : 'Čo hľadáte?'}>
      Do poľa hore napíšte aspoň tri písmená mena, firmy, kurzu či e-mailu, alebo časť telefónu či IČO.
    </EmptyList>
  );
}
