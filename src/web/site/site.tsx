import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { readShownCompany } from '#web/front/company-details.ts';
import type { PageModule } from '#web/front/page-handle.ts';
import { speculationRules } from '#web/front/speculation.ts';
import { ErrorMessage } from '#web/shared/error-pages.tsx';
import { ComparedLaws } from '#web/site/kit/compared-laws.tsx';
import { Footer } from '#web/site/kit/footer.tsx';
import { Header } from '#web/site/kit/header.tsx';
import { PhoneBar } from '#web/site/kit/phone-bar.tsx';
import { useCompany } from '#web/site/kit/use-company.ts';
import siteStyles from '#web/styles/pages/site.css?url';
import type { Route } from './+types/site';

export const notFound: PageModule['notFound'] = '/404';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: siteStyles }];

/** The photographs of any page; loaded here and not in the root, as the desk shows none of them. */
export async function loader({ context }: Route.LoaderArgs) {
  return { photographs: (await readShownCompany(context)).photographs };
}

/** Every public page: header, content, footer, and the rules for prerendering. */
export default function Site() {
  return (
    <>
      <Frame>
        <Outlet />
        <ComparedLaws />
      </Frame>
      <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Frame>
      <ErrorMessage error={error} phone={useCompany().phone} />
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <>
      <Header />
      <main id="obsah">{children}</main>
      <Footer />
      <PhoneBar />
    </>
  );
}
