import { namesToCome } from '#domain/courses/occupancy.ts';
import type { CourseParticipant } from '#domain/sign-ups/course-participant.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { Panel } from '#web/ui/desk/panel.tsx';
import { presencePath } from '#web/ui/desk/presence/presence-path.ts';
import { signUpFormPath, signUpPath } from '#web/ui/desk/sign-ups/sign-up-filter.ts';
import { StateBadge } from '#web/ui/desk/sign-ups/state-badge.tsx';

interface ParticipantsPanelProps {
  courseId: string;
  participants: CourseParticipant[];
  /** The course's type has an application form, which can be had filled in. */
  hasForm: boolean;
}

/** Who comes to a course: a row for each person, one for all of a company's seats that have no name yet. */
export function ParticipantsPanel({ courseId, participants, hasForm }: ParticipantsPanelProps) {
  return (
    <Panel
      title="Prihlásení"
      aside={
        participants.length > 0 && (
          <a className="arrow-link" href={presencePath(courseId)}>
            Odškrtať prítomnosť
          </a>
        )
      }
    >
      {participants.length === 0 ? (
        <p className="panel-body muted">Zatiaľ nikto nemá potvrdené miesto.</p>
      ) : (
        <table className="rows rows--participants" aria-label="Prihlásení">
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
            {participants.map(({ id, name, seats, signUpId, companyName, state }) => (
              <tr key={id}>
                <td className="who">{name ? <b>{name}</b> : <em className="muted">{namesToCome(seats)}</em>}</td>
                <td className="c-company">{companyName ? nonBreaking(companyName) : '–'}</td>
                <td className="c-state">
                  <StateBadge state={state} />
                </td>
                <td className="r">
                  <div className="row-actions">
                    {hasForm && (
                      <a href={signUpFormPath(signUpId)} download>
                        Tlačivo<span className="sr-only"> z&nbsp;prihlášky: {name ?? companyName}</span>
                      </a>
                    )}
                    <a href={signUpPath(signUpId, { page: 1 })}>
                      Otvoriť<span className="sr-only"> prihlášku: {name ?? companyName}</span>
                    </a>
                  </div>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  );
}
