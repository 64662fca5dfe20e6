import { ClerkProvider, SignIn, UserButton, useAuth, useClerk } from '@clerk/react';
import { clerkJSScriptUrl, clerkUIScriptUrl } from '@clerk/shared/loadClerkJsScript';
import { loadScript } from '@clerk/shared/loadScript';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import type { HostedSignIn } from '#web/hosted-sign-in.ts';
import { ACCOUNT } from '#web/ui/desk/account/account-paths.ts';
import { Icon } from '#web/ui/shared/icon.tsx';
import { appearance, localization } from './clerk-look.ts';
import { CLERK_SCRIPTS } from './clerk-scripts.ts';

/**
 * Loads Clerk's two scripts. Each is tried five times more after a failure (125 ms, twice as long each time, with jitter:
 * specification section 9), as Clerk's own loader does, which however would take 15 seconds more to say that it gave up.
 */
async function loadClerk({ publishableKey, nonce }: HostedSignIn): Promise<void> {
  const { 'clerk-js': clerkJs, ui } = CLERK_SCRIPTS;
  const scripts = [
    { url: clerkJSScriptUrl({ publishableKey, __internal_clerkJSVersion: clerkJs.version }), ...clerkJs },
    { url: clerkUIScriptUrl({ publishableKey, __internal_clerkUIVersion: ui.version }), ...ui },
  ];
  const load = async ({ url, integrity }: (typeof scripts)[number]) => {
    await loadScript(url, {
      async: true,
      crossOrigin: 'anonymous',
      nonce,
      beforeLoad(script) {
        script.integrity = integrity;
        script.setAttribute('data-clerk-publishable-key', publishableKey);
      },
    });
    loadedScripts.add(url);
  };
  await Promise.all(scripts.filter(({ url }) => !loadedScripts.has(url)).map(load));
}

const loadedScripts = new Set<string>();

/** Longer nobody is to look at an empty box. */
const ANSWER_MILLISECONDS_MAX = 10_000;

interface ClerkFrameProps {
  hosted: HostedSignIn;
  /** Called when Clerk itself does not answer. */
  onFailure(): void;
  children: ReactNode;
}

/** What all of Clerk's parts of a page stand in. */
function ClerkFrame({ hosted, onFailure, children }: ClerkFrameProps) {
  return (
    <ClerkProvider
      {...hosted}
      appearance={appearance}
      localization={localization}
      afterSignOutUrl="/"
      telemetry={false}
    >
      <Answering onFailure={onFailure}>{children}</Answering>
    </ClerkProvider>
  );
}

function Answering({ onFailure, children }: Omit<ClerkFrameProps, 'hosted'>) {
  const { status } = useClerk();
  const isReady = status === 'ready' || status === 'degraded';
  useEffect(() => {
    if (isReady) return;
    // not everything that goes wrong in it makes its status an error
    const timer = setTimeout(onFailure, ANSWER_MILLISECONDS_MAX);
    return () => clearTimeout(timer);
  }, [isReady, onFailure]);
  return children;
}

interface SignInBoxProps {
  /** Until Clerk has answered. */
  waiting: ReactNode;
  /** Where Clerk sends whoever has signed in. */
  after: string;
  /** For whoever Clerk knows already, and after the sign-in. */
  onSignedIn(): void;
}

/** Clerk's sign-in; nobody makes an account here, who may come in has been invited. */
function SignInBox({ waiting, after, onSignedIn }: SignInBoxProps) {
  const { isSignedIn } = useAuth();
  const goOn = useEffectEvent(onSignedIn);
  useEffect(() => {
    if (isSignedIn) goOn();
  }, [isSignedIn]);
  if (isSignedIn) return waiting;
  return <SignIn routing="hash" forceRedirectUrl={after} withSignUp={false} fallback={waiting} />;
}

/** Clerk's user menu, with the ways to one's account here and to the public site. */
function UserMenu() {
  return (
    <UserButton>
      <UserButton.MenuItems>
        <UserButton.Link label="Môj účet" labelIcon={<Icon name="right" />} href={ACCOUNT} />
        <UserButton.Link label="Otvoriť web" labelIcon={<Icon name="out" />} href="/" />
      </UserButton.MenuItems>
    </UserButton>
  );
}

/** Signs out at Clerk, and goes to the home page. */
function SignOutButton() {
  const { signOut } = useClerk();
  return (
    <button type="button" className="btn" onClick={() => void signOut({ redirectUrl: '/' })}>
      Odhlásiť sa
    </button>
  );
}

/** All that a page takes of this file, which it loads when it shows a part of Clerk. */
export const widgets = { loadClerk, ClerkFrame, SignInBox, UserMenu, SignOutButton };
