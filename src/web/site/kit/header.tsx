import { useLocation } from 'react-router';
import { nonBreaking } from '#domain/slovak.ts';
import { Brand } from '#web/shared/brand.tsx';
import { ExternalLink } from '#web/shared/external-link.tsx';
import { Icon } from '#web/shared/icon.tsx';
import { PhoneLink } from '#web/shared/phone-link.tsx';
import { Sign } from '#web/shared/sign.tsx';
import { townAndBranches } from '#web/site/contact/seat-and-branches.ts';
import { type NavigationLink, type NavigationSection, navigation } from './navigation.ts';
import { useCompany } from './use-company.ts';

/** Header and navigation (specification section 2.2); opens and closes without scripts. */
export function Header() {
  const company = useCompany();
  const { pathname } = useLocation();
  const sections = navigation(company, pathname);
  const { eshop } = company.links;
  return (
    <>
      <a className="skip" href="#obsah">
        Preskočiť na obsah
      </a>
      <header className="header">
        <ServiceLine isSearch={pathname === SEARCH_PATH} />
        <div className="wrap">
          <Brand />
          <nav className="nav" aria-label="Hlavná navigácia">
            <ul>
              {sections.map((section) => (
                <li key={section.to}>
                  <a href={section.to} aria-current={section.isCurrent ? 'true' : undefined}>
                    {section.title}
                    {section.links.length > 0 && <Icon name="caret" />}
                  </a>
                  {section.links.length > 0 && (
                    <ul className="submenu">
                      {section.links.map((link) => (
                        <li key={link.title}>
                          <SubLink link={link} />
                        </li>
                      ))}
                    </ul>
                  )}
                </li>
              ))}
            </ul>
          </nav>
          {eshop && (
            <ExternalLink href={eshop} className="btn btn--ink btn--sm eshop">
              E-Shop
              <Icon name="out" />
            </ExternalLink>
          )}
          <MobileMenu sections={sections} isSearch={pathname === SEARCH_PATH} />
        </div>
      </header>
    </>
  );
}

const SEARCH_PATH = '/hladat';

/** Above the header from 640 px on: the company's phone and hours, and the search; from 1200 px on also its cities. */
function ServiceLine({ isSearch }: { isSearch: boolean }) {
  const { branches, phone, commitments } = useCompany();
  return (
    <div className="service-line">
      <div className="wrap">
        <span>{nonBreaking(townAndBranches(branches))}</span>
        {phone && (
          <span className="service-line-phone">
            <Icon name="phone" />
            <PhoneLink phone={phone} />
          </span>
        )}
        {commitments.openingHours && <span>{nonBreaking(commitments.openingHours)}</span>}
        <a href={SEARCH_PATH} aria-current={isSearch ? 'page' : undefined}>
          <Icon name="search" />
          Hľadať
        </a>
      </div>
    </div>
  );
}

/** Below 1200 px: one panel with one section open at a time; initially the first. */
function MobileMenu({ sections, isSearch }: { sections: NavigationSection[]; isSearch: boolean }) {
  return (
    <details className="menu-toggle">
      <summary className="burger">
        <Icon name="menu" />
        Menu
      </summary>
      <nav className="mobile-menu" aria-label="Menu">
        <ul>
          <li>
            <a href={SEARCH_PATH} aria-current={isSearch ? 'page' : undefined}>
              Hľadať
            </a>
          </li>
          {sections.map((section, index) => (
            <li key={section.to}>
              <a href={section.to} aria-current={section.isCurrent ? 'true' : undefined}>
                {section.title}
              </a>
              {section.links.length > 0 && (
                <details name="menu-section" open={index === 0}>
                  <summary>
                    <span className="sr-only">{section.title}: podstránky</span>
                    <Icon name="caret" />
                  </summary>
                  <ul className="mobile-menu-sub">
                    {section.links.map((link) => (
                      <li key={link.title}>
                        <SubLink link={link} />
                      </li>
                    ))}
                  </ul>
                </details>
              )}
            </li>
          ))}
        </ul>
      </nav>
    </details>
  );
}

function SubLink({ link }: { link: NavigationLink }) {
  const content = (
    <>
      {link.sign && <Sign src={link.sign} size={36} />}
      <span>
        {link.title}
        {link.isExternal && (
          <>
            {'\u00A0'}
            <Icon name="out" />
          </>
        )}
      </span>
    </>
  );
  if (link.isExternal) return <ExternalLink href={link.to}>{content}</ExternalLink>;
  return (
    <a href={link.to} className={link.sign ? undefined : 'plain'} aria-current={link.isCurrent ? 'page' : undefined}>
      {content}
    </a>
  );
}
