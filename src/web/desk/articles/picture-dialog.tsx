import { type FormEvent, useState } from 'react';
import { PICTURE_ACCEPT } from '#domain/articles/picture.ts';
import { Complaint, InputField } from '#web/shared/field.tsx';
import { Icon } from '#web/shared/icon.tsx';
import { Modal } from '#web/shared/modal.tsx';
import { sendPicture } from './send-picture.ts';

interface PictureDialogProps {
  onPicture(image: string, alt: string): void;
  onClose(): void;
}

/** The dialog „Obrázok do textu“: the description field first, then the file. */
export function PictureDialog({ onPicture, onClose }: PictureDialogProps) {
  const [complaint, setComplaint] = useState<string>();
  const [isSending, setSending] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const alt = String(form.get('pictureAlt')).trim();
    const file = form.get('pictureFile');
    if (!alt || !(file instanceof File) || file.size === 0) {
      return setComplaint(alt ? 'Vyberte súbor s obrázkom.' : 'Opíšte, čo je na obrázku.');
    }
    setSending(true);
    const sent = await sendPicture(file);
    setSending(false);
    if ('message' in sent) return setComplaint(sent.message);
    onPicture(sent.image, alt);
  }

  return (
    <Modal titleId="obrazok-nadpis" className="modal--picture" mayClose={() => !isSending} onClose={onClose}>
      <form onSubmit={submit} noValidate aria-labelledby="obrazok-nadpis">
        <header>
          <h2 id="obrazok-nadpis">Obrázok do textu</h2>
          <button type="button" aria-label="Zavrieť" onClick={onClose}>
            <Icon name="close" />
          </button>
        </header>
        <div className="modal-body stack">
          {complaint && <Complaint id="obrazok-chyba">{complaint}</Complaint>}
          <InputField
            name="pictureAlt"
            label="Opis obrázka *"
            hint="Povinný. Čítačka ho prečíta namiesto obrázka."
            aria-required="true"
          />
          <div className="field">
            <label htmlFor="pictureFile">Súbor *</label>
            <input id="pictureFile" name="pictureFile" type="file" accept={PICTURE_ACCEPT} />
          </div>
        </div>
        <footer>
          <button type="button" className="btn btn--line" onClick={onClose} disabled={isSending}>
            Zrušiť
          </button>
          <button type="submit" className="btn" disabled={isSending}>
            {isSending ? 'Nahrávam' : 'Vložiť obrázok'}
          </button>
        </footer>
      </form>
    </Modal>
  );
}
