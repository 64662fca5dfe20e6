import { formatDay } from '#domain/day.ts';
import { applicantName, type SignUpInList, signUpState } from '#domain/sign-ups/sign-up.ts';
import { counted, nonBreaking } from '#domain/slovak.ts';
import { Act } from '#web/desk/kit/acts.tsx';
import { StateBadge } from '#web/desk/kit/badge.tsx';
import { actsColumn, type Column } from '#web/desk/kit/desk-list.tsx';
import { Instant } from '#web/desk/kit/instant.tsx';
import { More } from '#web/desk/kit/menu.tsx';
import { Icon } from '#web/shared/icon.tsx';
import { PhoneLink } from '#web/shared/phone-link.tsx';
import { Sign } from '#web/shared/sign.tsx';
import { type SignUpFilter, signUpList } from './sign-up-list.ts';

/** The link to the question that is asked first. */
export function CancelSignUp({ id, filter }: { id: string; filter: SignUpFilter }) {
  return (
    <Act label="Zrušiť prihlášku" to={signUpList.record(id, filter, 'zrusenie')} keys="cancel" className="del" />
  );
}

/** `whys` says why waiting sign-ups have no seats yet, by id. */
export function signUpColumns(whys: Record<string, string>, filter: SignUpFilter): Column<SignUpInList>[] {
  return [
    { title: 'Prijaté', label: 'Prijaté', className: 'num', cell: ({ receivedAt }) => <Instant at={receivedAt} /> },
    {
      title: 'Osoba alebo firma',
      className: 'title',
      cell: (signUp) => (
        <>
          <a href={signUpList.record(signUp.id, filter)}>{nonBreaking(applicantName(signUp))}</a>
          <span>{signUp.email || <PhoneLink phone={signUp.phone} />}</span>
          {whys[signUp.id] && <span>Náhradník: {whys[signUp.id]}</span>}
        </>
      ),
    },
    {
      title: 'Kurz',
      className: 'long',
      cell: ({ image, courseName }) => (
        <div className="pictured">
          {image && <Sign src={image} size={36} />}
          <b>{nonBreaking(courseName)}</b>
        </div>
      ),
    },
    { title: 'Deň kurzu', className: 'num', cell: ({ courseDate }) => formatDay(courseDate) },
    { title: 'Mesto', cell: ({ courseCity }) => courseCity },
    { title: 'Miesta', label: 'Miesta', className: 'num r', cell: ({ seats }) => seats },
    {
      title: 'Stav',
      cell: (signUp) => <StateBadge of="signUp" is={signUpState(signUp)} hasFailedEmail={signUp.hasFailedEmail} />,
    },
    {
      title: 'Súbory',
      cell: ({ files }) =>
        files > 0 && (
          <span className="clip">
            <Icon name="file" />
            <span aria-hidden="true">{files}</span>
            <span className="sr-only">{counted(files, 'súbor', 'súbory', 'súborov')}</span>
          </span>
        ),
    },
    actsColumn(
      (signUp) =>
        signUpState(signUp) !== 'cancelled' && (
          <More of={applicantName(signUp)}>
            <Act label="Presunúť" to={signUpList.record(signUp.id, {}, 'presun')} keys="transfer" />
            <CancelSignUp id={signUp.id} filter={filter} />
          </More>
        ),
    ),
  ];
}
