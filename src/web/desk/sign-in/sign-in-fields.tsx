import { Complaint } from '#web/shared/field.tsx';

/** Email, password and the button; above them the error of the last attempt. */
export function SignInFields({ refusal }: { refusal: { email: string; message: string } | undefined }) {
  return (
    <>
      {refusal && <Complaint id="sign-in-error">{refusal.message}</Complaint>}
      <div className="field">
        <label htmlFor="email">E-mail</label>
        <input id="email" name="email" type="email" autoComplete="username" required defaultValue={refusal?.email} />
      </div>
      <div className="field">
        <label htmlFor="password">Heslo</label>
        <input
          id="password"
          name="password"
          type="password"
          autoComplete="current-password"
          required
          aria-describedby={refusal && 'sign-in-error'}
        />
      </div>
      <button className="btn" type="submit">
        Prihlásiť sa
      </button>
    </>
  );
}
