import { EMAIL_TITLES } from '#domain/emails/email.ts';
import { boundInstant } from '#domain/instant.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { INVITATION_HOURS, RESET_MINUTES, STAFF_ROLES } from '#domain/staff/staff.ts';
import type { EmailFacts, Templates } from './email.ts';
import { oneLine } from './email-text.ts';

/** To a member of staff: their account, and what the admins have to fix. */
export const TO_STAFF = {
  staffInvitation: {
    subject: invitationTitle,
    /** Replies go to the inviter, who alone can send another invitation. */
    replyTo: ({ invitedBy }) => invitedBy && { name: oneLine(invitedBy.name), address: invitedBy.email },
    /** This email grants access to the desk, so no page shows it. */
    email(facts, { siteUrl }) {
      const { email, role, isReset, invitedBy, link } = facts;
      const greeting = invitedBy
        ? `Dobrý deň, ${oneLine(invitedBy.name)} ${isReset ? RESET : 'Vás pozýva do správy kurzov.'}`
        : 'Dobrý deň, máte prístup do správy kurzov.';
      return {
        preheader: link ? `Odkaz platí ${INVITATION_HOURS} hodín.` : 'Prihláste sa touto adresou.',
        heading: invitationTitle(facts),
        paragraphs: [
          link
            ? `${greeting} Heslo si nastavte cez odkaz nižšie. Odkaz platí ${INVITATION_HOURS} hodín.`
            : `${greeting} Prihláste sa na ${siteUrl}/signIn adresou ${email}.`,
        ],
        buttons: [
          link
            ? {
                label: isReset ? 'Nastaviť heslo' : 'Prijať pozvánku',
                url: `${siteUrl}/signIn/pozvanka?kod=${link.code}`,
              }
            : { label: 'Prihlásiť sa', url: `${siteUrl}/signIn` },
        ],
        facts: [
          { label: 'Prihlasovací e-mail', value: email },
          { label: 'Rola', value: STAFF_ROLES[role] },
          { label: 'Platí do', value: link ? boundInstant(link.until) : '' },
        ],
        small: link && 'Odkaz je iba pre Vás a dá sa použiť len raz. Ak nefunguje, odpovedzte na tento e-mail.',
        reason: isReset
          ? 'Ak o novom hesle neviete, ozvite sa správcovi.'
          : 'Ak pozvánku nečakáte, nemusíte robiť nič. Bez nej sa do správy nikto nedostane.',
      };
    },
  },
  passwordResetCode: {
    /** No link: the code is valid only in the browser that requested it. */
    email: ({ code }) => ({
      preheader: `Platí ${RESET_MINUTES} minút a len v prehliadači, v ktorom ste oň požiadali.`,
      heading: 'Nové heslo do správy',
      paragraphs: [
        `Dobrý deň, tento kód napíšte na stránke, na ktorej ste požiadali o nové heslo. Platí ${RESET_MINUTES} minút.`,
      ],
      facts: [{ label: 'Kód', value: `${code.slice(0, 4)}\u00A0${code.slice(4)}` }],
      buttons: [],
      box: {
        title: 'Nepožiadali ste o nové heslo?',
        text: 'E-mail zahoďte. Kým kód nikomu nepoviete, heslo sa nezmení.',
      },
      reason:
        'Tento e-mail ste dostali, lebo niekto na prihlasovacej stránke požiadal o nové heslo k účtu s touto adresou.',
    }),
  },
  passwordChanged: {
    email: () => ({
      preheader: 'Ak ste to neboli Vy, ozvite sa správcovi.',
      heading: 'Máte nové heslo do správy',
      paragraphs: [
        'Dobrý deň, heslo k Vášmu účtu v správe webu sa zmenilo. Na ostatných zariadeniach ste odhlásení.',
      ],
      buttons: [],
      box: { title: 'Neboli ste to Vy?', text: 'Hneď sa ozvite správcovi. Prístup Vám zruší a pošle nový.' },
      reason: 'Tento e-mail ste dostali, lebo touto adresou sa prihlasujete do správy webu.',
    }),
  },
  backupTrouble: trouble(
    'Zálohy webu nie sú v\u00A0poriadku',
    'Web beží ďalej. Kým sa chyba neopraví, údaje by sa po poruche nemuseli dať obnoviť.',
  ),
  damagedFiles: trouble(
    'Niektoré uložené súbory sú poškodené',
    'Nočná kontrola zistila, že sú v\u00A0databáze iné, než boli uložené. Nikomu ich už nedáme; ktoré to sú, je v\u00A0zázname servera.',
    'Poškodený býva disk: dajte ho skontrolovať. Súbory sa dajú vrátiť zo zálohy.',
  ),
  systemTrouble: trouble('Web potrebuje pozornosť'),
} satisfies Partial<Templates>;

/** The same kind of link lets a newcomer in, and a colleague who has lost a password or a telephone. */
function invitationTitle({ isReset }: EmailFacts['staffInvitation']): string {
  return isReset ? 'Odkaz na nové heslo' : EMAIL_TITLES.staffInvitation;
}

const RESET = 'Vám posiela odkaz na nové heslo. Doterajšie heslo a dvojstupňové overenie už neplatia.';

/** An email about the system to its admins. */
function trouble(heading: string, ...advice: string[]): Templates['systemTrouble'] {
  return {
    email: ({ sentences }, { siteUrl }) => ({
      preheader: sentences[0] ?? '',
      heading,
      paragraphs: [...sentences, ...advice].map(nonBreaking),
      buttons: [{ label: 'Otvoriť stav systému', url: `${siteUrl}/dashboard/stav` }],
      reason: 'Tento e-mail ste dostali, lebo máte v\u00A0správe webu rolu Správca.',
    }),
  };
}
