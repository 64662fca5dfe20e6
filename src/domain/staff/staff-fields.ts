import { email, requiredLine } from '#domain/fields.ts';
import { z } from '#domain/schema.ts';
import { accountEmail, hasName, STAFF_ROLES, type StaffRole } from './staff.ts';

export const staffName = requiredLine('Napíšte meno a\u00A0priezvisko.');

/** A new name for the account with this address, different from the placeholder made from the address. */
export const nameSchema = (email: string) =>
  z.object({ name: staffName.refine((name) => hasName({ name, email }), 'Napíšte meno a\u00A0priezvisko.') });

/** A person's name at a provider; undefined where it has only an address or a user name. */
export function providedName(
  email: string,
  { given, family, whole }: Record<'given' | 'family' | 'whole', unknown>,
): string | undefined {
  const parts = [given, family]
    .filter((part) => typeof part === 'string')
    .join(' ')
    .trim();
  const name = staffName.safeParse(parts || whole).data;
  return name && !name.includes('@') && hasName({ name, email }) ? name : undefined;
}

const role = z.enum(Object.keys(STAFF_ROLES) as [StaffRole, ...StaffRole[]], 'Vyberte rolu.');

/** The person the Správca invites, and their role. */
export const invitationSchema = z.object({
  name: staffName,
  email: email('Zadajte e-mail v\u00A0tvare meno@firma.sk').transform(accountEmail),
  role,
});

export type InvitationFields = z.infer<typeof invitationSchema>;

export const roleSchema = z.object({ role });
