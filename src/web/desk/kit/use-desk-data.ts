import { useRouteLoaderData } from 'react-router';
import type { Day } from '#domain/day.ts';
import type { DeskSection } from './desk-sections.ts';

/** The person who last saved the record of a refused form. */
export interface LastEditor {
  name: string;
  /** True when it was the same user, in another window. */
  isReader: boolean;
}

/** What the desk's own loader gives to the pages in its frame. */
export interface DeskData {
  /** The key of the forms on this page, by which a repeated one is recognised. */
  formKey: string;
  /** The day in Bratislava. */
  today: Day;
  /** The sections available to the user. */
  sections: DeskSection[];
  lastEditor: LastEditor | undefined;
  /** True on the page of a refused form that was to send no email. */
  isEmailDeclined: boolean;
}

/** Undefined on a page outside of the desk's frame. */
export function useDeskData(): DeskData | undefined {
  return useRouteLoaderData<DeskData>('desk/desk');
}
