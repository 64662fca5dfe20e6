import { data } from 'react-router';
import { PASSWORD_RESET } from '#domain/actor.ts';
import { type FieldError, fieldErrors } from '#domain/field-error.ts';
import { z } from '#domain/schema.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { isEasilyGuessed, newPassword, TOO_COMMON } from '#domain/staff/password.ts';
import { RESET_CODES_AN_HOUR, RESET_MINUTES } from '#domain/staff/staff.ts';
import { noCookie, readCookie } from '#server/staff/cookies.ts';
import { guessableWords } from '#server/staff/local/accounts.ts';
import { passwordHash } from '#server/staff/local/password-hash.ts';
import { checkResetCode, resetPassword } from '#server/staff/local/password-reset.ts';
import { appOf } from '#web/context.ts';
import { Submit } from '#web/desk/kit/desk-form.tsx';
import { readForm } from '#web/forms/form.ts';
import { complaintAbout, InputField } from '#web/shared/field.tsx';
import { pageMeta } from '#web/shared/page-meta.ts';
import type { Route } from './+types/new-password';
import { onlyWithProvider } from './require-provider.ts';
import { NewPasswordField } from './sign-in-fields.tsx';

export const meta = () => pageMeta({ title: 'Nové heslo', description: 'Nové heslo do správy kurzov.' });

export { headers } from '#web/shared/action-headers.ts';

const NO_CODE = 'Napíšte kód z e-mailu, osem číslic.';
const WRONG_CODE = 'Kód nesedí. Opíšte ho z najnovšieho e-mailu.';
const ENDED = nonBreaking('Kód už neplatí, alebo ste oň požiadali v inom prehliadači. Požiadajte o nový.');

const fields = z.object({
  code: z
    .string(NO_CODE)
    .transform((submitted) => submitted.replace(/\s/g, ''))
    .pipe(z.string().regex(/^\d{8}$/, NO_CODE)),
  password: newPassword(),
});

export const middleware: Route.MiddlewareFunction[] = [onlyWithProvider('local')];

/** Checks the password first, so that a code is tried only if it could be used. */
export async function action(args: Route.ActionArgs) {
  const app = appOf(args.context);
  const { texts } = await readForm(args);
  const sent = fields.safeParse(Object.fromEntries(texts));
  if (!sent.success) return complaints(texts, fieldErrors(sent.error));
  const claim = { token: readCookie(app, args.request.headers.get('Cookie'), 'reset'), code: sent.data.code };
  const check = await checkResetCode(app, claim);
  if (check.outcome === 'wrong') return complaints(texts, [{ field: 'code', message: WRONG_CODE }]);
  if (check.outcome === 'ended') return complaints(texts, [{ field: 'code', message: ENDED }]);
  if (isEasilyGuessed(sent.data.password, await guessableWords(app.db, check))) {
    return complaints(texts, [{ field: 'password', message: TOO_COMMON }]);
  }
  const hash = await passwordHash(sent.data.password);
  const outcome = await app.change(PASSWORD_RESET, (change) => resetPassword(change, claim, hash));
  if (outcome === 'ended') return complaints(texts, [{ field: 'code', message: ENDED }]);
  return data({ isDone: true as const }, { headers: { 'Set-Cookie': noCookie(app, 'reset') } });
}

function complaints(texts: FormData, errors: FieldError[]) {
  return data({ isDone: false as const, errors, code: String(texts.get('code') ?? '') }, 422);
}

/** The form for the code of the email and for the new password. */
export default function NewPassword({ actionData }: Route.ComponentProps) {
  if (actionData?.isDone) return <Done />;
  return (
    <form method="post" className="card widget">
      <h1>Nové heslo</h1>
      <p className="muted">
        {nonBreaking(
          `Ak k tomu e-mailu patrí účet, prišiel naň e-mail s kódom. Platí ${RESET_MINUTES} minút, len v tomto prehliadači. Za hodinu pošleme najviac ${RESET_CODES_AN_HOUR} kódy; ak žiadny neprišiel, heslo Vám obnoví správca.`,
        )}
      </p>
      <InputField
        name="code"
        label="Kód z e-mailu"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        defaultValue={actionData?.code}
        error={complaintAbout('code', actionData?.errors)}
      />
      <NewPasswordField label="Nové heslo" error={complaintAbout('password', actionData?.errors)} />
      <Submit label="Nastaviť heslo" />
      <a className="arrow-link" href="/signIn/zabudnute-heslo">
        Požiadať o&nbsp;nový kód
      </a>
    </form>
  );
}

function Done() {
  return (
    <div className="card widget">
      <h1>Heslo je nastavené</h1>
      <p>Všade, kde ste boli prihlásení, ste odhlásení. Prihláste sa novým heslom.</p>
      <a className="btn" href="/signIn">
        Prihlásiť sa
      </a>
    </div>
  );
}
