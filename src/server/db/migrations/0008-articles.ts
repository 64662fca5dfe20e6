import { type Kysely, sql } from 'kysely';

/** The blog, the photographs of people and places, and all pictures in their sizes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('article')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('slug', 'text', (column) => column.notNull().unique())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('image', 'text', (column) => column.notNull())
    .addColumn('alt', 'text', (column) => column.notNull())
    .addColumn('service', 'text', (column) => column.notNull())
    .addColumn('publishAt', 'text')
    .addColumn('trashedAt', 'text')
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('previewKey', 'text', (column) => column.notNull().unique())
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('editor', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('updatedAt', 'text', (column) => column.notNull())
    .addColumn('searchText', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('articleByPublication')
    .on('article')
    .columns(['publishAt', 'id'])
    .where('trashedAt' as never, 'is', null)
    .execute();
  await db.schema
    .createIndex('articleByService')
    .on('article')
    .columns(['service', 'publishAt', 'id'])
    .where('trashedAt' as never, 'is', null)
    .execute();

  await db.schema
    .createTable('formerArticleSlug')
    .addColumn('slug', 'text', (column) => column.primaryKey().notNull())
    .addColumn('articleId', 'text', (column) => column.notNull().references('article.id').onDelete('cascade'))
    .execute();

  await db.schema
    .createTable('pictureFile')
    .addColumn('pictureKey', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('mediaType', 'text', (column) => column.notNull())
    .addColumn('sizeBytes', 'integer', (column) => column.notNull())
    .addColumn('bytes', sql`bytea`, (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('sha256', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('pictureFileKey', ['pictureKey', 'name'])
    .execute();

  await db.schema
    .createTable('photograph')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('subject', 'text', (column) => column.notNull().unique())
    .addColumn('image', 'text', (column) => column.notNull())
    .addColumn('alt', 'text', (column) => column.notNull())
    .addColumn('focus', 'text', (column) => column.notNull())
    .addColumn('zoom', 'text', (column) => column.notNull())
    .addColumn('consentOn', 'text', (column) => column.notNull())
    .addColumn('storedAt', 'text', (column) => column.notNull())
    .execute();
}
