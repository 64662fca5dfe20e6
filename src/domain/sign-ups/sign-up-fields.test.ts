import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { requestedSeats } from '#domain/courses/seats.ts';
import { fieldErrors } from '#domain/field-error.ts';
import { COURSE_NOT_OFFERED, courseReferenceSchema, enteredSignUpSchema, signUpSchema } from './sign-up-fields.ts';

/** What Tomáš Cvičný types, unless said otherwise. */
const byPerson = (over: Record<string, unknown> = {}) => ({
  applicant: 'person',
  firstName: 'Tomáš',
  lastName: 'Cvičný',
  email: 'tomas.cvicny@example.sk',
  phone: '+421 900 000 050',
  message: 'Predchádzajúce osvedčenie mi končí v máji.',
  ...over,
});

const byCompany = (over: Record<string, unknown> = {}) => ({
  applicant: 'company',
  companyName: 'Pekáreň Príklad s. r. o.',
  numberOfWorkers: '3',
  email: 'pekaren@example.sk',
  phone: '+421 900 000 052',
  message: 'Prosíme faktúru na sídlo firmy.',
  ...over,
});

function complaints(fields: Record<string, unknown>) {
  const result = signUpSchema.safeParse(fields);
  return result.success ? [] : fieldErrors(result.error);
}

const EMAIL = 'Zadajte e-mail v tvare meno@firma.sk';
const PHONE = 'Zadajte telefón s predvoľbou, napríklad +421 900 000 000';

describe('the fields of a sign-up', () => {
  test('of a person need both names, e-mail, telephone and a message', () => {
    expect(complaints({ applicant: 'person' })).toEqual([
      { field: 'firstName', message: 'Napíšte meno.' },
      { field: 'lastName', message: 'Napíšte priezvisko.' },
      { field: 'email', message: EMAIL },
      { field: 'phone', message: PHONE },
      { field: 'message', message: 'Napíšte krátku správu.' },
    ]);
  });

  test('of a company need its name, a number of people, e-mail, telephone and a message', () => {
    const empty = { companyName: '', numberOfWorkers: ' ', email: '', phone: '', message: '\n\n' };
    expect(complaints({ applicant: 'company', ...empty })).toEqual([
      { field: 'companyName', message: 'Napíšte názov firmy.' },
      { field: 'numberOfWorkers', message: 'Napíšte, koľko ľudí prihlasujete.' },
      { field: 'email', message: EMAIL },
      { field: 'phone', message: PHONE },
      { field: 'message', message: 'Napíšte krátku správu.' },
    ]);
  });

  test('of a company with more than 20 people need a confirmation, where the form can ask for one', () => {
    const question = (seats: string) => [
      {
        field: 'numberOfWorkers',
        message: `Naozaj prihlasujete ${seats} ľudí? Ak áno, odošlite prihlášku ešte raz. Ak nie, opravte číslo.`,
      },
    ];
    const complaintsOf = (numberOfWorkers: string, askedWorkers?: string) =>
      complaints(byCompany({ numberOfWorkers, askedWorkers }));
    expect(complaintsOf('20', '')).toEqual([]);
    expect(complaintsOf('21', '')).toEqual(question('21'));
    expect(complaintsOf('1200', '')).toEqual(question('1\u00A0200'));
    expect(complaintsOf('60', '21')).toEqual(question('60'));
    expect(complaintsOf('60 ', '60')).toEqual([]);
    expect(complaintsOf('asi 60', '')).toEqual([]);
    expect(complaintsOf('60')).toEqual([]);
    expect(signUpSchema.parse(byCompany({ numberOfWorkers: '60', askedWorkers: '60' }))).not.toHaveProperty(
      'askedWorkers',
    );
  });

  test.each(['0', '00', '-1', '–1', '+3', '3,5', '3.5', '0,5'])(
    'of a company refuse %s people',
    (numberOfWorkers) => {
      expect(complaints(byCompany({ numberOfWorkers }))).toEqual([
        { field: 'numberOfWorkers', message: 'Napíšte celé číslo od\u00A01.' },
      ]);
    },
  );

  test.each(['3', '03', 'asi päť', '3-5', '3, možno 4', '10 ľudí'])(
    'of a company accept the number of people „%s“',
    (numberOfWorkers) => {
      expect(complaints(byCompany({ numberOfWorkers }))).toEqual([]);
    },
  );

  test('convert an e-mail domain with accents to punycode', () => {
    const email = (text: string) => signUpSchema.parse(byPerson({ email: text })).email;
    expect(email('jan@žena.sk')).toBe('jan@xn--ena-b3a.sk');
    expect(email('Jan@Pošta.Žena.sk')).toBe('Jan@xn--pota-h6a.xn--ena-b3a.sk');
    expect(email('info@παράδειγμα.ελ')).toBe('info@xn--hxajbheg2az3al.xn--qxam');
  });

  test.each(['ján@firma.sk', 'ján@žena.sk', 'ивaн@example.sk'])('refuse the e-mail %s with the reason', (email) => {
    expect(complaints(byPerson({ email }))).toEqual([
      { field: 'email', message: 'E-mail nesmie mať pred zavináčom diakritiku.' },
    ]);
  });

  test.each(['jan@žena', 'jan@žena.sk/x', 'jan@žena.sk:25', 'jan@１.２.３.４', 'ján', 'jan@@žena.sk', 'jan@ž..sk'])(
    'refuse the e-mail %s',
    (email) => {
      expect(complaints(byPerson({ email }))).toEqual([{ field: 'email', message: EMAIL }]);
    },
  );

  test.each([undefined, '', 'robot', 'constructor'])('refuse %j as the kind of applicant', (applicant) => {
    expect(complaints(byPerson({ applicant }))).toEqual([
      { field: 'applicant', message: 'Vyberte, kto sa prihlasuje.' },
    ]);
  });

  test('limit the combining marks on one letter to thirty, because composing more takes long', () => {
    const { message } = signUpSchema.parse(byPerson({ message: `x${'\u0323\u0307'.repeat(2_000)}y a Mn\u030Cau` }));
    expect(message).toMatch(/y a Mňau$/);
    expect(message.match(/\p{M}/gu)?.length).toBeLessThanOrEqual(30);
  });

  test('of a person drop the fields of a company', () => {
    expect(signUpSchema.parse(byPerson({ companyName: 'Pekáreň', numberOfWorkers: '3' }))).toEqual({
      ...byPerson(),
      mayBeSplit: false,
      companyName: '',
      numberOfWorkers: '',
    });
  });

  test('of a company drop the fields of a person, even invalid ones', () => {
    expect(signUpSchema.parse(byCompany({ firstName: 'x'.repeat(300), lastName: 7 }))).toEqual({
      ...byCompany(),
      mayBeSplit: false,
      firstName: '',
      lastName: '',
    });
  });

  test('drop unknown fields', () => {
    expect(signUpSchema.parse(byPerson({ status: 'confirmed', seats: 40 }))).not.toHaveProperty('seats');
  });

  test('accept a number of people with spaces around it', () => {
    const { applicant, numberOfWorkers } = signUpSchema.parse(byCompany({ numberOfWorkers: ' 4 ' }));
    expect(requestedSeats(applicant, numberOfWorkers)).toBe(4);
  });

  test('store the text that a company sent instead of a number', () => {
    expect(signUpSchema.parse(byCompany({ numberOfWorkers: 'asi päť' })).numberOfWorkers).toBe('asi päť');
  });
});

