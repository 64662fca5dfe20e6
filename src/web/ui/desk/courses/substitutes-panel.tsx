import { applicantName, type Substitute } from '#domain/sign-ups/sign-up.ts';
import { InstantDay } from '#web/ui/desk/instant.tsx';
import { Panel } from '#web/ui/desk/panel.tsx';
import { signUpPath } from '#web/ui/desk/sign-ups/sign-up-filter.ts';

/** Who waits for seats of a course, in the order they came. */
export function SubstitutesPanel({ substitutes }: { substitutes: (Substitute & { email: string })[] }) {
  return (
    <Panel title="Náhradníci" note={`${substitutes.length} v\u00A0poradí`}>
      {substitutes.length === 0 ? (
        <p className="panel-body muted">Na miesto nikto nečaká.</p>
      ) : (
        <table className="rows rows--substitutes" aria-label="Náhradníci">
          <thead>
            <tr>
              <th scope="col">Poradie</th>
              <th scope="col">Osoba alebo firma</th>
              <th scope="col">Od</th>
              <th scope="col" className="r">
                Miesta
              </th>
            </tr>
          </thead>
          <tbody>
            {substitutes.map((signUp, index) => (
              <tr key={signUp.id}>
                <td className="num">{index + 1}.</td>
                <td className="who">
                  <a href={signUpPath(signUp.id, { page: 1 })}>{applicantName(signUp)}</a>
                  <span>{signUp.email}</span>
                </td>
                <td className="num label-inside" data-label="Od">
                  <InstantDay at={signUp.receivedAt} />
                </td>
                <td className="num c-seats label-inside" data-label="Miesta">
                  {signUp.seats}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  );
}
