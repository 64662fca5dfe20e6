import { href } from 'react-router';
import { nonBreaking } from '#domain/slovak.ts';

/** A valid document of one person of the sign-up. */
export interface OwnDocument {
  id: string;
  number: string;
  title: string;
  name: string;
}

/** The documents of the people of a sign-up, once they are issued. */
export function OwnDocuments({ code, documents }: { code: string; documents: readonly OwnDocument[] }) {
  if (documents.length === 0) return null;
  return (
    <section className="own-box">
      <h2>{documents.length === 1 ? 'Doklad o\u00A0kurze' : 'Doklady o\u00A0kurze'}</h2>
      <ul>
        {documents.map(({ id, number, title, name }) => (
          <li key={id}>
            <a href={href('/vasa-prihlaska/:code/doklad/:documentId', { code, documentId: id })}>
              {nonBreaking(`${name}: ${title} č. ${number}`)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
