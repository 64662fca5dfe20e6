import { describe, expect, test } from 'vitest';
import { fieldErrors } from '#domain/field-error.ts';
import { aContact } from '../../../test/contact-requests.ts';
import { CONTACT_FIELD_NAMES, CONTACT_FIELDS } from './contact-request.ts';
import { contactRequestSchema } from './contact-request-fields.ts';

const complaints = (values: unknown) => {
  const { error } = contactRequestSchema.safeParse(values);
  return error ? fieldErrors(error) : [];
};

describe('a contact request', () => {
  test('is accepted with white space and control characters cleaned up', () => {
    const written = { ...aContact(), company: '  Sklady\u0000 Príklad,\n a. s. ', message: ' Prvý.\r\nDruhý. ' };
    expect(contactRequestSchema.parse(written)).toEqual(
      aContact({ company: 'Sklady Príklad, a. s.', message: 'Prvý.\nDruhý.' }),
    );
  });

  test.each(CONTACT_FIELD_NAMES)('is refused without %s', (field) => {
    const complaint = [{ field, message: CONTACT_FIELDS[field].message }];
    const { [field]: _, ...others } = aContact();
    expect(complaints(others)).toEqual(complaint);
    expect(complaints({ ...others, [field]: ' \n' })).toEqual(complaint);
    expect(complaints({ ...others, [field]: 12 })).toEqual(complaint);
  });

  test('has its errors listed in the order of the form', () => {
    expect(complaints({}).map(({ field }) => field)).toEqual(CONTACT_FIELD_NAMES);
  });

  test('may contain any text as IČO and numbers, as a new company has no IČO yet', () => {
    const words = { ico: 'zakladáme', pocetZ: 'asi dvadsať', fluktuacia: '3 odišli, 5 prišlo', urazy: 'žiadny' };
    expect(complaints(aContact(words))).toEqual([]);
  });

  test.each([
    ['email', 'petra@'],
    ['email', 'petra@example.sk\nBcc: vsetci@example.sk'],
    ['phone', 'zavolajte'],
    ['phone', '12345'],
  ])('is refused with %s „%s“', (field, value) => {
    expect(complaints({ ...aContact(), [field]: value }).map((complaint) => complaint.field)).toEqual([field]);
  });

  test.each([
    ['zameranie', 200],
    ['message', 5_000],
  ])('may have a %s of at most %i characters (decisions: Forms)', (field, max) => {
    expect(complaints({ ...aContact(), [field]: 'a'.repeat(max) })).toEqual([]);
    expect(complaints({ ...aContact(), [field]: 'a'.repeat(max + 1) })).toEqual([
      { field, message: expect.stringContaining('Text je príliš dlhý') },
    ]);
  });
});
