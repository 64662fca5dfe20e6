import { type MissingFact, missingNamesOf, missingSentence } from '#domain/course-documents/missing-facts.ts';
import { attachmentFormat } from '#domain/courses/attachment.ts';
import type { CourseWithSeats } from '#domain/courses/course.ts';
import { formatDay, formatDays } from '#domain/day.ts';
import type { HistoryStep } from '#domain/events/history.ts';
import { type NotifiedCourse, newsOf, type SignUp, type SignUpRecord } from '#domain/sign-ups/sign-up.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { occupancyPath } from '#web/desk/courses/course-paths.ts';
import { SIGN_UPS, WAITLIST } from '#web/desk/kit/desk-sections.ts';
import { Instant } from '#web/desk/kit/instant.tsx';
import { KEYS } from '#web/desk/kit/keys.ts';
import { Facts, HistoryPanel, Panel } from '#web/desk/kit/panel.tsx';
import { Icon } from '#web/shared/icon.tsx';
import { PEOPLE_PER_PAGE } from '#web/shared/people-per-page.ts';
import { Seats } from '#web/shared/seats.tsx';
import { Sign } from '#web/shared/sign.tsx';
import { applicantFacts } from './applicant-facts.tsx';
import { signUpList } from './sign-up-list.ts';
import { participantsPath } from './sign-up-paths.ts';

interface SentPanelProps {
  signUp: SignUp;
  /** The sign-up with the rest of the group that waits, if it was split. */
  restId: string | null;
}

/** What the visitor sent, unchanged. */
export function SentPanel({ signUp, restId }: SentPanelProps) {
  const { waitlistEntryId, restOfId } = signUp;
  return (
    <Panel title="Čo poslali" note="nemení sa">
      <Facts
        facts={applicantFacts(signUp, [
          ['Čakala na termín', waitlistEntryId && <a href={`${WAITLIST}/${waitlistEntryId}`}>záznam o čakaní</a>],
          ['Zvyšok skupiny', restOfId && <a href={`${SIGN_UPS}/${restOfId}`}>prihláška, od ktorej je oddelená</a>],
          ['Oddelení zo skupiny', restId && <a href={`${SIGN_UPS}/${restId}`}>ich prihláška</a>],
        ])}
      />
    </Panel>
  );
}

/** The sign-up's course: current, or as stored after its deletion; and what the applicant was notified of. */
export function CoursePanel({ signUp, course }: { signUp: SignUpRecord; course: CourseWithSeats | null }) {
  return (
    <aside className="tag facts" aria-label="Kurz">
      <div className="tag-in">
        <div className="tag-hole" />
        <div className="tag-top">
          {course ? <Sign src={course.image} size={64} /> : <Sign src="system-info" size={64} />}
          <h3>{nonBreaking(signUp.courseName)}</h3>
        </div>
        <dl>
          <dt>Termín</dt>
          <dd>{formatDays(signUp.courseDate, signUp.courseDateTo)}</dd>
          <dt>Mesto</dt>
          <dd>{signUp.courseCity}</dd>
          {course && (
            <>
              <dt>Miesta</dt>
              <dd>
                <Seats {...course} />
              </dd>
            </>
          )}
        </dl>
        {isNotificationOutdated(signUp, course) && <LastNotification {...signUp.lastNotified} />}
        {course && (
          <a className="btn btn--line btn--sm" href={occupancyPath(course.id)} aria-keyshortcuts={KEYS.occupancy}>
            Obsadenosť kurzu
          </a>
        )}
        {!course && (
          <p className="tag-note muted">Kurz bol zmazaný. Prihláška si pamätá jeho názov, deň a&nbsp;mesto.</p>
        )}
      </div>
    </aside>
  );
}

