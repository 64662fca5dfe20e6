/** The media types of the Office files made here. */
export const OFFICE_TYPES = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

interface FileAnswer {
  /** ASCII only, as some browsers support no other characters. */
  name: string;
  mediaType: string;
  /** Shown in the browser instead of downloaded. */
  isShown?: boolean;
}

/** A file made for one reader; it is not cached on the way. */
export function fileAnswer(body: BodyInit, { name, mediaType, isShown = false }: FileAnswer): Response {
  return new Response(body, {
    headers: {
      'Content-Type': mediaType,
      'Content-Disposition': `${isShown ? 'inline' : 'attachment'}; filename="${name}"`,
      // a browser's built-in viewer runs under the policy of the file it shows
      'Content-Security-Policy': isShown
        ? "frame-ancestors 'none'"
        : "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
      'Cache-Control': 'private, no-store',
    },
  });
}
