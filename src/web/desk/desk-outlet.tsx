import { isRouteErrorResponse, Outlet, useLocation } from 'react-router';
import { nonBreaking } from '#domain/slovak.ts';
import { placeOf } from '#web/desk/kit/desk-sections.ts';
import { useDeskData } from '#web/desk/kit/use-desk-data.ts';
import { ErrorHead } from '#web/shared/document-head.tsx';
import { RequestNumber } from '#web/shared/request-id.tsx';
import type { Route } from './+types/desk-outlet';

/** The content of the desk's frame: a page or an error. The frame is another route's, so it is kept. */
export default function DeskOutlet() {
  return <Outlet />;
}

/** Explains within the desk's layout why a page is unavailable, with a link to its section. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { pathname } = useLocation();
  const sections = useDeskData()?.sections ?? [];
  const status = isRouteErrorResponse(error) ? error.status : isUnreached(error) ? undefined : 500;
  const { title, text } = textsOf(status);
  const place = placeOf(pathname, sections);
  const section = place?.section ?? sections[0];
  return (
    <>
      <ErrorHead title={title} description={text} />
      <div className="desk-head">
        <div>
          <h1>{nonBreaking(title)}</h1>
        </div>
      </div>
      <div className="panel decision">
        <div className="panel-body">
          <p>{nonBreaking(text)}</p>
          {status && status >= 500 && <RequestNumber />}
          {section && (
            <div className="btns">
              <a className="btn" href={(place?.page ?? section.pages[0])?.to}>
                Späť do sekcie {section.title}
              </a>
            </div>
          )}
        </div>
      </div>
    </>
  );
}

/** What a browser throws where there is no connection; each has its own words for it. */
function isUnreached(error: unknown): boolean {
  return error instanceof TypeError && /fetch|network|load failed/i.test(error.message);
}

/** Without a status the server has not answered. */
function textsOf(status: number | undefined) {
  if (status === undefined) return UNREACHED;
  if (status === 404) return NOT_FOUND;
  if (status === 403) return FORBIDDEN;
  return status < 500 ? UNREADABLE : BROKEN;
}

const UNREACHED = {
  title: 'Server neodpovedal',
  text: 'Skontrolujte, či ste pripojení, a otvorte stránku znova.',
};
const NOT_FOUND = {
  title: 'Požadovaná stránka neexistuje',
  text: 'Na tejto adrese v správe nič nie je. Možno to niekto zmazal, alebo adresa nie je celá.',
};
const FORBIDDEN = {
  title: 'Na túto časť nemáte oprávnenie',
  text: 'Vaša rola túto stránku neotvorí. Ak ju potrebujete, požiadajte správcu o inú rolu.',
};
const UNREADABLE = {
  title: 'Požiadavku sa nepodarilo prečítať',
  text: 'Prišla neúplná. Vráťte sa o krok späť a odošlite ju znova.',
};
const BROKEN = {
  title: 'Stránku sa nepodarilo zobraziť',
  text: 'Chyba je na našej strane. Skúste to o chvíľu znova. Ak ste niečo ukladali, vráťte sa o krok späť, vyplnené údaje tam zostali.',
};
