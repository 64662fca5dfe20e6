import { nonBreaking } from '#domain/slovak.ts';
import { DeskForm } from '#web/desk/kit/desk-form.tsx';
import { InputField } from '#web/shared/field.tsx';
import { QrCode, type QrPath } from '#web/shared/qr-code.tsx';

export interface SetUp {
  qr: QrPath;
  /** The content of the QR code, for users who type it. */
  key: string;
  /** The same as a link, for an authenticator app on this device. */
  address: string;
}

/** The QR code for the app, and the field for the code that proves it was read. */
export function SetUpForm({
  setUp: { qr, key, address },
  complaint,
}: {
  setUp: SetUp;
  complaint: string | undefined;
}) {
  return (
    <>
      <p>{nonBreaking('V aplikácii pridajte účet a odfoťte tento obrázok.')}</p>
      <QrCode code={qr} label="QR kód pre aplikáciu" />
      <p>
        Alebo do nej opíšte kľúč <code>{key.match(/.{1,4}/g)?.join(' ')}</code>. Ak je aplikácia v&nbsp;tomto
        zariadení, <a href={address}>otvorte ju</a>.
      </p>
      <DeskForm>
        <InputField
          name="code"
          label="Kód z aplikácie"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={10}
          required
          error={complaint}
        />
        <button className="btn" type="submit">
          Zapnúť overenie
        </button>
      </DeskForm>
    </>
  );
}
