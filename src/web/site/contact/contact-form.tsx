import type { InputHTMLAttributes } from 'react';
import { CONTACT_FIELD_NAMES, CONTACT_FIELDS, type ContactField } from '#domain/contact-requests/contact-request.ts';
import type { FieldError } from '#domain/field-error.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { InputField, TextAreaField } from '#web/shared/field.tsx';
import { type ReturnedForm, useSentForm } from '#web/shared/use-sent-form.tsx';
import { FormPlace, Outcome, SentForm } from '#web/site/kit/sent-form-parts.tsx';

type Input = { name: ContactField; hint?: string } & Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'autoComplete'
>;

/** The one-line fields, all of them required (specification section 5). */
const GROUPS: { title: string; fields: Input[] }[] = [
  {
    title: 'Vy',
    fields: [
      { name: 'firstName', autoComplete: 'given-name' },
      { name: 'lastName', autoComplete: 'family-name' },
      { name: 'email', type: 'email', autoComplete: 'email', hint: 'Sem pošleme potvrdenie.' },
      { name: 'phone', type: 'tel', autoComplete: 'tel', hint: 'Napríklad +421\u00A0900\u00A0000\u00A0000' },
    ],
  },
  {
    title: 'Firma',
    fields: [
      { name: 'company', autoComplete: 'organization', hint: 'Názov z obchodného alebo živnostenského registra.' },
      { name: 'ico', hint: 'Ak firma ešte nevznikla, napíšte „zakladáme“.' },
      { name: 'pocetZ', hint: 'Stačí približne, aj s brigádnikmi.' },
      { name: 'fluktuacia', hint: 'Koľko ľudí odišlo a koľko prišlo.' },
    ],
  },
  {
    title: 'Prevádzky',
    fields: [
      { name: 'urazy', hint: 'Ak nebol žiadny, napíšte 0.' },
      { name: 'prevadzky', hint: 'Rátajte aj sklady a sezónne miesta.' },
      { name: 'zameranie', hint: 'Napríklad predajňa, dielňa, kancelárie.' },
    ],
  },
];

interface ContactFormProps {
  answerWithin: string;
  /** The result of a refused form sent without scripts. */
  returned?: ReturnedForm;
  /** A form sent without scripts was stored. */
  isSent: boolean;
}

/**
 * The contact form (specification sections 2.10, 4, 5). A plain form; with scripts it shows its progress by toasts and
 * keeps the typed values for „Obnoviť údaje“.
 */
export function ContactForm({ answerWithin, returned, isSent }: ContactFormProps) {
  const contact = useSentForm<true>({
    returned,
    stored: isSent || undefined,
    check: missing,
    toastsAt: 'bottom-right',
  });
  const { stored, contents } = contact;

  const field = (name: ContactField) => ({
    name,
    label: `${CONTACT_FIELDS[name].label} *`,
    defaultValue: contents.texts[name],
    error: contact.complaints(name)[0],
    required: true,
  });

  return (
    <FormPlace
      key={stored?.number}
      outcome={stored && <Received answerWithin={answerWithin} email={stored.email} />}
      again="Ďalšia správa"
    >
      <SentForm
        sent={contact}
        titleId="formular-nadpis"
        refusal={{ title: 'Správu sme zatiaľ neprijali', fields: CONTACT_FIELDS }}
        label="Odoslať správu"
      >
        {GROUPS.map(({ title, fields }) => (
          <fieldset key={title}>
            <legend>{title}</legend>
            <div className="row">
              {fields.map(({ name, hint, ...input }) => (
                <InputField key={name} {...field(name)} {...input} hint={hint && nonBreaking(hint)} />
              ))}
            </div>
          </fieldset>
        ))}
        <TextAreaField {...field('message')} rows={4} hint={nonBreaking('S čím Vám máme pomôcť a dokedy.')} />
        <p className="form-notice">
          Údaje použijeme na odpoveď. Viac nájdete na stránke{' '}
          <a href="/ochrana-osobnych-udajov">Ochrana osobných údajov</a>.
        </p>
      </SentForm>
    </FormPlace>
  );
}

function missing(form: FormData): FieldError[] {
  return CONTACT_FIELD_NAMES.filter((field) => String(form.get(field) ?? '').trim() === '').map((field) => ({
    field,
    message: CONTACT_FIELDS[field].message,
  }));
}

/** Stays after the toast has closed; „do 2 pracovných dní“ where promised. */
function Received({ answerWithin, email }: { answerWithin: string; email: string | undefined }) {
  return (
    <Outcome sign="system-ok" title="Vašu správu sme dostali">
      <p>
        Ďakujeme. Potvrdenie posielame na {email ?? 'Váš e-mail'}
        {answerWithin && ` a\u00A0odpovieme ${answerWithin}`}.
      </p>
      <a className="btn btn--line" href="/">
        Späť na úvod
      </a>
    </Outcome>
  );
}
