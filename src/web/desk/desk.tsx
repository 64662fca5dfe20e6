import type { ReactNode } from 'react';
import { Outlet, redirect, type ShouldRevalidateFunctionArgs, useLocation } from 'react-router';
import { SERVER_TROUBLES } from '#domain/emails/email-trouble.ts';
import { counted, nonBreaking, verbFor } from '#domain/slovak.ts';
import { may } from '#domain/staff/permissions.ts';
import { hasName, initials, STAFF_ROLES, type StaffMember } from '#domain/staff/staff.ts';
import { areBackupsBroken } from '#server/backups/backup-check.ts';
import { today } from '#server/clock.ts';
import { findOutage } from '#server/emails/mail-outage.ts';
import { countSections } from '#server/today/today.ts';
import { visitContext } from '#web/context.ts';
import { OWN_NAME } from '#web/desk/account/account-paths.ts';
import { hostedSignIn } from '#web/desk/clerk/hosted-sign-in.ts';
import { HostedUserMenu } from '#web/desk/clerk/hosted-user-menu.tsx';
import { DeskSearchField } from '#web/desk/desk-search/desk-search-field.tsx';
import { DeskForm } from '#web/desk/kit/desk-form.tsx';
import { DeskFrame } from '#web/desk/kit/desk-frame.tsx';
import { DeskNavigation } from '#web/desk/kit/desk-navigation.tsx';
import { DeskNotice } from '#web/desk/kit/desk-notice.tsx';
import { firstPageOf, sectionsFor } from '#web/desk/kit/desk-sections.ts';
import { Instant } from '#web/desk/kit/instant.tsx';
import { KeyHelp, useKeys } from '#web/desk/kit/keyboard/key-help.tsx';
import type { NoticeText } from '#web/desk/kit/notices.ts';
import { declinesEmail } from '#web/desk/kit/send-email-field.tsx';
import type { DeskData } from '#web/desk/kit/use-desk-data.ts';
import { letFormsReachDirectory } from '#web/desk/sign-in/require-provider.ts';
import type { PageHandle } from '#web/front/page-handle.ts';
import { Icon } from '#web/shared/icon.tsx';
import { useHydrated } from '#web/shared/use-hydrated.ts';
import deskStyles from '#web/styles/pages/desk.css?url';
import type { Route } from './+types/desk';
import { deskForms } from './desk-forms.ts';
import { findLastEditor, findNotice } from './desk-notices.ts';
import { ENTRY, requireAnyStaff } from './staff-guard.ts';

export const handle: PageHandle = { scripts: true, noIndex: true };

export const meta = () => [{ name: 'description', content: 'Správa kurzov, prihlášok, dopytov a obsahu webu' }];

export const middleware: Route.MiddlewareFunction[] = [deskForms];

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: deskStyles }];

export async function loader(args: Route.LoaderArgs) {
  const { app, staff } = await requireAnyStaff(args);
  letFormsReachDirectory(args.context);
  if (!hasName(staff) && args.url.pathname !== OWN_NAME) {
    const target = { dalej: args.url.pathname + args.url.search };
    throw redirect(`${OWN_NAME}?${new URLSearchParams(target)}`);
  }
  const isEntry = args.url.searchParams.has(ENTRY) || !may(staff, 'office');
  if (args.url.pathname === '/dashboard' && isEntry) throw redirect(firstPageOf(staff));
  const isInOffice = may(staff, 'office');
  const [counts, outage, hasBrokenBackups] = await Promise.all([
    isInOffice ? countSections(app) : undefined,
    isInOffice ? findOutage(app) : undefined,
    may(staff, 'settings') && areBackupsBroken(app),
  ]);
  const form = await args.context.get(visitContext).form;
  const deskData: DeskData = {
    formKey: crypto.randomUUID(),
    today: today(app),
    sections: sectionsFor(staff),
    lastEditor: await findLastEditor(args, staff),
    isEmailDeclined: form !== undefined && declinesEmail(form.texts),
  };
  return {
    ...deskData,
    staff,
    notice: await findNotice(args, staff),
    hosted: hostedSignIn(args.context),
    maySearch: may(staff, 'content'),
    isDatabaseLost: app.storage.isLost,
    hasBrokenBackups,
    counts,
    outage,
  };
}

