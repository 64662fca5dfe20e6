import type { Client } from '#content/clients.ts';

/** A client's wordmark out of the one sheet they share: a file each would cost a page of clients a request each. */
export function Wordmark({ client: { name, mark, width } }: { client: Client }) {
  return (
    <svg className="wordmark" role="img" aria-label={name} width={width} height="40">
      <use href={`/klienti.svg#${mark}`} />
    </svg>
  );
}