describe('text in a sign-up', () => {
  const message = (text: string) => signUpSchema.parse(byPerson({ message: text })).message;
  const lastName = (text: string) => signUpSchema.parse(byPerson({ lastName: text })).lastName;

  test('is stored in composed form', () => {
    expect(lastName('Cvic\u030Cny\u0301')).toBe('Cvičný');
  });

  test('is stored without control characters', () => {
    expect(lastName('Cvi\u0000č\u0007n\u007F\u0085ý')).toBe('Cvičný');
    expect(message('prvý\u0000\r\ndruhý\u001B[31m')).toBe('prvý\ndruhý[31m');
  });

  test('has lone surrogates replaced', () => {
    expect(lastName('Cvi\uD800čný')).toBe('Cvi\uFFFDčný');
    expect(lastName('😀')).toBe('😀');
  });

  test('of a single-line field has no line breaks', () => {
    expect(lastName('  Cvičný\r\nBcc: vsetci@example.sk\t x ')).toBe('Cvičný Bcc: vsetci@example.sk x');
  });

  test('of a message keeps its line breaks', () => {
    expect(message('\n prvý\r\ndruhý\rtretí\n')).toBe('prvý\ndruhý\ntretí');
  });

  test('counts as empty when it has only control characters', () => {
    expect(complaints(byPerson({ lastName: '\u0000\u0001' }))).toEqual([
      { field: 'lastName', message: 'Napíšte priezvisko.' },
    ]);
  });

  test('of a single-line field has at most 200 characters', () => {
    expect(lastName('x'.repeat(200))).toHaveLength(200);
    expect(complaints(byPerson({ lastName: 'x'.repeat(201) }))).toEqual([
      { field: 'lastName', message: 'Text je príliš dlhý, povolených je najviac 200 znakov.' },
    ]);
  });

  test('of a message has at most 5 000 characters, without surrounding space', () => {
    expect(message(`  ${'x'.repeat(5_000)}  `)).toHaveLength(5_000);
    expect(complaints(byPerson({ message: 'x'.repeat(5_001) }))).toEqual([
      { field: 'message', message: 'Text je príliš dlhý, povolených je najviac 5\u00A0000 znakov.' },
    ]);
  });

  test.each(['firstName', 'message'])(
    'with 200 000 combining marks is refused before it is composed: %s',
    (field) => {
      const begun = performance.now();
      expect(complaints(byPerson({ [field]: `a${'\u0323\u0301'.repeat(100_000)}` }))).toEqual([
        { field, message: expect.stringContaining('Text je príliš dlhý') },
      ]);
      expect(performance.now() - begun).toBeLessThan(1_000);
    },
  );

  test('of any input is well-formed, composed and without control characters', () => {
    const anything = fc.array(fc.integer({ min: 0, max: 0xffff }), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(anything, (units) => {
        const result = signUpSchema.safeParse(byPerson({ message: String.fromCharCode(...units) }));
        if (!result.success) return;
        const { message } = result.data;
        expect(message.isWellFormed()).toBe(true);
        expect(message).toBe(message.normalize('NFC'));
        expect(message).not.toMatch(/[^\P{Cc}\n\t]/u);
      }),
    );
  });
});

