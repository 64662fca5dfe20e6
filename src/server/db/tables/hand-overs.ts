import type { HandOverLine, HandOverTerms } from '#domain/hand-overs/hand-over.ts';

/** What was handed over to accounting about a course at once, by which terms. */
export interface HandOverTable extends Omit<HandOverTerms, 'noShowsPay'> {
  courseId: string;
  /** The number of the hand-over of its course, from 1. */
  number: number;
  noShowsPay: number;
  madeAt: string;
  byStaffId: string;
}

export interface HandOverLineTable extends HandOverLine {
  courseId: string;
  number: number;
  position: number;
}
