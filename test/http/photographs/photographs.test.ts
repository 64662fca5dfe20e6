import { beforeAll, describe, expect, test } from 'vitest';
import { EMPTY_COMPANY } from '#domain/company/company.ts';
import { saveCompany } from '#server/company/company.ts';
import { aPhotograph, JANA } from '../../builders.ts';
import { setUpClient } from '../client.ts';

const NAME = 'Ing. Tomáš Brezina';
const PATH = '/dashboard/firma/fotografie/person-ing-tomas-brezina';
const SERVICE = '/poziarna-ochrana';
const FIELDS = { focus: 'top', zoom: 'whole', alt: 'Tomáš Brezina', consent: 'on', consentOn: '02.11.2026' };

const client = await setUpClient();
beforeAll(async () => {
  const services = { environment: false, health: false, safety: false, inspections: false, extinguishers: false };
  const technician = { role: 'technik', document: '', permit: 'TPO-1', branch: 'Žilina', phone: '+421 900 000 021' };
  const technicians = [{ name: NAME, ...technician, services: { ...services, fireProtection: true } }];
  await client.app.change(JANA, (change) => saveCompany(change, { ...EMPTY_COMPANY, technicians }, ''));
});

async function send(over: Partial<Record<keyof typeof FIELDS, string>>, file?: { name: string; bytes: Uint8Array }) {
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...FIELDS, ...over })) if (value) body.append(name, value);
  if (file) body.append('file', new Blob([file.bytes as BlobPart]), file.name);
  return client.send(PATH, body, client.staff);
}
const service = async () => (await client.request(SERVICE)).text();

describe('a photograph at the desk', () => {
  test.each([
    ['without a file', {}, undefined, 'Vyberte fotografiu.'],
    [
      'with text in place of a picture',
      {},
      { name: 'a.png', bytes: new TextEncoder().encode('text') },
      'Súbor nie je to',
    ],
    ['with a file that is too large', {}, { name: 'a.jpg', bytes: new Uint8Array(10_000_001) }, 'viac ako 10'],
    ['without an alternative text', { alt: '' }, undefined, 'Napíšte, čo je na fotografii.'],
    ['without consent', { consent: '' }, undefined, 'Bez súhlasu fotografiu nezverejníme.'],
    ['with consent of a future day', { consentOn: '31.12.2099' }, undefined, 'Tento deň ešte len príde'],
  ])('is refused %s', async (_what, over, file, complaint) => {
    const answer = await send(over, file);
    expect(answer.status).toBe(422);
    expect((await answer.text()).replaceAll('\u00A0', ' ')).toContain(complaint);
    expect(await service()).not.toContain('/obrazky/');
  });

  test('is shown on the page of the service once stored, and replaced by the sign when removed', async () => {
    expect(await service()).toContain('pass pass--sign');
    const stored = await send({}, await aPhotograph());
    expect([stored.status, stored.headers.get('Location')]).toEqual([303, PATH]);
    const [, image = ''] = /src="(\/obrazky\/[^"]+\.webp)"/.exec(await service()) ?? [];
    const file = await client.request(image);
    expect(file.headers.get('Cache-Control')).toContain('immutable');
    const whole = await client.request(`${image.slice(0, image.lastIndexOf('/'))}/predloha.webp`);
    expect(whole.status).toBe(404);
    const removed = await client.send(`${PATH}/odobratie`, {}, client.staff);
    expect(removed.status).toBe(303);
    expect(await service()).not.toContain('/obrazky/');
    expect((await client.request(image)).status).toBe(404);
  });
});
