import { FOOTER_PAGES } from '#content/navigation.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { Brand } from '#web/ui/shared/brand.tsx';
import { ExternalLink } from '#web/ui/shared/external-link.tsx';
import { Icon } from '#web/ui/shared/icon.tsx';
import { PhoneLink } from '#web/ui/shared/phone-link.tsx';
import { useCompany } from './company.ts';

/** Call to action, the company's identification (§ 3a of the Commercial Code), pages and social links. */
export function Footer() {
  const { phone, email, web, street, postalCode, city, branches, links } = useCompany();
  const others = branches
    .filter(({ headquarters }) => !headquarters)
    .map((branch) => branch.city.replaceAll(' ', '\u00A0'));
  return (
    <footer className="footer on-dark">
      <div className="footer-route" aria-hidden="true" />
      <div className="wrap">
        <div className="footer-cta">
          <h2>Termín kurzu v&nbsp;jednom zo štyroch miest nájdete v&nbsp;dvoch krokoch.</h2>
          <div className="btns">
            <a className="btn" href="/kurzy-a-skolenia">
              Vybrať mesto a&nbsp;kurz
            </a>
          </div>
        </div>
        <div className="footer-columns">
          <div>
            <Brand onDark />
            <address>
              {city && <>Sídlo: {city}</>}
              {street && (
                <>
                  <br />
                  <span className="num">{nonBreaking(`${street}, ${postalCode} ${city}`)}</span>
                </>
              )}
              {phone && (
                <>
                  <br />
                  <PhoneLink phone={phone} className="num" />
                </>
              )}
              {email && (
                <>
                  <br />
                  <a href={`mailto:${email}`}>{email}</a>
                </>
              )}
              {web && (
                <>
                  <br />
                  <a href={web}>{new URL(web).host}</a>
                </>
              )}
            </address>
          </div>
          <nav aria-label="Navigácia v pätičke">
            <h3>Stránky</h3>
            <ul className="two">
              {FOOTER_PAGES.map(({ title, slug }) => (
                <li key={slug}>
                  <a href={slug}>{nonBreaking(title)}</a>
                </li>
              ))}
            </ul>
          </nav>
          <div className="footer-elsewhere">
            {others.length > 0 && (
              <div>
                <h3>Pobočky</h3>
                <p>{others.join(', ')}</p>
              </div>
            )}
            {(links.facebook || links.linkedin) && (
              <div>
                <h3>Sledujte nás</h3>
                <ul>
                  {links.facebook && (
                    <li>
                      <ExternalLink href={links.facebook}>
                        Facebook&nbsp;
                        <Icon name="out" />
                      </ExternalLink>
                    </li>
                  )}
                  {links.linkedin && (
                    <li>
                      <ExternalLink href={links.linkedin}>
                        LinkedIn&nbsp;
                        <Icon name="out" />
                      </ExternalLink>
                    </li>
                  )}
                </ul>
              </div>
            )}
          </div>
        </div>
        <Identification />
      </div>
    </footer>
  );
}

function Identification() {
  const { legalName, legalForm, ico, dic, icDph, register, supervisors } = useCompany();
  const facts = [
    legalName && `${legalName}${legalForm && `, ${legalForm}`}`,
    ico && `IČO ${ico}`,
    dic && `DIČ ${dic}`,
    icDph && `IČ DPH ${icDph}`,
    register.court && `${register.court}, oddiel ${register.section}, vložka č. ${register.entry}`,
    supervisors.length > 0 && `Orgány dohľadu: ${supervisors.join(', ')}`,
  ].filter((fact) => typeof fact === 'string' && fact !== '');
  return (
    <div className="footer-legal">
      {facts.map((fact) => (
        <span key={String(fact)}>{nonBreaking(String(fact))}</span>
      ))}
      <a href="/ochrana-osobnych-udajov">Ochrana osobných údajov</a>
      <a href="/vyhlasenie-o-pristupnosti">Vyhlásenie o&nbsp;prístupnosti</a>
    </div>
  );
}