// the frame stays as it is while a list is filtered
export const shouldRevalidate = ({
  currentUrl: { pathname, search },
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  defaultShouldRevalidate && (formMethod === 'POST' || pathname !== nextUrl.pathname || search === nextUrl.search);

/** The desk: its frame, and the page in it. */
export default function Desk({
  loaderData: { staff, notice, hosted, outage, maySearch, isDatabaseLost, hasBrokenBackups, sections, counts },
}: Route.ComponentProps) {
  const { pathname } = useLocation();
  const keys = useKeys(sections);
  const user = hosted ? (
    <HostedUserMenu staff={staff} hosted={hosted} />
  ) : (
    <UserMenu staff={staff} onKeys={keys.show} />
  );
  return (
    <DeskFrame
      user={user}
      search={maySearch && <DeskSearchField />}
      navigation={<DeskNavigation pathname={pathname} sections={sections} counts={counts} />}
    >
      {isDatabaseLost && (
        // a restart would lose what the process still holds
        <Trouble role="alert" text="Databáza je stratená, nič sa neukladá.">
          Jej súbor niekto odstránil alebo nahradil. Web nereštartujte a&nbsp;povedzte to správcovi webu hneď.
        </Trouble>
      )}
      {outage && <OutageNotice {...outage} />}
      {hasBrokenBackups && (
        <Trouble text="Zálohy nie sú v poriadku.">
          Po poruche by sa údaje nemuseli dať obnoviť. <a href="/dashboard/stav">Čo sa stalo</a>
        </Trouble>
      )}
      {notice && <ActionNotice {...notice} />}
      <Outlet />
      {keys.actions && <KeyHelp actions={keys.actions} onClose={keys.hide} />}
    </DeskFrame>
  );
}

/** The result of the action that led to this page. */
function ActionNotice({ isDone, text }: NoticeText) {
  return <DeskNotice sign={isDone ? 'system-ok' : 'system-pozor'} role={isDone ? undefined : 'alert'} text={text} />;
}

/** The user menu (specification section 2.11): a native popover, no script. */
function UserMenu({ staff, onKeys }: { staff: StaffMember; onKeys(): void }) {
  const isHydrated = useHydrated();
  return (
    <>
      <button type="button" className="user" popoverTarget="ja">
        <i aria-hidden="true">{initials(staff.name)}</i>
        <span className="sr-only">{staff.name}, moje menu</span>
      </button>
      <div className="menu" id="ja" popover="auto">
        <p>
          <b>{staff.name}</b>
          {STAFF_ROLES[staff.role]}, {staff.email}
        </p>
        <ul>
          <li>
            <a href="/dashboard/ucet">Môj účet</a>
          </li>
          <li>
            <button
              type="button"
              disabled={!isHydrated}
              onClick={({ currentTarget }) => {
                // closed first, so that the focus returns to the button, where the dialog restores it later
                currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
                onKeys();
              }}
            >
              Klávesové skratky <kbd>?</kbd>
            </button>
          </li>
          <li>
            <a href="/">
              Otvoriť web
              <Icon name="out" />
            </a>
          </li>
          <li>
            <DeskForm action="/signOut">
              <button type="submit">Odhlásiť sa</button>
            </DeskForm>
          </li>
        </ul>
      </div>
    </>
  );
}

type Outage = NonNullable<Route.ComponentProps['loaderData']['outage']>;

/** While emails cannot be sent, so that staff can notify the administrator. */
function OutageNotice({ trouble, since, waiting }: Outage) {
  const sentence = SERVER_TROUBLES[trouble];
  return (
    <Trouble text={`E-maily neodchádzajú: ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}.`}>
      Trvá to od <Instant at={since} isBound />.{' '}
      {nonBreaking(
        `Na odoslanie ${verbFor(waiting, 'čaká', 'čakajú')} ${counted(waiting, 'e-mail', 'e-maily', 'e-mailov')}. Keď server začne poštu prijímať, odíde sama. Poštu nastavuje správca webu.`,
      )}
    </Trouble>
  );
}

interface TroubleProps {
  text: string;
  role?: 'alert';
  children: ReactNode;
}

/** On every page of the desk while a part of the product does not work. */
function Trouble({ text, role, children }: TroubleProps) {
  return (
    <div className="outage">
      <DeskNotice sign="system-chyba" role={role} text={text}>
        <div>{children}</div>
      </DeskNotice>
    </div>
  );
}
