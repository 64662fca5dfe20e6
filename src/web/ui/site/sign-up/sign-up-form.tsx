import { Fragment, useState } from 'react';
import { APPLICANT_LABELS, SIGN_UP_MESSAGES } from '#domain/sign-ups/sign-up.ts';
import { complaintAbout, InputField, TextAreaField } from '#web/ui/shared/field.tsx';
import { Sign } from '#web/ui/shared/sign.tsx';
import { type ReturnedForm, textsOf, useSentForm } from '#web/ui/shared/use-sent-form.tsx';
import { RobotTrap } from '#web/ui/site/robot-trap.tsx';
import { FormButtons, GeneralComplaints, Outcome } from '#web/ui/site/sent-form-parts.tsx';
import { checkSignUp } from './check-sign-up.ts';
import { Consent } from './consent.tsx';
import { FilesField } from './files-field.tsx';
import { postSignUp, type SignedUpCourse, type StoredSignUp } from './post-sign-up.ts';

interface SignUpFormProps {
  course: SignedUpCourse;
  /** Every seat is taken or awaited: whoever signs up becomes a substitute. */
  isFull: boolean;
  /** What came back from a form sent without scripts. */
  returned?: ReturnedForm;
}

const FIELDS = { ...SIGN_UP_MESSAGES, files: true };

/**
 * The sign-up (specification sections 2.9, 4, 5). A plain multipart form; with scripts it is sent by
 * `POST /api/sendCourse`, tells its progress by toasts and keeps what was typed for „Obnoviť údaje“.
 */
export function SignUpForm({ course, isFull, returned }: SignUpFormProps) {
  const [askedWorkers, setAskedWorkers] = useState(returned ? workersAsked(returned) : '');
  const signUp = useSentForm<StoredSignUp>({
    returned,
    check: checkSignUp,
    post: async (form, elapsedSeconds) => {
      const answer = await postSignUp(course, form, elapsedSeconds);
      if (answer.is === 'invalid') setAskedWorkers(workersAsked({ errors: answer.errors, values: textsOf(form) }));
      if (answer.is === 'stored') setAskedWorkers('');
      return answer;
    },
    toastsAt: 'top-right',
  });
  const { state, filling } = signUp;
  const { texts, files } = filling;

  const text = (name: keyof typeof SIGN_UP_MESSAGES) => ({
    name,
    defaultValue: texts[name],
    error: signUp.complaints(name)[0],
    'aria-required': true,
  });

  return (
    <form
      ref={signUp.form}
      className="form"
      method="post"
      encType="multipart/form-data"
      action="#prihlaska"
      noValidate={signUp.isEnhanced}
      onFocus={signUp.touch}
      onSubmit={signUp.submit}
      aria-labelledby="prihlaska-nadpis"
    >
      <Outcome>{state.is === 'stored' && <Stored {...state.stored} />}</Outcome>
      <GeneralComplaints complaints={signUp.general(FIELDS)} />
      <Fragment key={signUp.fillingNumber}>
        <fieldset>
          <legend className="sr-only">Kto sa prihlasuje</legend>
          <div className="switch">
            {(['person', 'company'] as const).map((applicant) => (
              <label key={applicant}>
                <input
                  type="radio"
                  name="applicant"
                  value={applicant}
                  defaultChecked={applicant === (texts.applicant === 'company' ? 'company' : 'person')}
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
            hint="… ktorých prihlasujete. Toľko miest Vám zapíšeme; ak nenapíšete číslo, rátame jedno miesto a ozveme sa Vám."
          />
          <input type="hidden" name="askedWorkers" value={askedWorkers} />
        </div>
        <label className="toggle for-company">
          <input type="checkbox" name="mayBeParted" value="on" defaultChecked={texts.mayBeParted === 'on'} />
          <span>Ak nebude dosť miest pre všetkých, môžete nám ponúknuť aj menej. Ostatní počkajú na ďalšie.</span>
        </label>
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
        <FilesField filled={files} isEnhanced={signUp.isEnhanced} errors={signUp.complaints('files')} />
        <Consent wasGiven={texts.consent === 'on'} error={signUp.complaints('consent')[0]} />
        <RobotTrap />
      </Fragment>
      <FormButtons
        label={isFull ? 'Prihlásiť sa ako náhradník' : 'Odoslať prihlášku'}
        isSending={state.is === 'sending'}
        restore={signUp.restore}
      />
    </form>
  );
}

/** The number its sender has been asked about: the one that is complained of now, else the one before. */
function workersAsked({ errors, values }: ReturnedForm): string {
  const isAsked = complaintAbout('numberOfWorkers', errors) !== undefined;
  return (isAsked ? values.numberOfWorkers : values.askedWorkers) ?? '';
}

/** „Miesto na kurze je Vaše“ or „Ste medzi náhradníkmi“. */
export function Stored({ status }: StoredSignUp) {
  return status === 'confirmed' ? (
    <>
      <Sign src="system-ok" size={56} />
      <h3>Miesto na kurze je Vaše</h3>
      <p>Ďakujeme. Zapísali sme Vás a&nbsp;potvrdenie posielame na Váš e-mail.</p>
    </>
  ) : (
    <>
      <Sign src="system-pozor" size={56} />
      <h3>Ste medzi náhradníkmi</h3>
      <p>Na kurze nie je dosť voľných miest. Keď sa uvoľnia, dáme Vám vedieť e-mailom.</p>
    </>
  );
}
