import { type Kysely, sql } from 'kysely';

/**
 * What e-mails to the people of a course start from, with four to begin with; and files that are enclosed with many
 * letters and stored once.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('letterTemplate')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('updatedAt', 'text', (column) => column.notNull())
    .execute();
  await (db as Kysely<{ letterTemplate: Record<string, string> }>)
    .insertInto('letterTemplate')
    .values(TEMPLATES.map((template) => ({ ...template, createdAt: WRITTEN_AT, updatedAt: WRITTEN_AT })))
    .execute();

  await db.schema
    .createTable('enclosure')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('mediaType', 'text', (column) => column.notNull())
    .addColumn('bytes', sql`bytea`, (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('letterEnclosure')
    .addColumn('letterId', 'text', (column) => column.notNull().references('letter.id').onDelete('cascade'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('enclosureId', 'text', (column) => column.notNull().references('enclosure.id'))
    .addPrimaryKeyConstraint('enclosureOfLetter', ['letterId', 'position'])
    .execute();
  await db.schema.createIndex('letterByEnclosure').on('letterEnclosure').column('enclosureId').execute();
}

const WRITTEN_AT = '2026-11-23T00:00:00.000Z';

const TEMPLATES = [
  {
    id: 'pokyny-pred-kurzom',
    title: 'Pokyny pred kurzom',
    subject: 'Pokyny pred kurzom',
    body: [
      'Dobrý deň, blíži sa kurz, na ktorý ste sa prihlásili: {kurz}, {termín}. Čakáme Vás na adrese {miesto}, {mesto}.',
      'Príďte, prosím, o desať minút skôr, aby sme mohli začať načas. Prineste si občiansky preukaz a doklady, o ktoré sme Vás žiadali v pozvánke.',
      'Ak niekto z Vás nemôže prísť, dajte nám to vedieť čo najskôr. Miesto ponúkneme ďalšiemu záujemcovi.',
    ].join('\n'),
  },
  {
    id: 'zmena-prichodu',
    title: 'Zmena miesta alebo času príchodu',
    subject: 'Zmena miesta alebo času príchodu',
    body: [
      'Dobrý deň, mení sa miesto alebo čas príchodu na kurz, na ktorý ste sa prihlásili: {kurz}, {termín}.',
      'Príďte, prosím, na adresu {miesto}, {mesto}. Čas kurzu: {čas}.',
      'Za zmenu sa ospravedlňujeme. Ak Vám nevyhovuje, ozvite sa nám a nájdeme iné riešenie.',
    ].join('\n'),
  },
  {
    id: 'chybajuce-mena-a-doklady',
    title: 'Chýbajúce mená alebo doklady',
    subject: 'Chýbajú nám mená alebo doklady',
    body: [
      'Dobrý deň, k prihláške na kurz, ktorý sa koná {termín}, nám ešte chýbajú mená účastníkov alebo doklady. Potrebujeme ich do prezenčnej listiny a na prípravu dokladov o kurze.',
      'Mená doplníte tlačidlom v tomto e-maile. Doklady nám pošlite ako prílohu odpovede.',
      '{odkaz na mená}',
      'Ak ste ich medzičasom poslali, nemusíte robiť nič.',
    ].join('\n'),
  },
  {
    id: 'podakovanie-po-kurze',
    title: 'Poďakovanie po kurze',
    subject: 'Ďakujeme za účasť',
    body: [
      'Dobrý deň, ďakujeme za účasť na našom kurze ({kurz}, {termín}). Veríme, že Vám poslúži pri každodennej práci.',
      'Napíšte nám, čo sa Vám páčilo a čo by sme mali zlepšiť. Stačí odpovedať na tento e-mail.',
      'Tešíme sa na Vás aj nabudúce.',
    ].join('\n'),
  },
];
