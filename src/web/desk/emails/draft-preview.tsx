import { Submit } from '#web/desk/kit/desk-form.tsx';
import { Panel } from '#web/desk/kit/panel.tsx';

interface DraftPreviewProps {
  /** The address that shows the email of the form around it. */
  path: string;
  /** The address of the initial preview, if it is another one. */
  initialPath?: string;
  /** What the fields are filled in from. */
  note?: string;
}

const FRAME = 'nahlad-e-mailu';

/** The email of the form around it as it would be sent, in a frame; works without scripts. */
export function DraftPreview({ path, initialPath = path, note }: DraftPreviewProps) {
  return (
    <Panel
      title="Náhľad"
      note={note}
      aside={<Submit label="Ukázať e-mail" formAction={path} formTarget={FRAME} isLine isSmall keys="view" />}
    >
      <iframe
        className="email-view email-view--draft"
        name={FRAME}
        src={initialPath}
        title="Náhľad e-mailu"
        sandbox=""
      />
    </Panel>
  );
}
