import type { PageHandle } from '../../page-handle.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { Exit } from '../../ui/exit.tsx';
import { pageMeta } from '../../ui/page-meta.ts';

export const handle: PageHandle = { dependsOn: ['company'] };

export const meta = () =>
  pageMeta({
    title: 'Z nášho blogu',
    metaTitle: 'Z nášho blogu – BOZP a požiarna ochrana v praxi',
    description:
      'Články o bezpečnosti práce, ochrane pred požiarmi, zdraví pri práci a životnom prostredí. Píšu ich ľudia, ktorí chodia po prevádzkach.',
  });

/** The list of articles (specification section 2.8), as long as nobody has written any. */
export default function Blog() {
  return (
    <>
      <section className="section--plate border-b-2">
        <div className="wrap pb-8">
          <Breadcrumb steps={[{ title: 'Domov', to: '/' }, { title: 'Blog' }]} />
          <h1 className="mt-3">Z&nbsp;nášho blogu</h1>
        </div>
      </section>
      <section className="section">
        <div className="wrap">
          <p className="lead">Zatiaľ tu nie je žiadny článok.</p>
        </div>
      </section>
      <Exit />
    </>
  );
}
