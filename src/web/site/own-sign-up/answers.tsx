import { formatInstant } from '#domain/instant.ts';
import type { OwnSignUp } from '#domain/sign-ups/own-sign-up.ts';
import { nonBreaking, seatsPhrase } from '#domain/slovak.ts';
import { doneSentence } from '#domain/undo.ts';
import { ActForm, type ActRefusal, Choice, Complaints } from './act.tsx';

/** Accepts or declines the open offer. */
export function OfferAnswer({ seats, refusal }: { seats: number; refusal: ActRefusal | undefined }) {
  return (
    <section className="own-box">
      <h2>{seats === 1 ? 'Chcete ho?' : 'Chcete ich?'}</h2>
      {refusal && <Complaints errors={refusal.errors} />}
      <ActForm act="answer" button="Odoslať odpoveď">
        <Choice
          type="radio"
          name="answer"
          legend="Vaša odpoveď"
          options={[
            {
              value: 'accept',
              label: `Prijať ${seatsPhrase(seats)}`,
            },
            { value: 'decline', label: 'Odmietnuť' },
          ]}
        />
      </ActForm>
      <p className="muted">
        {nonBreaking(
          `Ak odmietnete alebo sa neozvete včas, ponúkneme ${seats === 1 ? 'ho' : 'ich'} ďalšiemu v poradí.`,
        )}
      </p>
    </section>
  );
}

interface JustDoneProps {
  act: NonNullable<OwnSignUp['act']>;
  refusal: ActRefusal | undefined;
}

/** What the applicant has just done, with the form that undoes it. */
export function JustDone({ act: { verb, until }, refusal }: JustDoneProps) {
  return (
    <section className="own-box">
      <h2>Chcete to vrátiť?</h2>
      {refusal && <Complaints errors={refusal.errors} />}
      <p>
        {nonBreaking(doneSentence({ noun: 'signUp', verb, count: 1 }))} Vrátiť to môžete do{' '}
        <b className="nowrap">{formatInstant(until).time}&nbsp;h</b>. Dovtedy o&nbsp;tom neposielame e-mail.
      </p>
      <ActForm act="undo" button="Vrátiť späť">
        <Choice
          type="checkbox"
          name="yes"
          legend="Potvrdenie"
          options={[{ value: 'on', label: 'Áno, vrátiť späť' }]}
        />
      </ActForm>
    </section>
  );
}
