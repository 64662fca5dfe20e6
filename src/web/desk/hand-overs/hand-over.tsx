import { href, redirect } from 'react-router';
import { formatCents } from '#domain/courses/price.ts';
import { formatDays } from '#domain/day.ts';
import { sumOfLines, type TermsGap } from '#domain/hand-overs/hand-over.ts';
import { gapsPhrase, type PayerGap, type PayerRequest, requestedPhrase } from '#domain/payers/payer.ts';
import { counted, countedPeople, nonBreaking } from '#domain/slovak.ts';
import { findCompany } from '#server/company/company.ts';
import { findCourse } from '#server/courses/course-queries.ts';
import type { Db } from '#server/db/database.ts';
import { handOver, listLines, type ProposedLine, readHandOver } from '#server/hand-overs/hand-overs.ts';
import { findPayerRequests } from '#server/payers/payers.ts';
import { coursePagePath, courseSteps, handOverFilePath } from '#web/desk/courses/course-paths.ts';
import { DeskForm, Submit } from '#web/desk/kit/desk-form.tsx';
import { PageHead } from '#web/desk/kit/desk-head.tsx';
import { type Column, Table } from '#web/desk/kit/desk-list.tsx';
import { DeskNotice } from '#web/desk/kit/desk-notice.tsx';
import { Instant } from '#web/desk/kit/instant.tsx';
import { KEYS } from '#web/desk/kit/keys.ts';
import { MissingPanel } from '#web/desk/kit/missing-panel.tsx';
import { Panel } from '#web/desk/kit/panel.tsx';
import { RequestPayer } from '#web/desk/payers/payer-panel.tsx';
import { signUpList } from '#web/desk/sign-ups/sign-up-list.ts';
import { payerPath } from '#web/desk/sign-ups/sign-up-paths.ts';
import { requireStaff } from '#web/desk/staff-guard.ts';
import { found } from '#web/shared/found.ts';
import type { Route } from './+types/hand-over';

export async function loader(args: Route.LoaderArgs) {
  const { app, db } = await requireStaff(args, 'office');
  const course = found(await findCourse(db, args.params.id));
  const { id, nameOfCourse, date, dateTo, city } = course;
  const [{ made, ...handOver }, { ico }] = await Promise.all([readHandOver(app, course), findCompany(db)]);
  const mayRequest = handOver.lines.flatMap((line) => (line.mayRequest ? [line.signUpId] : []));
  return {
    course: { id, nameOfCourse, date, dateTo, city },
    ...handOver,
    hasCompanyIco: ico !== '',
    requests: await findPayerRequests(db, mayRequest),
    made: await Promise.all(made.map(async (one) => ({ ...one, ...(await aboutInvoices(db, id, one.number)) }))),
  };
}

/** Whether a hand-over has invoices, and what their file cannot write as it is. */
async function aboutInvoices(db: Db, courseId: string, number: number) {
  const lines = await listLines(db, courseId, number);
  if (lines.every(({ totalCents }) => totalCents === 0)) return { hasInvoices: false, respelled: [] };
  const { respelledTexts } = await import('#server/hand-overs/pohoda.ts');
  return { hasInvoices: true, respelled: respelledTexts(lines) };
}

export async function action(args: Route.ActionArgs) {
  const { app, staff } = await requireStaff(args, 'office');
  const { id } = args.params;
  found(await app.change(staff, (change) => handOver(change, id)));
  return redirect(coursePagePath(id, 'podklady'), 303);
}

