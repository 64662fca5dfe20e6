import { Outlet } from 'react-router';
import type { PageHandle } from '../../page-handle.ts';
import { Drawing } from '../../ui/drawing.tsx';
import gatehouse from '../../ui/drawings/fragment-gatehouse.svg?raw';
import { Header } from '../../ui/header.tsx';

export const handle: PageHandle = { noIndex: true };

/** The gatehouse: sign-in and the first account, beside the plan of the gate. */
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
