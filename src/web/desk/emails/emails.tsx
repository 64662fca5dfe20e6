import { didNotArrive } from '#domain/emails/email.ts';
import { type EmailListState, isActionAllowed } from '#domain/emails/email-list.ts';
import { HOLD_REASONS, type HoldReason } from '#domain/emails/held-email.ts';
import { counted, nonBreaking } from '#domain/slovak.ts';
import { findInboxOutage } from '#server/bounces/read-bounces.ts';
import { listAllEmails } from '#server/emails/email-list.ts';
import { countEmailsToDecide, countHeldEmails } from '#server/emails/matching-emails.ts';
import { TermHelp } from '#web/desk/help/term-help.tsx';
import { ActButton } from '#web/desk/kit/acts.tsx';
import { DeskHead } from '#web/desk/kit/desk-head.tsx';
import { EmptyList } from '#web/desk/kit/desk-list.tsx';
import { DeskNotice } from '#web/desk/kit/desk-notice.tsx';
import { FilteredList } from '#web/desk/kit/filtered-list.tsx';
import { Instant } from '#web/desk/kit/instant.tsx';
import { Panel } from '#web/desk/kit/panel.tsx';
import { SelectionTable } from '#web/desk/kit/selection.tsx';
import { requireStaff } from '#web/desk/staff-guard.ts';
import type { Route } from './+types/emails';
import { doneSentence } from './decision-notice.ts';
import type { CorrectionRefusal } from './email-forms.tsx';
import { type EmailFilter, emailList } from './email-list.ts';
import { emailColumns } from './email-list-rows.tsx';

export async function loader(args: Route.LoaderArgs) {
  const { app, db } = await requireStaff(args, 'office');
  const query = args.url.searchParams;
  const filter = emailList.read(query);
  const [list, toDecide, held, inboxOutage] = await Promise.all([
    listAllEmails(db, filter),
    countEmailsToDecide(db),
    filter.state === 'held' ? countHeldEmails(db, filter) : undefined,
    findInboxOutage(app),
  ]);
  return {
    filter: { ...filter, page: list.page },
    list,
    toDecide,
    held,
    inboxOutage,
    done: doneSentence(query),
  };
}

interface EmailListPageProps extends Pick<Route.ComponentProps, 'loaderData'> {
  /** The corrected address that was refused. */
  actionData?: CorrectionRefusal;
}

/** All emails of the product: their state, and what can be done with those that need a decision. */
export default function EmailList({ loaderData, actionData }: EmailListPageProps) {
  const { filter, list, toDecide, held, inboxOutage, done } = loaderData;
  return (
    <>
      <DeskHead title="E-maily" note={<ToDecide {...toDecide} />}>
        <SendingAll filter={filter} counts={list.counts} />
      </DeskHead>
      {done && <DeskNotice sign="system-ok" text={done} />}
      {inboxOutage && (
        <DeskNotice sign="system-pozor">
          <p>
            Schránka, do ktorej sa vracajú nedoručené e-maily, sa nedá prečítať od{' '}
            <Instant at={inboxOutage} isBound />.
          </p>
          <div>Čo sa nedoručilo, tu zatiaľ neuvidíte. Poštu nastavuje správca webu.</div>
        </DeskNotice>
      )}
      <FilteredList
        list={emailList}
        filter={filter}
        page={list}
        above={held && list.total > 0 && <HeldReasons counts={held} filter={filter} />}
        empty={isOnlyHeld(filter) && <NothingHeld isAny={list.counts.all > 0} />}
      >
        <SelectionTable
          label="E-maily"
          noun={emailList.noun}
          columns={emailColumns(filter, actionData)}
          rows={list.rows}
          // emails to colleagues have no public id; rows have no state, so the index is safe as a key
          keyOf={({ readable }, index) => readable?.id ?? index}
          classOf={({ status }) => (didNotArrive(status) ? 'urgent' : undefined)}
          choiceOf={({ readable, status, recipient }) =>
            readable && isActionAllowed('drop', status) && { value: readable.id, label: `e-mail pre ${recipient}` }
          }
          acts={[
            { label: 'Poslať znova', to: emailList.below('odoslanie', filter), keys: 'send', needsEnter: true },
            { label: 'Neposielať', to: emailList.below('vyradenie', filter), keys: 'remove', needsEnter: true },
          ]}
        />
      </FilteredList>
    </>
  );
}

