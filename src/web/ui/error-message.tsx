import { isRouteErrorResponse } from 'react-router';
import type { Company } from '#domain/company.ts';
import { Drawing } from './drawing.tsx';
import lost from './drawings/lost.svg?raw';

/** The 404 page (specification section 2.9), or one calm page for everything that is our fault. */
export function ErrorMessage({
  error,
  company,
  requestId,
}: {
  error: unknown;
  company: Company;
  requestId?: string;
}) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  const { phone } = company;
  return (
    <section className="lost">
      <title>Stránku sa nepodarilo zobraziť</title>
      <div className="wrap">
        <div>
          <h1>Stránku sa nepodarilo zobraziť</h1>
          <p>
            Chyba je na našej strane. Skúste to o&nbsp;chvíľu znova
            {phone && (
              <>
                {' '}
                alebo nám zavolajte na <a href={`tel:${phone.replace(/\s/g, '')}`}>{phone}</a>
              </>
            )}
            .
          </p>
          <div className="btns">
            <a className="btn" href="/">
              Späť na úvod
            </a>
          </div>
          {requestId && <p className="num muted">Číslo požiadavky {requestId}</p>}
        </div>
      </div>
    </section>
  );
}

function NotFound() {
  return (
    <>
      <title>Požadovaná stránka neexistuje</title>
      <div className="tape" aria-hidden="true" />
      <section className="lost">
        <div className="wrap">
          <div>
            <h1>Požadovaná stránka neexistuje</h1>
            <p>
              Zdá sa, že ste sa dostali na stránku, ktorá neexistuje. Skontrolujte adresu URL a&nbsp;skúste to znova.
            </p>
            <div className="btns">
              <a className="btn" href="/">
                Späť na úvod
              </a>
              <a className="btn btn--line" href="/kontakt">
                Kontaktujte nás
              </a>
            </div>
          </div>
          <Drawing svg={lost} />
        </div>
      </section>
    </>
  );
}
