import { renderToStaticMarkup } from 'react-dom/server';
import { boundInstant } from '#domain/instant.ts';
import { refusalPage, refusalProblem } from '#web/forms/form-bodies.ts';
import { isSentByScript } from '#web/forms/visitors-forms.ts';
import type { LastRendered } from '#web/front/page-cache/page-cache.ts';
import { PhoneLink } from '#web/shared/phone-link.tsx';

// What visitors get while nothing can be read or stored: the page as it was, and where to call.

/** The opening tag of the content, as `site.tsx` renders it. */
const MAIN = '<main id="obsah">';

/** The page as it was cached last; one that shows seats says since when it may be wrong. */
export function lastRenderedPage({ page, renderedAt }: LastRendered, phone: string): Response {
  const notice = renderToStaticMarkup(
    <Notice at={renderedAt} phone={phone} hasSeats={page.dependsOn.has('seats')} />,
  );
  const body = page.bodies.identity.toString().replace(MAIN, () => MAIN + notice);
  return new Response(body, { status: page.status, headers: { ...page.headers, 'cache-control': 'no-store' } });
}

function Notice({ at, phone, hasSeats }: { at: string; phone: string; hasSeats: boolean }) {
  return (
    <div role="status">
      <p className="wrap">
        Stav údajov k&nbsp;{boundInstant(at)}.{hasSeats && ' Voľné miesta sa odvtedy mohli zmeniť.'} Prihlášku teraz
        nevieme prijať
        {phone && (
          <>
            , zavolajte nám na <PhoneLink phone={phone} />
          </>
        )}
        .
      </p>
    </div>
  );
}

/** What was entered stays in the form: one step back, or where our script has sent it. */
export function formNotTaken(request: Request, phone: string): Response {
  const text = `Formulár teraz nevieme prijať. ${phone ? `Zavolajte nám na ${phone} alebo ho odošlite` : 'Odošlite ho'} o\u00A0chvíľu znova.`;
  const refusal = { status: 503, title: 'Formulár sme neprijali', text, retryAfterSeconds: 5 } as const;
  return isSentByScript(request) ? refusalProblem(refusal) : refusalPage(refusal);
}
