import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seatsWanted } from '#domain/courses/seats.ts';
import { fieldErrors } from '#domain/field-error.ts';
import { COURSE_GONE, courseReferenceSchema, enteredSignUpSchema, signUpSchema } from './sign-up-fields.ts';

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

describe('a sign-up', () => {
  test('of a person needs both names, a way to answer and a message', () => {
    expect(complaints({ applicant: 'person' })).toEqual([
      { field: 'firstName', message: 'Napíšte meno.' },
      { field: 'lastName', message: 'Napíšte priezvisko.' },
      { field: 'email', message: EMAIL },
      { field: 'phone', message: PHONE },
      { field: 'message', message: 'Napíšte krátku správu.' },
    ]);
  });

  test('of a company needs its name, how many come, a way to answer and a message', () => {
    const empty = { companyName: '', numberOfWorkers: ' ', email: '', phone: '', message: '\n\n' };
    expect(complaints({ applicant: 'company', ...empty })).toEqual([
      { field: 'companyName', message: 'Napíšte názov firmy.' },
      { field: 'numberOfWorkers', message: 'Napíšte počet zamestnancov.' },
      { field: 'email', message: EMAIL },
      { field: 'phone', message: PHONE },
      { field: 'message', message: 'Napíšte krátku správu.' },
    ]);
  });

  test('of a company asks once about more than 20, where its sender can be asked', () => {
    const question = (seats: string) => [
      {
        field: 'numberOfWorkers',
        message: `Naozaj prihlasujete ${seats} ľudí? Ak áno, odošlite prihlášku ešte raz. Ak nie, opravte číslo.`,
      },
    ];
    const asked = (numberOfWorkers: string, askedWorkers?: string) =>
      complaints(byCompany({ numberOfWorkers, askedWorkers }));
    expect(asked('20', '')).toEqual([]);
    expect(asked('21', '')).toEqual(question('21'));
    expect(asked('1200', '')).toEqual(question('1\u00A0200'));
    expect(asked('60', '21')).toEqual(question('60'));
    expect(asked('60 ', '60')).toEqual([]);
    expect(asked('asi 60', '')).toEqual([]);
    expect(asked('60')).toEqual([]);
    expect(signUpSchema.parse(byCompany({ numberOfWorkers: '60', askedWorkers: '60' }))).not.toHaveProperty(
      'askedWorkers',
    );
  });

  test.each(['0', '00', '-1', '–1', '+3', '3,5', '3.5', '0,5'])(
    'of a company of %s people is refused',
    (numberOfWorkers) => {
      expect(complaints(byCompany({ numberOfWorkers }))).toEqual([
        { field: 'numberOfWorkers', message: 'Napíšte celé číslo od\u00A01.' },
      ]);
    },
  );

  test.each(['3', '03', 'asi päť', '3-5', '3, možno 4', '10 ľudí'])(
    'of a company of „%s“ is taken',
    (numberOfWorkers) => {
      expect(complaints(byCompany({ numberOfWorkers }))).toEqual([]);
    },
  );

  test('keeps an email whose domain has accents as mail servers spell it', () => {
    const email = (typed: string) => signUpSchema.parse(byPerson({ email: typed })).email;
    expect(email('jan@žena.sk')).toBe('jan@xn--ena-b3a.sk');
    expect(email('Jan@Pošta.Žena.sk')).toBe('Jan@xn--pota-h6a.xn--ena-b3a.sk');
  });

  test.each(['ján@firma.sk', 'ján@žena.sk', 'ивaн@example.sk'])('says why the email %s is refused', (email) => {
    expect(complaints(byPerson({ email }))).toEqual([
      { field: 'email', message: 'Pred zavináčom nesmie byť diakritika.' },
    ]);
  });

  test.each(['jan@žena', 'jan@žena.sk/x', 'jan@žena.sk:25', 'jan@１.２.３.４', 'ján', 'jan@@žena.sk', 'jan@ž..sk'])(
    'refuses the email %s',
    (email) => {
      expect(complaints(byPerson({ email }))).toEqual([{ field: 'email', message: EMAIL }]);
    },
  );

  test.each([undefined, '', 'robot', 'constructor'])('says who signs up: not %j', (applicant) => {
    expect(complaints(byPerson({ applicant }))).toEqual([
      { field: 'applicant', message: 'Vyberte, kto sa prihlasuje.' },
    ]);
  });

  test('keeps thirty marks on one email and no more: no language has as many, and composing them all takes long', () => {
    const { message } = signUpSchema.parse(byPerson({ message: `x${'\u0323\u0307'.repeat(2_000)}y a Mn\u030Cau` }));
    expect(message).toMatch(/y a Mňau$/);
    expect(message.match(/\p{M}/gu)?.length).toBeLessThanOrEqual(30);
  });

  test('of a person does not send on a company typed before', () => {
    expect(signUpSchema.parse(byPerson({ companyName: 'Pekáreň', numberOfWorkers: '3' }))).toEqual({
      ...byPerson(),
      mayBeSplit: false,
      companyName: '',
      numberOfWorkers: '',
    });
  });

  test('of a company does not send on a name typed before, however wrong it is', () => {
    expect(signUpSchema.parse(byCompany({ firstName: 'x'.repeat(300), lastName: 7 }))).toEqual({
      ...byCompany(),
      mayBeSplit: false,
      firstName: '',
      lastName: '',
    });
  });

  test('drops fields nobody asked for', () => {
    expect(signUpSchema.parse(byPerson({ status: 'confirmed', seats: 40 }))).not.toHaveProperty('seats');
  });

  test('counts workers typed with spaces around', () => {
    const { applicant, numberOfWorkers } = signUpSchema.parse(byCompany({ numberOfWorkers: ' 4 ' }));
    expect(seatsWanted(applicant, numberOfWorkers)).toBe(4);
  });

  test('keeps what a company typed instead of a number', () => {
    expect(signUpSchema.parse(byCompany({ numberOfWorkers: 'asi päť' })).numberOfWorkers).toBe('asi päť');
  });
});

