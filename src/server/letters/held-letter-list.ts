import type { NotNull } from 'kysely';
import type { HeldLetter, HoldReason } from '#domain/letters/held-letter.ts';
import type { ReadableLetterAbout } from '#domain/letters/letter.ts';
import { applicantName } from '#domain/sign-ups/sign-up.ts';
import type { Db } from '#server/db/database.ts';
import { type Counts, type ListPage, type PageAsked, readPage } from '#server/list-page.ts';

/** One page of held letters, written last first; how many there are for each reason. */
export function listHeldLetters(db: Db, asked: PageAsked<HoldReason>): Promise<ListPage<HeldLetter, HoldReason>> {
  const count = () => countHeldLetters(db);
  return readPage(asked, count, async (limit, offset) => {
    const rows = await db
      .selectFrom('letter')
      .leftJoin('signUp', (join) =>
        join.onRef('signUp.id', '=', 'letter.aboutId').on('letter.aboutNoun', '=', 'signUp'),
      )
      .leftJoin('contactRequest', (join) =>
        join.onRef('contactRequest.id', '=', 'letter.aboutId').on('letter.aboutNoun', '=', 'contactRequest'),
      )
      .select(['letter.id', 'recipient', 'subject', 'createdAt', 'heldBecause', 'aboutNoun', 'aboutId'])
      .select(['applicant', 'signUp.firstName', 'signUp.lastName', 'companyName', 'company'])
      .where('letter.status', '=', 'held')
      .where('heldBecause', 'is not', null)
      // letters to staff are for nobody else to read
      .where('aboutNoun', '!=', 'staffMember')
      .$narrowType<{ heldBecause: NotNull; aboutNoun: ReadableLetterAbout['noun'] }>()
      .orderBy('createdAt', 'desc')
      .orderBy('letter.id')
      .limit(limit)
      .offset(offset)
      .execute();
    return rows.map(toHeldLetter);
  });
}

/** How many letters wait for the word of staff, by the reason why. */
export async function countHeldLetters(db: Db): Promise<Counts<HoldReason>> {
  const groups = await db
    .selectFrom('letter')
    .select(({ fn }) => ['heldBecause', fn.countAll<number>().as('letters')])
    .where('status', '=', 'held')
    .where('aboutNoun', '!=', 'staffMember')
    .groupBy('heldBecause')
    .execute();
  const held = (reason: HoldReason) => groups.find(({ heldBecause }) => heldBecause === reason)?.letters ?? 0;
  const counts = { 'too-old': held('too-old'), 'daily-limit': held('daily-limit') };
  return { ...counts, all: counts['too-old'] + counts['daily-limit'] };
}

type HeldRow = Omit<HeldLetter, 'about' | 'aboutName'> & {
  aboutNoun: ReadableLetterAbout['noun'];
  aboutId: string;
} & {
  company: string | null;
} & {
  [Name in keyof Parameters<typeof applicantName>[0]]: Parameters<typeof applicantName>[0][Name] | null;
};

function toHeldLetter(row: HeldRow): HeldLetter {
  const { applicant, firstName, lastName, companyName, company, aboutNoun, aboutId, ...letter } = row;
  const names = { firstName: firstName ?? '', lastName: lastName ?? '', companyName: companyName ?? '' };
  return {
    ...letter,
    about: { noun: aboutNoun, id: aboutId },
    aboutName: applicant ? applicantName({ applicant, ...names }) : (company ?? ''),
  };
}
