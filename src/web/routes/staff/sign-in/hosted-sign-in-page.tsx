import type { HostedSignIn } from '#web/hosted-sign-in.ts';
import { HostedSignInBox } from '#web/ui/desk/clerk/hosted-sign-in-box.tsx';
import { Stranger, Unverified } from '#web/ui/desk/clerk/turned-away.tsx';
import type { HostedStep } from './hosted-sign-in.ts';

/** The sign-in page where a provider hosts the sign-in. */
export function HostedSignInPage({ hosted, step }: { hosted: HostedSignIn; step: HostedStep }) {
  switch (step.is) {
    case 'asked':
      return <HostedSignInBox hosted={hosted} after={step.after} />;
    case 'stranger':
      return <Stranger hosted={hosted} email={step.email} />;
    case 'unverified':
      return <Unverified hosted={hosted} again={step.again} />;
  }
}
