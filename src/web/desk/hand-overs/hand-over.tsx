import { data, href, redirect } from 'react-router';
import { formatCents } from '#domain/courses/price.ts';
import { formatDays } from '#domain/day.ts';
import { sumOfLines, type TermsGap } from '#domain/hand-overs/hand-over.ts';
import { gapsPhrase } from '#domain/payers/payer.ts';
import { counted, nonBreaking } from '#domain/slovak.ts';
import { findCourse } from '#server/courses/course-queries.ts';
import { type CourseHandOver, handOver, type ProposedLine, readHandOver } from '#server/hand-overs/hand-overs.ts';
import { appOf } from '#web/context.ts';
import { occupancyPath } from '#web/desk/courses/occupancy-path.ts';
import { DeskForm } from '#web/desk/kit/desk-form.tsx';
import { PageHead } from '#web/desk/kit/desk-head.tsx';
import { DeskNotice } from '#web/desk/kit/desk-notice.tsx';
import { Instant } from '#web/desk/kit/instant.tsx';
import { KEYS, keyThatFocuses } from '#web/desk/kit/keys.ts';
import { Panel } from '#web/desk/kit/panel.tsx';
import { PayerRequest } from '#web/desk/payers/payer-panel.tsx';
import { payerPath } from '#web/desk/payers/payer-paths.ts';
import { signUpList } from '#web/desk/sign-ups/sign-up-list.ts';
import { requireStaff } from '#web/desk/staff-guard.ts';
import { pageMeta } from '#web/shared/page-meta.ts';
import type { Route } from './+types/hand-over';
import { handOverFilePath, handOverPath } from './hand-over-path.ts';

const TITLE = 'Podklady na fakturáciu';

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta({
    title: loaderData ? `${loaderData.course.nameOfCourse} – podklady` : TITLE,
    description: 'Čo sa z\u00A0kurzu odovzdá účtovníctvu',
  });

export async function loader(args: Route.LoaderArgs) {
  await requireStaff(args, 'office');
  const app = appOf(args.context);
  const course = await findCourse(app.db, args.params.id);
  if (!course) throw data(null, { status: 404 });
  const { id, nameOfCourse, date, dateTo, city } = course;
  return { course: { id, nameOfCourse, date, dateTo, city }, ...(await readHandOver(app, course)) };
}

export async function action(args: Route.ActionArgs) {
  const staff = await requireStaff(args, 'office');
  const { id } = args.params;
  const { outcome } = await appOf(args.context).change(staff, (change) => handOver(change, id));
  if (outcome === 'not-found') throw data(null, { status: 404 });
  return redirect(handOverPath(id), 303);
}

/** What a course hands over to accounting: a line for each payer, what is missing first, and what was handed over. */
export default function HandOver({ loaderData }: Route.ComponentProps) {
  const { course, isDue, terms, termsGaps, isAttendanceUnknown, lines, made } = loaderData;
  const price = terms && `${formatCents(terms.unitCents)} s\u00A0DPH za človeka`;
  const incomplete = lines.filter(({ gaps }) => gaps.length > 0);
  return (
    <>
      <PageHead
        parents={[
          { title: 'Kurzy', to: '/dashboard' },
          { title: course.nameOfCourse, to: occupancyPath(course.id) },
        ]}
        title={TITLE}
        note={[formatDays(course.date, course.dateTo), course.city, price].filter(Boolean).join(' · ')}
      />
      {termsGaps.length > 0 && (
        <DeskNotice sign="system-pozor" role="status">
          <p>{nonBreaking(`Bez ${termsGaps.map((gap) => GAPS[gap]).join(' a\u00A0')} sa sumy nedajú vyrátať.`)}</p>
          {termsGaps.includes('price') && <a href={href('/dashboard/kurzy/:id', { id: course.id })}>Upraviť kurz</a>}
        </DeskNotice>
      )}
      {incomplete.length > 0 && (
        <Panel title="Čo chýba" note="odovzdať sa dá aj tak">
          <table className="rows" aria-label="Čo chýba">
            <tbody>
              {incomplete.map((line) => (
                <Incomplete key={line.signUpId} line={line} courseId={course.id} />
              ))}
            </tbody>
          </table>
        </Panel>
      )}
      <Lines loaderData={loaderData} />
      {lines.length > 0 && terms && (
        <DeskForm className="panel">
          <div className="panel-body stack">
            <p>
              {nonBreaking(terms.noShowsPay ? 'Kto neprišiel, platí tiež.' : 'Kto neprišiel, neplatí.')}{' '}
              {nonBreaking(
                'Určuje to Firma v časti Čo sľubujeme klientom; po prvom odovzdaní sa to už pre tento kurz nemení.',
              )}
              {isAttendanceUnknown && ` ${nonBreaking('Prítomnosť nikto nezapísal, preto rátame všetkých.')}`}
            </p>
            <p className="muted">
              {nonBreaking(
                isDue
                  ? 'Odovzdanie vznikne raz. Čo sa zmení neskôr, príde ako rozdiel.'
                  : 'Odovzdať sa dá až po poslednom dni kurzu.',
              )}
            </p>
            {isDue && (
              <button type="submit" className="btn" {...keyThatFocuses(KEYS.confirm)}>
                {nonBreaking(made.length > 0 ? 'Odovzdať rozdiel' : 'Odovzdať')}
              </button>
            )}
          </div>
        </DeskForm>
      )}
      {made.length > 0 && <MadeHandOvers courseId={course.id} made={made} isComplete={lines.length === 0} />}
    </>
  );
}

