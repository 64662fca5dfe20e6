import { EMAIL_TITLES, type Mailbox } from '#domain/emails/email.ts';
import { boundInstant } from '#domain/instant.ts';
import { INVITATION_HOURS, STAFF_ROLES } from '#domain/staff/staff.ts';
import type { Email, Sender, StaffInvitationFacts } from './email.ts';
import { oneLine } from './email-text.ts';

export function subject(): string {
  return EMAIL_TITLES.staffInvitation;
}

/** Replies go to the inviter, who alone can send another invitation. */
export function replyTo({ invitedBy }: StaffInvitationFacts): Mailbox | undefined {
  return invitedBy && { name: oneLine(invitedBy.name), address: invitedBy.email };
}

/** This email grants access to the desk, so no page shows it. */
export function email(facts: StaffInvitationFacts, { siteUrl }: Sender): Email {
  const { email, role, invitedBy, link } = facts;
  const greeting = invitedBy
    ? `Dobrý deň, ${oneLine(invitedBy.name)} Vás pozýva do správy kurzov.`
    : 'Dobrý deň, máte prístup do správy kurzov.';
  return {
    preheader: link ? `Odkaz platí ${INVITATION_HOURS} hodín.` : 'Prihláste sa touto adresou.',
    heading: 'Pozvánka do správy kurzov',
    paragraphs: [
      link
        ? `${greeting} Heslo si nastavte cez odkaz nižšie, platí ${INVITATION_HOURS} hodín.`
        : `${greeting} Prihláste sa na ${siteUrl}/signIn adresou ${email}.`,
    ],
    buttons: [
      link
        ? { label: 'Prijať pozvánku', url: `${siteUrl}/signIn/pozvanka?kod=${link.code}` }
        : { label: 'Prihlásiť sa', url: `${siteUrl}/signIn` },
    ],
    facts: [
      { label: 'Prihlasovací e-mail', value: email },
      { label: 'Rola', value: STAFF_ROLES[role] },
      { label: 'Platí do', value: link ? boundInstant(link.until) : '' },
    ].filter(({ value }) => value),
    small: link && 'Odkaz je iba pre Vás a použije sa raz. Ak nefunguje, odpovedzte na tento e-mail.',
    reason: 'Ak pozvánku nečakáte, nemusíte robiť nič. Bez nej sa do správy nikto nedostane.',
  };
}
