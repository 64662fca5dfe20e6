import { Fragment, type ReactNode } from 'react';
import type { FieldError } from '#domain/field-error.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { Icon } from '#web/shared/icon.tsx';
import { Sign } from '#web/shared/sign.tsx';
import { OUTCOME_ID, REFUSAL_ID, type useSentForm } from '#web/shared/use-sent-form.tsx';

interface FormPlaceProps {
  /** The result of the form; undefined until it was stored. */
  outcome: ReactNode;
  /** The title of the form when it is offered again. */
  again: string;
  children: ReactNode;
}

/** A form, or its result with the collapsed form below. */
export function FormPlace({ outcome, again, children }: FormPlaceProps) {
  if (!outcome) return children;
  return (
    <div className="sent">
      {outcome}
      <details className="more">
        <summary>
          {again}
          <Icon name="caret" />
        </summary>
        <div>{children}</div>
      </details>
    </div>
  );
}

interface SentFormProps {
  sent: Omit<ReturnType<typeof useSentForm>, 'stored'>;
  /** The id of its heading. */
  titleId: string;
  refusal: Omit<RefusalProps, 'errors'>;
  /** The label of the submit button. */
  label: string;
  /** The fields, mounted anew when they are cleared or refilled. */
  children: ReactNode;
}

/** A form that scripts send, with its errors and buttons; without scripts a plain one. */
export function SentForm({ sent, titleId, refusal, label, children }: SentFormProps) {
  return (
    <form
      className="form"
      method="post"
      encType="multipart/form-data"
      action={`#${REFUSAL_ID}`}
      noValidate={sent.isEnhanced}
      onFocus={sent.touch}
      onSubmit={sent.submit}
      aria-labelledby={titleId}
    >
      <Fragment key={sent.contentsNumber}>
        {children}
        <Honeypot />
      </Fragment>
      <Refusal {...refusal} errors={sent.refusal} />
      <div className="btns">
        <button className="btn" type="submit" disabled={sent.isSending}>
          {label}
        </button>
        {sent.restore && (
          <button className="btn btn--line" type="button" onClick={sent.restore}>
            Obnoviť údaje
          </button>
        )}
      </div>
    </form>
  );
}

/** A field hidden from people that robots fill in (decisions: Forms). */
export function Honeypot() {
  return (
    <div className="trap" aria-hidden="true">
      <label htmlFor="web">Toto pole nechajte prázdne</label>
      <input id="web" name="web" tabIndex={-1} autoComplete="off" />
    </div>
  );
}

interface OutcomeProps {
  sign: 'system-ok' | 'system-pozor';
  title: string;
  children: ReactNode;
}

/** The result of a form; its heading is focused by a script or by the page's fragment. */
export function Outcome({ sign, title, children }: OutcomeProps) {
  return (
    <div className="outcome">
      <Sign src={sign} size={56} />
      <h2 id={OUTCOME_ID} tabIndex={-1}>
        {nonBreaking(title)}
      </h2>
      {children}
    </div>
  );
}

interface RefusalProps {
  /** For example „Prihlášku sme zatiaľ neprijali“. */
  title: string;
  errors: FieldError[];
  /** The form's fields by name, which is also their id. */
  fields: object;
}

/** Why a form was refused, shown above its button, with links to the fields. */
export function Refusal({ title, errors, fields }: RefusalProps) {
  if (errors.length === 0) return null;
  return (
    <div className="errs" id={REFUSAL_ID} tabIndex={-1} role="alert">
      <Sign src="system-chyba" size={44} />
      <h3>{nonBreaking(title)}</h3>
      <ul>
        {errors.map(({ field, message }) => (
          <li key={field + message}>
            {field in fields ? <a href={`#${field}`}>{nonBreaking(message)}</a> : nonBreaking(message)}
          </li>
        ))}
      </ul>
    </div>
  );
}
