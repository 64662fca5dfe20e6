import type { DocumentState, Language } from '#domain/issued-documents/issued-document.ts';
import { callTo } from '#domain/phone.ts';
import { nonBreaking } from '#domain/slovak.ts';
import type { CheckedDocument } from '#server/issued-documents/document-check.ts';
import { FOCUSED_ALERT, InputField } from '#web/shared/field.tsx';
import { Sign } from '#web/shared/sign.tsx';
import { useCompany } from '#web/site/kit/use-company.ts';
import { checkPath, WORDS } from './check-words.ts';

/** What was typed, and why there is no document to show. */
export interface NumberRefusal {
  message: 'unknownReason' | 'limited' | 'wrongDay' | 'wrongDayForm';
  values: { number: string; birthDate: string };
}

interface CheckPageProps {
  language: Language;
  /** The document of the link; undefined where its code is not ours, null on the page without a code. */
  checked: CheckedDocument | null | undefined;
  /** The host of the page and the time of the check. */
  host: string;
  checkedAt: string;
  refusal: NumberRefusal | undefined;
}

export function CheckPage({ language, checked, host, checkedAt, refusal }: CheckPageProps) {
  const words = WORDS[language];
  return (
    <div className="check">
      <h1>{words.title}</h1>
      {refusal?.message === 'limited' && <NotFound title={words.title} reason={words.limited} />}
      {refusal?.message === 'unknownReason' && <NotFound title={words.unknown} reason={words.unknownReason} />}
      {checked === undefined && !refusal && <NotFound title={words.unknown} reason={words.unknownCode} />}
      {checked && !refusal && <Found language={language} checked={checked} host={host} checkedAt={checkedAt} />}
      <NumberForm language={language} isFirst={checked === null} refusal={refusal} />
    </div>
  );
}

const LOOKS: Record<DocumentState, { look: string; sign: string }> = {
  valid: { look: 'verdict verdict--valid', sign: 'system-ok' },
  renew: { look: 'verdict verdict--renew', sign: 'system-pozor' },
  overdue: { look: 'verdict', sign: 'system-pozor' },
  revoked: { look: 'verdict verdict--revoked', sign: 'system-chyba' },
  replaced: { look: 'verdict verdict--replaced', sign: 'system-info' },
};

/** A paper that is not valid is only identified. */
const IDENTIFYING = ['title', 'name', 'number'];

function Found({
  language,
  checked,
  host,
  checkedAt,
}: Omit<CheckPageProps, 'checked' | 'refusal'> & { checked: CheckedDocument }) {
  const words = WORDS[language];
  const { phone } = useCompany();
  const { look, sign } = LOOKS[checked.state];
  const isValid = checked.state !== 'revoked' && checked.state !== 'replaced';
  const lines = isValid ? checked.lines : checked.lines.filter(({ name }) => IDENTIFYING.includes(name));
  return (
    <section className={look}>
      <header>
        <Sign src={sign} size={88} />
        <h2>{nonBreaking(checked.word)}</h2>
        <p>{nonBreaking(checked.reason)}</p>
      </header>
      {isValid && <p className="compare">{nonBreaking(words.compare(host))}</p>}
      <dl>
        {lines.map(({ name, label, value }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd className={name === 'name' ? 'holder' : undefined} lang={language === 'en' ? 'sk' : undefined}>
              {nonBreaking(value)}
            </dd>
          </div>
        ))}
      </dl>
      <p>
        {nonBreaking(words.asOf(checkedAt))} {phone && words.wrong}{' '}
        {phone && <a href={callTo(phone)}>{words.call}</a>}
      </p>
    </section>
  );
}

function NotFound({ title, reason }: { title: string; reason: string }) {
  return (
    <section className="verdict verdict--revoked" {...FOCUSED_ALERT}>
      <header>
        <Sign src="system-chyba" size={88} />
        <h2>{title}</h2>
        <p>{nonBreaking(reason)}</p>
      </header>
    </section>
  );
}

interface NumberFormProps {
  language: Language;
  /** There is nothing above it. */
  isFirst: boolean;
  refusal: NumberRefusal | undefined;
}

function NumberForm({ language, isFirst, refusal }: NumberFormProps) {
  const words = WORDS[language];
  return (
    <section className="check-form">
      <h2>{isFirst ? words.byNumber : words.another}</h2>
      <form method="post" action={checkPath(language)}>
        <InputField
          name="cislo"
          label={words.number}
          defaultValue={refusal?.values.number}
          placeholder="2027/PP/0014"
          autoComplete="off"
          required
        />
        <InputField
          name="narodenie"
          label={words.birthDate}
          defaultValue={refusal?.values.birthDate}
          hint={words.dayForm}
          error={refusal?.message.startsWith('wrongDay') ? words[refusal.message] : undefined}
          autoComplete="off"
          required
        />
        <button type="submit" className="btn btn--ink">
          {words.check}
        </button>
      </form>
      <p className="muted">{nonBreaking(words.hint)}</p>
    </section>
  );
}
