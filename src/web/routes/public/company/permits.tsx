import source from '#content/opravnenia.yaml';
import { isSamePermit } from '#domain/company/permits.ts';
import { permitsSchema } from '#domain/page-texts/permits-fields.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { findCompany } from '#server/company/company.ts';
import { appOf } from '#web/context.ts';
import type { PageHandle } from '#web/front/page-handle.ts';
import { publicFileSize } from '#web/front/public-files.ts';
import companyStyles from '#web/styles/pages/company.css?url';
import { cite } from '#web/texts/laws.ts';
import fragment from '#web/ui/drawings/fragment-permits.svg?raw';
import { Drawing } from '#web/ui/shared/drawing.tsx';
import { textPageMeta } from '#web/ui/shared/page-meta.ts';
import { CallToAction } from '#web/ui/site/call-to-action.tsx';
import { ABOUT_US } from '#web/ui/site/company-pages/about-us.ts';
import { DrawnSign } from '#web/ui/site/drawn-sign.tsx';
import { OtherPermits, PermitGroup } from '#web/ui/site/permits.tsx';
import { TextPageHeader } from '#web/ui/site/text-page-header.tsx';
import type { Route } from './+types/permits';

export const handle: PageHandle = { dependsOn: ['company'] };

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: companyStyles }];

export const meta = ({ loaderData }: Route.MetaArgs) => textPageMeta(loaderData?.page);

const PAGE = permitsSchema.parse(source);

export async function loader({ context }: Route.LoaderArgs) {
  const { permits: records } = await findCompany(appOf(context).db);
  const groups = PAGE.groups.map((group) => ({
    ...group,
    law: group.law && cite(group.law),
    permits: group.permits.map((permit) => ({
      ...permit,
      sizeBytes: publicFileSize(permit.pdf),
      records: records.filter((record) => isSamePermit(record, permit)),
    })),
  }));
  const documents = PAGE.groups.flatMap(({ permits }) => permits);
  const others = records.filter((record) => !documents.some((document) => isSamePermit(record, document)));
  return { page: { ...PAGE, groups }, others };
}

/** Five groups of documents to download (specification section 2.6), and permits that only the company's record has. */
export default function Permits({ loaderData: { page, others } }: Route.ComponentProps) {
  return (
    <>
      <TextPageHeader page={page} parent={ABOUT_US} image={<Drawing svg={fragment} />} />
      <div className="section permits-section" id={page.anchor}>
        <div className="wrap">
          {page.specimenNote && (
            <p className="specimen-note">
              <DrawnSign src="system-pozor" size={36} />
              <span>{nonBreaking(page.specimenNote)}</span>
            </p>
          )}
          <div className="permits">
            {page.groups.map((group) => (
              <PermitGroup key={group.id} group={group} />
            ))}
            {others.length > 0 && <OtherPermits permits={others} />}
          </div>
        </div>
      </div>
      <CallToAction title={page.callToAction.title} text={page.callToAction.text} />
    </>
  );
}
