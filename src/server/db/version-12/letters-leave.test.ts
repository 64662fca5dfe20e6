import { expect, test } from 'vitest';
import { findOutage } from '#server/letters/mail-outage.ts';
import { openMailer } from '#server/letters/mailer.ts';
import { onVersion12 } from '../../../../test/databases/version-12.ts';
import { sendDueLetters } from '../../../../test/jobs.ts';
import { openMailServer } from '../../../../test/smtp.ts';

onVersion12((app) => {
  test('sends what waited once the mail server is back, and nothing that is held, put off or gone', async () => {
    const server = await openMailServer();
    const mailer = openMailer(server.url);
    await sendDueLetters({ ...app(), mailer });
    const recipients = server.letters.map(({ to }) => [to].flat()[0]?.text ?? '');
    for (const state of ['untried', 'outage', 'successor', 'old-waiting']) {
      expect(recipients.filter((recipient) => recipient.split(/[.@]/)[1] === state)).toHaveLength(6);
    }
    expect(recipients).toContain('vypadkova@example.sk');
    expect(recipients).toContain('cerstva@example.sk');
    expect(recipients).not.toContain('prave@example.sk');
    expect(
      recipients.filter((recipient) => /postponed|too-old|daily-limit|dropped|replaced|sent@|failed/.test(recipient)),
    ).toEqual([]);
    expect(await findOutage(app())).toBeUndefined();
    mailer?.close();
    await server.close();
  });
});
