import type { TrainedPerson } from '#domain/clients/client-details.ts';
import { formatDays } from '#domain/day.ts';
import { participantName } from '#domain/sign-ups/participant.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { signUpList } from '#web/desk/sign-ups/sign-up-list.ts';

export const TRAINED_COLUMNS = ['Kurz bol', 'Kto', 'Kurz', 'Prítomnosť'];

/** The people who attended courses, newest first. */
export function TrainedRows({ people }: { people: TrainedPerson[] }) {
  return people.map((person) => (
    <tr key={person.participantId}>
      <td className="num">{formatDays(person.courseDate, person.courseDateTo)}</td>
      <td className="title">
        <a href={signUpList.record(person.signUpId)}>{participantName(person) || 'bez mena'}</a>
      </td>
      <td>
        {nonBreaking(person.courseName)}, {person.courseCity}
      </td>
      <td data-label="Prítomnosť">{person.wasPresent ? 'áno' : 'nezapísaná'}</td>
    </tr>
  ));
}
