import { nonBreaking } from '#domain/slovak.ts';
import type { InterruptedForm } from '#web/forms/interrupted-form.ts';
import { FORM_KEY } from '#web/ui/desk/form-key.ts';
import { useForgottenInTab } from './hosted-interruption.tsx';
import { KeptFields, LostFiles } from './kept-form.tsx';

/** After a new sign-in: one button sends the typed values to their original address. */
export function Resumption({ target, entries, files }: InterruptedForm & { target: string }) {
  useForgottenInTab();
  const isTyped = entries.some(([name, text]) => name !== FORM_KEY && text.trim() !== '' && text !== 'on');
  return (
    <form method="post" action={target} encType="multipart/form-data" className="panel decision interrupted">
      <h1>Ste znova v&nbsp;správe</h1>
      <p>
        {nonBreaking(
          isTyped ? 'To, čo ste napísali, zatiaľ nie je uložené.' : 'To, čo ste začali, sa zatiaľ neurobilo.',
        )}
      </p>
      <LostFiles files={files} />
      <KeptFields entries={entries} />
      <div className="btns">
        <button type="submit" className="btn">
          {nonBreaking(isTyped ? 'Uložiť, čo som napísal' : 'Dokončiť, čo som začal')}
        </button>
        <a className="btn btn--line" href={target}>
          Zahodiť
        </a>
      </div>
    </form>
  );
}

/** The address was opened without an interrupted form. */
export function NothingKept() {
  return (
    <div className="panel decision interrupted">
      <h1>Nič tu nečaká na odoslanie</h1>
      <div className="btns">
        <a className="btn" href="/dashboard">
          Otvoriť správu
        </a>
      </div>
    </div>
  );
}
