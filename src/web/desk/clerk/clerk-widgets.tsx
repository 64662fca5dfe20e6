import { skSK } from '@clerk/localizations/sk-SK';
import { ClerkProvider, type ClerkProviderProps, SignIn, UserButton, useAuth, useClerk } from '@clerk/react';
import { clerkJSScriptUrl, clerkUIScriptUrl } from '@clerk/shared/loadClerkJsScript';
import { loadScript } from '@clerk/shared/loadScript';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { ACCOUNT } from '#web/desk/account/account-paths.ts';
import { Icon } from '#web/shared/icon.tsx';
import type { HostedSignIn } from './hosted-sign-in.ts';

/**
 * Loads Clerk's two scripts. Each is retried five times (125 ms, doubled each time, with jitter: specification section
 * 9), as in Clerk's own loader, which would report a failure 15 seconds later.
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

/** The longest time an empty box is shown. */
const ANSWER_MILLISECONDS_MAX = 10_000;

interface ClerkFrameProps {
  hosted: HostedSignIn;
  /** Called when Clerk does not answer. */
  onFailure(): void;
  children: ReactNode;
}

/** The provider around every Clerk component of a page. */
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
    // not every failure in Clerk sets its status to an error
    const timer = setTimeout(onFailure, ANSWER_MILLISECONDS_MAX);
    return () => clearTimeout(timer);
  }, [isReady, onFailure]);
  return children;
}

interface SignInBoxProps {
  /** Shown until Clerk has answered. */
  waiting: ReactNode;
  /** Where Clerk redirects after the sign-in. */
  after: string;
  /** Called after the sign-in, and at once for users Clerk has already signed in. */
  onSignedIn(): void;
}

/** Clerk's sign-in; without registration, because accounts are created by invitation only. */
function SignInBox({ waiting, after, onSignedIn }: SignInBoxProps) {
  const { isSignedIn } = useAuth();
  const goOn = useEffectEvent(onSignedIn);
  useEffect(() => {
    if (isSignedIn) goOn();
  }, [isSignedIn]);
  if (isSignedIn) return waiting;
  return <SignIn routing="hash" forceRedirectUrl={after} withSignUp={false} fallback={waiting} />;
}

/** Clerk's user menu, with links to the user's account here and to the public site. */
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

/** Signs out at Clerk and opens the home page. */
function SignOutButton() {
  const { signOut } = useClerk();
  return (
    <button type="button" className="btn" onClick={() => void signOut({ redirectUrl: '/' })}>
      Odhlásiť sa
    </button>
  );
}

/** Everything a page uses of this file, which is loaded only when a Clerk component is shown. */
export const widgets = { loadClerk, ClerkFrame, SignInBox, UserMenu, SignOutButton };

/** Clerk's Slovak texts, with our title and the frequently shown texts Clerk has not translated. */
const localization: ClerkProviderProps['localization'] = {
  ...skSK,
  formFieldInput__emailAddress_format: 'Napríklad meno@firma.sk',
  userButton: {
    ...skSK.userButton,
    action__openUserMenu: 'Otvoriť ponuku používateľa',
    action__closeUserMenu: 'Zavrieť ponuku používateľa',
  },
  signIn: {
    ...skSK.signIn,
    start: {
      ...skSK.signIn?.start,
      title: 'Prihlásenie',
      subtitle: 'Len pre zamestnancov. Na\u00a0kurz sa prihlásite bez účtu.',
    },
  },
};

/** Our design tokens, as Clerk's appearance. */
const appearance: ClerkProviderProps['appearance'] = {
  variables: {
    colorPrimary: 'var(--color-green)',
    colorForeground: 'var(--color-ink)',
    colorMutedForeground: 'var(--color-ink-soft)',
    colorBackground: 'var(--color-paper)',
    colorInput: 'var(--color-paper)',
    colorInputForeground: 'var(--color-ink)',
    colorDanger: 'var(--color-red)',
    colorSuccess: 'var(--color-green)',
    colorWarning: 'var(--color-yellow)',
    colorNeutral: 'var(--color-ink)',
    colorBorder: 'var(--color-line-strong)',
    fontFamily: 'var(--font-text)',
    fontFamilyButtons: 'var(--font-sign)',
    fontSize: 'var(--text-sm)',
    borderRadius: 'var(--radius-plate)',
  },
  elements: {
    // a target of 24 px (WCAG 2.5.8): Clerk's own link has 14
    userButtonPopoverFooter: { '& a': { display: 'inline-block', paddingBlock: '5px' } },
  },
};

/**
 * The Clerk scripts the browser loads: the versions the tests run, with the hash of their first file. Update them with
 * `@clerk/react`, together with the package hashes in `test/clerk/scripts.ts`.
 */
export const CLERK_SCRIPTS = {
  'clerk-js': {
    version: '6.40.0',
    integrity: 'sha384-8gd62xZ8tvxT1O+4WdkY1AqeSIb46eXh73EnondcZMg/Go05mR+ZiGOXrHR1aExl',
  },
  ui: {
    version: '1.34.0',
    integrity: 'sha384-cpSdNFy3bBTeLJQMFi3O39ceBOEHAHWohTJN3jSiLwE+qu5kzr5N0/EbEX35x6oF',
  },
} as const;
