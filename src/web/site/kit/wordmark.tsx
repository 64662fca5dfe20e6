import type { Client } from '#content/clients.ts';

/** A client's wordmark from one shared sheet, because separate files would cost one request per client. */
export function Wordmark({ client: { name, src, width } }: { client: Client }) {
  return (
    <svg className="wordmark" role="img" aria-label={name} viewBox={`0 0 ${width} 40`} width={width} height="40">
      <use href={src} />
    </svg>
  );
}
