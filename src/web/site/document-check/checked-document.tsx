import { data } from 'react-router';
import { instant } from '#server/clock.ts';
import { checkDocument } from '#server/issued-documents/document-check.ts';
import { appOf } from '#web/context.ts';
import type { PageHandle } from '#web/front/page-handle.ts';
import { pageMeta } from '#web/shared/page-meta.ts';
import type { Route } from './+types/checked-document';
import { CheckPage } from './check-page.tsx';
import { readLanguage, WORDS } from './check-words.ts';

export const handle: PageHandle = { noIndex: true };

export const meta = ({ loaderData }: Route.MetaArgs) => {
  const words = WORDS[loaderData?.language ?? 'sk'];
  const title = loaderData?.checked ? `${loaderData.checked.word} – ${words.title}` : words.title;
  return pageMeta({ ...words, title });
};

export { headers } from '#web/site/kit/private-headers.ts';

export async function loader({ context, params: { code }, url }: Route.LoaderArgs) {
  const app = appOf(context);
  const language = readLanguage(url);
  const checked = await checkDocument(app, code, language);
  const about = { language, host: url.host, checkedAt: instant(app) };
  return data({ ...about, checked }, { status: checked ? 200 : 404 });
}

/** Every printed field of a document, and what it is worth today. */
export default function CheckedDocument({ loaderData }: Route.ComponentProps) {
  return <CheckPage {...loaderData} refusal={undefined} />;
}
