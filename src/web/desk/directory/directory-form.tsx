import { nonBreaking } from '#domain/slovak.ts';
import type { ReturnOutcome } from '#server/staff/oidc/directory-sign-in.ts';
import { Submit } from '#web/desk/kit/desk-form.tsx';
import { notListedSentence, REQUEST_ACCESS } from '#web/desk/sign-in/not-listed.ts';
import { startLoginPath } from './directory-paths.ts';

interface DirectoryFormProps {
  label: string;
  /** The requested page. */
  target: string;
  /** True when the directory must let the user choose an account. */
  asOther?: boolean;
  inNewTab?: boolean;
}

/** The button that opens the company directory's sign-in. */
export function DirectoryForm({ label, target, asOther = false, inNewTab = false }: DirectoryFormProps) {
  return (
    <form method="post" action={startLoginPath(target, asOther)} target={inNewTab ? '_blank' : undefined}>
      <Submit label={label} />
    </form>
  );
}

type Refusal = Exclude<ReturnOutcome, { outcome: 'signed-in' }>;

/** Explains why a user returning from the directory is not signed in, and what to do next. */
export function DirectoryRefusal({ name, refusal }: { name: string; refusal: Refusal }) {
  const isNotStaff = refusal.outcome === 'not-staff';
  return (
    <div className="card widget">
      <h1>{refusalTitle(refusal)}</h1>
      <p>{nonBreaking(reason(refusal, name))}</p>
      {isNotStaff && (
        <p>
          {nonBreaking(
            `Ak máte aj iný účet, stlačte „Skúsiť iný účet“ a ${name} sa spýta, ktorým sa chcete prihlásiť. Ak nie, ${REQUEST_ACCESS}`,
          )}
        </p>
      )}
      <DirectoryForm
        label={isNotStaff ? 'Skúsiť iný účet' : 'Skúsiť znova'}
        target={refusal.outcome === 'stale' ? '/dashboard' : refusal.target}
        asOther={isNotStaff}
      />
      <a className="arrow-link" href="/">
        Na úvod
      </a>
    </div>
  );
}

export function refusalTitle({ outcome }: Refusal): string {
  return outcome === 'not-staff' ? 'Tento účet nie je na zozname' : 'Prihlásenie sa nepodarilo';
}

function reason(refusal: Refusal, name: string): string {
  switch (refusal.outcome) {
    case 'not-staff':
      return notStaffReason(refusal, name);
    case 'stale':
      return 'Toto prihlásenie sa už použilo, trvalo viac ako desať minút alebo sa začalo v inom prehliadači či okne.';
    case 'declined':
      return `Prihlásenie cez ${name} ste nedokončili, alebo Vám nebolo povolené.`;
    case 'unproven':
      return `Odpoveď na prihlásenie cez ${name} sa nedá overiť.`;
    case 'away':
      return `Prihlasovanie cez ${name} teraz neodpovedá. Skúste to o chvíľu znova.`;
  }
}

function notStaffReason(refusal: Refusal & { outcome: 'not-staff' }, name: string): string {
  const { email, isEmailVerified, isListed } = refusal;
  if (email === undefined) return `Účet, ktorým ste sa prihlásili cez ${name}, neuvádza e-mail.`;
  if (!isEmailVerified) return `Prihlásili ste sa ako ${email}, ale účet nepotvrdzuje, že táto adresa patrí Vám.`;
  if (isListed)
    return `Prihlásili ste sa ako ${email}. Táto adresa na zozname zamestnancov je, ale patrí k inému účtu v ${name}.`;
  return notListedSentence(email);
}
