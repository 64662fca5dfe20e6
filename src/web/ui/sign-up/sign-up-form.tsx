import { type FormEvent, useRef } from 'react';
import type { CourseWithSeats } from '#domain/course.ts';
import type { FieldError } from '#domain/field-error.ts';
import { freeSeats } from '#domain/seats.ts';
import { APPLICANT_LABELS, SIGN_UP_MESSAGES } from '#domain/sign-up.ts';
import { counted } from '#domain/slovak.ts';
import { Complaint, InputField, TextAreaField } from '../field.tsx';
import { focusFirstComplaint } from '../focus-first-complaint.ts';
import { RobotTrap } from '../robot-trap.tsx';
import { Sign } from '../sign.tsx';
import type { FormState } from '../use-sent-form.tsx';
import { Consent } from './consent.tsx';
import { FilesField } from './files-field.tsx';
import { type ReturnedValues, type SignUpValues, type StoredSignUp, useSignUp } from './use-sign-up.tsx';

interface SignUpFormProps {
  course: CourseWithSeats;
  /** When the page was rendered, for the robots' check of a form sent without scripts. */
  openedAt: string;
  /** What came back from a form sent without scripts. */
  returned?: { errors: FieldError[]; values: ReturnedValues };
}

/**
 * The sign-up (specification sections 2.9, 4, 5). A plain multipart form; with scripts it is sent by
 * `POST /api/sendCourse`, tells its progress by toasts and keeps what was typed for „Obnoviť údaje“.
 */
export function SignUpForm({ course, openedAt, returned }: SignUpFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const signUp = useSignUp(course.id, returned);
  const { values, errors } = signUp;
  const complaint = (field: string) => errors.find((error) => error.field === field)?.message;
  const general = errors.filter(({ field }) => !(field in SIGN_UP_MESSAGES) && field !== 'files');

  function submit(event: FormEvent) {
    event.preventDefault();
    void signUp.send().then(() => focusFirstComplaint(form.current));
  }

  const text = (name: keyof SignUpValues & keyof typeof SIGN_UP_MESSAGES) => ({
    name,
    value: values[name] as string,
    error: complaint(name),
    'aria-required': true,
    onChange: (event: { target: { value: string } }) => signUp.change({ [name]: event.target.value }),
  });

  return (
    <form
      ref={form}
      className="form"
      method="post"
      encType="multipart/form-data"
      action="#prihlaska"
      noValidate={signUp.isEnhanced}
      onSubmit={submit}
      aria-labelledby="prihlaska-nadpis"
    >
      <Outcome state={signUp.state} />
      {general.map(({ field, message }) => (
        <Complaint key={field + message} id={`${field}-error`}>
          {message}
        </Complaint>
      ))}
      <fieldset>
        <legend className="sr-only">Kto sa prihlasuje</legend>
        <div className="switch">
          {(['person', 'company'] as const).map((applicant) => (
            <label key={applicant}>
              <input
                type="radio"
                name="applicant"
                value={applicant}
                checked={values.applicant === applicant}
                onChange={() => signUp.change({ applicant })}
              />
              {APPLICANT_LABELS[applicant]}
            </label>
          ))}
        </div>
      </fieldset>
      <div className="row for-person">
        <InputField {...text('firstName')} label="Meno *" autoComplete="given-name" />
        <InputField {...text('lastName')} label="Priezvisko *" autoComplete="family-name" />
      </div>
      <div className="row for-company">
        <InputField {...text('companyName')} label="Názov firmy *" autoComplete="organization" />
        <InputField
          {...text('numberOfWorkers')}
          label="Počet zamestnancov *"
          hint="Koľko ľudí na kurz prihlasujete. Číslo zaberie toľko miest, pri inom texte rátame jedno miesto a ozveme sa Vám."
        />
      </div>
      <div className="row">
        <InputField
          {...text('email')}
          type="email"
          label="E-mail *"
          hint="Sem pošleme potvrdenie."
          autoComplete="email"
          required
        />
        <InputField
          {...text('phone')}
          type="tel"
          label="Telefón *"
          hint={
            <>
              Napríklad <span className="num">+421 900 000 000</span>
            </>
          }
          autoComplete="tel"
          required
        />
      </div>
      <TextAreaField
        {...text('message')}
        label="Správa *"
        hint="Otázky, mená ďalších účastníkov alebo druh preukazu."
        required
      />
      <FilesField
        files={values.files}
        isEnhanced={signUp.isEnhanced}
        error={complaint('files')}
        onChange={(files) => signUp.change({ files })}
      />
      <Consent
        checked={values.consent}
        error={complaint('consent')}
        onChange={(consent) => signUp.change({ consent })}
      />
      <RobotTrap value={values.web} onChange={(web) => signUp.change({ web })} />
      <input type="hidden" name="openedAt" value={returned?.values.openedAt ?? openedAt} />
      <div className="btns items-center">
        <button className="btn" type="submit" disabled={signUp.state.is === 'sending'}>
          {freeSeats(course) === 0 ? 'Prihlásiť sa ako náhradník' : 'Odoslať prihlášku'}
        </button>
        {signUp.restore && (
          <button className="btn btn--line" type="button" onClick={signUp.restore}>
            Obnoviť údaje
          </button>
        )}
      </div>
    </form>
  );
}

/** What became of the last attempt, to stay when the toast has gone. */
function Outcome({ state }: { state: FormState<StoredSignUp> }) {
  return (
    <div role="status" className={state.is === 'stored' ? 'outcome' : 'sr-only'}>
      {state.is === 'stored' && <Stored {...state.stored} />}
    </div>
  );
}

/** „Miesto máte“ or „Ste medzi náhradníkmi“. */
export function Stored({ status }: StoredSignUp) {
  return status === 'confirmed' ? (
    <>
      <Sign src="system-ok" size={56} />
      <h3>Miesto máte</h3>
      <p>Ďakujeme. Zapísali sme Vás a&nbsp;potvrdenie posielame na Váš e-mail.</p>
    </>
  ) : (
    <>
      <Sign src="system-pozor" size={56} />
      <h3>Ste medzi náhradníkmi</h3>
      <p>Voľných miest je málo. Keď sa miesto uvoľní, napíšeme Vám na Váš e-mail.</p>
    </>
  );
}

/** How many people the free seats will not hold; shown before sending. */
export function seatsWarning(course: CourseWithSeats): string | undefined {
  const free = freeSeats(course);
  if (free === 0) return 'Kurz je obsadený. Zapíšeme Vás ako náhradníka a o uvoľnenom mieste Vám dáme vedieť.';
  if (free === Number.POSITIVE_INFINITY) return undefined;
  return `Na kurze ${free === 1 ? 'je' : free < 5 ? 'sú' : 'je'} ${counted(free, 'voľné miesto', 'voľné miesta', 'voľných miest')}. Väčšiu skupinu zapíšeme medzi náhradníkov.`;
}
