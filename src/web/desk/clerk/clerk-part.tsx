import { type ReactNode, useCallback, useEffect, useState } from 'react';
import type { HostedSignIn } from './hosted-sign-in.ts';

type Widgets = typeof import('./clerk-widgets.tsx').widgets;

interface ClerkPartProps {
  hosted: HostedSignIn;
  /** Shown until the provider's script is loaded. */
  waiting: ReactNode;
  /** Shown when it cannot be loaded; `retry` starts again. */
  failed(retry: () => void): ReactNode;
  children(widgets: Widgets): ReactNode;
}

/**
 * A part of the page rendered by Clerk's script. The script and our code around it are loaded only when this part is
 * shown.
 */
export function ClerkPart({ hosted, waiting, failed, children }: ClerkPartProps) {
  const [attempt, setAttempt] = useState(1);
  const [loaded, setLoaded] = useState<{ attempt: number; widgets?: Widgets }>({ attempt: 0 });
  // the page's security policy accepts only the nonce it was sent with
  const [{ publishableKey, nonce }] = useState(hosted);
  const fail = useCallback(
    (error: unknown) => {
      // the wording of specification section 8
      console.error('Failed to load the hosted sign-in:', error);
      setLoaded({ attempt });
    },
    [attempt],
  );
  const failUnanswered = useCallback(() => fail('no answer'), [fail]);
  useEffect(() => {
    const load = async () => {
      const { widgets } = await import('./clerk-widgets.tsx');
      await widgets.loadClerk({ publishableKey, nonce });
      setLoaded({ attempt, widgets });
    };
    load().catch(fail);
  }, [attempt, fail, publishableKey, nonce]);

  if (loaded.attempt < attempt) return waiting;
  if (!loaded.widgets) return failed(() => setAttempt(attempt + 1));
  const { ClerkFrame } = loaded.widgets;
  return (
    <ClerkFrame key={attempt} hosted={{ publishableKey, nonce }} onFailure={failUnanswered}>
      {children(loaded.widgets)}
    </ClerkFrame>
  );
}
