import { Outlet, useParams } from 'react-router';
import { addressLine } from '#domain/company/company-facts.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { Brand } from '#web/shared/brand.tsx';
import { PhoneLink } from '#web/shared/phone-link.tsx';
import { useCompany } from '#web/site/kit/use-company.ts';
import siteStyles from '#web/styles/pages/site.css?url';
import type { Route } from './+types/check-layout';
import { checkPath, readLanguage, WORDS } from './check-words.ts';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: siteStyles }];

export function loader({ url }: Route.LoaderArgs) {
  return { language: readLanguage(url) };
}

/** A page for anyone who scans a code: without the site's navigation and scripts, in two languages. */
export default function CheckLayout({ loaderData: { language } }: Route.ComponentProps) {
  const { code } = useParams();
  const words = WORDS[language];
  const company = useCompany();
  const address = addressLine(company);
  return (
    <>
      <a className="skip" href="#obsah">
        {words.skip}
      </a>
      <header className="check-header">
        <div className="wrap">
          <Brand />
          <nav aria-label={words.language}>
            {(['sk', 'en'] as const).map((each) =>
              each === language ? (
                <span key={each} aria-current="true">
                  {each.toUpperCase()}
                </span>
              ) : (
                <a key={each} href={checkPath(each, code)} hrefLang={each} lang={each}>
                  {each.toUpperCase()}
                </a>
              ),
            )}
          </nav>
        </div>
      </header>
      <main id="obsah">
        <Outlet />
      </main>
      <footer className="check-footer on-dark">
        <div className="wrap">
          {company.phone && (
            <p>
              {nonBreaking(words.question)} <PhoneLink phone={company.phone} />
            </p>
          )}
          <p>
            <b>{company.legalName}</b>
            {address && `, ${address}`}
            <br />
            <a href="/ochrana-osobnych-udajov">{words.privacy}</a>
          </p>
        </div>
      </footer>
    </>
  );
}
