import { beforeAll, describe, expect, test } from 'vitest';
import { setUpClient } from '../client.ts';

interface Operation {
  summary?: string;
  security?: object[];
  parameters?: { name: string; in: string; required?: boolean }[];
  requestBody?: { required?: boolean; content: Record<string, { schema: object }> };
  responses: Record<string, OperationAnswer>;
}

interface OperationAnswer {
  description: string;
  headers?: Record<string, object>;
  content?: Record<string, { schema: { $ref?: string } }>;
}

interface Description {
  openapi: string;
  info: { title: string; version: string };
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object>; securitySchemes: Record<string, object> };
}

const client = await setUpClient();
let description: Description;

beforeAll(async () => {
  description = await (await client.request('/api/openapi.json')).json();
});

/** Every implemented call of the specification with the statuses it may answer (decisions: API). */
const CALLS = {
  'get /getCourses': ['200', '422', '503'],
  'post /createCourse': ['201', '400', '401', '403', '409', '413', '415', '422', '503'],
  'put /updateCourse/{id}': ['200', '400', '401', '403', '404', '409', '412', '413', '415', '422', '503'],
  'delete /deleteCourse/{id}': ['200', '401', '403', '404', '503'],
  'post /api/sendCourse': ['201', '400', '413', '415', '422', '429', '503'],
  'post /api/sendContact': ['201', '400', '413', '415', '422', '429', '503'],
  'get /api/articles': ['200', '422', '503'],
  'get /api/articles/{id}': ['200', '404', '503'],
};

test('the API description is OpenAPI 3.1 in JSON', async () => {
  const answer = await client.request('/api/openapi.json');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Content-Type')).toMatch(/^application\/json/);
  expect(description.openapi).toMatch(/^3\.1\./);
  expect(description.info.title).not.toBe('');
  expect(description.info.version).not.toBe('');
});

test('the API description contains every existing call, and no other', () => {
  expect(
    operations()
      .map(([name]) => name)
      .sort(),
  ).toEqual(Object.keys(CALLS).sort());
  const otherPaths = ['/healthz', '/readyz', '/api/openapi.json', '/pdf/uchdzaci'];
  const routes = client.web.routes
    .filter(({ method, path }) => method !== 'ALL' && !otherPaths.includes(path))
    .map(({ method, path }) => `${method.toLowerCase()} ${path.replace(/:(\w+)/g, '{$1}')}`);
  expect([...new Set(routes)].sort()).toEqual(Object.keys(CALLS).sort());
});

describe.each(Object.entries(CALLS))('%s', (name, statuses) => {
  const operation = () => operations().find(([operationName]) => operationName === name)?.[1] as Operation;

  test('documents its successful answers and its refusals', () => {
    expect(Object.keys(operation().responses).sort()).toEqual(statuses);
    expect(operation().summary).toBeTruthy();
    for (const [status, { description, content }] of Object.entries(operation().responses)) {
      expect(description).toBeTruthy();
      const type = Number(status) < 400 ? 'application/json' : 'application/problem+json';
      expect(Object.keys(content ?? {})).toEqual([type]);
    }
  });

  test('declares every parameter of its address', () => {
    const inPath = [...name.matchAll(/{(\w+)}/g)].map(([, parameter]) => parameter);
    const declared = operation().parameters?.filter((parameter) => parameter.in === 'path') ?? [];
    expect(declared.map((parameter) => parameter.name)).toEqual(inPath);
    for (const { required } of declared) expect(required).toBe(true);
  });

  test('exists and answers a visitor with a documented status', async () => {
    const [method = '', path = ''] = name.split(' ');
    const answer = await client.request(path.replace('{id}', 'x'), { method: method.toUpperCase() });
    expect(statuses).toContain(String(answer.status));
  });

  test('states whether it is for staff only', () => {
    const isForStaff = statuses.includes('401');
    expect(operation().security ?? []).toHaveLength(isForStaff ? 1 : 0);
    for (const scheme of (operation().security ?? []).flatMap(Object.keys)) {
      expect(description.components.securitySchemes).toHaveProperty([scheme]);
    }
  });
});

test('the API description documents the response headers callers need', () => {
  for (const [name, { responses }] of operations()) {
    for (const [status, { headers = {} }] of Object.entries(responses)) {
      const isBusy = status === '429' || status === '503';
      expect(Object.keys(headers).includes('Retry-After'), `${name} ${status}`).toBe(isBusy);
    }
  }
  const { '200': saved, '412': late } = description.paths['/updateCourse/{id}']?.put?.responses ?? {};
  expect([saved, late].map((answer) => Object.keys(answer?.headers ?? {}))).toEqual([['ETag'], ['ETag']]);
  const { '201': created } = description.paths['/createCourse']?.post?.responses ?? {};
  expect(Object.keys(created?.headers ?? {})).toEqual(['ETag']);
});

test('every reference in the API description resolves', () => {
  const references = [...JSON.stringify(description).matchAll(/"\$ref":"([^"]+)"/g)].map(([, to = '']) => to);
  expect(references.length).toBeGreaterThan(0);
  for (const reference of references) {
    const [, ...steps] = reference.split('/');
    expect(description, reference).toHaveProperty(steps);
  }
});

test('the API description has every sign-up field of the specification', () => {
  const body = JSON.stringify(description.paths['/api/sendCourse']?.post?.requestBody);
  const fields = JSON.stringify(description.components.schemas) + body;
  for (const field of [
    ...['firstName', 'lastName', 'companyName', 'numberOfWorkers', 'email', 'phone', 'message', 'files'],
    ...['courseName', 'courseDate', 'courseCity', 'courseId', 'consent'],
  ]) {
    expect(fields).toContain(`"${field}":`);
  }
});

function operations(): [string, Operation][] {
  return Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): [string, Operation] => [`${method} ${path}`, operation]),
  );
}
