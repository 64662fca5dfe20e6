import type { FieldError } from '#domain/field-error.ts';
import { movedSentence, PAYER_FIELDS, PAYER_LABELS } from '#domain/payers/payer.ts';
import type { MovedNumber } from '#domain/payers/payer-numbers.ts';
import { type ActiveStatus, SIGN_UP_MESSAGES } from '#domain/sign-ups/sign-up.ts';
import { countedSeats, nonBreaking } from '#domain/slovak.ts';
import { type UploadFacts, uploadProblems } from '#domain/upload.ts';
import { complaintAbout, TextAreaField } from '#web/shared/field.tsx';
import { Icon } from '#web/shared/icon.tsx';
import { PayerFields } from '#web/shared/payer-fields.tsx';
import { filesOf, type ReturnedForm, useSentForm } from '#web/shared/use-sent-form.tsx';
import { FormPlace, Outcome, SentForm } from '#web/site/kit/sent-form-parts.tsx';
import { ApplicantFields, EmailAndPhoneFields, type FieldOf } from './applicant-fields.tsx';
import { Consent } from './consent.tsx';
import { FilesField } from './files-field.tsx';

export interface StoredSignUp {
  status: ActiveStatus;
  seats: number;
  /** A company's number of people is no number: one seat was taken. */
  isUncounted: boolean;
  moved: readonly MovedNumber[];
}

interface SignUpFormProps {
  /** Every seat is taken or due to a waiting substitute: new applicants become substitutes. */
  isFull: boolean;
  /** The result of a refused form sent without scripts. */
  returned?: ReturnedForm;
  /** The result of a form sent without scripts. */
  sent?: StoredSignUp;
}

const FIELDS = { ...SIGN_UP_MESSAGES, ...PAYER_LABELS, files: true };

/**
 * The sign-up (specification sections 2.9, 4, 5). A plain multipart form; with scripts it shows its progress by toasts
 * and keeps the typed values for „Obnoviť údaje“.
 */
export function SignUpForm({ isFull, returned, sent }: SignUpFormProps) {
  const signUp = useSentForm<StoredSignUp>({
    returned,
    stored: sent,
    check: checkSignUp,
    toastsAt: 'top-right',
  });
  const { stored, contents } = signUp;
  const confirmed = confirmedIn(signUp.lastReturned);
  const { texts, files } = contents;

  const field: FieldOf = (name) => ({
    name,
    defaultValue: texts[name],
    error: signUp.complaints(name)[0],
    'aria-required': true,
  });

  return (
    <FormPlace
      key={stored?.number}
      outcome={stored && <Stored {...stored.is} email={stored.email} />}
      again="Ďalšia prihláška"
    >
      <SentForm
        sent={signUp}
        titleId="prihlaska-nadpis"
        refusal={{ title: 'Prihlášku sme zatiaľ neprijali', fields: FIELDS }}
        label={isFull ? 'Prihlásiť sa ako náhradník' : 'Odoslať prihlášku'}
      >
        <ApplicantFields
          field={field}
          texts={texts}
          legend="Kto sa prihlasuje"
          workers={{
            label: 'Koľko ľudí prihlasujete *',
            hint: isFull
              ? 'Na toľko miest budete čakať. Napíšte číslo; inak zapíšeme jedno miesto a ozveme sa Vám.'
              : 'Toľko miest zapíšeme. Napíšte číslo; inak zapíšeme jedno miesto a ozveme sa Vám.',
          }}
        >
          <input type="hidden" name="askedWorkers" value={confirmed.workers} />
        </ApplicantFields>
        <PayerDetails texts={texts} errors={signUp.refusal} />
        <input type="hidden" name="askedRepeat" value={confirmed.repeat} />
        <EmailAndPhoneFields field={field} emailHint="Sem pošleme potvrdenie." />
        <TextAreaField
          {...field('message')}
          label="Správa *"
          hint="Otázky, mená ďalších účastníkov alebo druh preukazu."
          required
        />
        <FilesField filled={files} isEnhanced={signUp.isEnhanced} errors={signUp.complaints('files')} />
        <Consent
          purpose="prihlásenia na kurz"
          wasGiven={texts.consent === 'on'}
          error={signUp.complaints('consent')[0]}
        />
      </SentForm>
    </FormPlace>
  );
}

