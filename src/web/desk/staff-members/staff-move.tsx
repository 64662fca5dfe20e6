import { data, redirect } from 'react-router';
import { type FieldError, type ParsedFields, parseFields } from '#domain/field-error.ts';
import { INVITATION_HOURS, STAFF_ROLES, type StaffMember } from '#domain/staff/staff.ts';
import { nameSchema, roleSchema } from '#domain/staff/staff-fields.ts';
import { isLastAdmin, type StaffMove, staffMovesIn } from '#domain/staff/staff-moves.ts';
import type { StaffChange } from '#server/change.ts';
import type { Db } from '#server/db/database.ts';
import {
  changeRole,
  deactivateStaffMember,
  endSessions,
  type MoveOutcome,
  renameStaffMember,
} from '#server/staff/staff-access.ts';
import {
  cancelInvitation,
  inviteAgain,
  reactivateStaffMember,
  resetPasswordOf,
} from '#server/staff/staff-invitations.ts';
import { findStaffRecord, listActiveAdmins, type StaffRecord } from '#server/staff/staff-records.ts';
import { appOf } from '#web/context.ts';
import { STAFF_MEMBERS } from '#web/desk/kit/desk-sections.ts';
import { type Question, QuestionPage } from '#web/desk/kit/question.tsx';
import { requireStaff } from '#web/desk/staff-guard.ts';
import { readForm } from '#web/forms/form.ts';
import { complaintAbout, InputField } from '#web/shared/field.tsx';
import { found } from '#web/shared/found.ts';
import type { Route } from './+types/staff-move';
import { answerInvited, signInFacts, unfinishedSentences } from './answer-move.ts';
import { type InvitationDetails, InvitationPage } from './invitation-panel.tsx';
import { DESTRUCTIVE_MOVES, isOurs, MOVE_LINKS, staffMemberPath } from './move-links.ts';
import { RoleField, RolesPanel } from './roles-panel.tsx';

export async function loader(args: Route.LoaderArgs) {
  const { app, db, staff } = await requireStaff(args, 'settings');
  const move = moveAt(args);
  const member = found(await findStaffRecord(db, args.params.id));
  const { id, name, email, role } = member;
  const isSelf = id === staff.id;
  const consequence = EFFECTS[move](member, { isSelf, hasAccounts: signInFacts(app).hasAccounts });
  const condition = LEAVES_WORK[move];
  const unfinished = condition === undefined ? [] : await unfinishedSentences(app, id, condition);
  const question: Question = {
    parents: [
      { title: 'Ľudia', to: STAFF_MEMBERS },
      { title: name, to: staffMemberPath(id) },
    ],
    title: MOVE_LINKS[move].label,
    note: `${name}, ${email}`,
    consequence: [consequence, ...unfinished].join(' '),
    refusal: await refusalOf(db, move, member),
    isRed: DESTRUCTIVE_MOVES.includes(move),
    back: { label: 'Späť na zoznam', to: STAFF_MEMBERS },
    ...WORDS[move],
  };
  return { move, name, role, question };
}

async function refusalOf(db: Db, move: StaffMove, { id, state }: Pick<StaffRecord, 'id' | 'state'>) {
  if (!staffMovesIn(state).includes(move)) return REFUSALS['not-possible'];
  const isBarred = (move === 'remove' || move === 'change-role') && isLastAdmin(id, await listActiveAdmins(db));
  return isBarred ? REFUSALS['last-admin'] : undefined;
}

const REFUSALS = {
  'not-possible': 'Nič sa nezmenilo: toto už urobiť nejde. Ako to s účtom je, uvidíte v zozname ľudí.',
  'last-admin':
    'Je to posledný správca a bez neho by nemal kto spravovať ľudí. Najprv dajte rolu Správca ešte niekomu.',
} as const;

/** Redirects to the list, or to the desk after a move on oneself, which may end access to it. */
export async function action(args: Route.ActionArgs) {
  const { app, db, staff } = await requireStaff(args, 'settings');
  const { id } = args.params;
  const { email } = found(await findStaffRecord(db, id));
  const sent = Object.fromEntries((await readForm(args)).texts);
  const command = parseCommand(moveAt(args), sent, email);
  if (!command.valid) return data<MoveAnswer>({ errors: command.errors, entered: String(sent.name ?? '') }, 422);
  const result = await app.change(staff, (change) => command.fields(change, id));
  if (typeof result === 'object' && result.outcome === 'invited')
    return answerInvited({ app, staff }, args.url, result);
  const outcome = found(typeof result === 'object' ? result.outcome : result);
  if (outcome !== 'done') return data<MoveAnswer>({ refusal: REFUSALS[outcome] }, 409);
  return redirect(id === staff.id ? '/dashboard' : STAFF_MEMBERS, 303);
}

/** Why nothing was done, what is wrong with the form, or the invitation that was not sent by email. */
interface MoveAnswer {
  refusal?: string;
  errors?: FieldError[];
  entered?: string;
  invitation?: InvitationDetails;
}

type Command = (
  change: StaffChange<'settings'>,
  id: string,
) => Promise<MoveOutcome | Awaited<ReturnType<typeof inviteAgain>>>;

