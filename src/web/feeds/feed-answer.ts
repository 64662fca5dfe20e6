import { SHARED_CACHE_CONTROL } from '#web/front/page-cache/cached-page.ts';

/** A text that programs fetch again and again, the same for all of them. */
export function feedAnswer(text: string, mediaType: string, headers: Record<string, string> = {}): Response {
  const type = { 'Content-Type': `${mediaType}; charset=utf-8` };
  return new Response(text, { headers: { ...type, 'Cache-Control': SHARED_CACHE_CONTROL, ...headers } });
}
