import type { TrainedPerson } from '#domain/clients/client-details.ts';
import { formatDays } from '#domain/day.ts';
import { participantName } from '#domain/sign-ups/participant.ts';
import { nonBreaking } from '#domain/slovak.ts';
import type { Column } from '#web/desk/kit/desk-list.tsx';
import { signUpList } from '#web/desk/sign-ups/sign-up-list.ts';

/** The people who attended courses, newest first. */
export const TRAINED_COLUMNS: Column<TrainedPerson>[] = [
  {
    title: 'Kurz bol',
    className: 'num',
    cell: ({ courseDate, courseDateTo }) => formatDays(courseDate, courseDateTo),
  },
  {
    title: 'Kto',
    className: 'title',
    cell: (person) => <a href={signUpList.record(person.signUpId)}>{participantName(person) || 'bez mena'}</a>,
  },
  { title: 'Kurz', cell: ({ courseName, courseCity }) => `${nonBreaking(courseName)}, ${courseCity}` },
  {
    title: 'Prítomnosť',
    label: 'Prítomnosť',
    cell: ({ wasPresent }) => (wasPresent ? 'áno' : 'nezapísaná'),
  },
];
