import type { HostedSignIn } from '#web/hosted-sign-in.ts';
import { ClerkPart } from './clerk-part.tsx';
import { FailedWidget } from './failed-widget.tsx';

interface HostedSignInBoxProps {
  hosted: HostedSignIn;
  /** Where to go after the sign-in. */
  after: string;
  /** What to do for whoever is signed in; goes there unless said otherwise. */
  onSignedIn?: () => void;
}

/** The provider's sign-in, and what stands in its place while it is not there. */
export function HostedSignInBox({ hosted, after, onSignedIn = () => location.replace(after) }: HostedSignInBoxProps) {
  return (
    <ClerkPart hosted={hosted} waiting={<Waiting />} failed={(retry) => <FailedWidget onRetry={retry} />}>
      {({ SignInBox }) => <SignInBox waiting={<Waiting />} after={after} onSignedIn={onSignedIn} />}
    </ClerkPart>
  );
}

function Waiting() {
  return (
    <div className="card widget">
      <h1>Prihlásenie</h1>
      <p role="status">Načítavam prihlasovací formulár…</p>
      <noscript>
        <p>Prihlásenie potrebuje JavaScript. Povoľte ho v&nbsp;prehliadači a&nbsp;obnovte stránku.</p>
      </noscript>
    </div>
  );
}
