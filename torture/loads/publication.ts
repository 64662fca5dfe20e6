import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import sharp from 'sharp';
import { dayAndTime } from '#server/clock.ts';
import type { Db } from '#server/db/database.ts';
import { isIntact } from '#server/stored-files/file-sum.ts';
import { anArticle } from '../../test/builders.ts';
import { type Load, type Site, sendForm } from './load.ts';

/** AVIF, WebP and the sharing picture: the source has only one width. */
const FILES_OF_PICTURE = 3;
const SLUG = 'clanok-';

/** An article with its own picture is published, or scheduled for one of the next minutes. */
export const publication: Load = {
  name: 'publications with pictures',
  async write(site) {
    const image = await uploadPicture(site);
    if (!image) return undefined;
    const slug = `${SLUG}${randomBytes(6).toString('hex')}`;
    const at = new Date(Date.now() + 120_000).toISOString();
    const publishAt = Math.random() < 0.5 ? at.replace(/:[\d.]+Z$/, ':00.000Z') : undefined;
    const { day: date, time } = dayAndTime(publishAt ?? at);
    const fields = { ...anArticle({ slug, image, title: slug }), version: '0', ...(publishAt && { date, time }) };
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    const verb = publishAt ? 'naplanovanie' : 'zverejnenie';
    const answer = await sendForm(site, `/dashboard/clanky/novy/${verb}`, body);
    if (answer.status !== 303) return undefined;
    return async ({ db, site }) => (await isPublic(site, slug, publishAt)) && (await hasAllFiles(db, image));
  },
  halves: `
    select "pictureKey" as "id" from "pictureFile" group by "pictureKey" having count(*) <> ${FILES_OF_PICTURE}
    union all select "id" from "article" where "slug" like '${SLUG}%' and not exists (
      select 1 from "event" where "nounId" = "article"."id" and "verb" in ('published', 'scheduled'))`,
};

async function uploadPicture(site: Site): Promise<string | undefined> {
  const [width, height] = [64, 32];
  const pixels = randomBytes(width * height * 3);
  const png = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
  const body = new FormData();
  body.set('file', new File([new Uint8Array(png)], 'hala.png'));
  const answer = await sendForm(site, '/dashboard/obrazky', body);
  return answer.status === 201 ? (await answer.json()).image : undefined;
}

/** True when visitors can read it from its scheduled minute on and not before. */
async function isPublic({ url }: Site, slug: string, publishAt = ''): Promise<boolean> {
  // checks the heading, because a slow page starts with 200 before it is known whether it exists (decision 0008)
  const isShown = async () => (await (await fetch(`${url}/blog/${slug}`)).text()).includes(`${slug}</h1>`);
  const milliseconds = Date.parse(publishAt) - Date.now();
  if (milliseconds > 0) {
    if (await isShown()) return false;
    await delay(milliseconds);
  }
  return isShown();
}

async function hasAllFiles(db: Db, image: string): Promise<boolean> {
  const files = await db
    .selectFrom('pictureFile')
    .select(['sha256', 'bytes'])
    .where('pictureKey', '=', image.split('/')[2] ?? '')
    .execute();
  return files.length === FILES_OF_PICTURE && (await Promise.all(files.map(isIntact))).every(Boolean);
}
