import { nonBreaking } from '#domain/slovak.ts';
import { ActButton } from '#web/desk/kit/acts.tsx';
import { FORM_KEY, Submit } from '#web/desk/kit/desk-form.tsx';
import type { InterruptedForm } from '#web/forms/interrupted-form.ts';
import { useClearStoredForm } from './hosted-interruption.tsx';
import { HiddenEntries, LostFiles } from './interrupted-fields.tsx';

/** After a new sign-in: one button sends the entered values to their original address. */
export function Resubmission({ target, entries, files }: InterruptedForm & { target: string }) {
  useClearStoredForm();
  const hasText = entries.some(([name, text]) => name !== FORM_KEY && text.trim() !== '' && text !== 'on');
  return (
    <form method="post" action={target} encType="multipart/form-data" className="panel decision single">
      <h1>Ste znova v&nbsp;správe</h1>
      <p>
        {nonBreaking(
          hasText ? 'To, čo ste napísali, zatiaľ nie je uložené.' : 'To, čo ste začali, sa zatiaľ neurobilo.',
        )}
      </p>
      <LostFiles files={files} />
      <HiddenEntries entries={entries} />
      <div className="btns">
        <Submit label={nonBreaking(hasText ? 'Uložiť, čo je napísané' : 'Dokončiť, čo je začaté')} />
        <ActButton label="Zahodiť" to={target} />
      </div>
    </form>
  );
}

/** The address was opened without an interrupted form. */
export function NoInterruptedForm() {
  return (
    <div className="panel decision single">
      <h1>Nič tu nečaká na odoslanie</h1>
      <div className="btns">
        <ActButton label="Otvoriť správu" to="/dashboard" isMain />
      </div>
    </div>
  );
}
