import { type Feedback, SCORE_MAX } from '#domain/feedback/feedback.ts';
import { nonBreaking, outOf } from '#domain/slovak.ts';
import { complaintAbout, TextAreaField } from '#web/shared/field.tsx';
import { ActForm, type ActRefusal, Complaints } from './act.tsx';

/** Where the page shows that an answer was stored. */
export const FEEDBACK_ID = 'spatna-vazba';

const CHOICES = Array.from({ length: SCORE_MAX + 1 }, (_, score) => score);

/** The one question after a course; an answer can be changed. */
export function FeedbackBox({ given, refusal }: { given: Feedback | undefined; refusal: ActRefusal | undefined }) {
  return (
    <section className="own-box">
      <h2 id={FEEDBACK_ID} tabIndex={-1}>
        {given ? 'Ďakujeme za odpoveď' : 'Odporučili by ste nás?'}
      </h2>
      <Complaints errors={refusal?.errors.filter(({ field }) => field === 'score') ?? []} />
      {given && (
        <p>{nonBreaking(`Odporučili by ste nás na ${given.score} ${outOf(SCORE_MAX)}. Odpoveď môžete zmeniť.`)}</p>
      )}
      <ActForm act="feedback" button={given ? 'Zmeniť odpoveď' : 'Odoslať odpoveď'}>
        <fieldset className="own-choice own-scale">
          <legend>{nonBreaking(`0 – určite nie, ${SCORE_MAX} – určite áno`)}</legend>
          {CHOICES.map((score) => (
            <label key={score}>
              <input type="radio" name="score" value={score} required />
              <span>{score}</span>
            </label>
          ))}
        </fieldset>
        <TextAreaField
          name="comment"
          label="Prečo? Stačí veta."
          hint="Nepovinné."
          rows={3}
          defaultValue={refusal?.values.comment ?? given?.comment}
          error={complaintAbout('comment', refusal?.errors)}
        />
      </ActForm>
    </section>
  );
}
