import type { PageHandle } from '../../page-handle.ts';
import { Drawing } from '../../ui/drawing.tsx';
import planTall from '../../ui/drawings/plan-tall.svg?raw';
import planWide from '../../ui/drawings/plan-wide.svg?raw';
import { Exit } from '../../ui/exit.tsx';
import { pageMeta } from '../../ui/page-meta.ts';
import { Tiles } from '../../ui/tiles.tsx';

export const handle: PageHandle = { dependsOn: ['company'] };

export const meta = () =>
  pageMeta({
    title: 'Požiarna ochrana a bezpečnosť práce pre celé Slovensko',
    description:
      'Požiarna ochrana, BOZP, pracovná zdravotná služba, revízie, hasiace prístroje, kurzy a školenia. 28 rokov skúseností, 36 oprávnení, 75 vlastných zamestnancov.',
  });

export default function Home() {
  return (
    <>
      <Hero />
      <section className="section">
        <div className="wrap">
          <div className="head-row">
            <h2>Jedna značka, jedna služba</h2>
            <p className="muted">
              Farba a&nbsp;tvar znamenajú na celom webe to isté&nbsp;– v&nbsp;pláne, v&nbsp;menu aj na kurzoch.
            </p>
          </div>
          <Tiles />
        </div>
      </section>
      <Exit />
    </>
  );
}

function Hero() {
  return (
    <section className="hero">
      <div className="hero-in">
        <div className="hero-grid">
          <div className="hero-text">
            <h1>Využite služby v&nbsp;oblasti požiarnej ochrany a&nbsp;bezpečnosti práce</h1>
            <div className="hero-btns">
              <a className="btn" href="/sluzby">
                Naše služby
              </a>
              <a className="btn btn--line" href="/#novinky">
                Novinky
              </a>
            </div>
          </div>
          <div>
            <Drawing svg={planWide} />
            <Drawing svg={planTall} />
          </div>
        </div>
      </div>
    </section>
  );
}
