import { ClerkPart } from './clerk-part.tsx';
import type { HostedSignIn } from './hosted-sign-in.ts';

interface HostedSignInBoxProps {
  hosted: HostedSignIn;
  /** The address opened after the sign-in. */
  after: string;
  /** Called when the user is signed in; opens `after` by default. */
  onSignedIn?: () => void;
}

/** The provider's sign-in, with a placeholder until it is loaded. */
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

/** Shown when the provider's script was not loaded (specification section 8: the sentence). */
function FailedWidget({ onRetry }: { onRetry(): void }) {
  return (
    <div className="card widget">
      <h1>Prihlásenie</h1>
      <p role="alert">Prihlasovací formulár sa nepodarilo načítať. Obnovte stránku.</p>
      <button type="button" className="btn" onClick={onRetry}>
        Skúsiť znova
      </button>
    </div>
  );
}
