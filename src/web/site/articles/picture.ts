import { findPictureFile } from '#server/articles/pictures.ts';
import { appOf } from '#web/context.ts';
import { found } from '#web/shared/found.ts';
import type { Route } from './+types/picture';

/** A picture uploaded by staff. Its address contains its content's hash, so that it may be cached forever. */
export async function loader({ context, params: { picture, file } }: Route.LoaderArgs) {
  const pictureFile = found(await findPictureFile(appOf(context).db, picture, file));
  return new Response(pictureFile.bytes as BodyInit, {
    headers: {
      'Content-Type': pictureFile.mediaType,
      'Content-Length': String(pictureFile.sizeBytes),
      // if a browser opens the picture directly, nothing in an uploaded file may run under our own origin
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cache-Control': 'public, max-age=31536000, immutable',
    },
  });
}
