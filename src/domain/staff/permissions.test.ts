import { expect, test } from 'vitest';
import { type Area, may } from './permissions.ts';
import { STAFF_ROLES, type StaffRole } from './staff.ts';

const REACHES: Record<StaffRole, Area[]> = {
  admin: ['office', 'content', 'settings', 'teaching'],
  coordinator: ['office', 'content', 'teaching'],
  editor: ['content'],
  lecturer: ['teaching'],
};
const AREAS: Area[] = ['office', 'content', 'settings', 'teaching'];

test.each(Object.entries(REACHES))('the role %s has access to exactly these areas: %s', (role, areas) => {
  const member = { kind: 'staff', id: 'x', name: 'X', email: 'x@example.sk', role: role as StaffRole } as const;
  expect(AREAS.filter((area) => may(member, area))).toEqual(areas);
});

test('every role has a row in these tests', () => {
  expect(Object.keys(REACHES).toSorted()).toEqual(Object.keys(STAFF_ROLES).toSorted());
});
