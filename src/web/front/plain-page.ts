import { nonBreaking } from '#domain/slovak.ts';

interface PlainPage {
  status: number;
  title: string;
  text: string;
  /** The id of a request that failed by an error of ours. */
  requestId?: string;
}

/** A page that needs nothing of the product, for when React cannot render one: no styles, no scripts, one sentence. */
export function plainPage(
  { status, title, text, requestId }: PlainPage,
  headers: Record<string, string> = {},
): Response {
  const number = requestId ? `<p>Číslo požiadavky ${requestId}</p>` : '';
  const html = `<!doctype html><html lang="sk"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title></head><body><h1>${nonBreaking(title)}</h1><p>${nonBreaking(text)}</p>${number}<p><a href="/">Späť na úvod</a></p></body></html>`;
  return new Response(html, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Length': String(Buffer.byteLength(html)),
      'Cache-Control': 'no-store',
      ...headers,
    },
  });
}
