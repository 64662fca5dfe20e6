import { nonBreaking } from '#domain/slovak.ts';
import { DirectoryForm } from './directory-form.tsx';

export type Refusal =
  | { outcome: 'stranger'; target: string; email: string | undefined; isEmailVerified: boolean }
  | { outcome: 'stale' }
  | { outcome: 'declined' | 'unproven' | 'away'; target: string };

/** Why somebody who comes back from the directory is not signed in, and the way on. */
export function DirectoryRefusal({ name, refusal }: { name: string; refusal: Refusal }) {
  const isStranger = refusal.outcome === 'stranger';
  return (
    <div className="card widget">
      <h1>{refusalTitle(refusal)}</h1>
      <p>{nonBreaking(reason(refusal, name))}</p>
      {isStranger && <p>{nonBreaking('O prístup požiadajte kolegu s úlohou Správca.')}</p>}
      <DirectoryForm
        label={isStranger ? 'Skúsiť iný účet' : 'Skúsiť znova'}
        target={refusal.outcome === 'stale' ? '/dashboard' : refusal.target}
        asOther={isStranger}
      />
      <a className="arrow-link" href="/">
        Na úvod
      </a>
    </div>
  );
}

export function refusalTitle({ outcome }: Refusal): string {
  return outcome === 'stranger' ? 'Nie ste na zozname' : 'Prihlásenie sa nepodarilo';
}

function reason(refusal: Refusal, name: string): string {
  switch (refusal.outcome) {
    case 'stranger':
      return strangersReason(refusal, name);
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

function strangersReason(
  { email, isEmailVerified }: Extract<Refusal, { outcome: 'stranger' }>,
  name: string,
): string {
  if (email === undefined) return `Účet, ktorým ste sa prihlásili cez ${name}, neuvádza e-mail.`;
  if (!isEmailVerified) return `Prihlásili ste sa ako ${email}, ale účet nepotvrdzuje, že táto adresa patrí Vám.`;
  return `Prihlásili ste sa ako ${email}. Táto adresa nie je na zozname zamestnancov.`;
}
