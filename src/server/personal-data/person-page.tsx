import { renderToStaticMarkup } from 'react-dom/server';
import { atTime, type ExportedThing } from '#domain/personal-data/exported-thing.ts';
import { fileSize, nonBreaking } from '#domain/slovak.ts';

const STYLES = [
  'body{font:17px/1.5 system-ui,sans-serif;max-width:52rem;margin:2rem auto;padding:0 1rem;color:#14181b}',
  'h1{font-size:1.8rem}h2{font-size:1.35rem;margin:2.5rem 0 .5rem;padding-top:1rem;border-top:3px solid #14181b}',
  'h3{font-size:1.1rem;margin:1.5rem 0 .25rem}dl{display:grid;grid-template-columns:14rem 1fr;gap:.25rem 1rem}',
  'dt{color:#4a5459}dd{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}',
  'pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;border:1px solid #c2cacf;padding:.75rem 1rem}',
  '@media(max-width:40rem){dl{grid-template-columns:1fr}dd{margin-bottom:.5rem}}',
].join('');

interface PersonPageProps {
  /** ISO, UTC. */
  at: string;
  /** The name of our company. */
  company: string;
  things: ExportedThing[];
}

/** The data stored about a person, as one self-contained document without scripts. */
export function personPage(props: PersonPageProps): string {
  return `<!doctype html>\n${renderToStaticMarkup(<Document {...props} />)}`;
}

function Document({ at, company, things }: PersonPageProps) {
  return (
    <html lang="sk">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>Osobné údaje</title>
        <style>{STYLES}</style>
      </head>
      <body>
        <h1>Osobné údaje, ktoré o&nbsp;Vás uchovávame</h1>
        <p>
          {company && `${nonBreaking(company)}, `}stav {nonBreaking(atTime(at))} (články 15 a&nbsp;20 GDPR). To isté
          pre programy je v&nbsp;súbore udaje.json.
        </p>
        {things.map((thing, index) => (
          <Thing key={index} thing={thing} />
        ))}
      </body>
    </html>
  );
}

function Thing({ thing: { title, facts, emails, history, files } }: { thing: ExportedThing }) {
  return (
    <section>
      <h2>{nonBreaking(title)}</h2>
      {facts.length > 0 && (
        <dl>
          {facts.map(({ name, label, value }) => (
            <div key={name} style={{ display: 'contents' }}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {files.length > 0 && (
        <>
          <h3>Súbory</h3>
          <ul>
            {files.map(({ id, name, path, sizeBytes }) => (
              <li key={id}>
                <a href={path}>{name}</a> ({fileSize(sizeBytes)})
              </li>
            ))}
          </ul>
        </>
      )}
      {emails.map(({ subject, recipient, status, sentAt, text }, index) => (
        <article key={index}>
          <h3>E-mail: {subject}</h3>
          <p>
            {recipient} – {status}
            {sentAt && `, ${atTime(sentAt)}`}
          </p>
          <pre>{text}</pre>
        </article>
      ))}
      {history.length > 0 && (
        <>
          <h3>Priebeh</h3>
          <ul>
            {history.map(({ at, what, who }) => (
              <li key={`${at}${what}`}>
                {atTime(at)} – {what} ({who})
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
