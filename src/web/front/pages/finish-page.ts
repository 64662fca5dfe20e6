import { contentSecurityPolicy, withoutNonces } from '#web/front/content-security-policy.ts';
import { HOSTED_WIDGET_HEADER, readHostedWidget } from '#web/front/hosted-widget.ts';

/** Headers from the renderer for the front only. */
const INTERNAL_HEADERS = ['X-Script-Nonce', 'X-Image-Sources', 'X-Form-Origins', HOSTED_WIDGET_HEADER];

/** A change of the page's markup before it is finished; the parts it adds may have the nonce. */
export type ChangeOfPage = (html: string, nonce: string) => string;

/** A rendered page as it is sent: its policy set, its nonces and internal headers removed. */
export async function finishPage(response: Response, change: ChangeOfPage = (html) => html): Promise<Response> {
  const headers = new Headers(response.headers);
  const nonce = headers.get('X-Script-Nonce');
  const images = headers.get('X-Image-Sources') ?? '';
  const forms = headers.get('X-Form-Origins') ?? '';
  const widget = readHostedWidget(headers.get(HOSTED_WIDGET_HEADER));
  for (const name of INTERNAL_HEADERS) headers.delete(name);
  if (!headers.has('Cache-Control') && !headers.has('ETag')) headers.set('Cache-Control', 'no-store');
  if (nonce === null) return new Response(response.body, { status: response.status, headers });
  const html = change(await response.text(), nonce);
  headers.set('Content-Security-Policy', contentSecurityPolicy(html, nonce, { images, forms, widget }));
  return new Response(withoutNonces(html, nonce), { status: response.status, headers });
}
