import { ARTICLE_STATE_LABELS } from '#domain/articles/article.ts';
import { CONTACT_REQUEST_STATE_LABELS } from '#domain/contact-requests/contact-request-work.ts';
import { COURSE_STATE_LABELS } from '#domain/courses/course.ts';
import type { ResultState } from '#domain/desk-search/desk-result.ts';
import { EMAIL_STATUS_LABELS } from '#domain/emails/email.ts';
import { EPISODE_STATE_LABELS } from '#domain/episodes/episode.ts';
import { SIGN_UP_STATE_LABELS } from '#domain/sign-ups/sign-up.ts';
import { ARTICLE_LOOKS } from '#web/desk/articles/state-badge.tsx';
import { CONTACT_REQUEST_LOOKS } from '#web/desk/contact-requests/state-badge.tsx';
import { COURSE_LOOKS } from '#web/desk/courses/course-badge.tsx';
import { EMAIL_LOOKS } from '#web/desk/emails/email-state.tsx';
import { EPISODE_LOOKS } from '#web/desk/episodes/episode-rows.tsx';
import type { BadgeProps } from '#web/desk/kit/badge.tsx';
import { SIGN_UP_LOOKS } from '#web/desk/sign-ups/state-badge.tsx';

/** The badge of a state in a list of mixed results. */
export function badgeOf(state: ResultState): BadgeProps {
  switch (state.of) {
    case 'signUp':
      return { look: SIGN_UP_LOOKS[state.is], label: SIGN_UP_STATE_LABELS[state.is] };
    case 'contactRequest':
      return { look: CONTACT_REQUEST_LOOKS[state.is], label: CONTACT_REQUEST_STATE_LABELS[state.is] };
    case 'course':
      return { look: COURSE_LOOKS[state.is], label: COURSE_STATE_LABELS[state.is] };
    case 'article':
      return { look: ARTICLE_LOOKS[state.is], label: ARTICLE_STATE_LABELS[state.is] };
    case 'episode':
      return { look: EPISODE_LOOKS[state.is], label: EPISODE_STATE_LABELS[state.is] };
    case 'email':
      return { look: EMAIL_LOOKS[state.is], label: EMAIL_STATUS_LABELS[state.is] };
  }
}
