import type { Context } from 'hono';

export function isRead(c: Context): boolean {
  return c.req.method === 'GET' || c.req.method === 'HEAD';
}

export function allowing(methods: readonly string[]): Record<string, string> {
  return { Allow: methods.join(', ') };
}
