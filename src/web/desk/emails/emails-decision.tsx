import { EMAIL_TITLES } from '#domain/emails/email.ts';
import { EMAILS_PER_ACTION_MAX } from '#domain/emails/email-list.ts';
import { HOLD_REASONS } from '#domain/emails/held-email.ts';
import { counted, nonBreaking } from '#domain/slovak.ts';
import { type EmailsToDecide, listEmailsToDecide } from '#server/emails/matching-emails.ts';
import { ActButton } from '#web/desk/kit/acts.tsx';
import { CHOICE } from '#web/desk/kit/choice.ts';
import { DeskForm, Submit } from '#web/desk/kit/desk-form.tsx';
import { PageHead } from '#web/desk/kit/desk-head.tsx';
import { readChoice } from '#web/desk/kit/query.ts';
import { requireStaff } from '#web/desk/staff-guard.ts';
import type { Route } from './+types/emails-decision';
import { emailList } from './email-list.ts';

/** All emails of the filtered list, or only those held for one reason (`?dovod=`). */
export async function loader(args: Route.LoaderArgs) {
  const { app } = await requireStaff(args, 'office');
  const { searchParams } = args.url;
  const filter = emailList.read(searchParams);
  const isHeld = filter.state === 'held';
  const heldBecause = isHeld ? readChoice(searchParams, 'dovod', HOLD_REASONS) : undefined;
  const action = args.pattern.endsWith('/odoslanie-vsetkych') ? 'send' : 'drop';
  const decision = await listEmailsToDecide(app, { ...filter, heldBecause }, action);
  const sending = isHeld ? 'Poslať všetky' : 'Poslať všetky znova';
  return {
    ...decision,
    filter,
    heldBecause,
    action,
    title: action === 'send' ? sending : 'Neposielať žiadny',
  } as const;
}

const STEPS = { send: 'odoslanie', drop: 'vyradenie' } as const;

/** Requires confirmation before all emails of the list are sent, or discarded unsent; shows which, and to whom. */
export default function EmailsDecision({ loaderData }: Route.ComponentProps) {
  const { emails, filter, heldBecause, action, title } = loaderData;
  const narrowing = [...emailList.narrowing(filter), ...(heldBecause ? [HOLD_REASONS[heldBecause]] : [])];
  return (
    <>
      <PageHead
        parents={[{ title: 'E-maily', to: emailList.at(filter) }]}
        title={title}
        note={emailsPhrase(emails.length)}
      />
      <DeskForm action={emailList.below(STEPS[action], filter)} className="panel decision">
        <div className="panel-body">
          {narrowing.length > 0 && <p>{nonBreaking(`Výber: ${narrowing.join(', ')}.`)}</p>}
          {emails.length > 0 && (
            <>
              <p>
                {nonBreaking(
                  action === 'send'
                    ? 'Odídu hneď, každý na svoju adresu a s tým istým textom:'
                    : 'Neodídu. Zostanú uložené a dajú sa poslať jednotlivo:',
                )}
              </p>
              <Affected emails={emails} />
            </>
          )}
          {action === 'send' && <input type="hidden" name="bez-vratenych" value="on" />}
          <SkippedEmails {...loaderData} />
          <div className="btns">
            {emails.length > 0 && <Submit label={title} isRed keys="confirm" needsEnter />}
            <ActButton label={nonBreaking('Späť na e-maily')} to={emailList.at(filter)} />
          </div>
        </div>
      </DeskForm>
    </>
  );
}

function Affected({ emails }: Pick<EmailsToDecide, 'emails'>) {
  const kinds = Map.groupBy(emails, ({ kind }) => kind);
  return (
    <>
      <ul className="affected">
        {[...kinds].map(([kind, { length }]) => (
          <li key={kind}>
            <b>{EMAIL_TITLES[kind]}</b> – {emailsPhrase(length)}
          </li>
        ))}
      </ul>
      <details>
        <summary>Komu</summary>
        <ul className="affected">
          {emails.map(({ id, kind, recipient }) => (
            <li key={id}>
              <input type="hidden" name={CHOICE} value={id} />
              {recipient}, {EMAIL_TITLES[kind]}
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}

/** The emails left out, and why. */
function SkippedEmails({ emails, returned, hasMore }: EmailsToDecide) {
  return (
    <>
      {emails.length === 0 && <p>{nonBreaking('Vo výbere nie je e-mail, s ktorým by sa to teraz dalo urobiť.')}</p>}
      {returned > 0 && (
        <p>
          {nonBreaking(
            `${counted(returned, 'e-mail vynecháme', 'e-maily vynecháme', 'e-mailov vynecháme')}: z adresy príjemcu sa nám e-mail vrátil. Adresu najprv opravte alebo potvrďte v zozname.`,
          )}
        </p>
      )}
      {hasMore && (
        <p>
          {nonBreaking(
            `Naraz je to najviac ${EMAILS_PER_ACTION_MAX} e-mailov, od najstarších. O ostatných rozhodnete potom rovnako.`,
          )}
        </p>
      )}
    </>
  );
}

function emailsPhrase(count: number): string {
  return counted(count, ...emailList.noun);
}
