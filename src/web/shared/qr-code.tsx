/** A QR code drawn on the server. */
export interface QrPath {
  /** The length of one side, in modules. */
  size: number;
  /** The width of the white margin, in modules. */
  quiet: number;
  path: string;
}

export function QrCode({ code: { size, quiet, path }, label }: { code: QrPath; label: string }) {
  const edge = size + 2 * quiet;
  return (
    <svg className="qr-code" viewBox={`${-quiet} ${-quiet} ${edge} ${edge}`} role="img" aria-label={label}>
      <path d={path} />
    </svg>
  );
}
