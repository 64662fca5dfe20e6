import { lazy, type ReactNode } from 'react';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type UIMatch,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from 'react-router';
import { EMPTY_COMPANY } from '#domain/company/company.ts';
import { canonicalPath } from '#web/front/site-pages.ts';
import type { Route } from './+types/root';
import { visitContext } from './context.ts';
import { readShownCompany } from './front/company-details.ts';
import type { PageHandle } from './front/page-handle.ts';
import { sharingPicture } from './front/site-pages.ts';
import atkinson from './styles/fonts/atkinson-hyperlegible-next.woff2?url';
import sofia from './styles/fonts/sofia-sans-semi-condensed.woff2?url';
import siteStyles from './styles/pages/site.css?url';

export const links: Route.LinksFunction = () => [
  ...[sofia, atkinson].map((href) => ({
    rel: 'preload',
    href,
    as: 'font' as const,
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
  })),
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
];

export async function loader({ context, url }: Route.LoaderArgs) {
  const { app } = context.get(visitContext);
  // an address is absolute only if BASE_URL states the site's origin
  const origin = app.config.baseUrl ?? '';
  const path = canonicalPath(url);
  const { company } = await readShownCompany(context);
  const { shortName, phone } = company;
  return {
    // a page of the desk contains its data once more, for hydration, and shows no more of the company
    company: url.pathname.startsWith('/dashboard') ? { ...EMPTY_COMPANY, shortName, phone } : company,
    origin,
    picture: origin + sharingPicture(url.pathname),
    canonical: path && origin + path,
  };
}

// the company's details do not change while a user navigates between hydrated pages
export const shouldRevalidate = () => false;

/** The document. It ships React Router's scripts only if its route requests them, and never when rendering failed. */
export function Layout({ children }: { children: ReactNode }) {
  const matches = useMatches() as UIMatch<unknown, PageHandle | undefined>[];
  // a page whose loader threw has no data, and its error page has no use for scripts
  const scripts =
    !useRouteError() && matches.some(({ handle, loaderData }) => handle?.scripts && loaderData !== undefined);
  const isEnglish = matches.some(({ loaderData }) => (loaderData as { language?: string } | null)?.language === 'en');
  return (
    <html lang={isEnglish ? 'en' : 'sk'}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#14191D" />
        {matches.some(({ handle }) => handle?.noIndex) && <meta name="robots" content="noindex" />}
        {/* a page's own sharing picture comes before the default one */}
        <Meta />
        <Sharing />
        {/* for readers of the document; hydration does not change it */}
        {import.meta.env.SSR && matches.some(isShown) && <Canonical />}
        <Links />
      </head>
      <body>
        {children}
        {import.meta.env.DEV && !scripts && <script type="module" src="/src/web/dev-reload.ts" />}
        {scripts && (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  );
}

/** True for a public page that is rendered: it has neither failed nor is the deferred part of a two-part response. */
function isShown({ handle, loaderData }: UIMatch<unknown, PageHandle | undefined>): boolean {
  return Boolean(handle?.dependsOn && loaderData);
}

function Canonical() {
  const canonical = useRouteLoaderData<typeof loader>('root')?.canonical;
  return canonical && <link rel="canonical" href={canonical} />;
}

/** The title and picture that are shown where the page's link is shared. */
function Sharing() {
  const picture = useRouteLoaderData<typeof loader>('root')?.picture;
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="sk_SK" />
      {picture && <meta property="og:image" content={picture} />}
    </>
  );
}

export default function Root() {
  return <Outlet />;
}

// a browser fetches the text and drawing of error pages only after an error
const ErrorMessage = lazy(async () => ({ default: (await import('./shared/error-pages.tsx')).ErrorMessage }));

/** A failed page has no layout, and so no layout's styles. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  return (
    <main id="obsah">
      <link rel="stylesheet" href={siteStyles} />
      <ErrorMessage error={error} phone={loaderData?.company.phone ?? ''} />
    </main>
  );
}
