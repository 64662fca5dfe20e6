import { Outlet } from 'react-router';
import type { PageHandle } from '../../page-handle.ts';
import entranceStyles from '../../styles/pages/entrance.css?url';
import { Drawing } from '../../ui/drawing.tsx';
import gatehouse from '../../ui/drawings/fragment-gatehouse.svg?raw';
import { Header } from '../../ui/header.tsx';
import type { Route } from './+types/entrance';

export const handle: PageHandle = { noIndex: true };

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: entranceStyles }];

/** The gatehouse: sign-in, the first account and a sign-out that failed, beside the plan of the gate. */
export default function Entrance() {
  return (
    <>
      <Header />
      <main id="obsah" className="login">
        <Drawing svg={gatehouse} />
        <div className="login-box">
          <Outlet />
        </div>
      </main>
    </>
  );
}
