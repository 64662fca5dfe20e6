import { expect, test } from 'vitest';
import { courseList, coursesCall } from './course-list.ts';

const read = (address: string) => courseList.read(new URLSearchParams(address));

test.each([
  ['', '/dashboard'],
  ['?hladat=zilina', '/dashboard?hladat=zilina'],
  ['?mesto=Žilina&stav=active&zoradenie=name', '/dashboard?stav=active&mesto=%C5%BDilina&zoradenie=name'],
  ['?mesto=Praha&stav=constructor&zoradenie=__proto__&strana=-3', '/dashboard'],
  ['?zoradenie=newest&stav=&strana=1', '/dashboard'],
  ['?strana=4&zoradenie=oldest', '/dashboard?zoradenie=oldest&strana=4'],
])('a filter read from „%s“ has the address „%s“', (address, canonical) => {
  expect(courseList.at(read(address))).toBe(canonical);
  expect(read(canonical.split('?')[1] ?? '')).toEqual(read(address));
});

test('one page of the list has one call path for all spellings of its address', () => {
  const call = '/getCourses?page=2&order=newest&search=%C5%BEeriav&city=%C5%BDilina&status=inactive';
  expect(coursesCall(read('strana=2&hladat=žeriav&mesto=Žilina&stav=inactive'))).toBe(call);
  expect(coursesCall(read('zoradenie=newest&stav=inactive&mesto=Žilina&hladat= žeriav &strana=2'))).toBe(call);
  expect(coursesCall(read(''))).toBe('/getCourses?page=1&order=newest');
});
