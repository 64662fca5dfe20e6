/** A picture a telephone reads, drawn on the server. */
export interface QrPath {
  /** Its edge, in modules. */
  size: number;
  /** Modules that stay white around it. */
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
