import type { ReactNode } from 'react';
import { nonBreaking } from '#domain/slovak.ts';
import { Act } from '#web/desk/kit/acts.tsx';
import { PageTitle } from '#web/shared/document-head.tsx';
import { InputField } from '#web/shared/field.tsx';
import { ACCOUNT } from './account-paths.ts';

interface AccountPageProps {
  title: string;
  /** The title of the document, where it is not the heading. */
  pageTitle?: string;
  /** True when it must be completed before the other account pages. */
  isFirst?: boolean;
  children: ReactNode;
}

/** A page with one action on the user's own account, and a link back. */
export function AccountPage({ title, pageTitle = title, isFirst = false, children }: AccountPageProps) {
  return (
    <div className="panel single">
      <PageTitle title={`${pageTitle} – správa`} />
      <h1>{title}</h1>
      {children}
      {!isFirst && <Act label="Späť na účet" to={ACCOUNT} className="arrow-link" />}
    </div>
  );
}

/** The current password, required before the account is changed. */
export function OwnPasswordField({ error }: { error: string | undefined }) {
  return (
    <InputField
      name="current"
      type="password"
      label="Súčasné heslo"
      autoComplete="current-password"
      required
      error={error}
    />
  );
}

/** The recovery codes, which are shown only once. */
export function RecoveryCodeList({ codes }: { codes: string[] }) {
  return (
    <>
      <p>
        {nonBreaking(
          'Odložte si záložné kódy: vytlačte ich alebo prepíšte. Každý Vás raz prihlási, keď aplikáciu nebudete mať. Druhý raz ich neukážeme.',
        )}
      </p>
      <ol className="recovery-codes num">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
    </>
  );
}