/** The link to send all undelivered emails again; held emails are decided on by their reason. */
function SendingAll({ filter, counts }: { filter: EmailFilter; counts: Record<EmailListState, number> }) {
  if ((filter.state ?? 'undelivered') !== 'undelivered' || counts.undelivered === 0) return null;
  return (
    <ActButton
      label={filter.state ? 'Poslať všetky znova' : 'Poslať nedoručené znova'}
      to={emailList.below('odoslanie-vsetkych', { ...filter, state: 'undelivered', page: 1 })}
      keys="send"
    />
  );
}

function ToDecide({ undelivered, held }: { undelivered: number; held: number }) {
  if (undelivered + held === 0) return 'Žiadny e-mail nečaká na Vaše rozhodnutie';
  return (
    <>
      {undelivered > 0 && (
        <>
          {counted(undelivered, 'e-mail sa nedoručil', 'e-maily sa nedoručili', 'e-mailov sa nedoručilo')}
          <TermHelp term="bouncedEmail" />
        </>
      )}
      {undelivered > 0 && held > 0 && ', '}
      {held > 0 && (
        <>
          {counted(
            held,
            'e-mail čaká na Vaše rozhodnutie',
            'e-maily čakajú na Vaše rozhodnutie',
            'e-mailov čaká na Vaše rozhodnutie',
          )}
          <TermHelp term="heldEmail" />
        </>
      )}
    </>
  );
}

function isOnlyHeld(filter: EmailFilter): boolean {
  return filter.state === 'held' && emailList.narrowing({ ...filter, state: undefined }).length === 0;
}

/** Shown in place of held emails; `isAny` is true when another tab has some. */
function NothingHeld({ isAny }: { isAny: boolean }) {
  return (
    <EmptyList title="Nič tu nečaká" clearPath={isAny ? emailList.path : undefined}>
      Zadržíme len e-mail starší než tri dni, ktorý ešte nemal ako odísť, štvrtý e-mail, ktorý v&nbsp;jeden deň vyvolá
      na tú istú adresu formulár na webe, a&nbsp;e-mail na adresu, z&nbsp;ktorej sa nám predošlý vrátil.
    </EmptyList>
  );
}

/**
 * Why emails of the list are held, with a count and a decision for each reason; those to a bounced address are sent
 * once it is confirmed or corrected.
 */
function HeldReasons({ counts, filter }: { counts: Record<HoldReason, number>; filter: EmailFilter }) {
  const reasons = Object.keys(HOLD_REASONS) as HoldReason[];
  return (
    <div className="list-summary">
      <Panel title="Dôvody">
        <ul className="lines lines--across">
          {reasons
            .filter((reason) => counts[reason] > 0)
            .map((reason) => (
              <li key={reason}>
                <p>
                  {nonBreaking(`${HOLD_REASONS[reason]} –`)} <b>{counted(counts[reason], ...emailList.noun)}</b>
                  {reason === 'address-bounced' && nonBreaking('. Odídu, keď adresu opravíte alebo potvrdíte.')}
                </p>
                {reason !== 'address-bounced' && (
                  <ActButton
                    label="Poslať všetky"
                    to={emailList.below('odoslanie-vsetkych', filter, { dovod: reason })}
                    isSmall
                  />
                )}
                <ActButton
                  label="Neposielať žiadny"
                  to={emailList.below('vyradenie-vsetkych', filter, { dovod: reason })}
                  isSmall
                />
              </li>
            ))}
        </ul>
      </Panel>
    </div>
  );
}
