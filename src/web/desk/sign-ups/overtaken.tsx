import { href } from 'react-router';
import { applicantName, type Substitute } from '#domain/sign-ups/sign-up.ts';
import { counted, nonBreaking } from '#domain/slovak.ts';
import { Instant } from '#web/desk/kit/instant.tsx';

const NAMED_MAX = 5;

/** The people waiting for the seats that a decision would give to others; nothing when there are none. */
export function Overtaken({ title, signUps }: { title: string; signUps: Substitute[] }) {
  const unnamed = signUps.length - NAMED_MAX;
  if (signUps.length === 0) return null;
  return (
    <div className="note-warn">
      <p>{nonBreaking(title)}</p>
      <ul>
        {signUps.slice(0, NAMED_MAX).map((signUp) => (
          <li key={signUp.id}>
            <a href={href('/dashboard/prihlasky/:id', { id: signUp.id })}>{applicantName(signUp)}</a>,{' '}
            {counted(signUp.seats, 'miesto', 'miesta', 'miest')}, prijatá <Instant at={signUp.receivedAt} />
          </li>
        ))}
        {unnamed > 0 && <li>a&nbsp;{counted(unnamed, 'ďalší', 'ďalší', 'ďalších')}</li>}
      </ul>
      <p>Rozhodnúť môžete aj tak.</p>
    </div>
  );
}
