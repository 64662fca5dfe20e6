import { nonBreaking } from '#domain/slovak.ts';
import { doneSentence } from '#domain/undo.ts';
import { DeskNotice } from '#web/desk/kit/desk-notice.tsx';
import { UndoNotice } from '#web/desk/kit/undo-notice.tsx';
import { type SignUpFilter, signUpList } from './sign-up-list.ts';

export interface BatchNoticeProps {
  /** The time of the action. */
  at: string;
  done: number;
  refused: { id: string; name: string; why: keyof typeof REASONS }[];
  filter: SignUpFilter;
}

/** The result of an action on several sign-ups: how many succeeded, and each that did not, with the reason. */
export function BatchNotice({ at, done, refused, filter }: BatchNoticeProps) {
  return (
    <>
      {done > 0 && (
        <UndoNotice
          done={doneSentence({ noun: 'signUp', verb: 'read', count: done })}
          at={at}
          action={signUpList.below('spat', filter)}
        />
      )}
      <DeskNotice sign="system-pozor" role="alert" text="Tieto prihlášky ostali, ako boli:">
        <ul>
          {refused.map(({ id, name, why }) => (
            <li key={id}>
              <a href={signUpList.record(id, filter)}>{name}</a> – {nonBreaking(REASONS[why])}
            </li>
          ))}
        </ul>
      </DeskNotice>
    </>
  );
}

const REASONS = {
  'is-waiting': 'čaká ako náhradník, potvrďte ju na jej stránke',
  'is-read': 'už bola prečítaná',
  'is-cancelled': 'už bola zrušená',
  'has-message': 'obsahuje správu, prečítajte ju na jej stránke',
  'not-found': 'už nie je',
  'course-gone': 'kurz bol zmazaný',
  'course-cancelled': 'kurz je zrušený',
  'course-past': 'kurz sa už začal',
  'no-seats': 'na kurze nie je dosť voľných miest',
} as const;
