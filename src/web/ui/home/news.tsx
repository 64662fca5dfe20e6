import type { HomeContent } from '#domain/home-fields.ts';
import { Icon } from '../icon.tsx';

/** „Aktuálne informácie“ with a way to all articles (specification section 2.4). */
export function News({ news: { title, all, empty } }: { news: HomeContent['news'] }) {
  return (
    <>
      <div className="head-row">
        <h2>{title}</h2>
        <p>
          <a className="arrow-link" href="/blog">
            {all}
            <Icon name="right" />
          </a>
        </p>
      </div>
      <p className="lead">{empty}</p>
    </>
  );
}