/** The command of a move, with the fields of its form. */
function parseCommand(move: StaffMove, sent: unknown, email: string): ParsedFields<Command> {
  if (move === 'rename') {
    const read = parseFields(nameSchema(email), sent);
    return read.valid ? { valid: true, fields: (...of) => renameStaffMember(...of, read.fields.name) } : read;
  }
  if (move === 'change-role') {
    const read = parseFields(roleSchema, sent);
    return read.valid ? { valid: true, fields: (...of) => changeRole(...of, read.fields.role) } : read;
  }
  return { valid: true, fields: COMMANDS[move] };
}

/** The moves that only ask for confirmation. */
const COMMANDS = {
  'invite-again': inviteAgain,
  'cancel-invitation': cancelInvitation,
  'reset-password': resetPasswordOf,
  'end-sessions': endSessions,
  remove: deactivateStaffMember,
  reactivate: reactivateStaffMember,
} satisfies Record<Exclude<StaffMove, 'rename' | 'change-role'>, Command>;

/** The move at this address; 404 where a provider manages what it changes. */
function moveAt({ pattern, context }: Pick<Route.LoaderArgs, 'pattern' | 'context'>): StaffMove {
  const segment = pattern.split('/').at(-1);
  const move = MOVES.find((move) => MOVE_LINKS[move].path === segment);
  if (!move || !isOurs(move, signInFacts(appOf(context)))) throw data(null, { status: 404 });
  return move;
}

const MOVES = Object.keys(MOVE_LINKS) as StaffMove[];

/** What will happen; `isSelf` where users decide about their own access. */
type Effect = (
  member: Pick<StaffMember, 'name' | 'role'>,
  facts: { isSelf: boolean; hasAccounts: boolean },
) => string;

const EFFECTS: Record<StaffMove, Effect> = {
  'invite-again': ({ name }, { hasAccounts }) =>
    hasAccounts
      ? `${name} dostane nový odkaz, ktorý platí ${INVITATION_HOURS} hodín. Odkazy z predošlých pozvánok prestanú platiť.`
      : `${name} dostane nový e-mail s tým, ako sa prihlásiť.`,
  'cancel-invitation': ({ name }) => `${name} sa do správy nedostane, ani ak pozvánku už má. Pozvať sa dá znova.`,
  rename: () => 'Menom sa podpisujú odpovede klientom. V záznamoch zostane meno, ktoré platilo vtedy.',
  'change-role': (_, { isSelf }) =>
    isSelf
      ? 'Meníte vlastnú rolu. Ak prestanete byť správcom, vrátiť Vám ju môže len iný správca.'
      : 'Zmena platí hneď, aj na otvorených stránkach.',
  'reset-password': ({ name }, { isSelf }) =>
    `${isSelf ? 'Dostanete' : `${name} dostane`} odkaz na nové heslo, ktorý platí ${INVITATION_HOURS} hodín. Doterajšie heslo prestane platiť, dvojstupňové overenie sa vypne a všetky zariadenia sa odhlásia. Pomôže to aj po strate telefónu.`,
  'end-sessions': ({ name }, { isSelf }) =>
    isSelf
      ? 'Odhlásite sa zo všetkých zariadení, aj z tohto. Potom sa prihláste znova.'
      : `${name} sa bude musieť na všetkých zariadeniach prihlásiť znova.`,
  remove: ({ name }, { isSelf }) =>
    isSelf
      ? 'Odoberáte prístup sebe. Do správy sa už nedostanete, vrátiť Vás môže len iný správca.'
      : `${name} sa do správy už nedostane, ani zo stránky, ktorú má otvorenú. Kurzy, články a záznamy zostanú.`,
  reactivate: ({ name, role }) =>
    `${name} dostane novú pozvánku s rolou ${STAFF_ROLES[role]}. Rolu zmeníte aj potom.`,
};

/** The moves that may leave work without anyone, with the condition in the sentences about it. */
const LEAVES_WORK: { [Move in StaffMove]?: string } = {
  remove: '',
  'change-role': ', ak k\u00A0nim nová rola nemá prístup',
};

/** Where the page says more than the link to it. */
const WORDS: { [Move in StaffMove]?: Pick<Question, 'title' | 'button'> } = {
  'invite-again': { title: 'Poslať pozvánku znova', button: { label: 'Poslať pozvánku' } },
};

/** Asks for confirmation before a move that changes a member's access, or for the name or the role. */
export default function StaffMovePage({
  loaderData: { move, name, role, question },
  actionData,
}: Route.ComponentProps) {
  if (actionData?.invitation) return <InvitationPage title={question.title} {...actionData.invitation} />;
  const { refusal, errors, entered = name }: MoveAnswer = actionData ?? {};
  return (
    <>
      <QuestionPage question={question} refusal={refusal}>
        {move === 'rename' && (
          <InputField
            name="name"
            label="Meno a priezvisko"
            autoComplete="off"
            required
            defaultValue={entered}
            error={complaintAbout('name', errors)}
          />
        )}
        {move === 'change-role' && <RoleField chosen={role} error={complaintAbout('role', errors)} />}
      </QuestionPage>
      {move === 'change-role' && <RolesPanel />}
    </>
  );
}
