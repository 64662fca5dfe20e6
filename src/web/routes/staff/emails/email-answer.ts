/** An email as its reader sees it, to be shown in a frame. */
export function emailAnswer(html: string): Response {
  // its links lead out of the frame: no page of ours may be shown inside one
  return new Response(html.replace('<head>', '<head><base target="_blank"/>'), {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      // an email styles itself inline and runs nothing
      'Content-Security-Policy':
        "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; frame-ancestors 'self'; sandbox allow-downloads allow-popups allow-popups-to-escape-sandbox",
      'Cache-Control': 'private, no-store',
    },
  });
}
