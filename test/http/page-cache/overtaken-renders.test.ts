import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { databaseOf } from '../../database-of.ts';
import { json, offer, openClient } from '../client.ts';

const page = '/kurzy-a-skolenia/prva-pomoc';

describe('a render that began before a change', () => {
  test('is not cached and not sent to requests after the change', async () => {
    const { slow, course, held, reads, release } = await slowHouse();
    const early = slow.request(page);
    await held;
    await slow.request(
      `/updateCourse/${course.id}`,
      json({ ...course, nameOfCourse: 'Nové meno' }, slow.staff, 'PUT'),
    );
    expect(await (await slow.request(page)).text()).toContain('Nové meno');
    release();
    expect(await (await early).text()).toContain('Kurz prvej pomoci');
    expect(await (await slow.request(page)).text()).toContain('Nové meno');
    expect(reads()).toBe(2);
  });

  test('is shared by simultaneous requests', async () => {
    const { slow, held, reads, release } = await slowHouse();
    const answers = [1, 2, 3, 4].map(() => slow.request(page));
    await held;
    release();
    const texts = await Promise.all(answers.map(async (answer) => (await answer).text()));
    expect(new Set(texts).size).toBe(1);
    expect(texts[0]).toContain('Kurz prvej pomoci');
    expect(reads()).toBe(1);
  });

  /** The product on Postgres; its first read of the course for the page waits until `release`. */
  async function slowHouse() {
    const slow = await openClient({ postgresUrl: inject('postgresUrl') });
    onTestFinished(() => slow.close());
    const course = await offer(slow, { slug: '/prva-pomoc' });
    const holding = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    let count = 0;
    const ofThePage = new WeakSet<object>();
    slow.app.db = databaseOf(slow.app).withPlugin({
      transformQuery({ node, queryId }) {
        // only the page queries a course by its slug
        if (node.kind === 'SelectQueryNode' && JSON.stringify(node.where ?? null).includes('"slug"'))
          ofThePage.add(queryId);
        return node;
      },
      async transformResult({ queryId, result }) {
        if (!ofThePage.has(queryId)) return result;
        count += 1;
        holding.resolve();
        if (count === 1) await released.promise;
        return result;
      },
    });
    return { slow, course, held: holding.promise, reads: () => count, release: () => released.resolve() };
  }
});
