import { nonBreaking } from '#domain/slovak.ts';
import { Complaint } from '#web/ui/shared/field.tsx';
import { DirectoryForm } from './directory-form.tsx';

/** The sign-in page for the company's directory: one button, or a notice that the directory does not respond. */
export function DirectorySignIn({ name, target, isAway }: { name: string; target: string; isAway: boolean }) {
  return (
    <div className="card widget">
      <h1>Prihlásenie</h1>
      <p className="muted">Len pre zamestnancov. Na kurz sa prihlásite bez účtu.</p>
      {isAway && (
        <Complaint>{nonBreaking(`Prihlasovanie cez ${name} teraz neodpovedá. Skúste to o chvíľu znova.`)}</Complaint>
      )}
      <DirectoryForm label={isAway ? 'Skúsiť znova' : `Prihlásiť sa cez ${name}`} target={target} />
      <a className="arrow-link" href="/kurzy-a-skolenia">
        Prihlásiť sa na kurz
      </a>
    </div>
  );
}
