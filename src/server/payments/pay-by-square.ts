import { CurrencyCode, encode, PaymentOptions } from 'bysquare/pay';
import type { Payment } from '#domain/payments/payment.ts';

/** Limits of the Slovak Banking Association's standard „PAY by square“ 1.2.0, table 15. */
const RECIPIENT_LENGTH_MAX = 70;
const NOTE_LENGTH_MAX = 140;

/** The payment as a banking app reads it; letters lose their diacritics, which some banks refuse. */
export function payBySquare({ iban, recipient, euros, variableSymbol, note }: Payment): string {
  return encode({
    payments: [
      {
        type: PaymentOptions.PaymentOrder,
        amount: euros,
        currencyCode: CurrencyCode.EUR,
        variableSymbol,
        paymentNote: note.slice(0, NOTE_LENGTH_MAX),
        bankAccounts: [{ iban }],
        beneficiary: { name: recipient.slice(0, RECIPIENT_LENGTH_MAX) },
      },
    ],
  });
}
