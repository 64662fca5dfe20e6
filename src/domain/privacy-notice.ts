/**
 * The privacy notice's version an applicant agrees to, dated by the day its text last changed. It stands in
 * content/ochrana-osobnych-udajov.md too; a test keeps the two the same.
 */
export const PRIVACY_NOTICE_VERSION = '2026-11-24';
