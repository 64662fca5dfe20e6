/** „49 €“, „1 200 €“, „49,50 € s DPH“: an amount with VAT and the euro sign, without other words. */
const PLAIN = /^(\d{1,3}(?:[ \u00A0]\d{3})+|\d+)(?:,(\d{2}))?[ \u00A0]?€(?:[ \u00A0]s[ \u00A0]DPH)?$/;

/** The price where it is a plain amount; it is free text, and other words may change the meaning of an amount. */
export function priceInEuros(price: string): number | undefined {
  const [, euros, cents = '00'] = PLAIN.exec(price.trim()) ?? [];
  return euros === undefined ? undefined : Number(`${euros.replace(/\D/g, '')}.${cents}`);
}

/** The note of the company's prices, „s DPH za osobu“, for a price that ends with its amount; other words replace it. */
export function priceNote(price: string, coursePrices: string): string {
  return price.trim().endsWith('€') ? coursePrices : '';
}

const euros = new Intl.NumberFormat('sk', { style: 'currency', currency: 'EUR' });

/** „1 234,50 €“, „−49,00 €“ */
export function formatEuros(amount: number): string {
  return euros.format(amount).replace('-', '−');
}

/** The same for an amount in cents, as prices are stored for invoices. */
export function formatCents(cents: number): string {
  return formatEuros(cents / 100);
}
