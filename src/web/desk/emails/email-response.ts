/** An email as its recipient sees it, to be shown in a frame. */
export function emailResponse(html: string): Response {
  // its links open outside the frame, as pages of ours must not be shown inside one
  return new Response(html.replace('<head>', '<head><base target="_blank"/>'), {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      // an email has inline styles and runs no scripts
      'Content-Security-Policy':
        "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'self'; sandbox allow-downloads allow-popups allow-popups-to-escape-sandbox",
      'Cache-Control': 'private, no-store',
    },
  });
}
