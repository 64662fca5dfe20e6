/**
 * The privacy notice's version an applicant agrees to, dated by the day its text last changed.
 * content/ochrana-osobnych-udajov.md has it too; a test compares the two.
 */
export const PRIVACY_NOTICE_VERSION = '2026-11-29';
