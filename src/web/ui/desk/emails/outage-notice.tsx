import { SERVER_TROUBLES, type ServerTrouble } from '#domain/emails/email-trouble.ts';
import { counted, nonBreaking } from '#domain/slovak.ts';
import { DeskNotice } from '#web/ui/desk/desk-notice.tsx';
import { Instant } from '#web/ui/desk/instant.tsx';

interface OutageNoticeProps {
  trouble: ServerTrouble;
  since: string;
  /** How many emails are waiting to be sent. */
  waiting: number;
}

/** Shown on every page of the desk while emails cannot be sent, so that staff can notify the administrator. */
export function OutageNotice({ trouble, since, waiting }: OutageNoticeProps) {
  const said = SERVER_TROUBLES[trouble];
  return (
    <div className="outage">
      <DeskNotice sign="system-chyba" role="status">
        <p>{nonBreaking(`E-maily neodchádzajú: ${said.charAt(0).toLowerCase()}${said.slice(1)}.`)}</p>
        <div>
          Trvá to od <Instant at={since} isBound />.{' '}
          {nonBreaking(
            `Na odoslanie ${waiting >= 2 && waiting <= 4 ? 'čakajú' : 'čaká'} ${counted(waiting, 'e-mail', 'e-maily', 'e-mailov')}. Keď server začne poštu prijímať, odídu samy. Nastavenie pošty má správca webu.`,
          )}
        </div>
      </DeskNotice>
    </div>
  );
}
