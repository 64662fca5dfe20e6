import source from '#content/ochrana-osobnych-udajov.md';
import { withFacts } from '#domain/company/company-facts.ts';
import { privacyNoticeSchema } from '#domain/page-texts/statement-fields.ts';
import { findCompany } from '#server/company/company.ts';
import { appOf } from '#web/context.ts';
import type { PageHandle } from '#web/front/page-handle.ts';
import { contentSections } from '#web/shared/markdown.ts';
import { textPageMeta } from '#web/shared/page-meta.ts';
import type { Route } from './+types/privacy';
import { Purposes } from './purposes.tsx';
import { Statement } from './statement.tsx';

export const handle: PageHandle = { dependsOn: ['company'] };

export const meta = ({ loaderData }: Route.MetaArgs) => textPageMeta(loaderData?.page);

const PAGE = privacyNoticeSchema.parse(source.front);

export async function loader({ context }: Route.LoaderArgs) {
  const company = await findCompany(appOf(context).db);
  return { page: PAGE, sections: contentSections(withFacts(source.text, company)) };
}

/** The notice required by Article 13 GDPR, linked at each form. */
export default function Privacy({ loaderData: { page, sections } }: Route.ComponentProps) {
  return (
    <Statement
      {...page}
      validFrom={page.version}
      sections={sections}
      below={{ co: <Purposes purposes={page.purposes} /> }}
    />
  );
}
