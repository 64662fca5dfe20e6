import { Outlet } from 'react-router';
import { type HostedSignIn, hostedSignIn } from '#web/desk/clerk/hosted-sign-in.ts';
import type { PageHandle } from '#web/front/page-handle.ts';
import { Drawing } from '#web/shared/drawing.tsx';
import gatehouse from '#web/shared/drawings/fragment-gatehouse.svg?raw';
import { Header } from '#web/site/kit/header.tsx';
import siteStyles from '#web/styles/pages/site.css?url';
import type { Route } from './+types/auth-layout';

/** Its scripts are for a hosted sign-in; where there is no data for them, none are sent. */
export const handle: PageHandle = { noIndex: true, scripts: true };

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: siteStyles }];

export function loader({ context }: Route.LoaderArgs): HostedSignIn | undefined {
  return hostedSignIn(context);
}

/** The layout of the sign-in, the first account and a failed sign-out, with the drawing of a gatehouse beside them. */
export default function AuthLayout({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Header />
      <main id="obsah" className="login">
        <Drawing svg={gatehouse} />
        <div className="login-box">
          <Outlet context={loaderData} />
        </div>
      </main>
    </>
  );
}
