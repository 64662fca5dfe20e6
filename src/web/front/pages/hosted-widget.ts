/** The widget of a hosted sign-in, as needed for a page's security policy. */
export interface HostedWidget {
  /** The provider's host that serves our application's script and its requests. */
  host: string;
  /** The nonce of the widget's styles. */
  nonce: string;
}

/**
 * Further sources the policy allows for the widget: its script and calls, pictures of people, the check for robots, and
 * the worker that renews the session (https://clerk.com/docs/guides/secure/best-practices/csp-headers).
 */
export function widgetSources(widget: HostedWidget | undefined) {
  if (!widget) return { scripts: [], styles: [], images: [], more: [] };
  const host = `https://${widget.host}`;
  return {
    scripts: [host, 'https://challenges.cloudflare.com'],
    styles: [`'nonce-${widget.nonce}'`],
    images: ['https://img.clerk.com'],
    more: [
      ['connect-src', "'self'", host],
      ['worker-src', "'self'", 'blob:'],
      ['frame-src', "'self'", 'https://challenges.cloudflare.com'],
    ],
  };
}
