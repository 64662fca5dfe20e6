import { useEffect, useRef, useState } from 'react';
import { PICTURE_ACCEPT } from '#domain/articles/picture.ts';
import { Panel } from '#web/desk/kit/panel.tsx';
import type { FieldOf } from '#web/desk/kit/record-form.tsx';
import { Complaint } from '#web/shared/field.tsx';
import { Picture } from '#web/shared/picture.tsx';
import type { ArticleField } from './article-fields.ts';
import { sendPicture } from './send-picture.ts';

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