describe('text in a sign-up', () => {
  const message = (typed: string) => signUpSchema.parse(byPerson({ message: typed })).message;
  const lastName = (typed: string) => signUpSchema.parse(byPerson({ lastName: typed })).lastName;

  test('is stored composed, so that one name is one name', () => {
    expect(lastName('Cvic\u030Cny\u0301')).toBe('Cvičný');
  });

  test('loses control characters, NUL above all', () => {
    expect(lastName('Cvi\u0000č\u0007n\u007F\u0085ý')).toBe('Cvičný');
    expect(message('prvý\u0000\r\ndruhý\u001B[31m')).toBe('prvý\ndruhý[31m');
  });

  test('has no half characters left', () => {
    expect(lastName('Cvi\uD800čný')).toBe('Cvi\uFFFDčný');
    expect(lastName('😀')).toBe('😀');
  });

  test('of one line stays on one line', () => {
    expect(lastName('  Cvičný\r\nBcc: vsetci@example.sk\t x ')).toBe('Cvičný Bcc: vsetci@example.sk x');
  });

  test('of a message keeps its lines', () => {
    expect(message('\n prvý\r\ndruhý\rtretí\n')).toBe('prvý\ndruhý\ntretí');
  });

  test('is not there when it was nothing but invisible control characters', () => {
    expect(complaints(byPerson({ lastName: '\u0000\u0001' }))).toEqual([
      { field: 'lastName', message: 'Napíšte priezvisko.' },
    ]);
  });

  test('of one line has 200 characters at most', () => {
    expect(lastName('x'.repeat(200))).toHaveLength(200);
    expect(complaints(byPerson({ lastName: 'x'.repeat(201) }))).toEqual([
      { field: 'lastName', message: 'Text je príliš dlhý, povolených je najviac 200 znakov.' },
    ]);
  });

  test('of a message has 5 000 characters at most, not counting the space around', () => {
    expect(message(`  ${'x'.repeat(5_000)}  `)).toHaveLength(5_000);
    expect(complaints(byPerson({ message: 'x'.repeat(5_001) }))).toEqual([
      { field: 'message', message: 'Text je príliš dlhý, povolených je najviac 5\u00A0000 znakov.' },
    ]);
  });

  test.each(['firstName', 'message'])('that is a heap of marks is refused before it is composed: %s', (field) => {
    const begun = performance.now();
    expect(complaints(byPerson({ [field]: `a${'\u0323\u0301'.repeat(100_000)}` }))).toEqual([
      { field, message: expect.stringContaining('Text je príliš dlhý') },
    ]);
    expect(performance.now() - begun).toBeLessThan(1_000);
  });

  test('is always fit for both databases, whatever bytes came', () => {
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
  test.each(['jana@firma.sk', 'jana.kovacova+kurz@sub.firma.sk', ' jana@firma.sk '])('may be %s', (email) => {
    expect(signUpSchema.parse(byPerson({ email })).email).toBe(email.trim());
  });

  test.each([
    'jana',
    'jana@',
    '@firma.sk',
    'jana@firma',
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

describe('the course a sign-up means', () => {
  test('is known by id', () => {
    expect(courseReferenceSchema.parse({ courseId: ' course-1 ' })).toEqual({ courseId: 'course-1' });
  });

  test.each(['2026-12-15', '15.12.2026', '15. 12. 2026'])('is known by name, city and a day written %s', (day) => {
    const facts = { courseName: 'Kurz prvej pomoci', courseDate: day, courseCity: 'Žilina' };
    expect(courseReferenceSchema.parse(facts)).toEqual({ ...facts, courseDate: '2026-12-15' });
  });

  test.each([
    {},
    { courseId: '' },
    { courseName: 'Kurz', courseDate: '30.02.2026', courseCity: 'Žilina' },
    { courseName: '', courseDate: '2026-12-15', courseCity: 'Žilina' },
    { courseName: 'Kurz', courseCity: 'Žilina' },
  ])('is unknown by %j', (reference) => {
    expect(courseReferenceSchema.safeParse(reference).success).toBe(false);
  });

  test('that is gone is told in one sentence', () => {
    expect(COURSE_GONE).toBe('Kurz už nie je v ponuke. Vyberte si iný termín.');
  });
});

describe('a sign-up that staff write down', () => {
  const entered = (fields: Record<string, unknown>) => {
    const read = enteredSignUpSchema.safeParse({ email: '', phone: '', message: '', ...fields });
    return read.success ? [] : fieldErrors(read.error);
  };
  const person = { applicant: 'person', firstName: 'Eva', lastName: 'Volajúca' };
  const company = { applicant: 'company', companyName: 'Pekáreň', phone: '0905 123 456' };

  test('needs a telephone or an e-mail, not both', () => {
    expect(entered({ ...person, phone: '0905 123 456' })).toEqual([]);
    expect(entered({ ...person, email: 'eva@example.sk' })).toEqual([]);
    expect(entered(person)).toEqual([
      { field: 'phone', message: 'Napíšte e-mail alebo telefón, aby sme sa mohli ozvať.' },
    ]);
    expect(entered({ ...person, email: 'eva@' })).toEqual([{ field: 'email', message: EMAIL }]);
  });

  test.each(['', '0', '-2', 'asi 5', '501', '1.5'])('has a whole number of people, not „%s“', (numberOfWorkers) => {
    expect(entered({ ...company, numberOfWorkers })).toEqual([
      { field: 'numberOfWorkers', message: 'Napíšte počet ľudí od 1 do 500.' },
    ]);
  });

  test('of a company may be of hundreds', () => {
    expect(entered({ ...company, numberOfWorkers: '500' })).toEqual([]);
  });
});
