/** „49 €“, „1 200 €“, „49,50 €“: an amount and the euro sign, without other words. */
const PLAIN = /^(\d{1,3}(?:[ \u00A0]\d{3})+|\d+)(?:,(\d{2}))?[ \u00A0]?€$/;

/** The price where it is a plain amount; it is free text, and other words may change the meaning of an amount. */
export function priceInEuros(price: string): number | undefined {
  const [, euros, cents = '00'] = PLAIN.exec(price.trim()) ?? [];
  return euros === undefined ? undefined : Number(`${euros.replace(/\D/g, '')}.${cents}`);
}
