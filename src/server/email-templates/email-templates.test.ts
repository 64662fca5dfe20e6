import { beforeEach, expect, test } from 'vitest';
import { emailTemplateSchema } from '#domain/email-templates/email-template-fields.ts';
import type { TestApp } from '../../../test/app.ts';
import { onBothDatabases } from '../../../test/both-databases.ts';
import { JANA } from '../../../test/builders.ts';
import {
  createEmailTemplate,
  deleteEmailTemplate,
  findEmailTemplate,
  listEmailTemplates,
  updateEmailTemplate,
} from './email-templates.ts';

onBothDatabases('email templates on %s', (openTestApp) => {
  let running: TestApp;
  beforeEach(async () => {
    running = await openTestApp();
  });

  test('are initially four, and each is valid', async () => {
    const templates = await listEmailTemplates(running.app.db);
    expect(templates).toHaveLength(4);
    for (const { title, subject, body } of templates) {
      expect(emailTemplateSchema.parse({ title, subject, body })).toEqual({ title, subject, body });
    }
  });

  test('are saved only over the version that was seen', async () => {
    const heading = { title: 'Parkovanie', subject: 'Kde zaparkovať' };
    const id = await running.app.change(JANA, (change) =>
      createEmailTemplate(change, { ...heading, body: 'Vo dvore.' }),
    );
    const save = (body: string) =>
      running.app.change(JANA, (change) => updateEmailTemplate(change, id, { ...heading, body }, 1));
    expect(await save('Prvé znenie')).toEqual({ outcome: 'saved' });
    expect(await save('Druhé znenie')).toMatchObject({
      outcome: 'changed-meanwhile',
      template: { body: 'Prvé znenie', version: 2 },
    });
    await running.app.change(JANA, (change) => deleteEmailTemplate(change, id));
    expect(await findEmailTemplate(running.app.db, id)).toBeUndefined();
  });
});
