import source from '#content/vyhlasenie-o-pristupnosti.md';
import { withFacts } from '#domain/company/company-facts.ts';
import { statementSchema } from '#domain/page-texts/statement-fields.ts';
import { findCompany } from '#server/company/company.ts';
import { appOf } from '#web/context.ts';
import type { PageHandle } from '#web/front/page-handle.ts';
import { contentSections } from '#web/shared/markdown.ts';
import { textPageMeta } from '#web/shared/page-meta.ts';
import type { Route } from './+types/accessibility';
import { Statement } from './statement.tsx';

export const handle: PageHandle = { dependsOn: ['company'] };

export const meta = ({ loaderData }: Route.MetaArgs) => textPageMeta(loaderData?.page);

const PAGE = statementSchema.parse(source.front);

export async function loader({ context }: Route.LoaderArgs) {
  const company = await findCompany(appOf(context).db);
  return { page: PAGE, sections: contentSections(withFacts(source.text, company)) };
}

/** The statement required by zákon 351/2022, with a contact. */
export default function Accessibility({ loaderData: { page, sections } }: Route.ComponentProps) {
  return <Statement {...page} sections={sections} />;
}