const GAPS: Record<TermsGap, string> = { price: 'ceny kurzu', vatRate: 'sadzby DPH vo Firme' };

function Incomplete({ line, courseId }: { line: ProposedLine; courseId: string }) {
  const { name, gaps, mayRequest, signUpId } = line;
  return (
    <tr>
      <td className="title">{nonBreaking(`${name}: ${gapsPhrase(gaps)}`)}</td>
      <td className="r">
        <div className="btns">
          {mayRequest && <PayerRequest signUpId={signUpId} courseId={courseId} />}
          <a className="btn btn--line btn--sm" href={payerPath(signUpId, courseId)}>
            Doplniť<span className="sr-only">: {name}</span>
          </a>
        </div>
      </td>
    </tr>
  );
}

function Lines({
  loaderData: { lines, terms, made, isAttendanceUnknown },
}: Pick<Route.ComponentProps, 'loaderData'>) {
  const sum = sumOfLines(lines);
  if (!terms) return null;
  if (lines.length === 0) return made.length > 0 ? null : <p className="muted">Na kurze nikto nebol.</p>;
  return (
    <Panel
      title={made.length > 0 ? 'Rozdiel od posledného odovzdania' : 'Odberatelia'}
      aside={<span className="num">{formatCents(sum.totalCents)}</span>}
    >
      <table className="rows" aria-label="Odberatelia">
        <thead>
          <tr>
            <th scope="col">Odberateľ</th>
            <th scope="col">Údaje</th>
            <th scope="col">Účasť</th>
            <th scope="col" className="r">
              Základ
            </th>
            <th scope="col" className="r">
              DPH {terms.vatRate} %
            </th>
            <th scope="col" className="r">
              Spolu
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.signUpId}>
              <td className="title">
                <a href={signUpList.record(line.signUpId)}>{nonBreaking(line.name)}</a>
              </td>
              <td className="long">{payerPhrase(line)}</td>
              <td>{attendancePhrase(line, isAttendanceUnknown)}</td>
              <Amounts {...line} />
            </tr>
          ))}
          <tr>
            <td className="title" colSpan={3}>
              <b>
                Spolu, {counted(lines.length, 'odberateľ', 'odberatelia', 'odberateľov')},{' '}
                {counted(sum.people, 'človek', 'ľudia', 'ľudí')}
              </b>
            </td>
            <Amounts {...sum} />
          </tr>
        </tbody>
      </table>
    </Panel>
  );
}

function Amounts({ totalCents, vatCents }: Pick<ProposedLine, 'totalCents' | 'vatCents'>) {
  return (
    <>
      <td className="num r" data-label="základ">
        {formatCents(totalCents - vatCents)}
      </td>
      <td className="num r" data-label="DPH">
        {formatCents(vatCents)}
      </td>
      <td className="num r" data-label="spolu">
        <b>{formatCents(totalCents)}</b>
      </td>
    </>
  );
}

/** „IČO 36123456 · obj. 27-014“ */
function payerPhrase({ applicant, ico, icDph, orderNumber, gaps }: ProposedLine) {
  if (gaps.length > 0) return <span className="flag flag--warn">{gapsPhrase(gaps)}</span>;
  const number = ico ? `IČO\u00A0${ico}` : icDph;
  const facts = [number || (applicant === 'person' ? 'osoba' : ''), orderNumber && `obj.\u00A0${orderNumber}`];
  return facts.filter(Boolean).join(' · ');
}

/** „5 prišlo, 1 nie“; without attendance everybody is charged */
function attendancePhrase({ came, absent }: ProposedLine, isAttendanceUnknown: boolean): string {
  if (isAttendanceUnknown) return counted(came, 'človek', 'ľudia', 'ľudí');
  const phrase = counted(came, 'prišiel', 'prišli', 'prišlo');
  return absent > 0 ? `${phrase}, ${absent} nie` : phrase;
}

interface MadeHandOversProps extends Pick<CourseHandOver, 'made'> {
  courseId: string;
  /** Nothing has changed since the last one. */
  isComplete: boolean;
}

function MadeHandOvers({ courseId, made, isComplete }: MadeHandOversProps) {
  return (
    <Panel title="Odovzdané" note={isComplete ? 'odvtedy sa nič nezmenilo' : undefined}>
      <table className="rows" aria-label="Odovzdané">
        <tbody>
          {made.map(({ number, madeAt, by, payers, totalCents }) => (
            <tr key={number}>
              <td className="title">
                <a href={handOverFilePath(courseId, number)} download aria-keyshortcuts={KEYS.download}>
                  {number === 1 ? 'Podklady' : `Rozdiel ${number - 1}`} (XLSX)
                </a>
              </td>
              <td className="long">
                <Instant at={madeAt} /> {by}
              </td>
              <td>{counted(payers, 'odberateľ', 'odberatelia', 'odberateľov')}</td>
              <td className="num r">{formatCents(totalCents)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
