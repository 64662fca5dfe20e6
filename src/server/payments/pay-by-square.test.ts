import { decode } from 'bysquare/pay';
import fc from 'fast-check';
import { generate } from 'lean-qr';
import { toPngDataURL } from 'lean-qr/extras/node_export';
import { expect, test } from 'vitest';
import type { Payment } from '#domain/payments/payment.ts';
import { payBySquare } from './pay-by-square.ts';

// `PAYMENTS=10000 vitest run src/server/payments` tries that many.
const numRuns = Number(process.env.PAYMENTS ?? 300);
const timeout = numRuns * 400;

const PAYMENT: Payment = {
  iban: 'SK4399990000000000000019',
  recipient: 'Vzorová bezpečnosť, s. r. o.',
  euros: 392.8,
  variableSymbol: '1000017',
  note: 'Kurz prvej pomoci 07.01.2027',
};

const slovakText = (maxLength: number) =>
  fc.string({
    unit: fc.constantFrom(...'aáäbcčdďeéfghiíjklĺľmnňoóôprŕsštťuúvyýzžABCĽŠŽ 0123456789.,&-„“'),
    minLength: 1,
    maxLength,
  });

const payment: fc.Arbitrary<Payment> = fc.record({
  iban: fc.constantFrom('SK4399990000000000000019', 'SK3112000000198742637541', 'CZ6508000000192000145399'),
  recipient: slovakText(120),
  euros: fc.integer({ min: 1, max: 99_999_999 }).map((cents) => cents / 100),
  variableSymbol: fc.integer({ min: 1, max: 9_999_999_999 }).map(String),
  note: slovakText(200),
});

const withoutDiacritics = (text: string, lengthMax: number) =>
  text.slice(0, lengthMax).normalize('NFD').replace(/\p{M}/gu, '');

test('a banking app reads from the code what was encoded', { timeout }, () => {
  fc.assert(
    fc.property(payment, ({ iban, recipient, euros, variableSymbol, note }) => {
      const { payments } = decode(payBySquare({ iban, recipient, euros, variableSymbol, note }));
      expect(payments).toEqual([
        expect.objectContaining({
          amount: euros,
          currencyCode: 'EUR',
          variableSymbol,
          bankAccounts: [{ iban }],
          paymentNote: withoutDiacritics(note, 140),
          beneficiary: { name: withoutDiacritics(recipient, 70) },
        }),
      ]);
    }),
    { numRuns },
  );
});

test('a code is encoded and drawn in less than ten milliseconds', () => {
  const times = Array.from({ length: 30 }, (_, index) => {
    const begunAt = performance.now();
    toPngDataURL(generate(payBySquare({ ...PAYMENT, variableSymbol: String(1_000_000 + index) })), { scale: 6 });
    return performance.now() - begunAt;
  });
  // the fastest one, because other tests use the processor meanwhile
  expect(Math.min(...times)).toBeLessThan(10);
});
