import type { ReactNode } from 'react';
import { isRouteErrorResponse } from 'react-router';
import lost from '#web/shared/drawings/lost.svg?raw';
import { ErrorHead } from './document-head.tsx';
import { Drawing } from './drawing.tsx';
import { PhoneLink } from './phone-link.tsx';
import { RequestNumber } from './request-id.tsx';

interface ErrorMessageProps {
  error: unknown;
  /** The company's; empty where it has none. */
  phone: string;
}

/** The 404 page (specification section 2.9), or a page for a refused or invalid request, or for a server error. */
export function ErrorMessage({ error, phone }: ErrorMessageProps) {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status === 404) return <NotFound />;
  if (status === 403) return <Forbidden />;
  if (status === 429) return <TooMany phone={phone} />;
  if (status < 500) return <Unreadable />;
  return <Broken phone={phone} />;
}

export function NotFound() {
  return (
    <>
      <div className="tape" aria-hidden="true" />
      <Message
        title="Požadovaná stránka neexistuje"
        description="Stránka s touto adresou neexistuje. Pokračujte na úvod alebo nám napíšte."
        buttons={
          <>
            <a className="btn btn--line" href="/hladat">
              Hľadať na webe
            </a>
            <a className="btn btn--line" href="/kontakt">
              Kontaktujte nás
            </a>
          </>
        }
        drawing={<Drawing svg={lost} />}
      >
        Zdá sa, že ste sa dostali na stránku, ktorá neexistuje. Skontrolujte adresu URL a&nbsp;skúste to znova.
      </Message>
    </>
  );
}

/** For staff whose role may not open a page outside the desk. */
function Forbidden() {
  return (
    <Message title="Na túto stránku nemáte oprávnenie" description="Vaša rola túto stránku neotvorí.">
      Vaša rola túto stránku neotvorí. Ak ju potrebujete, požiadajte správcu o&nbsp;inú rolu.
    </Message>
  );
}

function TooMany({ phone }: { phone: string }) {
  return (
    <Message title="Príliš veľa pokusov" description="Skúste to o desať minút znova.">
      Z&nbsp;Vášho pripojenia niekto otvoril priveľa neplatných odkazov. Skúste to o&nbsp;desať minút znova
      <OrCall phone={phone} />.
    </Message>
  );
}

function Unreadable() {
  return (
    <Message title="Požiadavku sa nepodarilo prečítať" description="Požiadavka prišla neúplná.">
      Prišla neúplná. Vráťte sa o&nbsp;krok späť a&nbsp;odošlite ju znova.
    </Message>
  );
}

function Broken({ phone }: { phone: string }) {
  return (
    <Message title="Stránku sa nepodarilo zobraziť" description="Chyba je na našej strane." note={<RequestNumber />}>
      Chyba je na našej strane. Skúste to o&nbsp;chvíľu znova
      <OrCall phone={phone} />.
    </Message>
  );
}

/** The other way when a page does not work; nothing where the company has no telephone. */
function OrCall({ phone }: { phone: string }) {
  if (!phone) return null;
  return (
    <>
      {' '}
      alebo nám zavolajte na <PhoneLink phone={phone} />
    </>
  );
}

interface MessageProps {
  title: string;
  description: string;
  note?: ReactNode;
  buttons?: ReactNode;
  drawing?: ReactNode;
  children: ReactNode;
}

/** A page shown in place of the requested one. */
export function Message({ title, description, note, buttons, drawing, children }: MessageProps) {
  return (
    <section className="lost">
      <ErrorHead title={title} description={description} />
      <div className="wrap">
        <div>
          <h1>{title}</h1>
          <p>{children}</p>
          <div className="btns">
            <a className="btn" href="/">
              Späť na úvod
            </a>
            {buttons}
          </div>
          {note}
        </div>
        {drawing}
      </div>
    </section>
  );
}
