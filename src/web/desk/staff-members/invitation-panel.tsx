import { nonBreaking } from '#domain/slovak.ts';
import { INVITATION_HOURS } from '#domain/staff/staff.ts';
import { ActButton } from '#web/desk/kit/acts.tsx';
import { PageHead } from '#web/desk/kit/desk-head.tsx';
import { STAFF_MEMBERS } from '#web/desk/kit/desk-sections.ts';
import { Panel } from '#web/desk/kit/panel.tsx';

/** An invitation that cannot be emailed, to be passed on by the inviting person. */
export interface InvitationDetails {
  name: string;
  email: string;
  /** The link for the invited person: it creates the account, or opens the sign-in. */
  link: string;
  isOneTime: boolean;
}

/** Instructions for inviting a person while the site has no mail server. A one-time link is shown only once. */
export function InvitationPanel({ name, email, link, isOneTime }: InvitationDetails) {
  return (
    <Panel title={`Odkaz pre: ${name}`}>
      <div className="panel-body" role="status">
        <p>
          {nonBreaking(
            isOneTime
              ? `Web nemá nastavenú poštu, e-mail neodišiel. Odovzdajte tento odkaz inou cestou. Platí ${INVITATION_HOURS} hodín, dá sa použiť len raz a znova ho už neukážeme.`
              : `Web nemá nastavenú poštu, e-mail neodišiel. Povedzte človeku, nech sa prihlási adresou ${email} na stránke:`,
          )}
        </p>
        <p>
          <code>{link}</code>
        </p>
      </div>
    </Panel>
  );
}

/** The same as a page, for invitations made outside the list. */
export function InvitationPage({ title, ...details }: InvitationDetails & { title: string }) {
  return (
    <>
      <PageHead parents={[{ title: 'Ľudia', to: STAFF_MEMBERS }]} title={title} />
      <InvitationPanel {...details} />
      <div className="btns">
        <ActButton label="Späť na zoznam" to={STAFF_MEMBERS} />
      </div>
    </>
  );
}
