import { expect, test } from 'vitest';
import { speculationRules } from './speculation.ts';

test.each([
  '/',
  '/sluzby',
  '/kurzy-a-skolenia?mesto=%C5%BDilina',
  '/kurzy-a-skolenia/kurz-prvej-pomoci-zilina',
  '/blog?strana=2',
  '/blog/cvicny-poziarny-poplach',
  '/kontakt#formular',
])('%s is prerendered', (address) => {
  expect(isPrerendered(address)).toBe(true);
});

test.each([
  '/dashboard',
  '/dashboard/prihlasky/1',
  '/signIn',
  '/signIn/nove-heslo?kod=x',
  '/signOut',
  '/api/articles',
  '/blog/nahlad/kluc',
  '/kontakt?dopyt=1#formular',
  '/kurzy-a-skolenia/kurz?prihlaska=1',
  '/kurzy-a-skolenia/kurz?a=b&prihlaska=1',
  '/pdf/uchdzaci',
  '/pdf/certifikat-iso-9001.pdf',
  '/prihlasky/prihlaska-aop.docx',
  '/blog/rss.xml',
  '/sitemap.xml',
  '/kurz.ics',
  '/assets/site.css',
  '/obrazky/bod-10x10/10.webp',
  'https://example.sk/',
])('%s is never prerendered', (address) => {
  expect(isPrerendered(address)).toBe(false);
});

/** Evaluates the rules as the browser does: all of `and`, none of `not`. */
function isPrerendered(address: string): boolean {
  const [all, never] = JSON.parse(speculationRules).prerender[0].where.and;
  const matches = (pattern: string) => new URLPattern(pattern, SITE).test(address, SITE);
  return matches(all.href_matches) && !never.not.href_matches.some(matches);
}

const SITE = 'http://localhost';
