import { describe, expect, test } from 'vitest';
import { VISITOR } from '#domain/actor.ts';
import { ownSignUpPath } from '#domain/sign-ups/sign-up-link.ts';
import { findCourse } from '#server/courses/course-queries.ts';
import { findEmail, listEmails } from '#server/emails/outbox.ts';
import { CODE_IN_PREVIEW } from '#server/emails/texts/email.ts';
import { onBothDatabases } from '../../../test/both-databases.ts';
import { aSubmission, JANA } from '../../../test/builders.ts';
import { AN_HOUR_LATER, BY_EMAIL, courseWithSignUps, LATER, QUIETLY } from '../../../test/course-with-sign-ups.ts';
import { previewApplicantEmail } from './sign-up-emails.ts';
import { cancelSignUp, confirmSignUp, readSignUp } from './sign-up-moves.ts';
import { findSignUp, submitSignUp } from './sign-ups.ts';

const SITE = 'https://www.example.sk';

onBothDatabases('a sign-up on %s', (openTestApp) => {
  const given = courseWithSignUps(openTestApp);

  describe('when cancelled by staff', () => {
    test('frees its seats and sends an email', async () => {
      const { app, course, first, emails } = await given(3, '3');
      expect(await app.change(JANA, (change) => cancelSignUp(change, first, BY_EMAIL))).toEqual({ outcome: 'done' });
      expect(await findSignUp(app.db, first)).toMatchObject({
        status: 'cancelled',
        reviewedAt: LATER,
        cancelledAt: LATER,
      });
      expect(await findCourse(app.db, course.id)).toMatchObject({ seatsTaken: 0 });
      expect(await emails(first)).toEqual(['signUpConfirmed', 'signUpCancelled']);
    });

    test('sends no email if staff choose so', async () => {
      const { app, first, emails } = await given(3, '3');
      await app.change(JANA, (change) => cancelSignUp(change, first, QUIETLY));
      expect(await emails(first)).toEqual(['signUpConfirmed']);
    });

    test('leaves its seat to the first substitute: a newcomer waits', async () => {
      const { app, course, first, second } = await given(1, '1', '1');
      await app.change(JANA, (change) => cancelSignUp(change, first, QUIETLY));
      expect(await findSignUp(app.db, second)).toMatchObject({ status: 'waiting' });
      expect(await app.change(VISITOR, (change) => submitSignUp(change, aSubmission(course)))).toMatchObject({
        status: 'waiting',
      });
      expect(await app.change(JANA, (change) => confirmSignUp(change, second, QUIETLY))).toEqual({ outcome: 'done' });
    });

    test('keeps the time of its first reading', async () => {
      const { app, wait, first } = await given(3, '3');
      await app.change(JANA, (change) => readSignUp(change, first));
      wait({ hours: 1 });
      await app.change(JANA, (change) => cancelSignUp(change, first, QUIETLY));
      expect(await findSignUp(app.db, first)).toMatchObject({
        reviewedAt: LATER,
        cancelledAt: AN_HOUR_LATER,
      });
    });

    test('is refused the second time', async () => {
      const { app, first, emails } = await given(3, '3');
      await app.change(JANA, (change) => cancelSignUp(change, first, BY_EMAIL));
      expect(await app.change(JANA, (change) => cancelSignUp(change, first, BY_EMAIL))).toEqual({
        outcome: 'not-allowed',
      });
      expect(await emails(first)).toEqual(['signUpConfirmed', 'signUpCancelled']);
    });
  });

  test('that does not exist cannot be confirmed or cancelled', async () => {
    const { app } = await given(3);
    expect(await app.change(JANA, (change) => confirmSignUp(change, 'nobody', BY_EMAIL))).toEqual({
      outcome: 'not-found',
    });
    expect(await app.change(JANA, (change) => cancelSignUp(change, 'nobody', BY_EMAIL))).toEqual({
      outcome: 'not-found',
    });
  });

  test('has an email preview that equals the email sent', async () => {
    const { app, course, first } = await given(3, '3');
    const signUp = await findSignUp(app.db, first);
    const courseWithSeats = await findCourse(app.db, course.id);
    if (!signUp) throw new Error('gone');
    const preview = await previewApplicantEmail(app, { ...signUp, status: 'cancelled' }, courseWithSeats, SITE);
    await app.change(JANA, (change) => cancelSignUp(change, first, BY_EMAIL));
    const email = (await listEmails(app.db, { noun: 'signUp', id: first })).find(
      ({ kind }) => kind === 'signUpCancelled',
    );
    const sent = await findEmail(app.db, { noun: 'signUp', id: first }, email?.id as string, SITE);
    // the link of an email is its own
    const html = sent?.html.replace(/\/vasa-prihlaska\/[\w-]+/, ownSignUpPath(CODE_IN_PREVIEW));
    expect([sent?.subject, html]).toEqual([preview.subject, preview.html]);
    expect(preview.subject).toBe('Prihláška zrušená: Kurz prvej pomoci, 15.12.2026, Žilina');
    expect(await findEmail(app.db, { noun: 'signUp', id: 'another' }, email?.id as string, SITE)).toBeUndefined();
  });
});
