import { nonBreaking } from '#domain/slovak.ts';
import type { InterruptedForm } from '#web/forms/interrupted-form.ts';
import { KeptFields, KeptFiles } from '#web/ui/desk/kept-form.tsx';
import { DirectoryForm } from './directory-form.tsx';

interface SignInElsewhereProps extends InterruptedForm {
  directoryName: string;
  /** Where the form was meant to go. */
  target: string;
}

/** The directory shows its own pages, so it does in another tab: what was typed stays in this one. */
export function SignInElsewhere({ directoryName, target, entries, files }: SignInElsewhereProps) {
  return (
    <div className="panel decision interrupted">
      <h1>Prihláste sa znova</h1>
      <p>
        {nonBreaking(
          'Prihlásenie vypršalo. Prihláste sa v novej karte a vráťte sa sem, o nič z napísaného neprídete.',
        )}
      </p>
      <KeptFiles files={files} />
      <DirectoryForm label={`Prihlásiť sa cez ${directoryName}`} target={target} inNewTab />
      <form method="post" action={target} encType="multipart/form-data">
        <KeptFields entries={entries} />
        <button type="submit" className="btn btn--line">
          Už som prihlásený, odoslať
        </button>
      </form>
    </div>
  );
}
