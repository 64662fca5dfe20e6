import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { nonBreaking } from '#domain/slovak.ts';
import { PageTitle } from '#web/shared/document-head.tsx';
import { Icon } from '#web/shared/icon.tsx';
import { Sign } from '#web/shared/sign.tsx';
import { Breadcrumb } from '#web/site/kit/breadcrumb.tsx';
import { placeOf } from './desk-sections.ts';
import { KEYS } from './keys.ts';
import { DeskLink } from './menu.tsx';
import { useDeskData } from './use-desk-data.ts';

interface DeskHeadProps {
  title: string;
  /** The title of the document, where it is not the heading; null under a dialog, which has its own. */
  pageTitle?: string | null;
  /** The heading's id, where it may receive the focus. */
  id?: string;
  note: ReactNode;
  /** The page's actions. */
  children?: ReactNode;
}

/** The head of a page of a section, with links to the section's other pages. */
export function DeskHead({ title, pageTitle = title, id, note, children }: DeskHeadProps) {
  return (
    <div className="desk-head">
      {pageTitle && <PageTitle title={`${pageTitle} – správa`} />}
      <div>
        <h1 id={id} tabIndex={id ? -1 : undefined}>
          {nonBreaking(title)}
        </h1>
        <p className="num">{spaced(note)}</p>
      </div>
      {children && <div className="btns">{children}</div>}
      <SectionTabs />
    </div>
  );
}

interface PageHeadProps {
  parents: { title: string; to: string }[];
  title: string;
  /** The title of the document, where it is not the heading. */
  pageTitle?: string | undefined;
  /** The page's name in the breadcrumb, if it is not the title. */
  crumb?: string;
  /** The picture of its sign. */
  sign?: string;
  badge?: ReactNode;
  note?: ReactNode;
  /** The page's actions. */
  children?: ReactNode;
  /** What follows the actions. */
  remark?: ReactNode;
}

/** The head of a page below a section. */
export function PageHead({ parents, title, pageTitle = title, crumb = title, ...props }: PageHeadProps) {
  const { sign, badge, note, children, remark } = props;
  return (
    <div className="desk-head">
      <PageTitle title={pageTitle} />
      <Breadcrumb steps={[...parents, { title: crumb }]} />
      <div>
        <h1>
          {sign && <Sign src={sign} size={44} />}
          {nonBreaking(title)} {badge}
        </h1>
        {note && <p className="num">{spaced(note)}</p>}
      </div>
      {children && <div className="btns">{children}</div>}
      {remark}
    </div>
  );
}

function spaced(note: ReactNode): ReactNode {
  return typeof note === 'string' ? nonBreaking(note) : note;
}

/** The link to a new record. */
export function AddLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a className="btn" href={to} aria-keyshortcuts={KEYS.add}>
      <Icon name="plus" /> {children}
    </a>
  );
}

function SectionTabs() {
  const { pathname } = useLocation();
  const sections = useDeskData()?.sections ?? [];
  const place = placeOf(pathname, sections);
  if (!place || place.section.pages.length < 2) return null;
  return (
    <nav className="section-tabs" aria-label={`Stránky sekcie ${place.section.title}`}>
      {place.section.pages.map((page) => (
        <DeskLink key={page.to} to={page.to} aria-current={page === place.page ? 'page' : undefined}>
          {page.title}
        </DeskLink>
      ))}
    </nav>
  );
}
