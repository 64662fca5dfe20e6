import { nonBreaking } from '#domain/slovak.ts';
import { DeskNotice } from '#web/ui/desk/desk-notice.tsx';
import { clientPath } from './client-filter.ts';

interface IcoTakenProps {
  /** The client with this IČO, and the card it is shown on. */
  holder: { id: string; name: string; cardId: string };
  /** The client for which it was typed; undefined for a new one. */
  id: string | undefined;
}

/** Shown when another client has this IČO: a link to that client, or to merging the two. */
export function IcoTaken({ holder, id }: IcoTakenProps) {
  const isOnOwnCard = holder.cardId === id;
  return (
    <DeskNotice sign="system-info" role="status">
      <p>
        Toto IČO má <a href={clientPath(holder.cardId)}>{nonBreaking(holder.name)}</a>
        {isOnOwnCard ? ', ktorá je s touto firmou už spojená.' : '.'}
      </p>
      {id && !isOnOwnCard && (
        <p>
          Ak je to tá istá firma, <a href={clientPath(id, 'spojenie', { s: holder.cardId })}>spojte ich karty</a>.
        </p>
      )}
    </DeskNotice>
  );
}
