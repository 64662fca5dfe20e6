import { type SignProps, signPath } from '#web/shared/sign.tsx';

const DRAWINGS = import.meta.glob<string>('/public/{znacky,ikony}/*.svg', {
  eager: true,
  import: 'default',
  query: '?raw',
});

const SQUARE = '0 0 96 96';
/** The markup of a file around its shapes. */
const FRAME = /^<svg[^>]*>|<\/svg>\s*$/g;

/**
 * A safety sign inlined in the page. A browser lays out each SVG image as a separate document, which is slow on phones
 * when a page shows many. Not for an island, whose script would contain all drawings.
 */
export function DrawnSign({ src, size }: SignProps) {
  const path = signPath(src);
  const drawing = DRAWINGS[`/public${path}`];
  if (!drawing?.includes(`viewBox="${SQUARE}"`)) throw new Error(`there is no square sign ${path}`);
  return (
    <svg
      className="sign"
      viewBox={SQUARE}
      width={size}
      height={size}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: drawing.replace(FRAME, '') }}
    />
  );
}
