import { missingSentence, type PersonFact } from '#domain/course-documents/missing-facts.ts';
import { missingNamesPhrase } from '#domain/courses/occupancy.ts';
import type { CourseParticipant } from '#domain/sign-ups/course-participant.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { attendancePath } from '#web/desk/attendance/attendance-path.ts';
import { StateBadge } from '#web/desk/kit/badge.tsx';
import { KEYS } from '#web/desk/kit/keys.ts';
import { Panel } from '#web/desk/kit/panel.tsx';
import { participantsPath } from '#web/desk/sign-ups/participants-path.ts';
import { signUpList } from '#web/desk/sign-ups/sign-up-list.ts';

interface ParticipantsPanelProps {
  courseId: string;
  participants: CourseParticipant[];
  /** The facts about each person on the type's application form; undefined without a form. */
  requiredFacts: PersonFact[] | undefined;
}

/** The participants of a course: one row per person, and one row for all unnamed seats of a company. */
export function ParticipantsPanel({ courseId, participants, requiredFacts }: ParticipantsPanelProps) {
  const withoutBirthDate = requiredFacts?.includes('birthDate') ? participants.filter(lacksBirthDate) : [];
  const count = withoutBirthDate.length;
  return (
    <Panel
      title="Prihlásení"
      note={count > 0 ? missingSentence({ fact: 'birthDate', count }) : undefined}
      aside={
        participants.length > 0 && (
          <a className="arrow-link" href={attendancePath(courseId)} aria-keyshortcuts={KEYS.attendance}>
            Odškrtať prítomnosť
          </a>
        )
      }
    >
      {participants.length === 0 ? (
        <p className="panel-body muted">Zatiaľ nikto nemá potvrdené miesto.</p>
      ) : (
        <table className="rows" aria-label="Prihlásení">
          <thead>
            <tr>
              <th scope="col">Meno</th>
              <th scope="col">Firma</th>
              <th scope="col">Stav</th>
              <th scope="col" className="r">
                Prihláška
              </th>
            </tr>
          </thead>
          <tbody>
            {participants.map((participant) => (
              <Line
                key={participant.id}
                participant={participant}
                hasForm={requiredFacts !== undefined}
                lacksDate={withoutBirthDate.includes(participant)}
              />
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  );
}

function lacksBirthDate({ name, hasBirthDate }: CourseParticipant): boolean {
  return name !== null && !hasBirthDate;
}

interface LineProps {
  participant: CourseParticipant;
  /** The filled-in form can be downloaded. */
  hasForm: boolean;
  /** True when this person's date of birth is missing. */
  lacksDate: boolean;
}

function Line({ participant, hasForm, lacksDate }: LineProps) {
  const { name, seats, signUpId, companyName, state } = participant;
  return (
    <tr>
      <td className="title">{name ? <b>{name}</b> : <em className="muted">{missingNamesPhrase(seats)}</em>}</td>
      <td className="long">{companyName ? nonBreaking(companyName) : '–'}</td>
      <td>
        <StateBadge of="signUp" is={state} />
        {lacksDate && (
          <a className="flag flag--warn" href={participantsPath(signUpId)} aria-keyshortcuts={KEYS.names}>
            bez dátumu narodenia<span className="sr-only">, doplniť: {name}</span>
          </a>
        )}
      </td>
      <td className="r">
        <div className="row-actions">
          {hasForm && (
            <a href={signUpList.record(signUpId, {}, 'tlacivo')} download aria-keyshortcuts={KEYS.download}>
              Tlačivo<span className="sr-only"> z&nbsp;prihlášky: {name ?? companyName}</span>
            </a>
          )}
          <a href={signUpList.record(signUpId)}>
            Otvoriť<span className="sr-only"> prihlášku: {name ?? companyName}</span>
          </a>
        </div>
      </td>
    </tr>
  );
}
