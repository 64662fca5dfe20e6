import { lastDayOf } from '#domain/courses/course.ts';
import { type Day, daysLater, formatDay, formatDays } from '#domain/day.ts';
import type { ClosedCourse } from '#domain/results/closing.ts';
import type { Result } from '#domain/results/result.ts';
import { counted, slugified } from '#domain/slovak.ts';

/** Everything a document says, as it is printed; never changed afterwards. */
export interface DocumentFacts {
  title: string;
  number: string;
  name: string;
  birthDate: Day;
  nameOfCourse: string;
  /** The sign of the course, a path of a public file. */
  image: string;
  statement: string;
  annex: string;
  law: string;
  quote: string;
  lessons: number | null;
  date: Day;
  dateTo: Day | null;
  city: string;
  /** „18.03.2027, test 19 z 20, praktická časť, skúšal(a) Ján Polák“; empty where the course has no exam. */
  exam: string;
  opinionSeenOn: Day | null;
  permit: string;
  lecturer: string;
  issuedOn: Day;
  renewal: Renewal | null;
  /** The company's name and identification number. */
  company: string[];
}

/** By when what has to be repeated; „name“ is in the accusative, and empty where it is the course itself. */
export interface Renewal {
  until: Day;
  name: string;
  isLaw: boolean;
}

/** A document as it was issued, with what has become of it. Instants are ISO in UTC. */
export interface IssuedDocument {
  id: string;
  /** The id of its participant's result. */
  resultId: string;
  number: string;
  facts: DocumentFacts;
  /** 80 random bits, in the address of the page that checks it. */
  code: string;
  sha256: string;
  issuedAt: string;
  revokedAt: string | null;
  /** Why it was revoked; null for a document that is valid or was replaced. */
  reason: string | null;
  replacedById: string | null;
}

/** „2027/PP/0014“ */
export function documentNumber(year: number, field: string, sequence: number): string {
  return `${year}/${field}/${String(sequence).padStart(4, '0')}`;
}

/** „doklad-2027-pp-0014“ */
export function documentFileName(number: string): string {
  return `doklad-${slugified(number)}`;
}

/** A number as people type it: other separators, lower case, without leading zeros; undefined for what is none. */
export function parseDocumentNumber(typed: string): string | undefined {
  const parts = /^\W*(\d{4})\W{0,3}([A-Za-z]{2})\W{0,3}(\d{1,6})\W*$/.exec(typed);
  return parts?.[1] && parts[2] && parts[3]
    ? documentNumber(Number(parts[1]), parts[2].toUpperCase(), Number(parts[3]))
    : undefined;
}

interface Issue {
  number: string;
  issuedOn: Day;
  company: string[];
}

/** What the document of a person says; the course is as it was closed. */
export function documentFacts(
  course: ClosedCourse,
  person: { name: string; birthDate: Day; result: Result },
  { number, issuedOn, company }: Issue,
): DocumentFacts {
  const { rule, renewal, nameOfCourse, image, date, dateTo, city, law, quote, permit, lecturer } = course;
  if (!rule) throw new Error(`${nameOfCourse} has no document`);
  const { title, statement, annex, lessons } = rule;
  return {
    title,
    number,
    name: person.name,
    birthDate: person.birthDate,
    nameOfCourse,
    image,
    statement,
    annex,
    law,
    quote,
    lessons,
    date,
    dateTo,
    city,
    permit,
    lecturer,
    issuedOn,
    company,
    exam: examSentence(course, person.result),
    opinionSeenOn: person.result.opinionSeenOn,
    renewal: renewal && {
      // the same day of the month, or the last one of a shorter month
      until: Temporal.PlainDate.from(lastDayOf(course)).add({ months: renewal.months }).toString(),
      name: renewal.name,
      isLaw: renewal.isLaw,
    },
  };
}

