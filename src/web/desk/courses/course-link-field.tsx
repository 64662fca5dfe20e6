import { CopyButton } from '#web/shared/copy-button.tsx';

/** The link to a private course, for copying; the field has no name, so that no form sends it. */
export function CourseLinkField({ link }: { link: string }) {
  return (
    <div className="field with-button">
      <label htmlFor="odkaz-na-kurz">Odkaz pre klienta</label>
      <input id="odkaz-na-kurz" readOnly defaultValue={link} />
      <CopyButton text={link} label="Kopírovať odkaz" byHand="Nepodarilo sa, označte odkaz a skopírujte ho." />
    </div>
  );
}
