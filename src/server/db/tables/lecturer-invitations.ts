import type { StatedCourse } from '#domain/courses/lecturer-invitation.ts';

/** What an email stated to a lecturer about a course; of the rows of one lecturer the last counts. */
export interface LecturerInvitationTable extends StatedCourse {
  /** Not a reference: the lecturer of a deleted course is notified after it is gone. */
  courseId: string;
  /** The version of the calendar event; grows with every email about the course, also when its lecturer changes. */
  sequence: number;
  lecturerId: string;
  isCancelled: number;
  /** Null if the lecturer knew of the course before there were invitations, or once the email is erased. */
  emailId: string | null;
}
