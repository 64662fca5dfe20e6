import { z } from 'zod';
import { email, requiredLine } from '#domain/fields.ts';
import { accountEmail, STAFF_ROLES, type StaffRole } from './staff.ts';

const role = z.enum(Object.keys(STAFF_ROLES) as [StaffRole, ...StaffRole[]], 'Vyberte rolu.');

/** Whom the Správca invites, and to do what. */
export const invitationSchema = z.object({
  name: requiredLine('Napíšte meno a\u00A0priezvisko.'),
  email: email('Zadajte e-mail v\u00A0tvare meno@firma.sk').transform(accountEmail),
  role,
});

export type InvitationFields = z.infer<typeof invitationSchema>;

export const roleSchema = z.object({ role });
