import { attendancePath } from '#web/ui/desk/attendance/attendance-path.ts';
import { Panel } from '#web/ui/desk/panel.tsx';
import { Icon, type IconName } from '#web/ui/shared/icon.tsx';
import { coursePaperPath } from './occupancy-path.ts';

/** The printable documents of a course and its exports. */
export function PapersPanel({ courseId }: { courseId: string }) {
  const papers: { to: string; label: string; kind: string; icon: IconName }[] = [
    { to: coursePaperPath(courseId, 'listina.pdf'), label: 'Prezenčná listina', kind: 'PDF na tlač', icon: 'file' },
    { to: attendancePath(courseId), label: 'Prítomnosť v\u00A0telefóne', kind: 'stránka', icon: 'right' },
    { to: coursePaperPath(courseId, 'ucastnici.xlsx'), label: 'Účastníci', kind: 'XLSX', icon: 'down' },
    { to: coursePaperPath(courseId, 'ucastnici.csv'), label: 'Účastníci', kind: 'CSV', icon: 'down' },
  ];
  return (
    <Panel title={'Tlačivá a\u00A0exporty'}>
      <ul className="files">
        {papers.map(({ to, label, kind, icon }) => (
          <li key={to}>
            <a href={to}>
              <Icon name={icon} />
              <span>{label}</span>
              <span>{kind}</span>
            </a>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
