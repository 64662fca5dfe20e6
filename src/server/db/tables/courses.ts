import type { Generated } from 'kysely';
import type { TaughtCourse } from '#domain/courses/course.ts';
import type { CourseType } from '#domain/courses/course-type.ts';
import type { StatedCourse } from '#domain/courses/lecturer-invitation.ts';
import type { WithDefaults } from '../tables.ts';

type CourseColumns = Omit<TaughtCourse, 'isPrivate' | 'attachments'>;

export interface CourseTables {
  courseType: WithDefaults<CourseType, 'invoicePrice' | 'vatRate'> & {
    /** Grows with every save, like that of a course. */
    version: Generated<number>;
  };

  course: WithDefaults<CourseColumns, 'room' | 'note' | 'minimum' | 'invoicePrice'> & {
    isPrivate: Generated<number>;
    /** Unhashed, because staff must be able to see the link again. */
    linkCode: string | null;
    cancelledAt: string | null;
    /** JSON: Attachment[] */
    attachments: string;
    /** Grows with every save: a save must be based on the last one. */
    version: Generated<number>;
    createdAt: string;
    updatedAt: string;
    /** Name, city and place, folded. */
    searchText: string;
    /** Sorts the name by the Slovak alphabet, which neither engine supports. */
    nameSortKey: string;
  };

  /** What an email stated to a lecturer about a course; of the rows of one lecturer the last counts. */
  lecturerInvitation: StatedCourse & {
    /** Not a reference: the lecturer of a deleted course is notified after it is gone. */
    courseId: string;
    /** The version of the calendar event; grows with every email about the course, also when its lecturer changes. */
    sequence: number;
    lecturerId: string;
    isCancelled: number;
    /** Null if the lecturer knew of the course before there were invitations, or once the email is erased. */
    emailId: string | null;
  };

  /** A participant who was present on a day of a course; an absence has no row. */
  attendance: {
    participantId: string;
    day: string;
    markedAt: string;
  };
}
