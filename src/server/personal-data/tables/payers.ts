import { fact } from '#domain/personal-data/exported-thing.ts';
import { NO_FACTS, type Trace } from '#domain/personal-data/trace.ts';
import type { StaffChange } from '#server/change.ts';
import { eraseEvents } from '#server/events/erasing.ts';
import { hasEmail } from '../criteria.ts';
import type { PersonRecords } from '../personal-data.ts';
import { COURSE, courseDescription } from './sign-up-facts.ts';

/** Addresses that invoices go to; that of the applicant belongs to the sign-up, as do the other facts of its payer. */
export const PAYERS = {
  deletedWith: 'signUp',
  async find(db, { emails }) {
    const condition = hasEmail('payer.invoiceEmail', emails);
    if (!condition) return { traces: [] };
    const rows = await db
      .selectFrom('payer')
      .innerJoin('signUp', 'signUp.id', 'payer.signUpId')
      .select(['signUp.id', 'invoiceEmail as email', ...COURSE])
      .where(condition)
      .whereRef('invoiceEmail', '!=', 'signUp.email')
      .execute();
    const traces = rows.map(({ id: ofId, email, receivedAt: at, ...row }): Trace => {
      return { ...NO_FACTS, noun: 'payer', id: `${ofId}/payer`, email, about: courseDescription(row), at, ofId };
    });
    return { traces };
  },
  readFacts: async (_db, { email, about }) => [
    ...fact('invoiceEmail', 'E-mail na faktúry', email),
    ...fact('courseName', 'Kurz', about),
  ],
  goesWithParent: true,
  lock: { table: 'signUp', id: 'ofId' },
  async erase(change, { erasures }) {
    for (const { trace } of erasures) if (trace.noun === 'payer') await eraseInvoiceEmail(change, trace.ofId ?? '');
  },
} satisfies PersonRecords;

/** The company and what it is charged stay. */
async function eraseInvoiceEmail(change: StaffChange<'settings'>, signUpId: string): Promise<void> {
  await blankInvoiceEmail(change, signUpId);
  await eraseEvents(change, { noun: 'signUp', id: signUpId }, ({ verb }) => verb === 'payerChanged');
}

/** Also in what was handed over, which would otherwise be a difference to hand over. */
export async function blankInvoiceEmail({ db }: StaffChange<'settings'>, signUpId: string): Promise<void> {
  for (const table of ['payer', 'handOverLine'] as const)
    await db.updateTable(table).set({ invoiceEmail: '' }).where('signUpId', '=', signUpId).execute();
}

/** Removes the payer of a person's sign-up that is retained; what was charged stays under the name it has now. */
export async function erasePayer({ db }: StaffChange<'settings'>, signUpId: string, name: string): Promise<void> {
  await db.deleteFrom('payer').where('signUpId', '=', signUpId).execute();
  const nothing = { street: '', city: '', postalCode: '', ico: '', dic: '', icDph: '' };
  await db
    .updateTable('handOverLine')
    .set({ ...nothing, name, orderNumber: '', invoiceEmail: '' })
    .where('signUpId', '=', signUpId)
    .execute();
}
