import { onTestFinished } from 'vitest';
import type { App } from '#server/app.ts';
import { type Mailer, openMailer } from '#server/emails/mailer.ts';
import { openMailServer, type TestMailServer } from './smtp.ts';

/** A mail server until the end of the test. */
export async function mailServer(options: Parameters<typeof openMailServer>[0] = {}): Promise<TestMailServer> {
  const server = await openMailServer(options);
  onTestFinished(() => server.close());
  return server;
}

/** The same App with a mail server until the end of the test, which decides when emails are sent. */
export function reaching(app: App, url: string): App {
  const mailer = openMailer(url) as Mailer;
  onTestFinished(() => mailer.close());
  return { ...app, mailer };
}
