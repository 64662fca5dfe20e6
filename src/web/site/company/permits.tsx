import source from '#content/opravnenia.yaml';
import { isSamePermit } from '#domain/company/permits.ts';
import { permitsSchema } from '#domain/page-texts/permits-fields.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { findCompany } from '#server/company/company.ts';
import { appOf } from '#web/context.ts';
import type { PageHandle } from '#web/front/page-handle.ts';
import { publicFileSize } from '#web/front/public-files.ts';
import { Drawing } from '#web/shared/drawing.tsx';
import fragment from '#web/shared/drawings/fragment-permits.svg?raw';
import { cite } from '#web/shared/laws.ts';
import { textPageMeta } from '#web/shared/page-meta.ts';
import { CallToAction } from '#web/site/kit/call-to-action.tsx';
import { DrawnSign } from '#web/site/kit/drawn-sign.tsx';
import { TextPageHeader } from '#web/site/kit/text-page-header.tsx';
import type { Route } from './+types/permits';
import { ABOUT_US } from './about-us.ts';
import { OtherPermits, PermitGroup } from './permit-groups.tsx';

export const handle: PageHandle = { dependsOn: ['company'] };

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
      <CallToAction {...page.callToAction} />
    </>
  );
}
