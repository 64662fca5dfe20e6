import { type FormEvent, useEffect, useRef, useState } from 'react';
import { PICTURE_ACCEPT } from '#domain/articles/picture.ts';
import { Submit } from '#web/desk/kit/desk-form.tsx';
import { Panel } from '#web/desk/kit/panel.tsx';
import type { FieldOf } from '#web/desk/kit/record-form.tsx';
import { Complaint, InputField } from '#web/shared/field.tsx';
import { Icon } from '#web/shared/icon.tsx';
import { Modal } from '#web/shared/modal.tsx';
import { Picture } from '#web/shared/picture.tsx';
import type { ArticleField } from './article-fields.ts';

interface PicturePanelProps {
  image: string;
  alt: string;
  fileComplaint?: string;
  field: FieldOf<ArticleField>;
  /** Called when a picture was stored; without scripts the file is sent with the form instead. */
  onStored(image: string): void;
}

/** The article's picture and its alternative text. */
export function PicturePanel({ image, alt, fileComplaint, field, onStored }: PicturePanelProps) {
  const [complaint, setComplaint] = useState(fileComplaint);
  const [isSending, setSending] = useState(false);
  const fileInput = useRef<HTMLInputElement>(null);

  // stores a file chosen before scripts ran
  useEffect(() => {
    void store();
  }, []);

  async function store() {
    const input = fileInput.current;
    const file = input?.files?.[0];
    if (!input || !file) return;
    setSending(true);
    const sent = await sendPicture(file);
    // the user chose another file meanwhile
    if (input.files?.[0] !== file) return;
    setSending(false);
    setComplaint('message' in sent ? sent.message : undefined);
    // a stored or refused file need not be sent with the form; after a network failure it still may
    if ('image' in sent || sent.isRefused) input.value = '';
    if ('image' in sent) onStored(sent.image);
  }

  return (
    <Panel title="Obrázok" body="stack">
      {image && (
        <div className="picture-now">
          <Picture image={image} alt={alt} sizes="320px" />
        </div>
      )}
      <div className={complaint ? 'field field--bad' : 'field'}>
        <label htmlFor="file">{image ? 'Vymeniť obrázok' : 'Súbor'}</label>
        <input
          ref={fileInput}
          id="file"
          name="file"
          type="file"
          accept={PICTURE_ACCEPT}
          onChange={store}
          aria-describedby={complaint ? 'file-error file-hint' : 'file-hint'}
          aria-invalid={complaint ? true : undefined}
        />
        <p className="hint" id="file-hint" role="status">
          {isSending ? 'Nahrávam' : 'Najlepšie 1920 × 1080, najviac 10 MB. AVIF a\u00A0WebP vyrobíme.'}
        </p>
        {complaint && <Complaint id="file-error">{complaint}</Complaint>}
      </div>
      {field('alt')}
    </Panel>
  );
}

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
          <InputField name="pictureFile" type="file" label="Súbor *" accept={PICTURE_ACCEPT} />
        </div>
        <footer>
          <button type="button" className="btn btn--line" onClick={onClose} disabled={isSending}>
            Zrušiť
          </button>
          <Submit label={isSending ? 'Nahrávam' : 'Vložiť obrázok'} disabled={isSending} />
        </footer>
      </form>
    </Modal>
  );
}

/** The picture's address or the error; unless refused, the file can still be sent with the form. */
type SentPicture = { image: string } | { message: string; isRefused: boolean };

/** Uploads a picture; never throws, network failures included. */
async function sendPicture(file: File): Promise<SentPicture> {
  const body = new FormData();
  body.set('file', file);
  try {
    const answer = await fetch('/dashboard/obrazky', { method: 'POST', body });
    if (answer.redirected) return { message: SIGNED_OUT, isRefused: false };
    if (answer.status === 413) return { message: TOO_LARGE, isRefused: true };
    if (answer.status === 422) return { ...(await answer.json()), isRefused: true };
    return await answer.json();
  } catch (error) {
    console.error('The picture was not sent', error);
    return { message: 'Obrázok sa nepodarilo odoslať. Skúste to znova.', isRefused: false };
  }
}

const SIGNED_OUT = 'Prihlásenie sa skončilo. Prihláste sa v novej karte a skúste to znova.';
const TOO_LARGE = 'Obrázok má viac ako 10 MB. Zmenšite ho a nahrajte znova.';
