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

  test('to begin with are four that could be saved as they are', async () => {
    const templates = await listEmailTemplates(running.app.db);
    expect(templates).toHaveLength(4);
    for (const { title, subject, body } of templates) {
      expect(emailTemplateSchema.parse({ title, subject, body })).toEqual({ title, subject, body });
    }
  });

  test('are saved over what was seen and nothing else', async () => {
    const words = { title: 'Parkovanie', subject: 'Kde zaparkovať' };
    const id = await running.app.change(JANA, (change) =>
      createEmailTemplate(change, { ...words, body: 'Vo dvore.' }),
    );
    const save = (body: string) =>
      running.app.change(JANA, (change) => updateEmailTemplate(change, id, { ...words, body }, 1));
    expect(await save('Prvé znenie')).toEqual({ outcome: 'saved' });
    expect(await save('Druhé znenie')).toMatchObject({
      outcome: 'changed-meanwhile',
      template: { body: 'Prvé znenie', version: 2 },
    });
    await running.app.change(JANA, (change) => deleteEmailTemplate(change, id));
    expect(await findEmailTemplate(running.app.db, id)).toBeUndefined();
  });
});
