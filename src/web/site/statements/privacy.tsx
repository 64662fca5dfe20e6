import source from '#content/ochrana-osobnych-udajov.md';
import { withFacts } from '#domain/company/company-facts.ts';
import { type Purpose, privacyNoticeSchema } from '#domain/page-texts/statement-fields.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { findCompany } from '#server/company/company.ts';
import { appOf } from '#web/context.ts';
import type { PageHandle } from '#web/front/page-handle.ts';
import { contentSections } from '#web/shared/markdown.ts';
import { textPageMeta } from '#web/shared/page-meta.ts';
import type { Route } from './+types/privacy';
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

const HEADS = ['Kedy', 'Ktoré údaje a na čo', 'Právny základ', 'Dokedy'];

/** The stored data, their purpose and retention period; on a phone each row is a separate block with its headings. */
function Purposes({ purposes }: { purposes: Purpose[] }) {
  return (
    <table className="purposes">
      <thead>
        <tr>
          {HEADS.map((head) => (
            <th key={head} scope="col">
              {nonBreaking(head)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {purposes.map(({ when, data, basis, period }) => (
          <tr key={when}>
            <th scope="row">{nonBreaking(when)}</th>
            <td>{nonBreaking(data)}</td>
            <td data-label={HEADS[2]}>{nonBreaking(basis)}</td>
            <td data-label={HEADS[3]}>{nonBreaking(period)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