/** What a course hands over to accounting: a line for each payer, what is missing first, and what was handed over. */
export default function HandOver({ loaderData }: Route.ComponentProps) {
  const { course, isDue, terms, termsGaps, isAttendanceUnknown, lines, made, requests } = loaderData;
  const price = terms && `${formatCents(terms.unitCents)} s\u00A0DPH za osobu`;
  const missing = lines
    .filter(({ gaps }) => gaps.length > 0)
    .map(({ signUpId, name, gaps, mayRequest }) => ({
      id: signUpId,
      of: name,
      missing: missingPhrase(gaps, requests.get(signUpId)),
      link: { label: 'Doplniť', to: payerPath(signUpId, course.id) },
      act: mayRequest && <RequestPayer signUpId={signUpId} courseId={course.id} isAgain={requests.has(signUpId)} />,
    }));
  return (
    <>
      <PageHead
        parents={courseSteps(course)}
        title="Podklady na fakturáciu"
        pageTitle={`${course.nameOfCourse} – podklady`}
        note={[formatDays(course.date, course.dateTo), course.city, price].filter(Boolean).join(' · ')}
      />
      {termsGaps.length > 0 && (
        <DeskNotice
          sign="system-pozor"
          text={`Bez ${termsGaps.map((gap) => GAPS[gap]).join(' a\u00A0')} sa sumy nedajú vyrátať.`}
        >
          {termsGaps.includes('price') && <a href={href('/dashboard/kurzy/:id', { id: course.id })}>Upraviť kurz</a>}
        </DeskNotice>
      )}
      <MissingPanel title="Čo chýba" note="odovzdať sa dá aj tak" items={missing} />
      <Lines loaderData={loaderData} />
      {lines.length > 0 && terms && (
        <DeskForm className="panel">
          <div className="panel-body stack">
            <p>
              {nonBreaking(terms.noShowsPay ? 'Kto neprišiel, platí tiež.' : 'Kto neprišiel, neplatí.')}{' '}
              {nonBreaking(
                'Nastavuje sa to na stránke Firma v časti Čo sľubujeme klientom; po prvom odovzdaní sa to už pre tento kurz nemení.',
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
            {isDue && <Submit label={made.length > 0 ? 'Odovzdať rozdiel' : 'Odovzdať'} keys="confirm" needsEnter />}
          </div>
        </DeskForm>
      )}
      {made.length > 0 && <MadeHandOvers loaderData={loaderData} />}
    </>
  );
}

/** „chýba IČO, vyžiadané 24.03.2026 o 8.42 h (Jana Kováčová)“ */
function missingPhrase(gaps: readonly PayerGap[], request: PayerRequest | undefined): string {
  return gapsPhrase(gaps) + (request ? `, ${requestedPhrase(request)}` : '');
}

const GAPS: Record<TermsGap, string> = { price: 'ceny kurzu', vatRate: 'sadzby DPH vo Firme' };

type Loaded = Route.ComponentProps['loaderData'];

function Lines({ loaderData: { lines, terms, made, isAttendanceUnknown } }: { loaderData: Loaded }) {
  if (!terms) return null;
  if (lines.length === 0) return made.length > 0 ? null : <p className="muted">Na kurze nikto nebol.</p>;
  const sum = sumOfLines(lines);
  const [columns, amounts] = [payerColumns(isAttendanceUnknown), amountColumns(terms.vatRate)];
  return (
    <Panel
      title={made.length > 0 ? 'Rozdiel od posledného odovzdania' : 'Odberatelia'}
      aside={<span className="num">{formatCents(sum.totalCents)}</span>}
    >
      <Table<ProposedLine>
        label="Odberatelia"
        columns={[...columns, ...amounts]}
        rows={lines}
        keyOf={({ signUpId }) => signUpId}
      >
        <tr>
          <td className="title" colSpan={columns.length}>
            <b>
              Spolu, {counted(lines.length, 'odberateľ', 'odberatelia', 'odberateľov')}
              {made.length === 0 && `, ${countedPeople(sum.people)}`}
            </b>
          </td>
          {amounts.map(({ title, className, label, cell }) => (
            <td key={title} className={className} data-label={label}>
              {cell(sum)}
            </td>
          ))}
        </tr>
      </Table>
    </Panel>
  );
}

function payerColumns(isAttendanceUnknown: boolean): Column<ProposedLine>[] {
  return [
    {
      title: 'Odberateľ',
      className: 'title',
      cell: ({ signUpId, name }) => <a href={signUpList.record(signUpId)}>{nonBreaking(name)}</a>,
    },
    { title: 'Údaje', className: 'long', cell: payerPhrase },
    { title: 'Účasť', cell: (line) => attendancePhrase(line, isAttendanceUnknown) },
  ];
}

function amountColumns(vatRate: number): Column<Pick<ProposedLine, 'totalCents' | 'vatCents'>>[] {
  return [
    {
      title: 'Základ',
      label: 'základ',
      className: 'num r',
      cell: ({ totalCents, vatCents }) => formatCents(totalCents - vatCents),
    },
    { title: `DPH ${vatRate} %`, label: 'DPH', className: 'num r', cell: ({ vatCents }) => formatCents(vatCents) },
    {
      title: 'Spolu',
      label: 'spolu',
      className: 'num r',
      cell: ({ totalCents }) => <b>{formatCents(totalCents)}</b>,
    },
  ];
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
  if (isAttendanceUnknown) return countedPeople(came);
  const phrase = counted(came, 'prišiel', 'prišli', 'prišlo');
  return absent > 0 ? `${phrase}, ${absent} nie` : phrase;
}

function MadeHandOvers({ loaderData: { course, lines, made, hasCompanyIco } }: { loaderData: Loaded }) {
  return (
    <Panel title="Odovzdané" note={lines.length === 0 ? 'odvtedy sa nič nezmenilo' : undefined}>
      <table className="rows" aria-label="Odovzdané">
        <tbody>
          {made.map(({ number, madeAt, by, payers, totalCents, hasInvoices, respelled }) => (
            <tr key={number}>
              <td className="title">
                <a
                  href={handOverFilePath(course.id, number, 'podklady.xlsx')}
                  download
                  aria-keyshortcuts={KEYS.download}
                >
                  {number === 1 ? 'Podklady' : `Rozdiel ${number - 1}`} (XLSX)
                </a>
                {hasInvoices && (
                  <span className="sub">
                    {hasCompanyIco ? (
                      <a href={handOverFilePath(course.id, number, 'pohoda.xml')} download>
                        Faktúry pre Pohodu (XML)
                      </a>
                    ) : (
                      <>
                        Pre Pohodu najprv doplňte <a href={href('/dashboard/firma')}>IČO firmy</a>.
                      </>
                    )}
                  </span>
                )}
                {respelled.length > 0 && (
                  <span className="sub">
                    V&nbsp;Pohode inak: {respelled.map(({ text, respelled }) => `${text} → ${respelled}`).join(', ')}
                  </span>
                )}
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
