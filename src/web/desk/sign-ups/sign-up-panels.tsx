import { Fragment } from 'react';
import { type MissingFact, missingNamesOf, missingSentence } from '#domain/course-documents/missing-facts.ts';
import { attachmentFormat } from '#domain/courses/attachment.ts';
import { type LinkedCourse, venueName } from '#domain/courses/course.ts';
import { type Day, formatDay, formatDays } from '#domain/day.ts';
import { PEOPLE_PER_PAGE } from '#domain/paging.ts';
import { newsOf, notifiedFacts, type SignUp, type SignUpRecord } from '#domain/sign-ups/sign-up.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { SIGN_UPS, WAITLIST } from '#web/desk/kit/desk-sections.ts';
import { Instant } from '#web/desk/kit/instant.tsx';
import { KEYS } from '#web/desk/kit/keys.ts';
import { type Fact, HistoryPanel, Panel } from '#web/desk/kit/panel.tsx';
import { Icon } from '#web/shared/icon.tsx';
import { Sign } from '#web/shared/sign.tsx';
import type { Route } from './+types/sign-up';
import { signUpList } from './sign-up-list.ts';
import { participantsPath } from './sign-up-paths.ts';

type Loaded = Route.ComponentProps['loaderData'];

/** What the applicant was notified of, when it has changed since. */
export function LastNotification({ signUp, course }: Pick<Loaded, 'signUp' | 'course'>) {
  if (!isNotificationOutdated(signUp, course)) return null;
  const { nameOfCourse, date, dateTo, hours, ...where } = signUp.lastNotified;
  return (
    <div className="desk-warning">
      <Sign src="system-pozor" size={36} />
      <p>
        <b>Prihlásenému sme oznámili:</b> {nonBreaking(nameOfCourse)},{' '}
        <span className="num">{[formatDays(date, dateTo), hours].filter(Boolean).join(', ')}</span>,{' '}
        {venueName(where)}. O&nbsp;zmene ho treba upovedomiť.
      </p>
    </div>
  );
}

/** True when the applicant was last notified of another name, day, time or place than the current one. */
function isNotificationOutdated({ lastNotified, ...signUp }: SignUpRecord, course: LinkedCourse | null): boolean {
  const { courseName: nameOfCourse, courseDate: date, courseDateTo: dateTo, courseCity: city } = signUp;
  const { hours, place } = course ? notifiedFacts(course) : lastNotified;
  return newsOf(lastNotified, { nameOfCourse, date, dateTo, hours, place, city }).length > 0;
}

/** The course's application form, filled in with the known facts, for the person who completes and signs it. */
export function FilledFormPanel({ signUp, form, missing }: Pick<Loaded, 'signUp' | 'form' | 'missing'>) {
  if (!form) return null;
  return (
    <Panel title="Tlačivo">
      {missing.map((lack) => (
        <Missing key={lack.fact} signUpId={signUp.id} missing={lack} />
      ))}
      <ul className="files">
        <li>
          <a href={signUpList.record(signUp.id, {}, 'tlacivo')} download aria-keyshortcuts={KEYS.download}>
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

/** `why`: a waiting sign-up has no seats yet. */
type SignUpHistoryProps = Pick<Loaded, 'signUp' | 'history'> & { why: string | undefined };

/** The history of the sign-up; the last step is its current state. */
export function SignUpHistory({ signUp, history, why }: SignUpHistoryProps) {
  const now = {
    confirmed: signUp.reviewedAt ? 'Miesto je potvrdené' : 'Miesto je potvrdené, prihlášku ešte nikto neprečítal',
    waiting: why ? `Čaká medzi náhradníkmi: ${why}` : 'Čaká medzi náhradníkmi',
    cancelled: 'Prihláška je zrušená',
  }[signUp.status];
  return <HistoryPanel history={history} now={now} />;
}

/** What led to the sign-up and from it, and the consent. */
export function signUpFacts(signUp: SignUp, splitOff: Loaded['splitOff']): Fact[] {
  const { waitlistEntryId, restOfId, consentVersion } = signUp;
  return [
    ['Čakala na termín', waitlistEntryId && <a href={`${WAITLIST}/${waitlistEntryId}`}>záznam o čakaní</a>],
    ['Zvyšok skupiny', restOfId && <a href={`${SIGN_UPS}/${restOfId}`}>prihláška, od ktorej je oddelená</a>],
    ['Oddelení zo skupiny', splitOff.length > 0 && splitOff.map(splitOffLink)],
    ['Súhlas', consentVersion ? <Consent {...signUp} consentVersion={consentVersion} /> : 'neuvedený'],
  ];
}

function splitOffLink({ id, number }: Loaded['splitOff'][number], place: number) {
  return (
    <Fragment key={id}>
      {place > 0 && ', '}
      <a href={`${SIGN_UPS}/${id}`}>prihláška č.&nbsp;{number}</a>
    </Fragment>
  );
}

type ConsentProps = Pick<SignUp, 'receivedAt' | 'waitlistEntryId'> & { consentVersion: Day };

function Consent({ receivedAt, waitlistEntryId, consentVersion }: ConsentProps) {
  return (
    <>
      udelený <Instant at={receivedAt} /> na{' '}
      {waitlistEntryId === null ? 'prihlásenie na kurz' : 'ponuku termínu kurzu'}, znenie z&nbsp;
      <span className="num">{formatDay(consentVersion)}</span>
    </>
  );
}
