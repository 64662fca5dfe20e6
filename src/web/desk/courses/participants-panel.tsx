import { missingSentence, type PersonFact } from '#domain/course-documents/missing-facts.ts';
import { type CourseParticipant, missingNamesPhrase } from '#domain/courses/occupancy.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { Act } from '#web/desk/kit/acts.tsx';
import { StateBadge } from '#web/desk/kit/badge.tsx';
import { actsColumn, type Column, Table } from '#web/desk/kit/desk-list.tsx';
import { KEYS } from '#web/desk/kit/keys.ts';
import { More } from '#web/desk/kit/menu.tsx';
import { Panel } from '#web/desk/kit/panel.tsx';
import { withQuery } from '#web/desk/kit/query.ts';
import { signUpList } from '#web/desk/sign-ups/sign-up-list.ts';
import { participantPath, participantsPath } from '#web/desk/sign-ups/sign-up-paths.ts';
import { attendancePath } from './course-paths.ts';

interface ParticipantsPanelProps {
  courseId: string;
  participants: CourseParticipant[];
  /** The facts about each person on the type's application form; undefined without a form. */
  requiredFacts: PersonFact[] | undefined;
  /** True until the course begins: people can be replaced and withdrawn. */
  isOpen: boolean;
}

/** The participants of a course: one row per person, and one row for all unnamed seats of a company. */
export function ParticipantsPanel(props: ParticipantsPanelProps) {
  const { courseId, participants } = props;
  const count = participants.filter((participant) => lacksBirthDate(participant, props)).length;
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
        <Table label="Prihlásení" columns={columnsOf(props)} rows={participants} keyOf={({ id }) => id} />
      )}
    </Panel>
  );
}

function lacksBirthDate(
  { name, hasBirthDate }: CourseParticipant,
  { requiredFacts = [] }: ParticipantsPanelProps,
): boolean {
  return requiredFacts.includes('birthDate') && name !== null && !hasBirthDate;
}

function columnsOf(panel: ParticipantsPanelProps): Column<CourseParticipant>[] {
  const { courseId, requiredFacts, isOpen } = panel;
  return [
    {
      title: 'Meno',
      className: 'title',
      cell: ({ signUpId, name, companyName }) => (
        <a href={signUpList.record(signUpId)}>{nonBreaking(name ?? companyName)}</a>
      ),
    },
    {
      title: 'Firma',
      className: 'long',
      cell: ({ name, companyName, seats }) => (name ? nonBreaking(companyName) : missingNamesPhrase(seats)),
    },
    {
      title: 'Stav',
      cell: (participant) => (
        <>
          {participant.state === 'new' && <StateBadge of="signUp" is="new" />}
          {lacksBirthDate(participant, panel) && (
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
    actsColumn(({ id, signUpId, name, companyName }) => {
      const of = name ?? companyName;
      return (
        <>
          {/* also after the course, whose documents need the names */}
          {!name && <Act label="Doplniť mená" of={of} to={participantsPath(signUpId)} keys="names" />}
          {name && isOpen && (
            <Act label="Vymeniť" of={of} to={participantPath(signUpId, id, 'vymena', courseId)} keys="edit" />
          )}
          <More of={of}>
            {requiredFacts && (
              <Act
                label={'Tlačivo z\u00A0prihlášky'}
                to={signUpList.record(signUpId, {}, 'tlacivo')}
                keys="download"
                isDownload
              />
            )}
            {isOpen && name && (
              <Act
                label="Odhlásiť"
                to={withQuery(participantsPath(signUpId, 'odhlasenie'), { ucastnik: id, obsadenost: courseId })}
                keys="remove"
                className="del"
              />
            )}
          </More>
        </>
      );
    }),
  ];
}