/** True when the applicant was last notified of another name, day or place than the current one. */
function isNotificationOutdated({ lastNotified, ...signUp }: SignUpRecord, course: CourseWithSeats | null): boolean {
  const { courseName: nameOfCourse, courseDate: date, courseDateTo: dateTo, courseCity: city } = signUp;
  const now = { nameOfCourse, date, dateTo, city, place: course?.place ?? lastNotified.place };
  return newsOf(lastNotified, now).length > 0;
}

/** What the applicant was notified of, when it has changed. */
function LastNotification({ nameOfCourse, date, dateTo, place, city }: NotifiedCourse) {
  return (
    <p className="tag-note">
      <b>Prihlásenému sme oznámili:</b> {nonBreaking(nameOfCourse)},{' '}
      <span className="num">{formatDays(date, dateTo)}</span>, {[place, city].filter(Boolean).join(', ')}.
      O&nbsp;zmene ho treba upovedomiť.
    </p>
  );
}

interface FilledFormPanelProps {
  signUpId: string;
  form: { title: string; file: string };
  /** The facts the form requires that are still missing. */
  missing: MissingFact[];
}

/** The course's application form, filled in with the known facts, for the person who completes and signs it. */
export function FilledFormPanel({ signUpId, form, missing }: FilledFormPanelProps) {
  return (
    <Panel title="Tlačivo">
      {missing.map((lack) => (
        <Missing key={lack.fact} signUpId={signUpId} missing={lack} />
      ))}
      <ul className="files">
        <li>
          <a href={signUpList.record(signUpId, {}, 'tlacivo')} download aria-keyshortcuts={KEYS.download}>
            <Icon name="file" />
            <span>{nonBreaking(form.title)}</span>
            <span>vyplnené, {attachmentFormat(form.file)}</span>
          </a>
        </li>
      </ul>
    </Panel>
  );
}

/** A fact missing on the form, with a link to the row of the first person it is missing for. */
function Missing({ signUpId, missing }: { signUpId: string; missing: MissingFact }) {
  const { fact, first } = missing;
  const page = Math.floor(first / PEOPLE_PER_PAGE) + 1;
  const field = `${fact === 'name' ? 'firstName' : fact}-${first % PEOPLE_PER_PAGE}`;
  const names = missingNamesOf(missing);
  return (
    <p className="panel-body">
      <b>{missingSentence(missing)}</b>
      {names && ` (${nonBreaking(names)})`}.{' '}
      <a href={`${participantsPath(signUpId, undefined, page)}#${field}`}>Doplniť</a>
    </p>
  );
}

interface SignUpHistoryProps {
  signUp: SignUp;
  history: HistoryStep[];
  /** Why a waiting sign-up has no seats yet. */
  why: string | undefined;
}

/** The history of the sign-up; the last step is its current state. */
export function SignUpHistory({ signUp, history, why }: SignUpHistoryProps) {
  const now = {
    confirmed: signUp.reviewedAt ? 'Miesto je potvrdené' : 'Miesto je potvrdené, prihlášku ešte nikto neprečítal',
    waiting: why ? `Čaká medzi náhradníkmi: ${why}` : 'Čaká medzi náhradníkmi',
    cancelled: 'Prihláška je zrušená',
  }[signUp.status];
  return <HistoryPanel history={history} now={now} />;
}

/** The applicant's consent and its time. */
export function ConsentPanel({ signUp }: { signUp: SignUp }) {
  const { consent, consentVersion, receivedAt, waitlistEntryId } = signUp;
  const purpose = waitlistEntryId === null ? 'prihlásenie na kurz' : 'ponuka termínu kurzu';
  return (
    <Panel title="Súhlas">
      <Facts
        facts={[
          ['Stav', consent === 'given' ? 'udelený' : 'neuvedený'],
          ['Znenie', consentVersion && `z\u00A0${formatDay(consentVersion)}`, 'num'],
          ['Čas', consentVersion && <Instant at={receivedAt} />, 'num'],
          ['Účel', consentVersion && purpose],
        ]}
      />
    </Panel>
  );
}
