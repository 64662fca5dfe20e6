import type { Site } from './site.ts';

export function findCourse({ app }: Site, id: string) {
  return app.db.selectFrom('course').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

/** Signs a person up for the first demo course through the API. */
export function sendSignUp({ url }: Site, fields: object): Promise<Response> {
  return fetch(`${url}/api/sendCourse`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      courseId: 'demo-1',
      email: 'sona@example.sk',
      phone: '+421 900 000 080',
      message: 'Text správy.',
      ...fields,
    }),
  });
}
