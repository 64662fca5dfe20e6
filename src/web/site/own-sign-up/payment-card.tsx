import { type Payment, paymentFacts } from '#domain/payments/payment.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { QrCode, type QrPath } from '#web/shared/qr-code.tsx';

/** The code for the bank's app, and the same facts for people who read this on the phone it would be scanned with. */
export function PaymentCard({ payment, qr }: { payment: Payment; qr: QrPath }) {
  return (
    <section className="card own-payment" aria-labelledby="platba">
      <h2 id="platba">Zaplatiť vopred</h2>
      <p className="muted">{nonBreaking('Nemusíte. Ak chcete, naskenujte kód v aplikácii svojej banky.')}</p>
      <figure>
        <QrCode code={qr} label="QR kód s údajmi platby, ktoré sú aj pod ním" />
        <figcaption>PAY by square</figcaption>
      </figure>
      <dl>
        {paymentFacts(payment).map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{nonBreaking(value)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
