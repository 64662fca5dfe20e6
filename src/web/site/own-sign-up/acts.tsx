import { cancellationSentence } from '#domain/company/company-facts.ts';
import { formatCourseDays, formatDay } from '#domain/day.ts';
import { gapsPhrase, movedSentence } from '#domain/payers/payer.ts';
import type { OwnSignUp } from '#domain/sign-ups/own-sign-up.ts';
import { counted, countedSeats, nonBreaking, verbFor } from '#domain/slovak.ts';
import { complaintAbout, InputField } from '#web/shared/field.tsx';
import { PayerFields } from '#web/shared/payer-fields.tsx';
import { SelectField } from '#web/shared/select-field.tsx';
import { useCompany } from '#web/site/kit/use-company.ts';
import { Act, ActForm, type ActRefusal, Choice } from './act.tsx';
import { birthDateField } from './own-acts.ts';

interface ActsProps {
  own: Omit<OwnSignUp, 'people'>;
  refusal: ActRefusal | undefined;
}

/** Some of the people do not come. */
export function Withdrawal({ own: { state, named, unnamed, seats }, refusal }: ActsProps) {
  return (
    <Act
      act="withdraw"
      title="Niekto nepríde"
      hint={state === 'confirmed' ? 'miesto ponúkneme ďalej' : 'počkáte na menej miest'}
      refusal={refusal}
    >
      <ActForm act="withdraw" button="Uvoľniť miesto" ends>
        <input type="hidden" name="seats" value={seats} />
        {named.length > 0 && (
          <Choice
            type="checkbox"
            name="named"
            legend="Kto nepríde?"
            isRequired={named.length === 1 && unnamed === 0}
            options={named.map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
        {unnamed > 0 && (
          <InputField
            name="nameless"
            label="Koľko ľudí bez mena nepríde"
            type="number"
            min={0}
            max={unnamed}
            defaultValue="0"
            inputMode="numeric"
          />
        )}
      </ActForm>
    </Act>
  );
}

/** Another person comes instead. */
export function Replacement({ own: { named }, refusal }: ActsProps) {
  const { courseSubstitute } = useCompany().commitments;
  const [only] = named.length === 1 ? named : [];
  return (
    <Act
      act="replace"
      title="Poslať náhradníka"
      hint="do začiatku kurzu"
      refusal={refusal && { ...refusal, errors: refusal.errors.filter(({ field }) => !(field in FIELDS)) }}
    >
      {courseSubstitute && <p>{nonBreaking(courseSubstitute)}</p>}
      <ActForm act="replace" button="Zapísať náhradníka">
        <SelectField
          name="participantId"
          label="Za koho"
          required
          defaultValue={refusal?.values.participantId ?? only?.id ?? ''}
        >
          <option value="">Vyberte</option>
          {named.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <div className="row">
          {Object.entries(FIELDS).map(([name, field]) => (
            <InputField
              key={name}
              name={name}
              {...field}
              defaultValue={refusal?.values[name as keyof typeof FIELDS]}
              error={complaintAbout(name, refusal?.errors)}
            />
          ))}
        </div>
      </ActForm>
    </Act>
  );
}

const FIELDS = {
  firstName: { label: 'Meno náhradníka' },
  lastName: { label: 'Priezvisko' },
  birthDate: { label: 'Dátum narodenia', placeholder: 'dd.mm.rrrr', hint: 'Len ak ho treba na doklad.' },
  email: { label: 'E-mail', hint: 'Nepovinné.' },
};

/** The birth dates that documents wait for, after the course. */
export function BirthDates({
  people,
  refusal,
}: Pick<ActsProps, 'refusal'> & { people: OwnSignUp['withoutBirthDate'] }) {
  return (
    <Act
      act="birthDates"
      title="Dátumy narodenia"
      hint={`na doklad ${verbFor(people.length, 'chýba', 'chýbajú')} ${counted(people.length, 'dátum', 'dátumy', 'dátumov')}`}
      isOpen
      refusal={refusal && { ...refusal, errors: refusal.errors.filter(({ field }) => field === 'act') }}
    >
      <ActForm act="birthDates" button="Uložiť dátumy">
        <div className="row">
          {people.map(({ id, name }) => (
            <InputField
              key={id}
              name={birthDateField(id)}
              label={name}
              placeholder="dd.mm.rrrr"
              defaultValue={refusal?.values.birthDates[id]}
              error={complaintAbout(id, refusal?.errors)}
            />
          ))}
        </div>
      </ActForm>
    </Act>
  );
}

/** Who pays, also after the course. */
export function PayerAct({
  payer,
  refusal,
}: Pick<ActsProps, 'refusal'> & { payer: NonNullable<OwnSignUp['payer']> }) {
  const fieldErrors = refusal?.errors.filter(({ field }) => field in payer) ?? [];
  return (
    <Act
      act="payer"
      title="Fakturačné údaje"
      hint={gapsPhrase(payer.gaps) || (payer.version > 0 ? 'vyplnené' : 'ak ich treba na faktúru')}
      refusal={refusal && { ...refusal, errors: refusal.errors.filter((error) => !fieldErrors.includes(error)) }}
    >
      {payer.moved.length > 0 && <p role="status">{nonBreaking(movedSentence(payer.moved))}</p>}
      <ActForm act="payer" button="Uložiť údaje">
        <input type="hidden" name="version" value={payer.version} />
        <PayerFields rowClass="row" values={refusal?.values ?? payer} errors={fieldErrors} />
      </ActForm>
    </Act>
  );
}

/** The same course on another date. */
export function Transfer({ own: { dates, seats }, refusal }: ActsProps) {
  const places = countedSeats(seats);
  return (
    <Act
      act="transfer"
      title="Iný termín"
      hint={`${counted(dates.length, 'termín', 'termíny', 'termínov')} s\u00A0voľným miestom`}
      refusal={refusal}
    >
      <p>Doterajšie miesto uvoľníme, až keď budete mať nové.</p>
      <ActForm act="transfer" button={`Presunúť ${seats === 1 ? 'prihlášku' : places}`}>
        <Choice
          type="radio"
          name="courseId"
          legend="Nový termín"
          options={dates.map(({ id, date, dateTo, city, price }) => ({
            value: id,
            label: `${formatCourseDays(date, dateTo)}, ${city}`,
            note: price,
          }))}
        />
      </ActForm>
    </Act>
  );
}

/** Cancels the whole sign-up. */
export function Cancellation({ own: { state, seats, lastDay }, refusal }: ActsProps) {
  const company = useCompany();
  const isWaiting = state !== 'confirmed';
  return (
    <Act
      act="cancel"
      title={isWaiting ? 'Už nečakám' : 'Zrušiť prihlášku'}
      hint={lastDay ? `do ${formatDay(lastDay)}` : 'do začiatku kurzu'}
      refusal={refusal}
    >
      {!isWaiting && <p>{nonBreaking(cancellationSentence(company))}</p>}
      <ActForm act="cancel" button="Zrušiť prihlášku" ends>
        <Choice
          type="checkbox"
          name="yes"
          legend="Potvrdenie"
          options={[
            {
              value: 'on',
              label: seats === 1 || isWaiting ? 'Áno, zrušiť' : `Áno, zrušiť ${countedSeats(seats)}`,
            },
          ]}
        />
      </ActForm>
      <p className="muted">Rozmyslieť si to môžete ešte 10&nbsp;minút.</p>
    </Act>
  );
}
