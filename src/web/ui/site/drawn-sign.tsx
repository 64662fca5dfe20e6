import { type SignProps, signPath } from '#web/ui/shared/sign.tsx';

const DRAWINGS = import.meta.glob<string>('/public/{znacky,ikony}/*.svg', {
  eager: true,
  import: 'default',
  query: '?raw',
});

const SQUARE = '0 0 96 96';
/** What a file says around its shapes. */
const FRAME = /^<svg[^>]*>|<\/svg>\s*$/g;

/**
 * A safety sign drawn in the page. A browser lays out every SVG picture as a document of its own, which is much work
 * for a phone where a page shows many. For pages without scripts only, since a script would have to bring the drawings.
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
