import { anArticle } from '../../builders.ts';
import type { Client } from '../client.ts';

export type Fields = Record<string, string>;

/** Sends the editor's form as a browser without scripts does. */
export function send(
  client: Client,
  path: string,
  fields: Fields,
  file?: File,
  headers: Record<string, string> = client.staff,
) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  if (file) body.set('file', file);
  return client.send(path, body, headers);
}

export const written = (over: Fields = {}): Fields => ({ ...anArticle(), version: '0', ...over });

/** Creates an article; returns its id and the fields of the editor's form afterwards. */
export async function write(client: Client, over: Fields = {}, verb = ''): Promise<{ id: string; fields: Fields }> {
  const fields = written(over);
  const answer = await send(client, `/dashboard/clanky/novy${verb}`, fields);
  if (answer.status !== 303) throw new Error(`Writing answered ${answer.status}`);
  const id = answer.headers.get('Location')?.split(/[/?]/)[3] as string;
  return { id, fields: { ...fields, version: '1' } };
}

export const PNG = Uint8Array.fromBase64(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
);

/** Whether visitors can open an article at this address. */
export const isPublic = async (client: Client, slug = '') => (await client.request(`/blog/${slug}`)).status === 200;
