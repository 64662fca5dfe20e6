import type { HTMLAttributes, ReactNode } from 'react';
import { formatDay } from '#domain/day.ts';
import { missingNames, type Participant, participantName } from '#domain/sign-ups/participant.ts';
import type { SignUp } from '#domain/sign-ups/sign-up.ts';
import { TermHelp } from '#web/desk/help/term-help.tsx';
import { Badge } from '#web/desk/kit/badge.tsx';
import { DeskForm } from '#web/desk/kit/desk-form.tsx';
import { KEYS, keyThatFocuses } from '#web/desk/kit/keys.ts';
import { participantPath, participantsPath, transferPath } from './participants-path.ts';

interface ParticipantsPanelProps {
  signUp: SignUp;
  /** Those on the first page. */
  participants: Participant[];
  /** The total number of participants, and how many with a seat have no name. */
  total: number;
  unnamed: number;
  /** True when the course has taken place or was deleted: its participants cannot be changed. */
  isOver: boolean;
}

/** The participants: each can be named, cancelled or replaced by a colleague; cancelled ones stay listed. */
export function ParticipantsPanel({ signUp, participants, total, unnamed, isOver }: ParticipantsPanelProps) {
  const canChange = signUp.status !== 'cancelled' && !isOver;
  return (
    <section className="panel">
      <header>
        <h2>Účastníci</h2>
        {unnamed > 0 && <span className="muted">{missingNames(unnamed)}</span>}
        {canChange && (
          <a className="btn btn--line btn--sm" href={participantsPath(signUp.id)} aria-keyshortcuts={KEYS.names}>
            {unnamed > 0 ? 'Doplniť mená' : 'Upraviť mená'}
          </a>
        )}
      </header>
      <form id="chosen" method="get" action={participantsPath(signUp.id, 'odhlasenie')} />
      <table className="rows" aria-label="Účastníci">
        <thead>
          <tr>
            <th className="sel">
              <span className="sr-only">Vybrať</span>
            </th>
            <th>Meno a&nbsp;priezvisko</th>
            <th>Dátum narodenia</th>
            <th>Stav</th>
            <th className="r">Akcie</th>
          </tr>
        </thead>
        <tbody>
          {participants.map((participant) => (
            <Line
              key={participant.id}
              participant={participant}
              isIn={participant.status === signUp.status}
              canChange={canChange}
            />
          ))}
        </tbody>
      </table>
      {total > participants.length && (
        <p className="panel-body">
          Ďalšie mená sú na stránke <a href={participantsPath(signUp.id, undefined, 2)}>Mená účastníkov</a>.
        </p>
      )}
      {canChange && <ParticipantsActions signUp={signUp} unnamed={unnamed} />}
    </section>
  );
}

interface LineProps {
  participant: Participant;
  /** True when the participant has the same status as the sign-up. */
  isIn: boolean;
  canChange: boolean;
}

function Line({ participant, isIn, canChange }: LineProps) {
  const { id, signUpId, position, birthDate, email } = participant;
  const name = participantName(participant);
  const who = name || `${position + 1}. účastník, bez mena`;
  return (
    <tr className={isIn ? undefined : 'off'}>
      <td className="sel">
        {isIn && canChange && (
          <label className="choice">
            <input type="checkbox" form="chosen" name="ucastnik" value={id} />
            <span className="sr-only">Vybrať: {who}</span>
          </label>
        )}
      </td>
      <td className="title">
        {name ? <b>{name}</b> : <span className="muted">{who}</span>}
        {email && <span>{email}</span>}
      </td>
      <td className="num">{birthDate && formatDay(birthDate)}</td>
      <td>
        <Badge {...(isIn ? placeState(name) : CANCELLED)} />
      </td>
      <td>
        <div className="row-actions">
          {canChange && isIn && name && (
            <a
              aria-keyshortcuts={KEYS.edit}
              href={participantPath(signUpId, id, 'vymena')}
              aria-label={`Vymeniť: ${who}`}
            >
              Vymeniť
            </a>
          )}
          {canChange && !isIn && (
            <DeskForm action={participantPath(signUpId, id, 'vratenie')}>
              <button type="submit" aria-label={`Vrátiť: ${who}`} aria-keyshortcuts={KEYS.restore}>
                Vrátiť
              </button>
            </DeskForm>
          )}
        </div>
      </td>
    </tr>
  );
}

function placeState(name: string) {
  return name ? ({ look: 'on', label: 'Meno známe' } as const) : ({ look: 'wait', label: 'Bez mena' } as const);
}

const CANCELLED = { look: 'off', label: 'Odhlásený' } as const;

function ParticipantsActions({ signUp, unnamed }: { signUp: SignUp; unnamed: number }) {
  return (
    <div className="panel-body btns">
      <button type="submit" form="chosen" className="btn btn--line btn--sm" aria-keyshortcuts={KEYS.remove}>
        Odhlásiť vybraných
      </button>
      <button type="submit" form="chosen" formAction={transferPath(signUp.id)} className="btn btn--line btn--sm">
        Presunúť vybraných
      </button>
      <ActionButton action={participantsPath(signUp.id, 'pridanie')} keys={{ 'aria-keyshortcuts': KEYS.add }}>
        Pridať miesto
      </ActionButton>
      {signUp.applicant === 'company' && signUp.email && unnamed > 0 && (
        <div className="with-help">
          <ActionButton action={participantsPath(signUp.id, 'vyzva')} keys={keyThatFocuses(KEYS.send)}>
            Poslať firme odkaz na mená
          </ActionButton>
          <TermHelp term="signUpLink" />
        </div>
      )}
    </div>
  );
}

interface ActionButtonProps {
  action: string;
  keys: HTMLAttributes<HTMLElement>;
  children: ReactNode;
}

function ActionButton({ action, keys, children }: ActionButtonProps) {
  return (
    <DeskForm action={action}>
      <button type="submit" className="btn btn--line btn--sm" {...keys}>
        {children}
      </button>
    </DeskForm>
  );
}
