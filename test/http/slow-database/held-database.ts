import pg from 'pg';
import type { ArticleFields } from '#domain/articles/article-fields.ts';
import { createArticle, updateArticle } from '#server/articles/articles.ts';
import { instant } from '#server/clock.ts';
import { fillInCompany } from '../../app.ts';
import { anArticle, JANA } from '../../builders.ts';
import { type Client, openClient } from '../client.ts';

/** The product on a database whose tables a test can lock, so that queries wait. */
export interface HeldDatabase {
  client: Client;
  /** The connection that holds the lock. */
  lock: pg.Client;
  /** Locks the tables for all other connections until `goOn`. */
  hold(...tables: string[]): Promise<void>;
  goOn(): Promise<void>;
  /** Cancels every query that waits for the lock. */
  refuse(): Promise<void>;
  /** True while a query waits for the lock. */
  isHeld(): Promise<boolean>;
  close(): Promise<void>;
}

/** Has two articles, one with a changed address, and a company; header and footer are already cached. */
export async function openHeldDatabase(postgresUrl: string): Promise<HeldDatabase> {
  const client = await openClient({ postgresUrl });
  await fillInCompany(client.app, { legalName: 'Prvá požiarna s. r. o.', phone: '+421 44 000 00 00' });
  await publish(client, { slug: 'poplach', title: 'Poplach bez paniky' });
  const { id } = await publish(client, { slug: 'povodny', title: 'Sťahovanie' });
  await client.app.change(JANA, (change) => updateArticle(change, id, 1, { fields: anArticle({ slug: 'dnesny' }) }));
  const lock = new pg.Client({ connectionString: client.app.config.databaseUrl as string });
  await lock.connect();
  await (await client.request('/podcast')).text();
  return {
    client,
    lock,
    async hold(...tables) {
      // clears the cached pages
      client.app.announcements.notifyListeners(['articles']);
      await lock.query(`begin; lock table ${tables.join(', ')} in access exclusive mode`);
    },
    async goOn() {
      await lock.query('rollback');
    },
    async refuse() {
      await lock.query("select pg_cancel_backend(pid) from pg_stat_activity where wait_event_type = 'Lock'");
    },
    async isHeld() {
      const { rows } = await lock.query("select 1 from pg_stat_activity where wait_event_type = 'Lock'");
      return rows.length > 0;
    },
    async close() {
      await lock.end();
      await client.close();
    },
  };
}

async function publish({ app }: Client, over: Partial<ArticleFields>) {
  const saved = await app.change(JANA, (change) =>
    createArticle(change, { fields: anArticle(over), publishAt: instant(app, { hours: -1 }) }),
  );
  if (saved.outcome !== 'saved') throw new Error(saved.outcome);
  return saved.article;
}
