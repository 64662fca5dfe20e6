/** The files of Office that are made here. */
export const OFFICE_TYPES = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

interface FileAnswer {
  /** ASCII, as some browsers know no other. */
  name: string;
  mediaType: string;
  /** Shown in the browser instead of being put down. */
  isShown?: boolean;
}

/** A file made for a member of staff: nobody keeps it on the way. */
export function fileAnswer(body: BodyInit, { name, mediaType, isShown = false }: FileAnswer): Response {
  return new Response(body, {
    headers: {
      'Content-Type': mediaType,
      'Content-Disposition': `${isShown ? 'inline' : 'attachment'}; filename="${name}"`,
      // the viewer a browser has built in runs under the policy of what it shows
      'Content-Security-Policy': isShown ? "frame-ancestors 'none'" : "default-src 'none'; frame-ancestors 'none'",
      'Cache-Control': 'private, no-store',
    },
  });
}
