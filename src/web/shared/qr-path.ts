import { generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import type { QrPath } from './qr-code.tsx';

/** ISO/IEC 18004. */
const QUIET_MODULES = 4;

/** The QR code of a text; to be drawn on the server. */
export function qrPath(text: string): QrPath {
  const code = generate(text);
  return { size: code.size, quiet: QUIET_MODULES, path: toSvgPath(code) };
}