/** Who pays for a company's people: closed, since it can be entered later as well. */
function PayerDetails({ texts, errors }: Pick<ReturnedForm, 'errors'> & { texts: Record<string, string> }) {
  const isRefused = PAYER_FIELDS.some((field) => complaintAbout(field, errors));
  return (
    <details
      className="more for-company"
      open={PAYER_FIELDS.some((field) => texts[field])}
      // only ever opened: what is typed there stays in sight when the next attempt is refused for something else
      ref={(details) => {
        if (details && isRefused) details.open = true;
      }}
    >
      <summary>
        Fakturačné údaje (netreba hneď)
        <Icon name="caret" />
      </summary>
      <div>
        <PayerFields rowClass="row" values={texts} errors={errors} />
      </div>
    </details>
  );
}

/** What sending the form once more confirms: a large number of people, and that the applicant signs up again. */
function confirmedIn({ errors, values }: ReturnedForm = { errors: [], values: {} }) {
  const workers = complaintAbout('numberOfWorkers', errors) ? values.numberOfWorkers : values.askedWorkers;
  const repeat = complaintAbout('repeat', errors) ? 'on' : values.askedRepeat;
  return { workers: workers ?? '', repeat: repeat ?? '' };
}

const UNCOUNTED = 'Počet ľudí ste nenapísali číslom, preto sme zatiaľ zapísali jedno miesto. Ozveme sa Vám.';

/** „Držíme Vám 3 miesta“ or „Ste medzi náhradníkmi“. */
function Stored({ status, seats, isUncounted, moved, email }: StoredSignUp & { email: string | undefined }) {
  const notes = (
    <>
      {isUncounted && <p>{nonBreaking(UNCOUNTED)}</p>}
      {moved.length > 0 && <p>{nonBreaking(movedSentence(moved))}</p>}
    </>
  );
  const places = countedSeats(seats);
  if (status === 'confirmed')
    return (
      <Outcome sign="system-ok" title={seats === 1 ? 'Miesto na kurze je Vaše' : `Držíme Vám ${places}`}>
        <p>
          Ďakujeme. Potvrdenie posielame na {email ?? 'Váš e-mail'}. Cez odkaz v&nbsp;ňom{' '}
          {seats > 1 && 'doplníte mená účastníkov a\u00A0'}prihlášku zmeníte alebo zrušíte.
        </p>
        {notes}
        <a className="btn btn--line" href="/kurzy-a-skolenia">
          Vybrať ďalší kurz
        </a>
      </Outcome>
    );
  return (
    <Outcome sign="system-pozor" title="Ste medzi náhradníkmi">
      <p>
        Na kurze nie je dosť voľných miest.{' '}
        {seats === 1 ? 'Keď sa miesto uvoľní' : `Čakáte na ${places}. Keď sa uvoľnia`}, dáme Vám vedieť e-mailom.
      </p>
      {notes}
      <a className="btn btn--line" href="/kurzy-a-skolenia">
        Vybrať iný termín
      </a>
    </Outcome>
  );
}

/** The errors of a sign-up that the browser can detect before sending, all at once. */
async function checkSignUp(form: FormData): Promise<FieldError[]> {
  const consent = form.has('consent') ? [] : [{ field: 'consent', message: SIGN_UP_MESSAGES.consent }];
  return [...listMissingFields(form), ...(await filesComplaints(filesOf(form, 'files'))), ...consent];
}

function listMissingFields(form: FormData): FieldError[] {
  const nameFields =
    form.get('applicant') === 'company'
      ? (['companyName', 'numberOfWorkers'] as const)
      : (['firstName', 'lastName'] as const);
  return [...nameFields, 'email' as const, 'phone' as const, 'message' as const]
    .filter((field) => String(form.get(field) ?? '').trim() === '')
    .map((field) => ({ field, message: SIGN_UP_MESSAGES[field] }));
}

async function filesComplaints(files: File[]): Promise<FieldError[]> {
  try {
    return uploadProblems(await Promise.all(files.map(factsOf))).map((message) => ({ field: 'files', message }));
  } catch {
    // the file was moved, deleted or changed since it was chosen
    return [{ field: 'files', message: 'Niektorý súbor sa nedá prečítať. Vyberte prílohy znova.' }];
  }
}

async function factsOf(file: File): Promise<UploadFacts> {
  const beginning = new Uint8Array(await file.slice(0, 8).arrayBuffer());
  return { name: file.name, sizeBytes: file.size, beginning };
}
