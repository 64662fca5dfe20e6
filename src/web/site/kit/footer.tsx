import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { FOOTER_PAGES } from '#content/navigation.ts';
import { addressLine, registerEntry } from '#domain/company/company-facts.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { Brand } from '#web/shared/brand.tsx';
import { ExternalLink } from '#web/shared/external-link.tsx';
import { Icon } from '#web/shared/icon.tsx';
import { PhoneLink } from '#web/shared/phone-link.tsx';
import { useCompany } from './use-company.ts';

/** The footer's one-line call to action (specification section 2.3); pages of courses have another one. */
const COURSES = {
  text: 'Termín kurzu v jednom zo štyroch miest nájdete v dvoch krokoch.',
  to: '/kurzy-a-skolenia',
};
const CONTACT = { text: 'Nenašli ste vhodný kurz alebo termín? Kontaktujte nás.', to: '/kontakt' };

/** Call to action, the company's identification (§ 3a of the Commercial Code), pages and social links. */
export function Footer() {
  const company = useCompany();
  const { phone, email, web, branches, links } = company;
  const others = branches
    .filter(({ headquarters }) => !headquarters)
    .map((branch) => branch.city.replaceAll(' ', '\u00A0'));
  const seat = addressLine(company);
  const call = useLocation().pathname.startsWith(COURSES.to) ? CONTACT : COURSES;
  return (
    <footer className="footer on-dark">
      <div className="footer-route" aria-hidden="true" />
      <div className="wrap">
        <a className="footer-cta" href={call.to}>
          {nonBreaking(call.text)}
          <Icon name="right" />
        </a>
        <div className="footer-columns">
          <div>
            <Brand onDark />
            <address>
              {seat && <p>Sídlo: {nonBreaking(seat)}</p>}
              {others.length > 0 && <p>Pobočky: {others.join(', ')}</p>}
              {phone && <PhoneLink phone={phone} />}
              {email && <a href={`mailto:${email}`}>{email}</a>}
              {web && <a href={web}>{new URL(web).host}</a>}
            </address>
          </div>
          <FooterPart title="Stránky">
            <nav aria-label="Navigácia v pätičke">
              <ul>
                {FOOTER_PAGES.map(({ title, slug }) => (
                  <li key={slug}>
                    <a href={slug}>{nonBreaking(title)}</a>
                  </li>
                ))}
              </ul>
            </nav>
          </FooterPart>
          {(links.facebook || links.linkedin) && (
            <ul className="footer-elsewhere" aria-label="Sledujte nás">
              {links.facebook && <Elsewhere href={links.facebook}>Facebook</Elsewhere>}
              {links.linkedin && <Elsewhere href={links.linkedin}>LinkedIn</Elsewhere>}
            </ul>
          )}
        </div>
        <Identification />
      </div>
    </footer>
  );
}

/** Folded on a phone; from 640 px on its content is always in sight. */
function FooterPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="footer-part">
      <summary>
        {title}
        <Icon name="caret" />
      </summary>
      {children}
    </details>
  );
}

function Elsewhere({ href, children }: { href: string; children: string }) {
  return (
    <li>
      <ExternalLink href={href}>
        {children}&nbsp;
        <Icon name="out" />
      </ExternalLink>
    </li>
  );
}

function Identification() {
  const { legalName, legalForm, ico, dic, icDph, register, supervisors } = useCompany();
  const facts = [
    legalName && `${legalName}${legalForm && `, ${legalForm}`}`,
    ico && `IČO ${ico}`,
    dic && `DIČ ${dic}`,
    icDph && `IČ DPH ${icDph}`,
    registerEntry(register),
    supervisors.length > 0 && `Orgány dohľadu: ${supervisors.join(', ')}`,
  ].filter((fact) => typeof fact === 'string' && fact !== '');
  return (
    <div className="footer-legal">
      {facts.length > 0 && (
        <FooterPart title="Identifikačné údaje">
          <p>{nonBreaking(facts.join(' · '))}</p>
        </FooterPart>
      )}
      <ul>
        <li>
          <a href="/overenie">Overenie dokladu</a>
        </li>
        <li>
          <a href="/ochrana-osobnych-udajov">Ochrana osobných údajov</a>
        </li>
        <li>
          <a href="/vyhlasenie-o-pristupnosti">Vyhlásenie o&nbsp;prístupnosti</a>
        </li>
      </ul>
    </div>
  );
}
