import type { Assignee } from '#domain/contact-requests/contact-request.ts';
import { DeskNotice } from '#web/desk/kit/desk-notice.tsx';
import { EMAILS } from '#web/desk/kit/desk-sections.ts';

/** What has just happened to a request, as the value in its address. */
export type RequestNews = 'odoslana' | 'ma-ho-kolega';

/** Reads `?stalo-sa=`. */
export function readRequestNews(query: URLSearchParams): RequestNews | undefined {
  const news = query.get('stalo-sa');
  return news === 'odoslana' || news === 'ma-ho-kolega' ? news : undefined;
}

export function requestNewsQuery(news: RequestNews): Record<string, string> {
  return { 'stalo-sa': news };
}

interface RequestNoticeProps {
  news: RequestNews | undefined;
  assignee: Assignee | null;
}

/** The notice about what has just happened to the request. */
export function RequestNotice({ news, assignee }: RequestNoticeProps) {
  if (news === 'odoslana') {
    return (
      <DeskNotice sign="system-ok" role="status">
        <p>
          Odpoveď odíde o&nbsp;pol minúty. Dovtedy ju môžete zastaviť v&nbsp;<a href={EMAILS}>E-mailoch</a>.
        </p>
      </DeskNotice>
    );
  }
  if (news === 'ma-ho-kolega' && assignee) {
    return (
      <DeskNotice sign="system-pozor" role="alert" text={`Niekto bol rýchlejší: dopyt rieši ${assignee.name}.`} />
    );
  }
  return null;
}
