import { missingSentence, type PersonFact } from '#domain/course-documents/missing-facts.ts';
import { type CourseParticipant, missingNamesPhrase } from '#domain/courses/occupancy.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { StateBadge } from '#web/desk/kit/badge.tsx';
import { type Column, Table } from '#web/desk/kit/desk-list.tsx';
import { KEYS } from '#web/desk/kit/keys.ts';
import { Panel } from '#web/desk/kit/panel.tsx';
import { signUpList } from '#web/desk/sign-ups/sign-up-list.ts';
import { participantsPath } from '#web/desk/sign-ups/sign-up-paths.ts';
import { attendancePath } from './course-paths.ts';

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
        <Table
          label="Prihlásení"
          columns={columnsOf(requiredFacts !== undefined, withoutBirthDate)}
          rows={participants}
          keyOf={({ id }) => id}
        />
      )}
    </Panel>
  );
}

function lacksBirthDate({ name, hasBirthDate }: CourseParticipant): boolean {
  return name !== null && !hasBirthDate;
}

/** `hasForm`: the filled-in form of a sign-up can be downloaded. */
function columnsOf(hasForm: boolean, withoutBirthDate: CourseParticipant[]): Column<CourseParticipant>[] {
  return [
    {
      title: 'Meno',
      className: 'title',
      cell: ({ name, seats }) => (name ? <b>{name}</b> : <em className="muted">{missingNamesPhrase(seats)}</em>),
    },
    {
      title: 'Firma',
      className: 'long',
      cell: ({ companyName }) => nonBreaking(companyName),
    },
    {
      title: 'Stav',
      cell: (participant) => (
        <>
          <StateBadge of="signUp" is={participant.state} />
          {withoutBirthDate.includes(participant) && (
            <a
              className="flag flag--warn"
              href={participantsPath(participant.signUpId)}
              aria-keyshortcuts={KEYS.names}
            >
              bez dátumu narodenia<span className="sr-only">, doplniť: {participant.name}</span>
            </a>
          )}
        </>
      ),
    },
    {
      title: 'Prihláška',
      className: 'r',
      cell: ({ signUpId, name, companyName }) => (
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
      ),
    },
  ];
}
