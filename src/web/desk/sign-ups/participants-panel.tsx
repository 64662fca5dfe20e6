import { formatDay } from '#domain/day.ts';
import { missingNames, type Participant, participantName } from '#domain/sign-ups/participant.ts';
import type { SignUp } from '#domain/sign-ups/sign-up.ts';
import { TermHelp } from '#web/desk/help/term-help.tsx';
import { Act, ActButton } from '#web/desk/kit/acts.tsx';
import { Badge } from '#web/desk/kit/badge.tsx';
import { Submit } from '#web/desk/kit/desk-form.tsx';
import { actsColumn, type Column, Table } from '#web/desk/kit/desk-list.tsx';
import { Panel } from '#web/desk/kit/panel.tsx';
import { signUpList } from '#web/desk/sign-ups/sign-up-list.ts';
import { participantPath, participantsPath } from './sign-up-paths.ts';

interface ParticipantsPanelProps {
  signUp: SignUp;
  /** Those on the first page. */
  participants: Participant[];
  /** The total number of participants, and how many with a seat have no name. */
  total: number;
  unnamed: number;
  /** True when the course has taken place or was deleted: its participants can only be named. */
  isOver: boolean;
}

/** The participants: each can be named, cancelled or replaced by a colleague; cancelled ones stay listed. */
export function ParticipantsPanel({ signUp, participants, total, unnamed, isOver }: ParticipantsPanelProps) {
  const canChange = signUp.status !== 'cancelled' && !isOver;
  const isUnnamed = (one: Participant) => one.status === signUp.status && !participantName(one);
  const seats = participants.filter(isUnnamed);
  const people = participants.filter((one) => !isUnnamed(one));
  return (
    <Panel
      title="Účastníci"
      note={unnamed > 0 ? missingNames(unnamed) : undefined}
      aside={
        signUp.status !== 'cancelled' && (
          <ActButton
            label={unnamed > 0 ? 'Doplniť mená' : 'Upraviť mená'}
            to={participantsPath(signUp.id)}
            keys="names"
            isSmall
          />
        )
      }
    >
      <form id="chosen" method="get" action={participantsPath(signUp.id, 'odhlasenie')} />
      {people.length > 0 && (
        <Table
          label="Účastníci"
          columns={columnsOf(signUp, canChange)}
          rows={people}
          keyOf={({ id }) => id}
          classOf={({ status }) => (status === signUp.status ? undefined : 'off')}
        />
      )}
      {canChange && seats.length > 0 && (
        <details className="panel-body folded">
          <summary>Vybrať miesta bez mena</summary>
          <ul className="flags">
            {seats.map((participant) => (
              <li key={participant.id}>
                <label className="opt">
                  <input type="checkbox" form="chosen" name="ucastnik" value={participant.id} />
                  {called(participant)}
                </label>
              </li>
            ))}
          </ul>
        </details>
      )}
      {total > participants.length && (
        <p className="panel-body">
          Ďalšie mená sú na stránke <a href={participantsPath(signUp.id, undefined, 2)}>Mená účastníkov</a>.
        </p>
      )}
      {canChange && <ParticipantsActions signUp={signUp} unnamed={unnamed} />}
    </Panel>
  );
}

/** A participant is in while they have the same status as the sign-up. */
function columnsOf(signUp: SignUp, canChange: boolean): Column<Participant>[] {
  const isIn = ({ status }: Participant) => status === signUp.status;
  return [
    {
      title: 'Vybrať',
      hidesTitle: true,
      className: 'sel',
      cell: (participant) =>
        isIn(participant) &&
        canChange && (
          <label className="choice">
            <input type="checkbox" form="chosen" name="ucastnik" value={participant.id} />
            <span className="sr-only">Vybrať: {called(participant)}</span>
          </label>
        ),
    },
    {
      title: 'Meno a priezvisko',
      className: 'title',
      cell: (participant) => (
        <>
          <b>{called(participant)}</b>
          {participant.email && <span>{participant.email}</span>}
        </>
      ),
    },
    { title: 'Dátum narodenia', className: 'num', cell: ({ birthDate }) => birthDate && formatDay(birthDate) },
    {
      title: 'Stav',
      cell: (participant) => !isIn(participant) && <Badge look="off" label="Odhlásený" />,
    },
    actsColumn((participant) => (
      <>
        {canChange && isIn(participant) && (
          <Act
            label="Vymeniť"
            of={called(participant)}
            to={participantPath(signUp.id, participant.id, 'vymena')}
            keys="edit"
          />
        )}
        {canChange && !isIn(participant) && (
          <Act
            label="Vrátiť"
            of={called(participant)}
            action={participantPath(signUp.id, participant.id, 'vratenie')}
            keys="restore"
          />
        )}
      </>
    )),
  ];
}

function called(participant: Participant): string {
  return participantName(participant) || `Účastník ${participant.position + 1}`;
}

function ParticipantsActions({ signUp, unnamed }: { signUp: SignUp; unnamed: number }) {
  return (
    <div className="panel-body btns">
      <span className="btns for-chosen">
        <Submit label="Odhlásiť vybraných" isLine isSmall form="chosen" keys="remove" />
        <Submit
          label="Presunúť vybraných"
          isLine
          isSmall
          form="chosen"
          formAction={signUpList.record(signUp.id, {}, 'presun')}
        />
      </span>
      <ActButton label="Pridať miesto" action={participantsPath(signUp.id, 'pridanie')} keys="add" isSmall />
      {signUp.applicant === 'company' && signUp.email && unnamed > 0 && (
        <div className="with-help">
          <ActButton
            label="Poslať firme odkaz na mená"
            action={participantsPath(signUp.id, 'vyzva')}
            keys="send"
            needsEnter
            isSmall
          />
          <TermHelp term="signUpLink" />
        </div>
      )}
    </div>
  );
}
