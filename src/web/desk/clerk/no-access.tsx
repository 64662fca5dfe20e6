import { nonBreaking } from '#domain/slovak.ts';
import { notListedSentence, REQUEST_ACCESS } from '#web/desk/sign-in/not-listed.ts';
import { ClerkPart } from './clerk-part.tsx';
import type { HostedSignIn } from './hosted-sign-in.ts';

/** For users signed in at the provider but not on our list: why, whom to contact, sign-out. */
export function NoAccess({ hosted, email }: { hosted: HostedSignIn; email: string | undefined }) {
  return (
    <section className="card widget">
      <h1>{nonBreaking('Do správy nemáte prístup')}</h1>
      <p>
        {nonBreaking(
          email ? notListedSentence(email) : 'Váš účet nemá overenú adresu, ktorá by bola na zozname zamestnancov.',
        )}
      </p>
      <p>{nonBreaking(`Ak v správe máte pracovať, ${REQUEST_ACCESS}`)}</p>
      <HostedSignOut hosted={hosted} />
      <a className="btn btn--line" href="/">
        Na úvod
      </a>
    </section>
  );
}

/** Shown when the provider reports a signed-in user but its token could not be verified. */
export function Unverified({ hosted, again }: { hosted: HostedSignIn; again: string }) {
  return (
    <section className="card widget">
      <h1>{nonBreaking('Prihlásenie sa nepodarilo overiť')}</h1>
      <p>{nonBreaking('Skúste to znova. Ak to nepomôže, odhláste sa a prihláste sa ešte raz.')}</p>
      <a className="btn" href={again}>
        Skúsiť znova
      </a>
      <HostedSignOut hosted={hosted} />
    </section>
  );
}

/** The provider's sign-out, for users signed in there who are not on our staff list. */
function HostedSignOut({ hosted }: { hosted: HostedSignIn }) {
  return (
    <ClerkPart
      hosted={hosted}
      waiting={
        <button type="button" className="btn" disabled>
          Odhlásiť sa
        </button>
      }
      failed={(retry) => (
        <>
          <p role="alert">Odhlásenie sa nepodarilo načítať.</p>
          <button type="button" className="btn" onClick={retry}>
            Skúsiť znova
          </button>
        </>
      )}
    >
      {({ SignOutButton }) => <SignOutButton />}
    </ClerkPart>
  );
}
