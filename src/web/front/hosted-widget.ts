/** The widget of a hosted sign-in, as needed for a page's security policy. */
export interface HostedWidget {
  /** The provider's host that serves our application's script and its requests. */
  host: string;
  /** The nonce of the widget's styles. */
  nonce: string;
}

/** The internal header of a page that shows the widget; removed before the page is sent. */
export const HOSTED_WIDGET_HEADER = 'X-Hosted-Widget';

export function writeHostedWidget({ host, nonce }: HostedWidget): string {
  return `${host} ${nonce}`;
}

export function readHostedWidget(header: string | null): HostedWidget | undefined {
  const [host, nonce] = header?.split(' ') ?? [];
  return host && nonce ? { host, nonce } : undefined;
}

/**
 * Further sources the policy allows for the widget: its script and calls, pictures of people, the check for robots, and
 * the worker that renews the session (https://clerk.com/docs/guides/secure/best-practices/csp-headers).
 */
export function widgetSources(widget: HostedWidget | undefined) {
  if (!widget) return { script: '', style: '', image: '', more: [] };
  const host = ` https://${widget.host}`;
  return {
    script: `${host} https://challenges.cloudflare.com`,
    style: ` 'nonce-${widget.nonce}'`,
    image: ' https://img.clerk.com',
    more: [
      `connect-src 'self'${host}`,
      "worker-src 'self' blob:",
      "frame-src 'self' https://challenges.cloudflare.com",
    ],
  };
}