function examSentence(course: ClosedCourse, { points, examinedOn, examiner }: Result): string {
  if (!course.rule?.exam) return '';
  const { questions, practical } = course.rule.exam;
  const test = questions === null ? 'overenie vedomostí' : points === null ? 'test' : `test ${points} z ${questions}`;
  return [
    formatDay(examinedOn ?? lastDayOf(course)),
    test,
    practical && 'praktická časť',
    examiner && `skúšal(a) ${examiner}`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** How long before its end a term is announced: a quarter of a year, within which a date can be found. */
export const ANNOUNCED_DAYS = 90;

/** What a document is worth today; `renew` is still valid. */
export type DocumentState = 'valid' | 'renew' | 'overdue' | 'revoked' | 'replaced';

/** A term that the company only recommends ends no document. */
export function documentState(
  { facts: { renewal }, revokedAt, replacedById }: Pick<IssuedDocument, 'facts' | 'revokedAt' | 'replacedById'>,
  today: Day,
): DocumentState {
  if (replacedById !== null) return 'replaced';
  if (revokedAt !== null) return 'revoked';
  if (!renewal?.isLaw) return 'valid';
  if (renewal.until < today) return 'overdue';
  const announced = daysLater(renewal.until, -ANNOUNCED_DAYS);
  return announced <= today ? 'renew' : 'valid';
}

/** A field of a document with its label, in the order of the paper. */
export interface DocumentLine {
  name: keyof typeof LINE_LABELS.sk;
  label: string;
  value: string;
}

export type Language = keyof typeof LINE_LABELS;

const LINE_LABELS = {
  sk: {
    title: 'Druh',
    name: 'Držiteľ',
    birthDate: 'Dátum narodenia',
    number: 'Číslo',
    course: 'Kurz',
    statement: 'Text',
    annex: 'Činnosť',
    held: 'Konaný',
    law: 'Podľa',
    exam: 'Skúška',
    opinion: 'Lekársky posudok',
    permit: 'Oprávnenie',
    lecturer: 'Lektor',
    company: 'Vydal',
    issued: 'Vydané',
    renewal: 'Zopakovať',
  },
  en: {
    title: 'Document',
    name: 'Holder',
    birthDate: 'Date of birth',
    number: 'Number',
    course: 'Course',
    statement: 'Text',
    annex: 'Activity',
    held: 'Held',
    law: 'Under',
    exam: 'Exam',
    opinion: 'Medical opinion',
    permit: 'Authorisation',
    lecturer: 'Lecturer',
    company: 'Issued by',
    issued: 'Issued on',
    renewal: 'To be renewed',
  },
} as const;

/** Every printed field: what the page that checks a document shows beside the paper. Values are as they are printed. */
export function documentLines(facts: DocumentFacts, language: Language = 'sk'): DocumentLine[] {
  const { lessons, date, dateTo, city, annex, law, quote, opinionSeenOn, permit, renewal } = facts;
  const hours = lessons ? counted(lessons, 'vyučovacia hodina', 'vyučovacie hodiny', 'vyučovacích hodín') : '';
  const values: Record<DocumentLine['name'], string> = {
    title: facts.title,
    name: facts.name,
    birthDate: formatDay(facts.birthDate),
    number: facts.number,
    course: facts.nameOfCourse,
    statement: facts.statement,
    annex: annex && `príloha č. 1a písm. ${annex}`,
    held: [hours, formatDays(date, dateTo), city].filter(Boolean).join(', '),
    law: quote ? `${law}: „${quote}“` : law,
    exam: facts.exam,
    opinion: opinionSeenOn ? `predložený ${formatDay(opinionSeenOn)}` : '',
    permit: permit && `č. ${permit}`,
    lecturer: facts.lecturer,
    company: facts.company.join(', '),
    issued: formatDay(facts.issuedOn),
    renewal: renewal ? renewalPhrase(renewal) : '',
  };
  const labels = LINE_LABELS[language];
  return (Object.keys(labels) as DocumentLine['name'][])
    .map((name) => ({ name, label: labels[name], value: values[name] }))
    .filter(({ value }) => value !== '');
}

/** „aktualizačnú odbornú prípravu do 15.02.2032“, „do 15.02.2029, odporúčame“ */
export function renewalPhrase({ until, name, isLaw }: Renewal): string {
  return `${name ? `${name} ` : ''}do ${formatDay(until)}${isLaw ? '' : ', odporúčame'}`;
}
