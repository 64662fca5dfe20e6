import source from '#content/vyhlasenie-o-pristupnosti.md';
import { withFacts } from '#domain/company-facts.ts';
import { statementSchema } from '#domain/statement-fields.ts';
import { findCompany } from '#server/company.ts';
import { appOf } from '../../context.ts';
import { contentSections } from '../../markdown.ts';
import type { PageHandle } from '../../page-handle.ts';
import companyStyles from '../../styles/pages/company.css?url';
import { pageMeta } from '../../ui/page-meta.ts';
import { Statement } from '../../ui/statements/statement.tsx';
import type { Route } from './+types/accessibility';

export const handle: PageHandle = { dependsOn: ['company'] };

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: companyStyles }];

export const meta = ({ loaderData: { page } }: Route.MetaArgs) =>
  pageMeta({ title: page.title, metaTitle: page.metaTitle, description: page.metaDescription });

const PAGE = statementSchema.parse(source.front);

export async function loader({ context }: Route.LoaderArgs) {
  const company = await findCompany(appOf(context).db);
  return { page: PAGE, sections: contentSections(withFacts(source.text, company)) };
}

/** The statement that zákon 351/2022 asks for, with a contact. */
export default function Accessibility({ loaderData: { page, sections } }: Route.ComponentProps) {
  return <Statement title={page.title} subtitle={page.subtitle} validFrom={page.validFrom} sections={sections} />;
}
