import type { Generated } from 'kysely';
import type { CourseStatus } from '#domain/courses/course.ts';
import type { CourseType } from '#domain/courses/course-type.ts';

export interface CourseTypeTable extends CourseType {
  /** As that of a course. */
  version: Generated<number>;
}

export interface CourseTable {
  id: string;
  slug: string;
  nameOfCourse: string;
  date: string;
  dateTo: string | null;
  hours: string | null;
  place: string;
  city: string;
  image: string;
  courseTypeId: string | null;
  lecturerId: string | null;
  courseInfo: string;
  invitation: string;
  forWho: string;
  price: string;
  output: string;
  capacity: number;
  status: CourseStatus;
  isPrivate: Generated<number>;
  /** As it is in the link: staff have to see it again. */
  linkCode: string | null;
  cancelledAt: string | null;
  room: Generated<string>;
  note: Generated<string>;
  minimum: Generated<number>;
  /** JSON: Attachment[] */
  attachments: string;
  /** Grows with every save: who saves must have seen the last. */
  version: Generated<number>;
  createdAt: string;
  updatedAt: string;
  /** Name, city and place, folded. */
  searchText: string;
  /** The name's place in the Slovak alphabet, which neither engine knows. */
  nameSortKey: string;
}
