import { inject, test } from 'vitest';
import { openTestApp } from '../../test/app.ts';
import { addStaffMember, signIn } from './staff.ts';
test.each([undefined, inject('postgresUrl')])('x', async (postgresUrl) => {
  for (let i = 0; i < 6; i++) {
    const a = performance.now();
    const t = await openTestApp({ postgresUrl });
    const b = performance.now();
    await addStaffMember(t.app, { name: 'a', email: 'a@example.sk', password: 'dvanast-znakov' });
    const c = performance.now();
    await signIn(t.app, { email: 'a@example.sk', password: 'dvanast-znakov', clientAddress: '192.0.2.1' });
    const d = performance.now();
    await t.close();
    console.log(!!postgresUrl, 'open', b - a, 'add', c - b, 'signin', d - c, 'close', performance.now() - d);
  }
});
