import { Outlet, useLocation } from 'react-router';
import { initials, type StaffMember } from '#domain/staff.ts';
import { today } from '#server/clock.ts';
import { countContactRequests } from '#server/contact-requests.ts';
import { findOutage } from '#server/mail-outage.ts';
import { countSignUpsToConfirm } from '#server/sign-up-list.ts';
import { appOf } from '../../context.ts';
import type { PageHandle } from '../../page-handle.ts';
import { requireStaff } from '../../staff-guard.ts';
import staffStyles from '../../styles/pages/staff.css?url';
import { Brand } from '../../ui/brand.tsx';
import { Hall } from '../../ui/hall.tsx';
import { Icon } from '../../ui/icon.tsx';
import { OutageNotice } from '../../ui/letter-desk/outage-notice.tsx';
import type { Route } from './+types/desk';

export const handle: PageHandle = { scripts: true, noIndex: true };

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: staffStyles }];

export async function loader(args: Route.LoaderArgs) {
  const staff = await requireStaff(args);
  const app = appOf(args.context);
  const [newSignUps, contactRequests, outage] = await Promise.all([
    countSignUpsToConfirm(app.db, today(app)),
    countContactRequests(app.db),
    findOutage(app),
  ]);
  return { staff, outage, newSignUps, newContactRequests: contactRequests.new };
}

/** The frame of the staff's desk: the ink bar, and the corridor with its doors. */
export default function Desk({ loaderData: { staff, outage, ...waiting } }: Route.ComponentProps) {
  return (
    <div className="desk desk--with-hall">
      <a className="skip" href="#obsah">
        Preskočiť na obsah
      </a>
      <header className="desk-top on-dark">
        <div className="wrap">
          <Brand onDark />
          <UserMenu staff={staff} />
        </div>
      </header>
      <Hall pathname={useLocation().pathname} {...waiting} />
      <main id="obsah" className="wrap pb-8">
        {outage && <OutageNotice {...outage} />}
        <Outlet />
      </main>
    </div>
  );
}

/** The user menu (specification section 2.11): a native popover, no script. */
function UserMenu({ staff }: { staff: StaffMember }) {
  return (
    <>
      <button type="button" className="user" popoverTarget="ja">
        <i aria-hidden="true">{initials(staff.name)}</i>
        <span>{staff.name}</span>
        <Icon name="caret" />
      </button>
      <div className="menu" id="ja" popover="auto">
        <p>
          <b>{staff.name}</b>
          {staff.email}
        </p>
        <ul>
          <li>
            <a href="/">
              Otvoriť web
              <Icon name="out" />
            </a>
          </li>
          <li>
            <form method="post" action="/signOut">
              <button type="submit">Odhlásiť sa</button>
            </form>
          </li>
        </ul>
      </div>
    </>
  );
}
