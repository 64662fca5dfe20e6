import { formatDay } from '#domain/day.ts';
import { applicantName, type SignUpInList, signUpState } from '#domain/sign-ups/sign-up.ts';
import { counted, nonBreaking } from '#domain/slovak.ts';
import { FailedEmailFlag } from '#web/desk/emails/failed-email-flag.tsx';
import { StateBadge } from '#web/desk/kit/badge.tsx';
import { Rows } from '#web/desk/kit/desk-list.tsx';
import { Instant } from '#web/desk/kit/instant.tsx';
import { KEYS } from '#web/desk/kit/keys.ts';
import { More } from '#web/desk/kit/menu.tsx';
import { ChoiceBox } from '#web/desk/kit/selection.tsx';
import { Icon } from '#web/shared/icon.tsx';
import { Sign } from '#web/shared/sign.tsx';
import { transferPath } from './participants-path.ts';
import { type SignUpFilter, signUpList } from './sign-up-list.ts';

interface SignUpRowsProps {
  signUps: SignUpInList[];
  /** Why waiting sign-ups have no seats yet, by id. */
  whys: Record<string, string>;
  filter: SignUpFilter;
}

/** The sign-ups, newest first. */
export function SignUpRows({ signUps, whys, filter }: SignUpRowsProps) {
  return (
    <Rows label="Prihlášky" columns={COLUMNS}>
      {signUps.map((signUp) => (
        <tr key={signUp.id}>
          <td className="sel">
            <ChoiceBox form={CHOSEN_SIGN_UPS} value={signUp.id} label={applicantName(signUp)} weight={signUp.seats} />
          </td>
          <td className="num" data-label="Prijaté">
            <Instant at={signUp.receivedAt} />
          </td>
          <td className="title">
            <a href={signUpList.record(signUp.id, filter)}>{applicantName(signUp)}</a>
            <span>{signUp.email}</span>
            {whys[signUp.id] && <span>Náhradník: {whys[signUp.id]}</span>}
          </td>
          <td className="long">
            <div className="pictured">
              {signUp.image && <Sign src={signUp.image} size={36} />}
              <b>{nonBreaking(signUp.courseName)}</b>
            </div>
          </td>
          <td className="num">{formatDay(signUp.courseDate)}</td>
          <td>{signUp.courseCity}</td>
          <td className="num r" data-label="Miesta">
            {signUp.seats}
          </td>
          <td>
            <StateBadge of="signUp" is={signUpState(signUp)} />
            {signUp.hasFailedEmail && <FailedEmailFlag />}
          </td>
          <td>
            {signUp.files > 0 && (
              <span className="clip">
                <Icon name="file" />
                <span aria-hidden="true">{signUp.files}</span>
                <span className="sr-only">{counted(signUp.files, 'súbor', 'súbory', 'súborov')}</span>
              </span>
            )}
          </td>
          <td>
            {signUpState(signUp) !== 'cancelled' && (
              <div className="row-actions">
                <More of={applicantName(signUp)}>
                  <a href={transferPath(signUp.id)} aria-keyshortcuts={KEYS.transfer}>
                    Presunúť
                  </a>
                  <a
                    className="del"
                    href={signUpList.record(signUp.id, filter, 'zrusenie')}
                    aria-keyshortcuts={KEYS.cancel}
                  >
                    Zrušiť prihlášku
                  </a>
                </More>
              </div>
            )}
          </td>
        </tr>
      ))}
    </Rows>
  );
}

/** The id of the form the row checkboxes belong to. */
export const CHOSEN_SIGN_UPS = 'chosen-sign-ups';

const COLUMNS = [
  { title: 'Výber' },
  { title: 'Prijaté' },
  { title: 'Osoba alebo firma' },
  { title: 'Kurz' },
  { title: 'Deň kurzu' },
  { title: 'Mesto' },
  { title: 'Miesta', className: 'r' },
  { title: 'Stav' },
  { title: 'Súbory' },
  { title: 'Akcie', className: 'r' },
];
