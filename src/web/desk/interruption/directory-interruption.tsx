import { nonBreaking } from '#domain/slovak.ts';
import { DirectoryForm } from '#web/desk/directory/directory-form.tsx';
import { Submit } from '#web/desk/kit/desk-form.tsx';
import type { InterruptedForm } from '#web/forms/interrupted-form.ts';
import { HiddenEntries, LostFiles } from './interrupted-fields.tsx';

interface DirectoryInterruptionProps extends InterruptedForm {
  directoryName: string;
  target: string;
}

/** The directory's sign-in opens in another tab, so that this one keeps the entered values. */
export function DirectoryInterruption({ directoryName, target, entries, files }: DirectoryInterruptionProps) {
  return (
    <div className="panel decision single">
      <h1>Prihláste sa znova</h1>
      <p>
        {nonBreaking(
          'Prihlásenie sa skončilo. Prihláste sa v novej karte a vráťte sa sem, o nič z napísaného neprídete.',
        )}
      </p>
      <LostFiles files={files} />
      <DirectoryForm label={`Prihlásiť sa cez ${directoryName}`} target={target} inNewTab />
      <form method="post" action={target} encType="multipart/form-data">
        <HiddenEntries entries={entries} />
        <Submit label="Už som prihlásený, odoslať" isLine />
      </form>
    </div>
  );
}