describe('an e-mail address', () => {
  test.each([
    'jana@firma.sk',
    'jana.kovacova+kurz@sub.firma.sk',
    ' jana@firma.sk ',
    'v&k@firma.sk',
    "o'neill@xn--e1afmkfd.xn--p1ai",
  ])('may be %s', (email) => {
    expect(signUpSchema.parse(byPerson({ email })).email).toBe(email.trim());
  });

  test.each([
    'jana',
    'jana@',
    '@firma.sk',
    'jana@firma',
    'jana@firma.xn--',
    'jana@firma.s1',
    '.jana@firma.sk',
    'jana..k@firma.sk',
    'jana kovacova@firma.sk',
    'jana@firma.sk, peter@firma.sk',
    'Jana <jana@firma.sk>',
    'jana@firma.sk\r\nBcc: vsetci@example.sk',
    `${'x'.repeat(200)}@firma.sk`,
  ])('cannot be %j', (email) => {
    expect(complaints(byPerson({ email })).map(({ field }) => field)).toEqual(['email']);
  });
});

describe('a phone number', () => {
  test.each([
    '+421 900 000 050',
    '+421900000050',
    '0900/000 050',
    '(02) 1234-5678',
    '044 / 123 45 67',
    '0900.000.050',
    '0900–000–050',
    '0900\u2011000\u2011050',
  ])('may be %s', (phone) => {
    expect(signUpSchema.parse(byPerson({ phone })).phone).toBe(phone);
  });

  test.each(['12345', '+421', 'nemám', 'volajte 0900 000 050', '0900 000 050 x', '+', '421+900000050', '------'])(
    'cannot be %s',
    (phone) => {
      expect(complaints(byPerson({ phone }))).toEqual([{ field: 'phone', message: PHONE }]);
    },
  );
});

describe('the course reference of a sign-up', () => {
  test('may be an id', () => {
    expect(courseReferenceSchema.parse({ courseId: ' course-1 ' })).toEqual({ courseId: 'course-1' });
  });

  test.each(['2026-12-15', '15.12.2026', '15. 12. 2026'])('may be a name, a city and a day written %s', (day) => {
    const facts = { courseName: 'Kurz prvej pomoci', courseDate: day, courseCity: 'Žilina' };
    expect(courseReferenceSchema.parse(facts)).toEqual({ ...facts, courseDate: '2026-12-15' });
  });

  test.each([
    {},
    { courseId: '' },
    { courseName: 'Kurz', courseDate: '30.02.2026', courseCity: 'Žilina' },
    { courseName: '', courseDate: '2026-12-15', courseCity: 'Žilina' },
    { courseName: 'Kurz', courseCity: 'Žilina' },
  ])('cannot be %j', (reference) => {
    expect(courseReferenceSchema.safeParse(reference).success).toBe(false);
  });

  test('has a message for a course that is no longer on offer', () => {
    expect(COURSE_NOT_OFFERED).toBe('Kurz už nie je v ponuke. Vyberte si iný termín.');
  });
});

describe('a sign-up entered by staff', () => {
  const entered = (fields: Record<string, unknown>) => {
    const read = enteredSignUpSchema.safeParse({ email: '', phone: '', message: '', ...fields });
    return read.success ? [] : fieldErrors(read.error);
  };
  const person = { applicant: 'person', firstName: 'Eva', lastName: 'Volajúca' };
  const company = { applicant: 'company', companyName: 'Pekáreň', phone: '0905 123 456' };

  test('needs a telephone or an e-mail', () => {
    expect(entered({ ...person, phone: '0905 123 456' })).toEqual([]);
    expect(entered({ ...person, email: 'eva@example.sk' })).toEqual([]);
    expect(entered(person)).toEqual([
      { field: 'phone', message: 'Napíšte e-mail alebo telefón, aby sme sa mohli ozvať.' },
    ]);
    expect(entered({ ...person, email: 'eva@' })).toEqual([{ field: 'email', message: EMAIL }]);
  });

  test.each(['', '0', '-2', 'asi 5', '501', '1.5'])(
    'of a company refuses „%s“ as the number of people',
    (numberOfWorkers) => {
      expect(entered({ ...company, numberOfWorkers })).toEqual([
        { field: 'numberOfWorkers', message: 'Napíšte počet ľudí od 1 do 500.' },
      ]);
    },
  );

  test('of a company may have 500 people', () => {
    expect(entered({ ...company, numberOfWorkers: '500' })).toEqual([]);
  });
});
