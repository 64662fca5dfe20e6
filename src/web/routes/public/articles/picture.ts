import { data } from 'react-router';
import { findPictureFile } from '#server/articles/pictures.ts';
import { appOf } from '#web/context.ts';
import type { Route } from './+types/picture';

/** A picture the staff uploaded. Its address names its content, so that it may be kept for ever. */
export async function loader({ context, params: { picture, file } }: Route.LoaderArgs) {
  const found = await findPictureFile(appOf(context).db, picture, file);
  if (!found) throw data(null, { status: 404 });
  return new Response(found.bytes as BodyInit, {
    headers: {
      'Content-Type': found.mediaType,
      'Content-Length': String(found.sizeBytes),
      // should a browser be led to it alone: what staff uploaded runs nothing under our own origin
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cache-Control': 'public, max-age=31536000, immutable',
    },
  });
}
