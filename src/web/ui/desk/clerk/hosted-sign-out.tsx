import type { HostedSignIn } from '#web/hosted-sign-in.ts';
import { ClerkPart } from './clerk-part.tsx';

/** The provider's sign-out, for users signed in there who are not on our staff list. */
export function HostedSignOut({ hosted }: { hosted: HostedSignIn }) {
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
