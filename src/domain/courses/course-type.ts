/** What a course is of: several courses a year may be of one type. Its texts are those a new course starts from. */
export interface CourseType {
  /** A slug, which texts of ours name it by. */
  id: string;
  position: number;
  name: string;
  /** The page of the service it belongs to. */
  service: string;
  image: string;
  nameOfCourse: string;
  courseInfo: string;
  invitation: string;
  forWho: string;
  output: string;
  price: string;
  /** Days from the first to the last, both counted. */
  durationDays: number;
  typicalCapacity: number;
  /** How long what was learnt is valid; null where nobody sets an end. */
  validityMonths: number | null;
  /** Who sets the validity: a law, or the company itself. */
  validityBasis: string | null;
  /** The address of the application form; null where the type has none. */
  form: string | null;
}
