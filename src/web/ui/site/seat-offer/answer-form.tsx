import type { FieldError } from '#domain/field-error.ts';
import { counted, nonBreaking } from '#domain/slovak.ts';
import { Complaint, complaintAbout, InputField } from '#web/ui/shared/field.tsx';
import { Honeypot } from '#web/ui/site/honeypot.tsx';

interface AnswerFormProps {
  seats: number;
  /** The typed code, and its errors. */
  code: string | undefined;
  errors: FieldError[] | undefined;
}

/** Accepts or declines an offer with the code from its email. */
export function AnswerForm({ seats, code, errors = [] }: AnswerFormProps) {
  const others = errors.filter(({ field }) => field !== 'code');
  return (
    <div className="offer-answer">
      <h2>{seats === 1 ? 'Chcete ho?' : 'Chcete ich?'}</h2>
      <p className="muted">
        Nič sa nestalo tým, že ste odkaz otvorili. Ponuku prijmete alebo odmietnete až tlačidlom, spolu s&nbsp;kódom
        z&nbsp;<span className="nowrap">e-mailu</span>.
      </p>
      <form method="post" className="form">
        {others.map(({ field, message }) => (
          <Complaint key={field}>{message}</Complaint>
        ))}
        <InputField
          name="code"
          label="Kód z e-mailu"
          hint="Šesť číslic."
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={20}
          required
          defaultValue={code}
          error={complaintAbout('code', errors)}
        />
        <Honeypot />
        <div className="btns">
          <button type="submit" name="answer" value="accept" className="btn">
            Prijať {seats === 1 ? 'miesto' : counted(seats, 'miesto', 'miesta', 'miest')}
          </button>
          <button type="submit" name="answer" value="decline" className="btn btn--line">
            Odmietnuť
          </button>
        </div>
      </form>
      <p className="muted">
        {nonBreaking(
          'Ak odmietnete alebo sa neozvete včas, ponúkneme ďalšiemu v poradí. Na iný termín sa môžete prihlásiť kedykoľvek.',
        )}
      </p>
    </div>
  );
}
