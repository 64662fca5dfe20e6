/** The two people of the company's sign-up, named. */
export const namedPeople = (companyId: string) => ({
  id: [`${companyId}-0`, `${companyId}-1`],
  version: ['1', '1'],
  number: ['1', '2'],
  firstName: ['Ján', 'Eva'],
  lastName: ['Polák', 'Malá'],
  birthDate: ['1.2.1980', ''],
  email: ['jan@example.sk', ''],
});

/** One person read from a spreadsheet. */
export const READ_PERSON = {
  id: '0',
  version: '',
  number: '1',
  firstName: 'Ján',
  lastName: 'Polák',
  birthDate: '1.2.1980',
  email: '',
};
