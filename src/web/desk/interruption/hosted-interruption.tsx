import { type ReactNode, useEffect, useRef } from 'react';
import { nonBreaking } from '#domain/slovak.ts';
import type { HostedSignIn } from '#web/desk/clerk/hosted-sign-in.ts';
import { HostedSignInBox } from '#web/desk/clerk/hosted-sign-in-box.tsx';
import { Submit } from '#web/desk/kit/desk-form.tsx';
import { useHydrated } from '#web/shared/use-hydrated.ts';
import { INTERRUPTED, LostFiles } from './interrupted-fields.tsx';

interface HostedInterruptionProps {
  hosted: HostedSignIn;
  target: string;
  files: string[];
  packed: string;
  /** The provider reported a signed-in user, but its token could not be verified. */
  isUnverified?: boolean;
}

/**
 * Signs in with the provider's widget and then submits the form again. A provider may redirect to another site, so the
 * form is stored in the tab meanwhile.
 */
export function HostedInterruption({ hosted, target, files, packed, isUnverified = false }: HostedInterruptionProps) {
  // the return address after a redirect to another site
  const address = `/signIn/pokracovanie?${new URLSearchParams({ dalej: target })}`;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => sessionStorage.setItem(INTERRUPTED, packed), [packed]);
  return (
    <div className="panel decision single">
      <h1>Prihláste sa znova</h1>
      <p>
        {nonBreaking(
          isUnverified
            ? 'Prihlásenie sa nepodarilo overiť. Skúste to znova, o nič z napísaného neprídete.'
            : 'Prihlásenie sa skončilo. Prihláste sa, o nič z napísaného neprídete.',
        )}
      </p>
      <LostFiles files={files} />
      <PackedForm packed={packed} ref={form} isShown={isUnverified} />
      {!isUnverified && (
        <HostedSignInBox hosted={hosted} after={address} onSignedIn={() => form.current?.requestSubmit()} />
      )}
    </div>
  );
}

/** Submits the form stored in the tab; shows `nothing` when there is none. */
export function FormStoredInTab({ nothing }: { nothing: ReactNode }) {
  const isHydrated = useHydrated();
  const packed = isHydrated && sessionStorage.getItem(INTERRUPTED);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (packed) form.current?.requestSubmit();
  }, [packed]);
  return packed ? <PackedForm packed={packed} ref={form} isShown /> : nothing;
}

/** Deletes the form from the tab's storage once the page has it again. */
export function useClearStoredForm(): void {
  useEffect(() => sessionStorage.removeItem(INTERRUPTED), []);
}

interface PackedFormProps {
  packed: string;
  ref: React.Ref<HTMLFormElement>;
  isShown: boolean;
}

function PackedForm({ packed, ref, isShown }: PackedFormProps) {
  return (
    <form method="post" encType="multipart/form-data" ref={ref} hidden={!isShown}>
      <input type="hidden" name={INTERRUPTED} value={packed} />
      <Submit label="Skúsiť znova" />
    </form>
  );
}
